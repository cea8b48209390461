// Times of the search for company, as this person's clock and language say them.
import { lang, t } from "../texts";

/** "22:30", as it is typed and as all times of the page are. */
export const timeOf = (at: number): string =>
  new Intl.DateTimeFormat(lang(), { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at);

/** The hours at which people usually come, as a list in words; empty where there is too little to say. */
export function usualTimes(hours: readonly number[]): string {
  const day = new Intl.DateTimeFormat(lang(), { weekday: "long" });
  return new Intl.ListFormat(lang()).format(hours.map((at) => t("open-usual-at", { day: day.format(at), time: timeOf(at) })));
}
