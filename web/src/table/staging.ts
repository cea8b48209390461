// What is laid ready in a turn and shown to nobody: taken back freely until the discard, or a word of one's own, lays it.
// It is a list of actions as text; the server says by Try how far it is allowed, how it would lie and what it counts.
import { kindOf } from "../cards/faces";
import type { MeldView, Tried } from "../wire/types";
import { parseAction } from "./notation";

export type Answer = Pick<Tried, "accepted" | "refusal" | "points" | "minimum" | "legal">;

/** A meld as it would lie: `fresh` are the cards that are laid ready. */
export interface StagedMeld extends MeldView {
  fresh: readonly string[];
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

/** The melds of the side as the server says that they would lie, each with what is laid ready on it; new ones come last. */
export function staged(lie: readonly MeldView[], would: readonly MeldView[]): StagedMeld[] {
  return would.map((meld, place) => {
    const left = [...(lie[place]?.cards ?? [])];
    const fresh = meld.cards.filter((card) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    return { ...meld, fresh };
  });
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
