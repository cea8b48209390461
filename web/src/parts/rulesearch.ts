// Names as people type them: no accents, no capitals, every word somewhere. And the rules that a text names.

export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Whether every word of what was typed occurs. */
export function matches(typed: string, ...texts: string[]): boolean {
  const searched = plain(texts.join(" "));
  return plain(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** The text in pieces; every second piece is a rule's id, to be made a link. */
export function withReferences(text: string): string[] {
  return text.split(/\b([A-Z]{2}-[0-9X]+(?:\.\d+)*)/);
}
