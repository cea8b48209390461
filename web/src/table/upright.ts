// How an upright table shares out its height: by the window and the game, and by what lies there at the own actions, so
// that stock and pile keep their place while others play.
import { CHIP, fit, type Piece } from "./fit";

/** What a table is laid out for. `rivals`: the other sides, whose cards share one place. */
export interface Asked {
  width: number;
  height: number;
  rivals: number;
  large: boolean;
  /** How much larger than large cards are. */
  huge: number;
}

/** Lengths in pixels; `card`, `least` and `roomy` are widths of cards on the table, as `fit` takes them. */
export interface Upright {
  card: number;
  least: number;
  roomy: readonly number[];
  /** The width of a card of the hand, and how high the hand is at most. */
  hand: number;
  held: number;
  /** The width of stock and pile; how high they and whose turn it is are, and with what happened below them. */
  pile: number;
  piles: number;
  middle: number;
  /** How high the place of the others' cards is at most. */
  theirs: number;
}

const FIRST: Piece = { naturals: 2, wilds: 0 }; // a meld will lie there
const EDGE = 8; // of a place, above and below
const GROWN = [1.5, 1.4, 1.3, 1.2, 1.1]; // how much larger the cards of the hand are where there is room, the largest first
const WORTH = 1.16; // how much larger they have to be for another row, or the hand would jump with each card that is drawn

const ROOMY = [58, 53, 48, 43];
const STATUS = 36; // whose turn it is, and what keeps it off the piles and what happened
const LOG = 46; // what happened, to be tapped; where others need it, and nobody asked for large things, it goes
const PHONE = [480, 800] as const; // a larger window has larger cards

export function between(least: number, size: number, most: number): number {
  return Math.max(least, Math.min(size, most));
}

export function upright({ width, height, rivals, large, huge }: Asked): Upright {
  const scale = between(1, Math.min(width / PHONE[0], height / PHONE[1]), 1.6);
  const few = rivals < 2;
  const card = scale * (large ? Math.round(46 * huge) : few ? 38 : 34);
  const pile = scale * between(44, height * (few ? 0.078 : 0.07), 76);
  const piles = 1.4 * pile + STATUS + (large ? LOG : 0);
  return {
    card,
    least: large ? Math.min(card, 44 * scale) : (few ? 28 : 26) * scale,
    roomy: ROOMY.map((one) => one * scale).filter((one) => one > card),
    hand: scale * (large ? 84 * huge : between(52, height * 0.085, 68)),
    held: height * (large ? 0.36 : 0.24),
    pile,
    piles,
    middle: Math.max(piles, 1.4 * pile + STATUS + between(LOG, height * 0.065, 96)),
    theirs: height * (few ? 0.22 : 0.315),
  };
}

/** How high the place of a side is in which those cards are as large as fits, without an empty row. */
export function placeHigh(
  pieces: readonly Piece[],
  { width, height }: { width: number; height: number },
  { card: base, least, roomy }: Pick<Upright, "card" | "least" | "roomy">,
): number {
  const shelf = { width, height: height - EDGE - CHIP, base, least, roomy };
  return Math.min(height, EDGE + CHIP + fit(pieces.length > 0 ? pieces : [FIRST], shelf).height);
}

/** How a hand lies with cards of a width. */
export interface Lying {
  height: number;
  rows: number;
}

/** The width of the cards of a hand for which there is that much room: as large as fits, and never below what it is without. */
export function grown(hand: number, room: number, lying: (card: number) => Lying): number {
  const fitting = GROWN.map((times) => Math.round(hand * times))
    .map((card) => ({ card, ...lying(card) }))
    .filter(({ height }) => height <= room);
  const largest = fitting[0];
  if (!largest) return hand;
  return (fitting.find(({ card, rows }) => rows < largest.rows && card * WORTH >= largest.card) ?? largest).card;
}
