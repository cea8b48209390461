// The data taken along to another device: all matches with their records, and the values that the page keeps of a person.
import { deleteDB } from "idb";
import { kept as preferencesIn, ORDINARY, settings } from "../shell/settings.svelte";
import { load, loadRecord, save } from "../shell/storage";
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

/** Lists that become one with those of the other device, by what tells their entries apart. */
const LISTS: Record<string, (entry: never) => string> = {
  tables: ({ table }: { table: string }) => table,
  club: ({ kind, id, role }: { kind: string; id: string; role: string }) => `${kind} ${id} ${role}`,
  known: String,
  lessons: String,
  avoided: ({ token }: { token: string }) => token,
};
/** By names of their own. */
const RECORDS = ["habits", "seals", "added"];
/** Values taken where there is none yet; by the secret of `company-device` people are avoided. */
const SINGLE = ["puzzles", "recovery", "company-device"];
const PREFERENCES = "preferences";

/** Everything of this device, as one JSON; of `most` characters what was seen last, matches before records. */
export async function carried(most = Infinity): Promise<string> {
  const kept = Object.fromEntries(
    [...Object.keys(LISTS), ...RECORDS, ...SINGLE, PREFERENCES].flatMap((name) => (load(name) === null ? [] : [[name, load(name)]])),
  );
  let room = most - JSON.stringify(kept).length;
  const fits = (part: unknown): boolean => (room -= JSON.stringify(part).length) >= 0;
  const matches = (await allMatches()).filter(fits);
  const there = new Set((await recordsKept()).map(String));
  const records: Carried["records"] = [];
  for (const [at, id] of matches.map(idOf).filter((match) => there.has(String(match)))) {
    const record = { at, id, text: (await keptRecord([at, id])) ?? "" };
    if (!fits(record)) break;
    records.push(record);
  }
  return JSON.stringify({ canasta: "matches", version: 1, matches, records, kept } satisfies Carried);
}

/** Take in what `carried` gave on another device, all `but` some matches: how many; null where the text is something else. */
export async function takeIn(text: string, but: readonly string[] = []): Promise<number | null> {
  const read = parsed(text);
  if (!read) return null;
  const wanted = ({ at, id }: { at: string; id: string }): boolean => !but.includes(String([at, id]));
  const [matches, records, { kept }] = [read.matches.filter(wanted), read.records.filter(wanted), read];
  await addMatches(matches);
  for (const { at, id, text: record } of records) await keepRecord([at, id], record);
  for (const name of Object.keys(LISTS)) if (Array.isArray(kept[name])) put(name, joined(name, kept[name]));
  for (const name of RECORDS) if (name in kept) put(name, { ...(kept[name] as object), ...loadRecord(name) });
  for (const name of SINGLE) if (load(name) === null && name in kept) put(name, kept[name]);
  prefer(kept[PREFERENCES]);
  return matches.length;
}

/** Keep it, and let the lists of this page read it anew. */
function put(name: string, value: unknown): void {
  save(name, value);
  dispatchEvent(new StorageEvent("storage", { key: `canasta.${name}` }));
}

/** The entries of this device and of the other one, each once; of two the one that was seen last. */
function joined(name: string, others: unknown[]): unknown[] {
  const idIn = LISTS[name] as (entry: unknown) => string;
  const at = (entry: unknown): number => (entry as { at?: number }).at ?? 0;
  const here = load(name);
  const all = new Map<string, unknown>();
  for (const entry of [...(Array.isArray(here) ? here : []), ...others]) {
    const before = all.get(idIn(entry));
    if (before === undefined || at(before) < at(entry)) all.set(idIn(entry), entry);
  }
  return [...all.values()].sort((one, other) => at(other) - at(one));
}

/** Prefer what the other device does, where this one is as it was at first. */
function prefer(read: unknown): void {
  const other = preferencesIn(read);
  for (const name of Object.keys(ORDINARY) as (keyof typeof ORDINARY)[]) {
    if (settings[name] === ORDINARY[name]) Object.assign(settings, { [name]: other[name] });
  }
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
