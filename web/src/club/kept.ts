// The copies of competitions that this browser keeps by itself, in its database: another computer goes on with one.
import type { DBSchema } from "idb";
import { database } from "../shell/database";

export interface KeptCopy {
  /** Of the competition. */
  id: string;
  title: string;
  /** As Date.now(). */
  at: number;
  /** The number of the last change that is surely in it. */
  seq: number;
  /** How many rounds were seated, and whether a match of the last was still open. */
  rounds: number;
  open: boolean;
  /** The whole file, with the key of its organiser. */
  text: string;
}

interface Copies extends DBSchema {
  copies: { key: string; value: KeptCopy };
}

const MOST = 10;
const copies = database<Copies>("canasta-copies", (made) => {
  made.createObjectStore("copies", { keyPath: "id" });
});

/** All of them, the latest first. Rejects where the browser keeps nothing. */
export async function keptCopies(): Promise<KeptCopy[]> {
  return (await (await copies()).getAll("copies")).sort((one, other) => other.at - one.at);
}

export async function keptCopy(id: string): Promise<KeptCopy | undefined> {
  return (await copies()).get("copies", id);
}

/** Keep it in place of an earlier one; the oldest of other competitions go. Rejects, and the earlier one stays, where there is no room. */
export async function keepCopy(copy: KeptCopy): Promise<void> {
  const others = (await keptCopies()).filter(({ id }) => id !== copy.id);
  const { store, done } = (await copies()).transaction("copies", "readwrite", { durability: "strict" });
  await Promise.all([store.put(copy), ...others.slice(MOST - 1).map(({ id }) => store.delete(id)), done]);
}

export async function forgetCopy(id: string): Promise<void> {
  await (await copies()).delete("copies", id);
}
