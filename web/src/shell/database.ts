// Databases of the browser, for what is too large for storage.ts.
import { openDB, type DBSchema, type IDBPDatabase } from "idb";

/** How to come to a database, whose stores are made by `upgrade` in version 1: opened when first asked for, and anew once it was closed. */
export function database<Schema extends DBSchema>(
  name: string,
  upgrade: (made: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const closed = (): void => void (opened = null);
  return () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade,
      // another page of this browser deletes it
      blocking: (_, __, { target }) => {
        (target as IDBDatabase).close();
        closed();
      },
      terminated: closed,
    }).catch((problem: unknown) => {
      closed();
      throw problem;
    });
    return opened;
  };
}
