// The logs of this browser's tables, in its database: rows by table and number, so that none is ever written twice.
import type { DBSchema, IDBPTransaction } from "idb";
import { database } from "../shell/database";
import type { KeptLog, KeptRow } from "../wire/types";

interface Logs extends DBSchema {
  logs: { key: string; value: Omit<KeptLog, "rows"> };
  rows: { key: [table: string, seq: number]; value: KeptRow & { table: string } };
}
type Change = IDBPTransaction<Logs, ["logs", "rows"], "readwrite">;
type Kept = "kept" | "taken" | "failed";

const logs = database<Logs>("canasta", (made) => {
  made.createObjectStore("logs", { keyPath: "id" });
  made.createObjectStore("rows", { keyPath: ["table", "seq"] });
});

async function change(does: (there: Change) => Promise<unknown>[]): Promise<Kept> {
  try {
    const there = (await logs()).transaction(["logs", "rows"], "readwrite", { durability: "strict" });
    await Promise.all([...does(there), there.done]);
    return "kept";
  } catch (problem) {
    return (problem as DOMException).name === "ConstraintError" ? "taken" : "failed";
  }
}

const all = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** The memory that `canasta.server.pocket.pocket` asks for. */
export const keeping = {
  create(log: string): Promise<Kept> {
    const { rows: _, ...head } = JSON.parse(log) as KeptLog;
    return change((there) => [there.objectStore("logs").add(head)]);
  },

  append(table: string, rows: string): Promise<Kept> {
    const more = JSON.parse(rows) as KeptRow[];
    return change((there) => more.map((row) => there.objectStore("rows").add({ table, ...row })));
  },

  async load(table: string): Promise<string | undefined> {
    const there = (await logs()).transaction(["logs", "rows"]);
    const [head, rows] = await Promise.all([there.objectStore("logs").get(table), there.objectStore("rows").getAll(all(table))]);
    return head && JSON.stringify({ ...head, rows });
  },
};

/** Let go of a table for good. */
export async function forget(table: string): Promise<void> {
  await change((there) => [there.objectStore("logs").delete(table), there.objectStore("rows").delete(all(table))]);
}
