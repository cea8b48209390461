// The own hand: sorted and grouped by rank, and where each card lies in a fan or in rows.
import { kindOf } from "../cards/faces";
import type { HandCard } from "../cards/keyed";

/** Where a card lies, in pixels from the top left of the hand; the angle in degrees about its own bottom centre. */
export interface Place {
  x: number;
  y: number;
  angle: number;
  row: number;
}

export interface Fan {
  places: Place[];
  height: number;
  cardWidth: number;
  /** The narrowest strip that stays visible of a covered card. */
  strip: number;
}

export interface FanOptions {
  cardWidth: number;
  /** The least strip of a card that may stay visible before another row is begun. */
  leastStrip: number;
  mostRows: number;
  /** Bend the row like a held hand. */
  arc: boolean;
  /** The room that a lifted card needs above its row. */
  lift: number;
  /** How high it should be at most: with less room the rows lie closer, as far as the indices stay in view. */
  most?: number;
}

const RATIO = 7 / 5;
const IN_GROUP = 0.84; // cards of a rank lie closer together than ranks do
const WIDEST = 0.62; // of a card's width: beyond that a fan falls apart
const ROW_STEP = 0.56; // of a card's height: the index of the row behind stays in view
const CLOSEST = 0.46; // so does its suit, just

/** What of a card stays visible for a thumb. */
export function leastStrip(cardWidth: number, large: boolean): number {
  return large ? 44 : Math.max(20, Math.min(24, cardWidth * 0.3));
}

/** The hand as runs of one kind, in its order. */
export function groups(hand: readonly HandCard[]): HandCard[][] {
  const found: HandCard[][] = [];
  for (const card of hand) {
    const last = found.at(-1);
    if (last?.[0] && kindOf(last[0].card) === kindOf(card.card)) last.push(card);
    else found.push([card]);
  }
  return found;
}

/** The keys of all cards of the same kind as that one. */
export function sameKind(hand: readonly HandCard[], key: string): string[] {
  const one = hand.find((card) => card.key === key);
  return one ? hand.filter((card) => kindOf(card.card) === kindOf(one.card)).map((card) => card.key) : [];
}

/** Lengths of that many rows, none much longer than another; a rank is parted only if a row would be far too long. */
export function rowLengths(hand: readonly HandCard[], rows: number): number[] {
  const lengths: number[] = [];
  let left = hand.length;
  let start = 0;
  const ends = groups(hand).reduce<number[]>((all, group) => [...all, (all.at(-1) ?? 0) + group.length], []);
  for (let row = rows; row > 1; row--) {
    const ideal = start + left / row;
    const best = ends.filter((end) => end > start).sort((a, b) => Math.abs(a - ideal) - Math.abs(b - ideal))[0];
    const end = best !== undefined && Math.abs(best - ideal) <= 2 ? best : Math.round(ideal);
    lengths.push(end - start);
    left -= end - start;
    start = end;
  }
  return [...lengths, left].filter((length) => length > 0);
}

function weights(row: readonly HandCard[]): number[] {
  return row.slice(1).map((card, place) => {
    const before = row[place];
    return before && kindOf(before.card) === kindOf(card.card) ? IN_GROUP : 1;
  });
}

function stepFor(row: readonly HandCard[], width: number, { cardWidth, leastStrip }: FanOptions): number {
  const total = weights(row).reduce((sum, weight) => sum + weight, 0);
  const widest = Math.max(cardWidth * WIDEST, leastStrip / IN_GROUP);
  return total === 0 ? 0 : Math.min(widest, (width - cardWidth) / total);
}

/** Places for the hand in that width: as few rows as leave `leastStrip` of every card in view. */
export function fan(hand: readonly HandCard[], width: number, options: FanOptions): Fan {
  const { cardWidth, lift } = options;
  const cardHeight = cardWidth * RATIO;
  let rows: HandCard[][] = [];
  for (let count = 1; count <= options.mostRows; count++) {
    let start = 0;
    rows = rowLengths(hand, count).map((length) => hand.slice(start, (start += length)));
    if (rows.every((row) => row.length < 2 || stepFor(row, width, options) * IN_GROUP + 0.01 >= options.leastStrip)) break;
  }
  const behind = Math.max(rows.length - 1, 0);
  const roomy = ((options.most ?? Infinity) - lift - cardHeight) / Math.max(behind, 1) / cardHeight;
  const rowStep = Math.max(CLOSEST, Math.min(ROW_STEP, Math.max(roomy, options.leastStrip / cardHeight)));
  const places: Place[] = [];
  let strip = cardWidth;
  rows.forEach((row, number) => {
    const step = Math.max(stepFor(row, width, options), 1);
    const steps = weights(row);
    const span = steps.reduce((sum, weight) => sum + weight * step, 0) + cardWidth;
    if (row.length > 1) strip = Math.min(strip, step * IN_GROUP);
    let x = (width - span) / 2;
    row.forEach((_, place) => {
      if (place > 0) x += (steps[place - 1] ?? 1) * step;
      const turn = row.length < 2 ? 0 : (x + cardWidth / 2 - width / 2) / Math.max(width / 2, 1);
      const bend = options.arc && rows.length === 1 ? 1 : 0;
      places.push({
        x,
        y: lift + number * cardHeight * rowStep + bend * turn * turn * cardWidth * 0.16,
        angle: bend * turn * 5,
        row: number,
      });
    });
  });
  const height = lift + cardHeight * (1 + rowStep * behind) + (options.arc ? cardWidth * 0.16 : 0);
  return { places, height, cardWidth, strip };
}

/** One card of the hand for each that is named, by its kind. */
export function keysNamed(hand: readonly HandCard[], cards: readonly string[]): string[] {
  const left = [...hand];
  return cards.flatMap((card) => {
    const at = left.findIndex((one) => kindOf(one.card) === kindOf(card));
    return at < 0 ? [] : left.splice(at, 1).map((one) => one.key);
  });
}
