// The order of the own hand: by rank, as the cards came, or as this person has put them. Known by keys, as they lie.
import { kindOf } from "../cards/faces";
import type { GameEvent } from "../wire/types";
import type { HandCard } from "../cards/keyed";
import { standing } from "./eventText";

/** The hand, sorted by rank as it comes, in the order that is wanted; `known` are the keys as they lay before. */
export function arranged(hand: readonly HandCard[], known: readonly string[], order: "rank" | "drawn" | "own"): HandCard[] {
  if (order === "rank") return [...hand];
  const found = new Map(hand.map((card) => [card.key, card]));
  const all = known.flatMap((key) => found.get(key) ?? []);
  for (const card of hand) {
    if (known.includes(card.key)) continue;
    // A card that comes lies beside its like in an order of one's own, and at the end as the cards came.
    const like = order === "own" ? all.findLastIndex((one) => kindOf(one.card) === kindOf(card.card)) : -1;
    all.splice(like < 0 ? all.length : like + 1, 0, card);
  }
  return all;
}

/** The keys with some of them moved, together, to the place before that one; to the end without one. */
export function moved(keys: readonly string[], some: readonly string[], before: string | null): string[] {
  const stay = keys.filter((key) => !some.includes(key));
  const start = before === null ? keys.length : keys.indexOf(before);
  const next = keys.slice(start).find((key) => !some.includes(key));
  const at = next === undefined ? stay.length : stay.indexOf(next);
  return [...stay.slice(0, at), ...keys.filter((key) => some.includes(key)), ...stay.slice(at)];
}

/** The cards that came to the hand of that seat in its turn, as long as that lasts. */
export function drawnNow(told: readonly GameEvent[], seat: number | null): string[] {
  const events = standing(told);
  const cards: string[] = [];
  for (let at = events.length - 1; at >= 0 && seat !== null; at--) {
    const event = events[at]!;
    if (event.kind === "turn") return event.seat === seat ? cards : [];
    if (event.kind === "over" || event.kind === "deal") return [];
    if (event.seat !== seat) continue;
    if ((event.kind === "draw" || event.kind === "pile_joined") && event.cards) cards.push(...event.cards);
    else if (event.kind === "swap") cards.push(event.wild);
  }
  return [];
}

/** The keys of those cards in the hand; of equal ones, the last. */
export function keysOf(hand: readonly HandCard[], cards: readonly string[]): Set<string> {
  const left = [...hand].sort((a, b) => (a.key < b.key ? -1 : 1));
  const keys = new Set<string>();
  for (const card of cards) {
    const at = left.findLastIndex((one) => one.card === card);
    if (at >= 0) keys.add(left.splice(at, 1)[0]!.key);
  }
  return keys;
}
