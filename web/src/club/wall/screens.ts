// What a wall shows, screen after screen: where one sits while a round is open, and who leads.
import type { BracketNode, ClubInfo, MatchInfo, RankLine, TeamStanding } from "../../wire/types";
import { current, cut, type Column } from "../bracket/bracket";
import { names } from "../competition/pairs";
import { bySection, rankingOf, sectionOf, sectionsOf } from "../competition/sections";
import { sidesOf } from "../competition/sides";

export type Screen =
  | { show: "seats"; round: number; section: number; matches: MatchInfo[]; resting: number[] }
  | { show: "ranking"; lines: RankLine[]; handicap: boolean; section: number }
  | { show: "teams"; lines: TeamStanding[]; handicap: boolean }
  | { show: "bracket"; columns: Column[]; third: BracketNode | null }
  | { show: "defeats"; nodes: BracketNode[]; round: number }
  | { show: "welcome" };

/** Matches of a bracket below each other, two pairs each. */
const MATCHES = 4;

/** Rows of usual height on a screen that can be read from ten metres. */
export const ROWS = 8;

// Letters on a line of small names (Names.svelte), on the narrowest wall; the height of such a line and of a row, in em.
const SEAT_LETTERS = 32;
const RANK_LETTERS = 44;
const REST_LETTERS = 36;
const SMALL_LINE = 0.62 * 1.1;
const LINE = 1.15;
const ROW = 1.6;

/** The lines that a text takes, word by word; capitals are wider. */
function lines(text: string, letters: number): number {
  let [count, room] = [1, letters];
  for (const word of text.split(" ")) {
    let width = [...word].reduce((all, letter) => all + (letter === letter.toLowerCase() ? 1 : 1.3), 0);
    if (width > room && room < letters) [count, room] = [count + 1, letters];
    for (; width > letters; width -= letters) count++;
    room -= width + 1;
  }
  return count;
}

/** The height of a row, in rows of usual height: names of three lines and more need a higher one. */
function height(names: readonly string[], letters: number): number {
  return Math.max(1, (Math.max(...names.map((text) => lines(text, letters))) * SMALL_LINE) / ROW);
}

/** Rows in their order, as many on a screen as fit there. */
function pieces<T>(all: readonly T[], heightOf: (one: T) => number): T[][] {
  const found: T[][] = [];
  let room = 0;
  for (const one of all) {
    const needed = heightOf(one);
    if (needed > room || !found.length) [room, found[found.length]] = [ROWS, []];
    found.at(-1)!.push(one);
    room -= needed;
  }
  return found;
}

export function screens(club: ClubInfo): Screen[] {
  const round = club.rounds.at(-1);
  const found: Screen[] = [];
  const begun = round?.matches.some(({ state }) => state === "done") ?? false;
  if (round?.open) {
    // Whoever has finished needs no seat; at the beginning everybody looks for theirs, and the best are enough.
    const open = round.matches.filter(({ state }) => state !== "done");
    const idle = begun ? [] : [...round.sit_out, ...round.unopposed];
    // Who sits out stands in the last row of the last screen.
    const seat = (match: MatchInfo | null, resting: number[]): number =>
      match
        ? height(
            sidesOf(club, match).map(({ names }) => names),
            SEAT_LETTERS,
          )
        : Math.max(1, (lines(resting.map((pair) => names(club, pair)).join(", "), REST_LETTERS) * LINE) / ROW);
    for (const [section, tables] of bySection(club, open, ({ sides }) => sides[0][0]!)) {
      const out = idle.filter((pair) => !section || sectionOf(club, pair) === section);
      for (const page of pieces<MatchInfo | null>([...tables, ...(out.length ? [null] : [])], (match) => seat(match, out))) {
        const matches = page.filter((match): match is MatchInfo => match !== null);
        found.push({ show: "seats", round: round.number, section, matches, resting: matches.length < page.length ? out : [] });
      }
    }
  }
  if (club.rounds.some(({ matches }) => matches.some(({ state }) => state === "done"))) {
    for (const [at, list] of [club.ranking, club.with_handicap].entries())
      for (const section of begun ? [0, ...sectionsOf(club)] : [0]) {
        const pages = pieces(rankingOf(club, list, section), ({ pair }) => height([names(club, pair)], RANK_LETTERS));
        for (const lines of begun ? pages : pages.slice(0, 1)) found.push({ show: "ranking", lines, handicap: at > 0, section });
      }
    for (const [at, list] of (begun ? [club.teams, club.teams_with_handicap] : []).entries())
      for (const lines of pieces(list, ({ team }) => height([team], RANK_LETTERS))) found.push({ show: "teams", lines, handicap: at > 0 });
  }
  if (club.bracket?.columns.length && club.settings.lives === 1 && round) {
    const { columns, third } = club.bracket;
    const shown = cut(columns.slice(Math.min(current(columns), Math.max(0, columns.length - 2))), MATCHES);
    for (const [at, piece] of shown.entries())
      found.push({ show: "bracket", columns: piece, third: at === shown.length - 1 ? (third ?? null) : null });
  }
  if (club.bracket?.columns.length && club.settings.lives === 2) {
    const { columns } = club.bracket;
    // The pairs without a defeat come first, on pages of their own.
    for (const lost of [0, 1]) {
      const nodes = columns.at(-1)!.filter((node) => node.lost === lost);
      for (let at = 0; at < nodes.length; at += 2 * MATCHES)
        found.push({ show: "defeats", nodes: nodes.slice(at, at + 2 * MATCHES), round: columns.length });
    }
  }
  return found.length ? found : [{ show: "welcome" }];
}
