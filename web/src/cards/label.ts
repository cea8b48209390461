// A card's name for people and screen readers: "rey de corazones".
import { kindOf, rankOf, suitOf } from "./faces";

type Words = (key: string, args?: Record<string, string | number>) => string;

/** The name of a card in the reader's words; a card known only by its rank gets the rank's name. */
export function cardName(card: string, words: Words): string {
  const rank = rankOf(card);
  if (rank === "X") return words("face-name-joker");
  const suit = suitOf(card);
  if (!suit) return words(`face-rank-${kindOf(card)}`);
  return words("face-name", { rank: words(`face-rank-${rank}`), suit: words(`face-suit-${suit}`) });
}

/** The plural of a rank, for melds: "reyes". `wild` is a meld of wild cards. */
export function rankMany(rank: string, words: Words): string {
  return rank === "wild" ? words("table-rank-wilds") : words(`face-many-${rank}`);
}
