// Proves from a record alone, in this browser, that the cards of a match were not stacked (docs/reference/shuffle.md).
import { MOST_BYTES, NoRecord, read, type MatchLines, type Section } from "./record";
import { sha256, type By, type Sha256 } from "./sha256";
import { bytes, digest, hex, lifted, PACK, shuffled, unhex } from "./shuffle";

export { NoRecord } from "./record";

export type Status = "proven" | "not revealed" | "not proven";

/** What was found out about one shuffle: `deal` 0 is the draw for partners; `data` are the numbers of the sentence. */
export interface Finding {
  deal: number;
  status: Status;
  code: string;
  data: Record<string, number>;
  commitment: string;
}

/** What was found out about a match, what was added to each shuffle by its deal, and what computed the hashes. */
export interface Verified {
  findings: Finding[];
  added: ReadonlyMap<number, readonly string[]>;
  by: By;
}

class Unproven extends Error {
  readonly code: string;
  readonly data: Record<string, number>;
  constructor(code: string, data: Record<string, number> = {}) {
    super(code);
    [this.code, this.data] = [code, data];
  }
}

/** All shuffles of a record, in its order. Raises `NoRecord` for a text that is none. */
export async function verify(text: string, hashing?: [Sha256, By]): Promise<Verified> {
  if (text.length > MOST_BYTES) throw new NoRecord("foreign");
  const match = read(text);
  const [sha, by] = hashing ?? (await sha256());
  const findings: Finding[] = [];
  const added = new Map<number, readonly string[]>();
  for (const section of match.sections) {
    const commitment = section.entries.get("commitment")?.words ?? "";
    let told: Pick<Finding, "status" | "code" | "data">;
    try {
      told = await check(sha, match, section);
    } catch (why) {
      if (!(why instanceof Unproven)) throw why;
      told = { status: "not proven", code: why.code, data: why.data };
    }
    findings.push({ deal: section.deal, commitment, ...told });
    added.set(
      section.deal,
      [...section.entries].flatMap(([key, { words }]) => (key.startsWith("contribution ") ? [words] : [])),
    );
  }
  return { findings, added, by };
}

async function check(sha: Sha256, match: MatchLines, section: Section): Promise<Pick<Finding, "status" | "code" | "data">> {
  if (section.damaged) throw new Unproven("damaged", { line: section.damaged });
  if (section.deal !== section.expected) throw new Unproven("number", { expected: section.expected });
  const commitment = octets(section, "commitment");
  const secret = octets(section, "secret");
  const order = cards(section);
  const added = contributions(section, match.kinds.length);
  if (!commitment) throw new Unproven("no-commitment");
  if (!secret) {
    if (section.over) throw new Unproven("kept-back");
    return { status: "not revealed", code: "going-on", data: {} };
  }
  const bound = [bytes(match.id), bytes(String(section.deal)), unhex(secret)];
  if (hex(await digest(sha, "commitment", ...bound)) !== commitment) throw new Unproven("commitment-differs");
  if (order.length === 0) throw new Unproven("no-order");
  const seed = await digest(sha, "seed", ...bound, ...added.map(bytes));
  const due = await shuffled(sha, seed, order.length / PACK.length);
  const differs = due.findIndex((card, place) => card !== order[place]);
  if (differs >= 0) throw new Unproven("order-differs", { card: differs + 1 });
  await checkCut(sha, section, seed, order.length);
  return { status: "proven", ...whoAdded(match, section, added) };
}

/** Where the cutter's hand erred, by how much. */
async function checkCut(sha: Sha256, section: Section, seed: Uint8Array, pack: number): Promise<void> {
  const entry = section.entries.get("cut");
  if (!entry) return;
  const cut = /^[0-9]+: ([0-9]{1,3})(?: aimed ([0-9]{1,3}))?$/.exec(entry.words);
  if (!cut) throw new Unproven("damaged", { line: entry.line });
  if (cut[2] === undefined) return;
  const [found, aim] = [Number(cut[1]), Number(cut[2])];
  const due = await lifted(sha, seed, aim, pack);
  if (found !== due) throw new Unproven("cut-differs", { aim, due, lifted: found });
}

/** The 32 bytes after a key, in hexadecimal; "" where it is missing. */
function octets(section: Section, key: string): string {
  const entry = section.entries.get(key);
  if (entry && !/^[0-9a-f]{64}$/.test(entry.words)) throw new Unproven("damaged", { line: entry.line });
  return entry?.words ?? "";
}

function cards(section: Section): string[] {
  const entry = section.entries.get("order");
  if (!entry) return [];
  const order = entry.words
    .split(/\s+/)
    .filter(Boolean)
    .map((card) => card.replace(/^10/, "T"))
    .map((card) => card.charAt(0).toUpperCase() + card.slice(1).toLowerCase());
  const known = order.every((card) => PACK.includes(card));
  if (order.length === 0 || order.length % PACK.length || !known) throw new Unproven("damaged", { line: entry.line });
  return order;
}

function contributions(section: Section, seats: number): string[] {
  const added = Array.from({ length: seats }, () => "");
  for (const [key, { line, words }] of section.entries) {
    const seat = /^contribution (.*)$/s.exec(key)?.[1];
    if (seat === undefined) continue;
    if (!/^[0-9]$/.test(seat) || Number(seat) >= seats) throw new Unproven("damaged", { line });
    added[Number(seat)] = words;
  }
  return added;
}

/** What an order that was proven is worth. In the draw for partners players are numbered as they came. */
function whoAdded(match: MatchLines, section: Section, added: readonly string[]): Pick<Finding, "code" | "data"> {
  if (match.seeded) return { code: "seeded", data: {} };
  let kinds = new Map(match.kinds.map((kind, seat) => [seat, kind]));
  if (section.deal === 0) {
    const players = (section.entries.get("players")?.words ?? "").split(/\s+/).filter(Boolean);
    kinds = new Map(
      players
        .slice(0, match.kinds.length)
        .flatMap((player, seat) => (/^[0-9]$/.test(player) ? [[Number(player), match.kinds[seat]!]] : [])),
    );
  }
  const adding = added.flatMap((text, number) => (text ? [kinds.get(number)] : []));
  if (adding.some((kind) => kind !== "human")) return { code: "bot-added", data: {} };
  return adding.length > 0 ? { code: "added", data: { players: adding.length } } : { code: "nobody-added", data: {} };
}
