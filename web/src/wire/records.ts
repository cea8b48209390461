// The records of matches that this server keeps.
import { download } from "../shell/files";
import { href } from "../shell/prefix";
import { myTables } from "../shell/tables.svelte";
import { ask } from "./api";

/** The record of a table's match as text. Raises `ApiError`. */
export function recordOf(table: string, key = myTables.key(table)): Promise<string> {
  return ask<string>(recordPath(table), undefined, undefined, key);
}

export function recordPath(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/record`;
}

/** For links to a record: a table that is not to be watched gives it only to who shows the key of a seat. */
export function saveRecord(event: MouseEvent, table: string): void {
  const key = myTables.key(table);
  if (!key) return;
  event.preventDefault();
  download(recordPath(table), key, `${table}.canasta`).catch(() => location.assign(href(recordPath(table))));
}
