// Dates and people of a register, as they are said.
import { lang } from "../../texts";

/** "5 Nov 2026"; what is no day is left as it is. */
export function dateText(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return day;
  return new Intl.DateTimeFormat(lang(), { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }).format(time);
}

export const peopleText = (people: readonly string[]): string => people.join(" · ");
