// What one takes along to another device: all matches with their records, and what the exercises and the profile keep.
import { deleteDB } from "idb";
import { load, save } from "../shell/storage";
import { addMatches, allMatches, keepRecord, keptRecord, recordsKept } from "./kept";
import { idOf, type Match } from "./match";

interface Carried {
  canasta: "matches";
  version: 1;
  matches: Match[];
  records: { at: string; id: string; text: string }[];
  /** What the page keeps by name, of that what is of a person and not of a device. */
  kept: Record<string, unknown>;
}

/** Of the person: tables with their keys, games known, lessons, puzzles, the name, whom they avoid and by which secret. */
const OWN = ["tables", "known", "lessons", "puzzles", "preferences", "device", "avoided"] as const;

/** Everything of this device, as one JSON. */
export async function carried(): Promise<string> {
  const matches = await allMatches();
  const records = await Promise.all((await recordsKept()).map(async ([at, id]) => ({ at, id, text: (await keptRecord([at, id])) ?? "" })));
  const kept = Object.fromEntries(OWN.flatMap((name) => (load(name) === null ? [] : [[name, load(name)]])));
  return JSON.stringify({ canasta: "matches", version: 1, matches, records, kept } satisfies Carried);
}

/** Take in what `carried` gave on another device: how many matches; null where the text is something else. */
export async function takeIn(text: string): Promise<number | null> {
  const read = parsed(text);
  if (!read) return null;
  await addMatches(read.matches);
  for (const { at, id, text: record } of read.records) await keepRecord([at, id], record);
  for (const name of OWN) if (load(name) === null && name in read.kept) save(name, read.kept[name]);
  return read.matches.length;
}

function parsed(text: string): Carried | null {
  try {
    const read = JSON.parse(text) as Partial<Carried> | null;
    if (read?.canasta !== "matches" || read.version !== 1) return null;
    const { matches, records, kept } = read;
    if (!Array.isArray(matches) || !Array.isArray(records) || typeof kept !== "object" || kept === null) return null;
    const known = new Set(matches.map((match) => idOf(match).join(" ")));
    const whole = records.every(({ at, id, text }) => typeof text === "string" && known.has(`${at} ${id}`));
    return matches.every(isMatch) && whole ? (read as Carried) : null;
  } catch {
    return null;
  }
}

function isMatch(value: unknown): value is Match {
  const match = value as Partial<Match> | null;
  const texts = [match?.id, match?.at, match?.key, match?.title, match?.rules];
  const numbers = [match?.seat, match?.sides, match?.begun, match?.seen];
  const lists = [match?.names, match?.robots, match?.scores, match?.deals];
  return (
    texts.every((one) => typeof one === "string") &&
    numbers.every((one) => typeof one === "number" && Number.isFinite(one)) &&
    lists.every(Array.isArray) &&
    match!.sides! > 1 &&
    match!.deals!.every((deal) => Number.isFinite(deal?.points) && Number.isFinite(deal?.lead))
  );
}

/** Forget everything that this page keeps on this device. */
export async function forgetAll(): Promise<void> {
  for (const name of ["canasta", "canasta-matches"]) await deleteDB(name);
  for (const area of [localStorage, sessionStorage])
    for (const name of Object.keys(area)) if (name.startsWith("canasta.")) area.removeItem(name);
}
