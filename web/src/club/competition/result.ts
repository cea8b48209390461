// How a match ended, as it is typed and as it is told.
import { n } from "../../texts";
import type { ClubInfo, MatchInfo } from "../../wire/types";
import { fixedDeals, wholeLength, type Length } from "./length";

export interface Result {
  /** Of the fixed pair and of the moving one. */
  points: [number, number];
  /** How many deals were finished; 0 where nobody asks. */
  deals: number;
  /** The points of a deal that the clock stopped, apart. */
  unfinished: [number, number] | null;
}

/** How long a match of that round lasts. */
export function agreedIn(club: ClubInfo, number: number): Length {
  return wholeLength(club.rounds.find((round) => round.number === number)!.length);
}

/** A result as typed: the points, the number of deals where it is asked for, the points of a stopped deal. */
export function typedResult(agreed: Length, points: [number, number], deals = 0, unfinished: Result["unfinished"] = null): Result {
  return { points, deals: fixedDeals(agreed) || deals, unfinished };
}

/** The points of a match that is over; null where it was not played and its points are an average of others, or not
 * those of a side: whoever was left without a partner has the award too. */
export function pointsOf({ settings }: ClubInfo, { absent, points, sides }: MatchInfo): MatchInfo["points"] {
  return absent.length && (settings.award === null || sides[0].length > 1) ? null : points;
}

/** "5,200 : 3,100" */
export function scoreText([one, other]: readonly [number, number]): string {
  return `${n(one)} : ${n(other)}`;
}

/** What both phones say of a match, one for each side that has spoken. */
export function claims(match: MatchInfo) {
  return match.claims.map((claim) => ({ deals: 0, unfinished: null, ...claim }));
}
