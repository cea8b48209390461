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
  const begun = round?.matches.some(({ state }) => state === "done") ?? false;
  if (round?.open) {
    // Whoever has finished needs no seat; at the beginning everybody looks for theirs, and the best are enough.
    const open = round.matches.filter(({ state }) => state !== "done");
    const resting = begun ? [] : [...round.sit_out, ...round.unopposed];
    // Who sits out stands in the last row of the last screen.
    for (const page of pieces<MatchInfo | null>([...open, ...(resting.length ? [null] : [])], ROWS)) {
      const matches = page.filter((match): match is MatchInfo => match !== null);
      found.push({ show: "seats", round: round.number, matches, resting: matches.length < page.length ? resting : [] });
    }
  }
  if (club.rounds.some(({ matches }) => matches.some(({ state }) => state === "done"))) {
    const pages = pieces(club.ranking, ROWS);
    for (const lines of begun ? pages : pages.slice(0, 1)) found.push({ show: "ranking", lines });
  }
  return found.length ? found : [{ show: "welcome" }];
}
