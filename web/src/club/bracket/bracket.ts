// The bracket of a knock-out, as it is cut into pieces and as its places are told.
import { n, t } from "../../texts";
import type { BracketNode, ClubInfo } from "../../wire/types";
import { matchAt, pairOf } from "../competition/pairs";
import { pointsOf } from "../competition/result";

export type Column = readonly BracketNode[];

/** One of the two places of a match. */
export interface Side {
  /** 0 while not known. */
  pair: number;
  players: string[];
  /** Its place in the draw. */
  seed: number;
  points: string;
  won: boolean;
}

/** Both sides of a place of the bracket; one where the other has nobody, none where nobody comes. */
export function sidesOf(club: ClubInfo, node: BracketNode): Side[] {
  const match = node.table ? matchAt(club, node.round!, node.table) : null;
  const points = match && pointsOf(club, match);
  return node.pairs.flatMap((pair) => {
    if (pair === null) return [];
    const made = points && match ? n(points[match.sides[0].includes(pair) ? 0 : 1]) : "";
    const found = pairOf(club, pair);
    return [
      { pair, players: found?.players ?? [], seed: found?.drawn ?? 0, points: made, won: pair > 0 && node.winner === pair && !!node.table },
    ];
  });
}

/** "Final", "Match for third place": a match that decides the first places; nothing for any other. */
export function deciding({ bracket, settings }: ClubInfo, round: number, table: number): string {
  if (!bracket || settings.lives !== 1) return "";
  const is = (node: BracketNode | null | undefined): boolean => node?.round === round && node.table === table;
  if (is(bracket.third)) return t("bracket-third");
  const last = bracket.columns.at(-1);
  return last?.length === 1 && is(last[0]) ? t("bracket-column", { matches: 1, pairs: 2 }) : "";
}

/** The column that is played now: the first in which a match is open or to come, or else the last. */
export function current(columns: readonly Column[]): number {
  const open = columns.findIndex((column) => column.some(({ pairs, winner }) => !winner && !pairs.includes(null)));
  return open < 0 ? columns.length - 1 : open;
}

/**
 * Pieces of a bracket with at most so many matches below each other: each what leads to one place of it; the last, from
 * those places on to the final.
 */
export function cut(columns: readonly Column[], most: number): Column[][] {
  const groups = Math.ceil((columns[0]?.length ?? 0) / most);
  if (groups < 2) return [[...columns]];
  const top = columns.findIndex((column) => column.length <= groups);
  const below = columns.slice(0, top + 1);
  const found = Array.from({ length: groups }, (_, at) =>
    below.map((column) => column.slice((at * column.length) / groups, ((at + 1) * column.length) / groups)),
  );
  return [...found, columns.slice(top)];
}

/** "Semi-finals": a column, or a piece of one, by the number of matches in the whole column. */
export function heading({ bracket }: ClubInfo, column: Column): string {
  const matches = (bracket?.columns.find((all) => all.includes(column[0]!)) ?? column).length;
  return t("bracket-column", { matches, pairs: 2 * matches });
}
