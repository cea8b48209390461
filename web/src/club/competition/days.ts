// The days of leagues and seasons, in the words of the server.
import { t } from "../../texts";
import type { ClubInfo, MatchInfo } from "../../wire/types";

/** "Fri 4 December"; what is no day is left as it is. */
export function dayText(day: string): string {
  const at = dateOf(day);
  return at ? t("day-of-week", { weekday: at.getUTCDay() || 7, day: at.getUTCDate(), month: at.getUTCMonth() + 1 }) : day;
}

/** "4 December 2026"; what is no day is left as it is. */
export function dateText(day: string): string {
  const at = dateOf(day);
  return at ? t("day-of-year", { day: at.getUTCDate(), month: at.getUTCMonth() + 1, year: `${at.getUTCFullYear()}` }) : day;
}

function dateOf(day: string): Date | null {
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? null : at;
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
