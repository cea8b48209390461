// The rounds of a competition as papers tell them: those that were seated, and those to come that are certain.
import { t } from "../../texts";
import type { ClubInfo, RoundSeated } from "../../wire/types";
import { dayText } from "../competition/days";
import { pairOf } from "../competition/pairs";
import { numbersOf, placeIn } from "../competition/sides";

/** A table of a round, with the numbers of both sides. */
export interface PaperTable {
  table: number;
  /** The day to which it was moved, or that of its round; only of a match that was seated. */
  date?: string;
  sides: readonly [readonly number[], readonly number[]];
}

export interface PaperRound {
  number: number;
  /** The day of a league, in words; empty elsewhere. */
  day: string;
  meetings: readonly PaperTable[];
  sitOut: readonly number[];
  unopposed: readonly number[];
}

/** Every round, the first one first. */
export function paperRounds(club: ClubInfo, coming: readonly RoundSeated[]): PaperRound[] {
  const planned = (number: number): string => club.settings.dates?.[number - 1] ?? "";
  const seated = club.rounds.map(({ number, matches, sit_out, unopposed }) => ({
    number,
    day: dayText(planned(number)),
    meetings: matches,
    sitOut: sit_out,
    unopposed,
  }));
  const later = coming.map(({ round, meetings, sit_out, unopposed }) => ({
    number: round,
    day: dayText(planned(round)),
    meetings: meetings.map((meeting) => ({ table: meeting.table, sides: numbersOf(meeting) })),
    sitOut: sit_out ?? [],
    unopposed: unopposed ?? [],
  }));
  return [...seated, ...later];
}

/** The table of a pair or player, with the numbers of its side and of the other; null where it does not play. */
export function placeAt({ meetings }: PaperRound, pair: number) {
  for (const { table, date, sides } of meetings) {
    const place = placeIn(sides, pair);
    if (place) return { table, date, ...place };
  }
  return null;
}

/** The day of a match in words: that of its round, unless it was moved. */
export function dayOf(round: PaperRound, match: { date?: string | undefined } | null | undefined): string {
  return match?.date ? dayText(match.date) : round.day;
}

/** Why a pair does not play in a round; a dash where it was not there. */
export function idleWords(club: ClubInfo, round: PaperRound, pair: number): string {
  if (round.sitOut.includes(pair)) return t("print-sits-out");
  if (round.unopposed.includes(pair)) return t("print-unopposed");
  return pairOf(club, pair)?.chances === 0 ? t("print-out") : "–";
}
