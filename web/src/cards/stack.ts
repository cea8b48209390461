// Which card lies on top of a stacked meld: a red one says that it is clean, a black one that it is dirty (SA-3.6, TB-9.3).
import { isWild, suitOf } from "./faces";

function isRed(card: string): boolean {
  return "hd".includes(suitOf(card) ?? "-");
}

/** A natural of the right colour; for want of one, a wild says as well that the meld is dirty, a black one if there is. */
export function topOf(cards: readonly string[], clean: boolean): string {
  const naturals = cards.filter((card) => !isWild(card));
  const right = naturals.find((card) => isRed(card) === clean);
  if (right !== undefined) return right;
  const wilds = clean ? [] : cards.filter(isWild);
  return wilds.find((card) => !isRed(card)) ?? wilds[0] ?? naturals[0] ?? "X";
}
