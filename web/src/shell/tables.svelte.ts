// The tables where this browser has a seat: the secret of each, kept here and nowhere else.
import { StoredList } from "./stored.svelte";
import { ownFirst } from "../table/sides";
import { api, ApiError } from "../wire/api";
import { isLocal } from "../wire/local";
import type { TableInfo } from "../wire/types";

export interface MyTable {
  table: string;
  key: string;
  title: string;
  /** The others at the table. */
  names: string[];
  /** Of the sides, the own one first. */
  scores: number[];
  finished: boolean;
  /** The own player number, once the table has been seen. */
  player?: number;
  /** The player to act when it was last asked about; "" is this person. */
  turn?: string;
  /** In a match by days, until when (ms since 1970). */
  until?: number | null | undefined;
  /** When it was last seen, as Date.now(). */
  at: number;
}

/** True if a match by days waits for this person. */
export const mine = ({ finished, turn, until }: MyTable): boolean => !finished && turn === "" && Boolean(until);

const MOST = 30;
/** On the first page. */
export const SHOWN = 6;

function isTable(value: unknown): value is MyTable {
  const entry = value as MyTable | null;
  return typeof entry?.table === "string" && typeof entry.key === "string" && Array.isArray(entry.names);
}

/** The tables with that one before the others; of those left out My matches still knows. */
function first(tables: readonly MyTable[], entry: MyTable): MyTable[] {
  return [entry, ...tables.filter((one) => one.table !== entry.table)].slice(0, MOST);
}

/** An entry with what the server says of its table. */
function told(entry: MyTable, info: TableInfo, player: number): MyTable {
  const others = info.chairs.filter((who) => who && who.number !== player);
  const [next] = info.stage === "between" && !info.chairs[player]?.ready ? [player] : info.turn;
  return {
    ...entry,
    player,
    title: info.title,
    names: others.map((who) => who!.name),
    scores: ownFirst(info.sides, info.chairs[player]?.seat ?? null).flatMap((side) => info.scores[side] ?? []),
    finished: info.stage === "finished" || info.abandoned,
    until: info.until,
    turn: next === undefined ? undefined : next === player ? "" : info.chairs.find((who) => who?.number === next)?.name,
  };
}

class MyTables {
  #list = new StoredList("tables", isTable);

  #change(change: (all: readonly MyTable[]) => readonly MyTable[]): void {
    this.#list.change(change);
    // the sign of the installed page says in how many matches it is this person's turn
    void navigator.setAppBadge?.(this.all.filter(mine).length).catch(() => undefined);
  }

  /** The one seen last comes first. */
  get all(): readonly MyTable[] {
    return this.#list.all;
  }

  key(table: string): string | null {
    return this.all.find((entry) => entry.table === table)?.key ?? null;
  }

  /** True if the match there has begun, as far as this browser knows. */
  begun(table: string): boolean {
    return this.all.some((entry) => entry.table === table && (entry.finished || entry.turn !== undefined));
  }

  add(table: string, key: string): void {
    this.#change((all) => first(all, { table, key, title: "", names: [], scores: [], finished: false, at: Date.now() }));
  }

  /** What the table is like now, for the list on the first page. */
  seen(info: TableInfo, player: number | null): void {
    if (player === null) return;
    this.#change((all) => {
      const entry = all.find((one) => one.table === info.id);
      return entry ? first(all, { ...told(entry, info, player), at: Date.now() }) : all;
    });
  }

  /** Ask the server about those seen last: it forgets those that it no longer knows. Tables of this browser are as they were left. */
  ask(): void {
    for (const { table, key, player } of this.all.slice(0, SHOWN).filter((one) => !isLocal(one.table))) {
      api
        .table(table, key)
        .then((info) => {
          if (player !== undefined) this.#change((all) => all.map((one) => (one.table === table ? told(one, info, player) : one)));
        })
        .catch((problem: unknown) => {
          if (problem instanceof ApiError && problem.code === "table-no-table") this.forget(table);
        });
    }
  }

  forget(table: string): void {
    this.#change((all) => all.filter((entry) => entry.table !== table));
    // a table of a server is the server's business
    if (isLocal(table)) void import("../offline/keeping").then(({ forget }) => forget(table));
  }
}

export const myTables = new MyTables();

/** Tables just made to be played at once: their page begins the match without waiting in the lobby. */
export const startAtOnce = new Set<string>();

const LINK = /(?:^|\/t\/)([a-z2-9]{10})\/?(?:#k=([A-Za-z0-9_-]{32,64}))?$/;

/** The path of the table that somebody pasted: its link or its bare id; null for anything else. */
export function pathFrom(text: string): string | null {
  const found = LINK.exec(text.trim());
  return found ? `/t/${found[1]}${found[2] ? `#k=${found[2]}` : ""}` : null;
}
