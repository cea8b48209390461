// The answers to a puzzle by kind. Many sentences bury the table on a phone: then the kinds come first, cards after.
import { parseAction } from "../table/notation";
import type { Wording } from "../table/wording";
import type { MeldView, PuzzleChoice } from "../wire/types";

export const FEW = 5; // so many stand as sentences
const MANIFOLD = ["meld", "add", "discard"]; // verbs with an answer for each rank

export interface AnswerKind {
  verb: string;
  /** A single one stands as its sentence. */
  choices: readonly PuzzleChoice[];
}

/** The answers by kind, in the order in which the kinds come; few of them each by itself. */
export function kindsOf(choices: readonly PuzzleChoice[]): AnswerKind[] {
  const kinds: { verb: string; choices: PuzzleChoice[] }[] = [];
  for (const choice of choices) {
    const { verb } = parseAction(choice.action);
    const same = choices.length > FEW && MANIFOLD.includes(verb) ? kinds.find((kind) => kind.verb === verb) : undefined;
    if (same) same.choices.push(choice);
    else kinds.push({ verb, choices: [choice] });
  }
  return kinds;
}

/** An answer of a kind as cards, and the meld that they go to; its name is the whole sentence. */
export function wordingOf({ action, text }: PuzzleChoice, melds: readonly MeldView[]): Wording {
  const { cards, meld: number } = parseAction(action);
  const meld = melds.find((one) => one.number === number);
  return { words: "", cards, onto: meld ? { rank: meld.rank, size: meld.cards.length } : null, name: text };
}
