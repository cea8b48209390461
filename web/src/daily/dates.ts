// How the page says a day, which is one of UTC.
import { lang } from "../texts";
import { dateFormat } from "../texts/moments";

/** "Saturday 29 November", with a capital as at the beginning of a line. */
export function dated(day: string): string {
  const said = dateFormat(lang(), { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(day));
  return said.charAt(0).toLocaleUpperCase(lang()) + said.slice(1);
}
