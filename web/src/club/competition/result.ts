// How a match ended, as it is typed and as it is told.
import { n } from "../../texts";
import type { ClubInfo, MatchInfo } from "../../wire/types";

export interface Result {
  /** Of the fixed pair and of the moving one. */
  points: [number, number];
  /** How many deals were finished; 0 where nobody asks. */
  deals: number;
  /** The points of a deal that the clock stopped, apart. */
  unfinished: [number, number] | null;
}

/** How many deals every match has; 0 where that is not agreed. */
export function agreedDeals({ settings }: ClubInfo): number {
  return settings.length === "deals" ? (settings.amount ?? 0) : 0;
}

/** "5,200 : 3,100" */
export function scoreText([one, other]: readonly [number, number]): string {
  return `${n(one)} : ${n(other)}`;
}

/** What both phones say of a match, one for each side that has spoken. */
export function claims(match: MatchInfo) {
  return match.claims.map((claim) => ({ ...claim, pair: claim.side === "fixed" ? match.fixed : match.moving }));
}
