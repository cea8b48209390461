// Matches that went on while this page was away: the server of this page is asked how they stand.
import type { MyTable } from "../shell/tables.svelte";
import { api, ApiError } from "../wire/api";
import { isLocal } from "../wire/local";
import type { TableInfo } from "../wire/types";
import { fetchRecord } from "./seen";
import { forgotten, keepSeen, recordsKept } from "./kept";
import { addressOf, idOf, type Match } from "./match";

const MOST = 20; // of each, the last ones: no list costs the server more

/**
 * Ask about open matches of this server, and fetch the records of finished ones: whether anything is known anew.
 * A table among `seats` that was left before its match was kept is asked about too.
 */
export async function refresh(matches: readonly Match[], seats: readonly MyTable[] = []): Promise<boolean> {
  const mine = matches.filter(({ at, id }) => at === addressOf(id));
  const open = mine.filter(({ finished }) => !finished).slice(0, MOST);
  const known = new Set([...mine.map(idOf).map(String), ...forgotten()]);
  const unknown = ({ table, finished }: MyTable): boolean => !finished && !isLocal(table) && !known.has(String([addressOf(table), table]));
  const left = seats.filter(unknown).slice(0, MOST);
  const asked = await Promise.all([
    ...open.map(({ id, key, seat }) => ask(id, key, () => seat)),
    ...left.map(({ table, key, player }) => ask(table, key, (info) => info.chairs.find((who) => who?.number === player)?.seat ?? null)),
  ]);
  const there = new Set((await recordsKept()).map(String));
  for (const match of mine.filter((one) => one.finished && !there.has(String(idOf(one)))).slice(0, MOST)) await fetchRecord(match);
  return asked.includes(true);
}

async function ask(table: string, key: string, seatIn: (info: TableInfo) => number | null): Promise<boolean> {
  try {
    const info = await api.table(table, key);
    return (await keepSeen({ key, info, view: null, events: [], seat: seatIn(info) })) !== null;
  } catch (problem) {
    if (problem instanceof ApiError) return false; // it stays as it was seen last
    throw problem;
  }
}
