// The logs of this browser's tables, in its database: rows by table and number, so that none is ever written twice.
import type { KeptLog, KeptRow } from "../wire/types";

const NAME = "canasta";
const LOGS = "logs";
const ROWS = "rows";
type Kept = "kept" | "taken" | "failed";

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((there, failed) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(LOGS, { keyPath: "id" });
      asked.result.createObjectStore(ROWS, { keyPath: ["table", "seq"] });
    };
    asked.onsuccess = () => {
      asked.result.onclose = () => (opened = null); // the browser has let go of it: the next who asks opens it anew
      there(asked.result);
    };
    asked.onerror = () => {
      opened = null;
      failed(asked.error);
    };
  });
  return opened;
}

async function change(does: (logs: IDBObjectStore, rows: IDBObjectStore) => void): Promise<Kept> {
  try {
    const done = (await database()).transaction([LOGS, ROWS], "readwrite", { durability: "strict" });
    return await new Promise((settle) => {
      done.oncomplete = () => settle("kept");
      done.onabort = () => settle(done.error?.name === "ConstraintError" ? "taken" : "failed");
      does(done.objectStore(LOGS), done.objectStore(ROWS));
    });
  } catch {
    return "failed";
  }
}

function all(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Infinity]);
}

/** The memory that `canasta.server.pocket.pocket` asks for. */
export const keeping = {
  create(log: string): Promise<Kept> {
    const { rows: _, ...head } = JSON.parse(log) as KeptLog;
    return change((logs) => logs.add(head));
  },

  append(table: string, rows: string): Promise<Kept> {
    const more = JSON.parse(rows) as KeptRow[];
    return change((_, kept) => more.forEach((row) => kept.add({ table, ...row })));
  },

  async load(table: string): Promise<string | undefined> {
    const there = (await database()).transaction([LOGS, ROWS]);
    const [head, rows] = await Promise.all([
      result<object | undefined>(there.objectStore(LOGS).get(table)),
      result(there.objectStore(ROWS).getAll(all(table))),
    ]);
    return head && JSON.stringify({ ...head, rows });
  },
};

/** Let go of a table for good. */
export async function forget(table: string): Promise<void> {
  await change((logs, rows) => {
    logs.delete(table);
    rows.delete(all(table));
  });
}

function result<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((there, failed) => {
    asked.onsuccess = () => there(asked.result);
    asked.onerror = () => failed(asked.error as Error);
  });
}
