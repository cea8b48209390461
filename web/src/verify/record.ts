// What matters of a match's record to prove its shuffles: docs/reference/records.md has its form. Deliberately as
// forgiving, and as strict, as src/canasta/match/verify.py: both must say the same of every file.

export const MOST_SEATS = 6;
export const MOST_BYTES = 8_000_000;

export interface Entry {
  line: number;
  words: string;
}

/** The lines of the draw or of a deal that matter. `deal` is 0 for the draw; `damaged` a line that should not be there. */
export interface Section {
  deal: number;
  expected: number;
  entries: Map<string, Entry>;
  damaged: number;
  over: boolean;
}

export interface MatchLines {
  id: string;
  /** The cards follow from a text that people could know. */
  seeded: boolean;
  kinds: string[];
  sections: Section[];
}

/** A text that is no record: `foreign` or `no-match`. */
export class NoRecord extends Error {
  readonly code: "foreign" | "no-match";
  constructor(code: "foreign" | "no-match") {
    super(code);
    this.code = code;
  }
}

/** Number and text of every line that says something; a line that begins with a space continues the one before. */
function* logicalLines(text: string): Generator<[number, string]> {
  let start = 0;
  let parts: string[] = [];
  let number = 0;
  for (const raw of text.replace(/^\ufeff/, "").split("\n")) {
    number += 1;
    const line = raw.replace(/\r$/, "").replace(/ +$/, "");
    if (line === "" || line.startsWith("#")) continue;
    if (parts.length > 0 && !line.startsWith(" ")) {
      yield [start, parts.join(" ")];
      parts = [];
    }
    if (parts.length === 0) start = number;
    parts.push(line.replace(/^ +| +$/g, ""));
  }
  if (parts.length > 0) yield [start, parts.join(" ")];
}

function partition(text: string): [string, string] {
  const at = text.indexOf(" ");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** Raises `NoRecord`. */
export function read(text: string): MatchLines {
  const match: MatchLines = { id: "", seeded: false, kinds: [], sections: [] };
  let first = true;
  let expected = 0;
  for (const [number, line] of logicalLines(text)) {
    if (first && line !== "canasta record 1") throw new NoRecord("foreign");
    first = false;
    const [key, words] = partition(line);
    if (key === "match" && !match.id) match.id = words;
    else if (line === "seeded" && match.sections.length === 0) match.seeded = true;
    else if (key === "seat") match.kinds.push(partition(partition(words)[1])[0]);
    else if (key === "draw" || key === "deal") {
      expected = words || match.sections.length > 0 ? Math.max(expected, 1) : 0;
      const wellFormed = /^(deal [1-9][0-9]{0,8}|draw)$/.test(line);
      const deal = wellFormed ? Number(words || 0) : expected;
      match.sections.push({ deal, expected, entries: new Map(), damaged: wellFormed ? 0 : number, over: false });
      expected += 1;
    } else if (key === "result") {
      for (const section of match.sections) section.over ||= words !== "unfinished";
    } else {
      const last = match.sections.at(-1);
      if (last) note(last, number, key, words);
    }
  }
  if (!match.id || match.kinds.length > MOST_SEATS) throw new NoRecord(first ? "foreign" : "no-match");
  return match;
}

function note(section: Section, line: number, key: string, words: string): void {
  let name = key;
  let value = words;
  if (key === "contribution") {
    const [seat, added] = partition(words);
    [name, value] = [`contribution ${seat}`, added];
  } else if (key === "end" || key === "players") section.over = true;
  else if (!["commitment", "secret", "order", "cut"].includes(key)) return;
  if (section.entries.has(name)) section.damaged ||= line;
  section.entries.set(name, { line, words: value });
}
