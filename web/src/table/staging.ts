// What is laid ready while a side opens, before it is confirmed: taken back freely until then, nothing after.
// It is a list of actions as text; the server says by Try how far it is allowed and how many points it makes.
import { isWild, kindOf } from "../cards/faces";
import type { MeldView, Tried } from "../wire/types";
import { parseAction } from "./notation";

export type Answer = Pick<Tried, "accepted" | "refusal" | "points" | "minimum" | "legal">;

/** A meld as it would lie: `fresh` are the cards that are laid ready, `number` 0 where the meld is new. */
export interface StagedMeld {
  number: number;
  rank: string;
  cards: string[];
  fresh: string[];
}

/** The hand without the cards of the actions; the wild that a swap frees comes to it. */
export function handAfter(hand: readonly string[], actions: readonly string[]): string[] {
  const left = [...hand];
  const drop = (card: string): void => {
    const exact = left.indexOf(card);
    const place = exact >= 0 ? exact : left.findIndex((held) => kindOf(held) === kindOf(card));
    if (place >= 0) left.splice(place, 1);
  };
  for (const text of actions) {
    const { verb, cards } = parseAction(text);
    const [natural, wild] = cards;
    if (verb === "swap") {
      if (natural) drop(natural);
      if (wild) left.push(wild);
    } else cards.forEach(drop);
  }
  return left;
}

/** The melds of the side with what is laid ready on them, in the order of the table, new ones last. */
export function staged(melds: readonly MeldView[], actions: readonly string[], top: string | null): StagedMeld[] {
  const all: StagedMeld[] = melds.map(({ number, rank, cards }) => ({ number, rank, cards: [...cards], fresh: [] }));
  for (const text of actions) {
    const { verb, cards, meld } = parseAction(text);
    if (verb !== "meld" && verb !== "add" && verb !== "take") continue;
    const laid = verb === "take" && top !== null ? [...cards, top] : cards;
    const natural = laid.find((card) => !isWild(card));
    const rank = natural === undefined ? "wild" : kindOf(natural);
    const onto = meld === null ? all.find((one) => one.rank === rank && one.cards.length < 7) : all[meld - 1];
    if (onto) {
      onto.cards.push(...laid);
      onto.fresh.push(...laid);
    } else all.push({ number: 0, rank, cards: [...laid], fresh: [...laid] });
  }
  return all;
}

/** Whether the points are there; without any told the side is open already. */
export function enough(answer: Answer | null): boolean {
  return answer !== null && (answer.points === null || answer.minimum === null || answer.points >= answer.minimum);
}

/**
 * Whether what is laid ready may be laid: all of it is allowed, and it is enough, or nothing more can be laid ready. The
 * latter is so where a taken pile comes to the hand, of which nothing may be told before, and where the hand is out.
 */
export function confirmable(actions: readonly string[], answer: Answer | null, handLeft: number): boolean {
  if (actions.length === 0 || answer === null || answer.refusal !== null || answer.accepted < actions.length) return false;
  return enough(answer) || handLeft <= 1 || !answer.legal.some((text) => !text.startsWith("discard"));
}

/** How far towards the minimum, from 0 to 1. */
export function progress(answer: Answer | null): number {
  if (!answer) return 0;
  if (answer.points === null || !answer.minimum) return 1;
  return Math.max(0, Math.min(1, answer.points / answer.minimum));
}
