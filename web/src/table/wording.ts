// What a button says of an action: a few words, the cards as small cards, the meld that they go to; and all of it in
// words for who hears it.
import { isWild, kindOf } from "../cards/faces";
import { rankMany } from "../cards/label";
import type { MeldView } from "../wire/types";
import type { Offer } from "./offers";
import { parseAction } from "./notation";

type Words = (key: string, args?: Record<string, string | number>) => string;
type Lies = Pick<MeldView, "number" | "rank" | "cards" | "closed">;

export interface Wording {
  words: string;
  /** Shown as small cards after the words. */
  cards: readonly string[];
  /** Where they go, if that has to be told: a meld of the side, or a new one. */
  onto: { rank: string; size: number } | "new" | null;
  /** Everything in words. */
  name: string;
}

export interface Scene {
  melds: readonly Lies[];
  legal: readonly string[];
  top: string | null;
  /** Whether cards of the hand are selected: then nobody needs to be told which. */
  chosen: boolean;
  /** There are many buttons and little room: melds are shown instead of named. */
  short?: boolean;
}

/** Cards in words, equal ones counted: "two eights and one joker". */
export function inWords(cards: readonly string[], lang: string, t: Words): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(kindOf(card), (counts.get(kindOf(card)) ?? 0) + 1);
  // A text chooses by a figure only where it gets a number: "an eight".
  const chosen = (kind: string): string | number => (/^\d$/.test(kind) ? Number(kind) : kind);
  const parts = [...counts].map(([kind, number]) =>
    t("table-cards-of", { number, kind: chosen(kind), one: oneOf(kind, t), many: rankMany(kind, t) }),
  );
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(parts);
}

function oneOf(kind: string, t: Words): string {
  return t(kind === "X" ? "face-name-joker" : `face-rank-${kind}`);
}

/** The meld that a taken pile goes to; null for a new one. A bare `take` adds where a side has one meld of a rank. */
function takenOnto(action: string, { melds, legal, top }: Scene): Lies | null {
  const { cards, meld } = parseAction(action);
  const same = melds.filter((one) => !one.closed && top !== null && one.rank === kindOf(top));
  if (meld !== null) return melds.find((one) => one.number === meld) ?? null;
  const choice = legal.map(parseAction).some((one) => one.verb === "take" && one.meld !== null);
  return cards.length > 0 && choice ? null : (same[0] ?? null);
}

/** What the button of an offer to take, to add or to swap says. */
export function wordingOf(offer: Offer, scene: Scene, lang: string, t: Words): Wording {
  const { cards, meld: number } = parseAction(offer.action);
  if (offer.verb === "take") {
    const onto = takenOnto(offer.action, scene);
    const shown = scene.chosen ? [] : cards;
    const told = onto === null ? "new" : "meld";
    const args = { cards: inWords(cards, lang, t), onto: told, rank: onto ? rankMany(onto.rank, t) : "", size: onto?.cards.length ?? 0 };
    const rival = scene.melds.some((one) => !one.closed && scene.top !== null && one.rank === kindOf(scene.top));
    return {
      words: t(shown.length > 0 ? "table-do-take-with" : "table-do-take"),
      cards: shown,
      onto: onto ? { rank: onto.rank, size: onto.cards.length } : rival ? "new" : null,
      name: t(shown.length > 0 ? "table-do-take-with-name" : "table-do-take-name", args),
    };
  }
  const meld = scene.melds.find((one) => one.number === number);
  const rank = meld ? rankMany(meld.rank, t) : "";
  const words = t(offer.verb === "swap" ? "table-do-swap" : "table-do-add", { rank });
  const alike = scene.melds.filter((one) => one.rank === meld?.rank && !one.closed).length > 1;
  const wilds = cards.slice(1).filter(isWild);
  const onto = meld && (alike || scene.short) ? { rank: meld.rank, size: meld.cards.length } : null;
  if (offer.verb === "swap")
    return { words, cards: wilds, onto, name: [words, ...wilds.map((wild) => inWords([wild], lang, t))].join(", ") };
  return {
    words: scene.short ? "" : words,
    cards: [],
    onto,
    name: meld && alike ? t("table-do-add-name", { rank, size: meld.cards.length }) : words,
  };
}
