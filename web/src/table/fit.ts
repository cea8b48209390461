// How large the cards before a side are, so that all of them can be seen: melds get smaller and closer, row by row.
import { isWild } from "../cards/faces";
import type { MeldView, SideView } from "../wire/types";

/** A meld, or red threes, as far as its size goes. */
export interface Piece {
  naturals: number;
  wilds: number;
  /** Laid as one pile. */
  stacked?: boolean;
  /** The pile lies across (the canasta de moda). */
  across?: boolean;
}

/** `card`: the width of a card in pixels. `step`: how much of it the next equal card leaves in view. `height`: of all rows. */
export interface Fit {
  card: number;
  step: number;
  height: number;
}

export interface Shelf {
  width: number;
  height: number;
  /** The widths of a card at full size, and at the least. */
  base: number;
  least: number;
  /** Larger ones while few melds lie there, the largest first: few, so that not every new meld changes the others. */
  roomy?: readonly number[];
  /** The pixels by which badges and piles stick out. */
  margin?: number;
}

/** What an unlike card leaves of the one below it: its index stays in view. */
export const INDEX = 0.36;
export const GAP = 0.2; // between melds, and between rows
const TALL = 1.4;
/** Badges and piles stick out by as many pixels, where letters are 16 high. */
export const MARGIN = 6;
/** Closer first, then smaller: a small card that is seen whole says less than a larger one of which equals hide the rest. */
const STEPS = [INDEX, 0.24] as const;
/** Smaller than this, rows of cards are slivers: then each meld lies as a pile, of which the edges, the last card and a number tell all. */
const FAIR = 34;
export const PILED = 0.06;
const SHRINK = 0.94;
/** How high the name of a side is. */
export const CHIP = 19;
const NEW: Piece = { naturals: 2, wilds: 0 };

export function pieceOf(cards: readonly string[], stacked: boolean, across = false): Piece {
  const wilds = cards.filter(isWild).length;
  return { naturals: cards.length - wilds, wilds, stacked, across };
}

type Laid = Pick<MeldView, "number" | "rank" | "cards">;

/** Melds, and canastas: one that is only laid ready stays where its cards are. */
export function parted<M extends Laid>({ melds }: SideView, laid: readonly M[]): { melds: M[]; canastas: M[] } {
  const there = new Set(melds.flatMap(({ number, canasta }) => (canasta === null ? [] : [number])));
  return { melds: laid.filter(({ number }) => !there.has(number)), canastas: laid.filter(({ number }) => there.has(number)) };
}

/** What lies before a side, in its order; `own`: with room for a new meld, there or not, so that selecting a card moves nothing. */
export function piecesOf(
  { melds, canastas, reds }: { melds: readonly Laid[]; canastas: readonly Laid[]; reds: readonly string[] },
  { stack, moda, own }: { stack: number; moda: string | null; own: boolean },
): Piece[] {
  return [
    ...melds.map(({ cards }) => pieceOf(cards, cards.length >= stack)),
    ...(own ? [NEW] : []),
    ...canastas.map(({ cards, rank }) => pieceOf(cards, true, moda === rank)),
    ...(reds.length > 0 ? [{ naturals: reds.length, wilds: 0 }] : []),
  ];
}

/** In widths of a card. */
export function widthOf({ naturals, wilds, stacked = false, across = false }: Piece, step: number): number {
  if (stacked) return across ? 1 + 2 * GAP : 1;
  const between = naturals > 0 && wilds > 0 ? INDEX : 0;
  return 1 + step * (Math.max(0, naturals - 1) + Math.max(0, wilds - 1)) + between;
}

/** How many rows they make in a row of that many card widths. */
export function rowsOf(pieces: readonly Piece[], step: number, width: number): number {
  let [rows, filled] = [0, Infinity];
  for (const piece of pieces) {
    const wide = widthOf(piece, step);
    if (rows > 0 && filled + GAP + wide <= width) filled += GAP + wide;
    else [rows, filled] = [rows + 1, wide];
  }
  return rows;
}

function laid(pieces: readonly Piece[], width: number, card: number, step: number, margin = MARGIN): Fit {
  const rows = Math.max(1, rowsOf(pieces, step, (width - 2 * margin) / card));
  return { card, step, height: rows * TALL * card + (rows - 1) * GAP * card + 2 * margin };
}

/** The largest that fits; where even the least does not, the least: then the rows scroll. */
export function fit(pieces: readonly Piece[], { width, height, base, least, roomy = [], margin = MARGIN }: Shelf): Fit {
  const lay = (card: number, step: number): Fit => laid(pieces, width, card, step, margin);
  const room = roomy.map((card) => lay(card, INDEX)).find((one) => one.height <= height);
  if (room) return room;
  const fair = Math.min(base, Math.max(least, FAIR));
  for (const card of sizes(base, fair)) {
    // At nearly full size the cards stay apart: closeness is for the crowd.
    for (const step of card > base * 0.85 && card > fair ? STEPS.slice(0, 1) : STEPS) {
      const found = lay(card, step);
      if (found.height <= height) return found;
    }
  }
  for (const card of sizes(base, least)) {
    const found = lay(card, PILED);
    if (found.height <= height) return found;
  }
  return lay(least, PILED);
}

/** From one width of a card down to another, both included. */
function* sizes(from: number, to: number): Generator<number> {
  for (let card = from; card > to; card *= SHRINK) yield card;
  yield to;
}

/** How high they are with cards of that width: apart, or as close as they go. */
export function rowsHigh(pieces: readonly Piece[], width: number, card: number, close: boolean): number {
  return laid(pieces, width, card, close ? PILED : INDEX).height;
}

/** How high the cards of a side and its name are at the least. */
export function sideHigh(pieces: readonly Piece[], width: number, least: number): number {
  return CHIP + rowsHigh(pieces, width, least, true);
}
