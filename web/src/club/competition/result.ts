// How a match ended, as it is typed and as it is told.
import { n } from "../../texts";
import type { ClubInfo, MatchInfo, RoundInfo } from "../../wire/types";

export interface Result {
  /** Of the fixed pair and of the moving one. */
  points: [number, number];
  /** How many deals were finished; 0 where nobody asks. */
  deals: number;
  /** The points of a deal that the clock stopped, apart. */
  unfinished: [number, number] | null;
}

/** How long a match of that round lasts: as it was agreed when the round was seated. */
export function agreedIn(club: ClubInfo, number: number): RoundInfo {
  return club.rounds.find((round) => round.number === number)!;
}

/** How many deals every match of a round has; 0 where that is not agreed. */
export function agreedDeals({ length, amount }: RoundInfo): number {
  return length === "deals" ? amount : 0;
}

/** "5,200 : 3,100" */
export function scoreText([one, other]: readonly [number, number]): string {
  return `${n(one)} : ${n(other)}`;
}

/** What both phones say of a match, one for each side that has spoken. */
export function claims(match: MatchInfo) {
  return match.claims.map((claim) => ({ deals: 0, unfinished: null, ...claim, pair: claim.side === "fixed" ? match.fixed : match.moving }));
}
