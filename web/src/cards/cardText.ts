// Sentences of the server name single cards as people write them, K♥: shown so, and read out as "rey de corazones".
import { cardName } from "./label";

type Words = Parameters<typeof cardName>[1];

export interface Piece {
  text: string;
  /** What a screen reader says in the place of a card; null for plain words. */
  name: string | null;
}

const CARD = /((?:10|[2-9JQKA])[♠♥♦♣])/u;
const SUITS: Readonly<Record<string, string>> = { "♠": "s", "♥": "h", "♦": "d", "♣": "c" };
/** Asks for the sign as a letter, where a phone would draw a picture. */
const AS_TEXT = "\uFE0E";

/** A sentence cut into plain words and cards, in its order. */
export function pieces(sentence: string, words: Words): Piece[] {
  return sentence.split(CARD).flatMap((text, place): Piece[] => {
    if (place % 2 === 0) return text === "" ? [] : [{ text, name: null }];
    const card = text.slice(0, -1).replace("10", "T") + SUITS[text.slice(-1)];
    return [{ text: text + AS_TEXT, name: cardName(card, words) }];
  });
}

/** A sentence as it is read out. */
export function spoken(sentence: string, words: Words): string {
  return pieces(sentence, words)
    .map(({ text, name }) => name ?? text)
    .join("");
}
