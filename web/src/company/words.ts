// Times of the search for company, as this person's clock and language say them.
import { lang, t } from "../texts";
import type { UsualHour } from "../wire/types";

export const timeOf = (at: number): string => new Intl.DateTimeFormat(lang(), { timeStyle: "short" }).format(at);

/** The hours at which people usually come, as a list in words; empty where there is too little to say. */
export function usualTimes(hours: readonly UsualHour[]): string {
  const day = new Intl.DateTimeFormat(lang(), { weekday: "long" });
  return new Intl.ListFormat(lang()).format(hours.map(({ at }) => t("open-usual-at", { day: day.format(at), time: timeOf(at) })));
}
