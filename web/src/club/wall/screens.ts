// What a wall shows, screen after screen: where one sits while a round is open, and who leads.
import type { ClubInfo, MatchInfo, RankLine } from "../../wire/types";

export type Screen =
  | { show: "seats"; round: number; matches: MatchInfo[]; resting: number[] }
  | { show: "ranking"; lines: RankLine[] }
  | { show: "welcome" };

/** Rows on a screen that can be read from ten metres. */
export const ROWS = 8;

function pieces<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}

export function screens(club: ClubInfo): Screen[] {
  const round = club.rounds.at(-1);
  const found: Screen[] = [];
  if (round?.open) {
    const resting = [...round.sit_out, ...round.unopposed];
    // Who sits out stands in the last rows of the last screen.
    const pages = pieces<MatchInfo | null>([...round.matches, ...(resting.length ? [null] : [])], ROWS);
    for (const page of pages) {
      const matches = page.filter((match): match is MatchInfo => match !== null);
      found.push({ show: "seats", round: round.number, matches, resting: matches.length < page.length ? resting : [] });
    }
  }
  if (club.rounds.some(({ matches }) => matches.some(({ state }) => state === "done"))) {
    for (const lines of pieces(club.ranking, ROWS)) found.push({ show: "ranking", lines });
  }
  return found.length ? found : [{ show: "welcome" }];
}
