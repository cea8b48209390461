// The rounds of a competition as papers tell them: those that were seated, and those to come that are certain.
import { t } from "../../texts";
import type { ClubInfo, Meeting, RoundSeated } from "../../wire/types";
import { dayText } from "../competition/days";
import { pairOf } from "../competition/pairs";

export interface PaperRound {
  number: number;
  /** The day of a league, in words; empty elsewhere. */
  day: string;
  meetings: readonly Meeting[];
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
    meetings,
    sitOut: sit_out ?? [],
    unopposed: unopposed ?? [],
  }));
  return [...seated, ...later];
}

export function meetingOf({ meetings }: PaperRound, pair: number): Meeting | undefined {
  return meetings.find(({ fixed, moving }) => fixed === pair || moving === pair);
}

/** Why a pair does not play in a round; a dash where it was not there. */
export function idleWords(club: ClubInfo, round: PaperRound, pair: number): string {
  if (round.sitOut.includes(pair)) return t("print-sits-out");
  if (round.unopposed.includes(pair)) return t("print-unopposed");
  return pairOf(club, pair)?.chances === 0 ? t("print-out") : "–";
}
