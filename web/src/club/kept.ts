// The copies of competitions and registers that this browser keeps by itself, in its database: another computer goes on with one.
import type { DBSchema } from "idb";
import { t } from "../texts";
import { ApiError, request } from "../wire/api";
import { database } from "../shell/database";

export interface KeptCopy {
  /** Of the competition or the register. */
  id: string;
  title: string;
  /** As Date.now(). */
  at: number;
  /** The number of the last change that is surely in it. */
  seq: number;
  /** How many rounds were seated, and whether a match of the last was still open; none of a register. */
  rounds: number;
  open: boolean;
  /** The whole file, with the key of its organiser. */
  text: string;
}

/** Of what a copy is, as the first letter of its id says. */
export type CopyOf = "C" | "R";

interface Copies extends DBSchema {
  copies: { key: string; value: KeptCopy };
}

const MOST = 10;
const copies = database<Copies>("canasta-copies", (made) => {
  made.createObjectStore("copies", { keyPath: "id" });
});

/** All of that kind, the latest first. Rejects where the browser keeps nothing. */
export async function keptCopies(of: CopyOf): Promise<KeptCopy[]> {
  const all = await (await copies()).getAll("copies");
  return all.filter(({ id }) => id.startsWith(of)).sort((one, other) => other.at - one.at);
}

export async function keptCopy(id: string): Promise<KeptCopy | undefined> {
  return (await copies()).get("copies", id);
}

/** Keep it in place of an earlier one; the oldest of other competitions, or registers, go. Rejects, and the earlier one stays, where there is no room. */
export async function keepCopy(copy: KeptCopy): Promise<void> {
  const others = (await keptCopies(copy.id[0] as CopyOf)).filter(({ id }) => id !== copy.id);
  const { store, done } = (await copies()).transaction("copies", "readwrite", { durability: "strict" });
  await Promise.all([store.put(copy), ...others.slice(MOST - 1).map(({ id }) => store.delete(id)), done]);
}

/** Keep what the server has there by now, unless nothing has changed. Rejects as `keepCopy`, and with `ApiError`. */
export async function keepNow(path: string, key: string, now: Omit<KeptCopy, "at" | "text">): Promise<KeptCopy> {
  const there = await keptCopy(now.id);
  if (there?.seq === now.seq) return there;
  const text = await (await request(`${path}/copy.jsonl`, undefined, undefined, key)).text();
  const copy = { ...now, at: Date.now(), text };
  await keepCopy(copy);
  return copy;
}

/** Why nothing could be kept, as it is said; nothing where only the server is out of reach. */
export function notKept(error: unknown): string {
  if (error instanceof ApiError) return error.code === "offline" ? "" : error.message;
  return t((error as DOMException).name === "QuotaExceededError" ? "kept-full" : "kept-not");
}

export async function forgetCopy(id: string): Promise<void> {
  await (await copies()).delete("copies", id);
}
