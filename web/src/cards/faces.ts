// What a card's text says: `Kh`, `X`; a kind's text as in legal actions: `K`, `3b`, `X` (docs/reference/notation.md).

export type Suit = "s" | "h" | "d" | "c";

/** The order of ranks in a hand: naturals from four to ace, then the special cards, as `View.hand` has them. */
export const KINDS = ["4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "3b", "2", "X", "3r"] as const;
export type Kind = (typeof KINDS)[number];

const SUITS = "shdc";
const PLACE = new Map<string, number>(KINDS.map((kind, place) => [kind, place]));

/** The rank as a letter: `K`, `T`, `3`; `X` for a joker. */
export function rankOf(card: string): string {
  return card.charAt(0);
}

/** The suit, or null for a joker and for a card known by its rank only. */
export function suitOf(card: string): Suit | null {
  const suit = card.charAt(1);
  return suit !== "" && SUITS.includes(suit) ? (suit as Suit) : null;
}

/** What the rules see of a card: suits only matter for the colour of threes. */
export function kindOf(card: string): Kind {
  if (PLACE.has(card)) return card as Kind;
  const rank = rankOf(card);
  if (rank === "3") return "hd".includes(card.charAt(1)) ? "3r" : "3b";
  return rank as Kind;
}

export function isWild(card: string): boolean {
  const rank = rankOf(card);
  return rank === "2" || rank === "X";
}

export function kindPlace(kind: string): number {
  return PLACE.get(kind) ?? KINDS.length;
}

/** What a card is printed in: the ink of its suit, or the joker's; a three is red or black in every deck, as the rules have it. */
export function toneOf(card: string): Suit | "joker" {
  const kind = kindOf(card);
  if (kind === "X") return "joker";
  if (kind === "3r") return "h";
  return kind === "3b" ? "s" : (suitOf(card) ?? "s");
}

/** By kind, then by suit: negative when `a` comes first. */
export function compareCards(a: string, b: string): number {
  return kindPlace(kindOf(a)) - kindPlace(kindOf(b)) || SUITS.indexOf(a.charAt(1)) - SUITS.indexOf(b.charAt(1));
}

/** What is printed in the corner: `10` for a ten. */
export function indexOf(card: string): string {
  const rank = rankOf(card);
  return rank === "T" ? "10" : rank;
}

/** How many of each kind. */
export function countKinds(cards: readonly string[]): Map<Kind, number> {
  const counts = new Map<Kind, number>();
  for (const card of cards) counts.set(kindOf(card), (counts.get(kindOf(card)) ?? 0) + 1);
  return counts;
}
