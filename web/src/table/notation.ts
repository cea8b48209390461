// Actions as text, read and written as docs/reference/notation.md says. What is legal is never decided here.

export interface Action {
  verb: string;
  cards: string[];
  meld: number | null;
}

export function parseAction(text: string): Action {
  const [verb = "", ...words] = text.trim().split(/\s+/);
  const mark = words.indexOf(">");
  const number = mark < 0 ? null : Number(words[mark + 1]);
  return { verb, cards: mark < 0 ? words : words.slice(0, mark), meld: number };
}

export function writeAction(verb: string, cards: readonly string[] = [], meld: number | null = null): string {
  return [verb, ...cards, ...(meld === null ? [] : [">", String(meld)])].join(" ");
}

/** Several actions that are done as one. */
export function joined(actions: readonly string[]): string {
  return actions.join("; ");
}
