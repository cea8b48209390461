// The matches of this device, and their records, in the browser's database.
import type { DBSchema } from "idb";
import { database } from "../shell/database";
import { load, save } from "../shell/storage";
import { heard } from "./heard";
import type { Reviewed } from "../wire/types";
import { addressOf, idOf, matchOf, merged, type Match, type MatchId, type Seen } from "./match";

interface Kept extends DBSchema {
  matches: { key: MatchId; value: Match };
  records: { key: MatchId; value: { at: string; id: string; text: string } };
}

const kept = database<Kept>("canasta-matches", (made) => {
  made.createObjectStore("matches", { keyPath: ["at", "id"] });
  made.createObjectStore("records", { keyPath: ["at", "id"] });
});

/** All matches, the last seen first. Rejects where the browser keeps nothing. */
export async function allMatches(): Promise<Match[]> {
  await heard();
  return (await (await kept()).getAll("matches")).sort((a, b) => b.seen - a.seen);
}

export async function matchAt(id: MatchId): Promise<Match | undefined> {
  return (await kept()).get("matches", id);
}

/** Keep what the table is like now, if its cards are dealt and the reader has a seat. */
export async function keepSeen(seen: Seen): Promise<Match | null> {
  const { store, done } = (await kept()).transaction("matches", "readwrite");
  const table = seen.info?.id ?? "";
  const match = matchOf(seen, await store.get([addressOf(table), table]), Date.now());
  if (match) await store.put(match);
  await done;
  return match;
}

/** Add matches of another device; those that are here too are made one. */
export async function addMatches(matches: readonly Match[]): Promise<void> {
  const { store, done } = (await kept()).transaction("matches", "readwrite");
  for (const match of matches) {
    const here = await store.get(idOf(match));
    await store.put(here ? merged(here, match) : match);
  }
  await done;
}

/** Keep what the coach said of the own play, if the match is one of this device. */
export async function keepAccuracy(id: MatchId, { deal, players }: Pick<Reviewed, "deal" | "players">): Promise<void> {
  const { store, done } = (await kept()).transaction("matches", "readwrite");
  const match = await store.get(id);
  const accuracy = players.find(({ seat }) => seat === match?.seat)?.accuracy ?? null;
  const before = match?.deals[deal - 1];
  if (before && accuracy !== null) await store.put({ ...match, deals: match.deals.with(deal - 1, { ...before, accuracy }) });
  await done;
}

export async function keepRecord([at, id]: MatchId, text: string): Promise<void> {
  await (await kept()).put("records", { at, id, text });
}

/** The record of a match as text; null where it is not kept. */
export async function keptRecord(id: MatchId): Promise<string | null> {
  return (await (await kept()).get("records", id))?.text ?? null;
}

export async function recordsKept(): Promise<MatchId[]> {
  return (await kept()).getAllKeys("records");
}

const FORGOTTEN = "forgotten";
const MOST_FORGOTTEN = 500;

/** The matches that were deleted here, as `String(MatchId)`: the server may have them from another device, and they must not come back. */
export const forgotten = (): readonly string[] => (load(FORGOTTEN) as string[] | null) ?? [];

export async function forgetMatch(id: MatchId): Promise<void> {
  save(FORGOTTEN, [...forgotten(), String(id)].slice(-MOST_FORGOTTEN));
  const there = (await kept()).transaction(["matches", "records"], "readwrite");
  await Promise.all([there.objectStore("matches").delete(id), there.objectStore("records").delete(id), there.done]);
}
