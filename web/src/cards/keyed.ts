// Cards told apart by a key, though two of them may be equal.
import { compareCards } from "./faces";

/** A card of the hand. Equal cards of different packs get different keys, the same ones from view to view. */
export interface HandCard {
  card: string;
  key: string;
}

/** Sorted by rank, each card with its key: `Kh#0`, `Kh#1`. */
export function keyed(cards: readonly string[]): HandCard[] {
  const seen = new Map<string, number>();
  return [...cards].sort(compareCards).map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, key: `${card}#${copy}` };
  });
}
