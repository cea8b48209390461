// How an upright table shares out its height: by the window and the game alone, so that stock and pile keep their place
// during a deal. What grows there, the own melds, the buttons and the hand, grows below them.

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
  /** How high the place of the others' cards is. */
  theirs: number;
}

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
    hand: scale * (large ? 84 * huge : between(56, height * 0.085, 68)),
    held: height * (large ? 0.36 : 0.24),
    pile,
    piles,
    middle: Math.max(piles, 1.4 * pile + STATUS + between(LOG, height * 0.065, 96)),
    theirs: height * (few ? 0.22 : 0.315),
  };
}
