// The days of a league, as they are said.
import { lang, t } from "../../texts";
import type { ClubInfo, MatchInfo } from "../../wire/types";

/** "Fri 4 December"; what is no day is left as it is. */
export function dayText(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  const words = { weekday: "short", day: "numeric", month: "long", timeZone: "UTC" } as const;
  return Number.isNaN(time) ? day : new Intl.DateTimeFormat(lang(), words).format(time);
}

/** "Round 2", in a league with its day. */
export function roundName(club: ClubInfo, round: number): string {
  const day = club.settings.dates?.[round - 1];
  return day ? `${t("round-title", { round })} · ${dayText(day)}` : t("round-title", { round });
}

/** To which day a match was moved; nothing where it was not. */
export function movedTo(match: MatchInfo): string {
  return match.date === match.planned ? "" : t("match-moved", { day: dayText(match.date) });
}
