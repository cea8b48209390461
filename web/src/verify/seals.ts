// What this browser knows of shuffles from before their secrets: the seals (commitments) that it was shown, and the
// random numbers that it added. A record cannot prove when a seal was published; who saw it can: what is compared
// afterwards is what was kept here.
import { loadRecord, save } from "../shell/storage";
import type { GameEvent } from "../wire/types";

/** By deal, 0 the draw for partners. */
export type Seals = Readonly<Record<number, string>>;

const MOST_TABLES = 12;

export function seals(table: string): Seals {
  return loadRecord<Seals>("seals")[table] ?? {};
}

/** What this browser added to the shuffles of a table, by deal. */
export function ownAdded(table: string): Seals {
  return loadRecord<Seals>("added")[table] ?? {};
}

/** Keeps the first seal that was shown for each deal while its secret was unknown, for the last tables that were played at. */
export function keepSeals(table: string, events: readonly GameEvent[]): void {
  const before = seals(table);
  const shown: Record<number, string> = { ...before };
  const late = new Set(events.flatMap((event) => (event.kind === "revealed" ? [event.deal] : [])));
  for (const event of events) {
    if (event.kind === "commitment" && !late.has(event.deal)) shown[event.deal] ??= event.commitment;
  }
  if (Object.keys(shown).length > Object.keys(before).length) keepOf("seals", table, shown);
}

/** Keeps what was added, and the seal that it was added to. */
export function keepAdded(table: string, deal: number, seal: string, text: string): void {
  keepOf("seals", table, { [deal]: seal, ...seals(table) });
  keepOf("added", table, { ...ownAdded(table), [deal]: text });
}

function keepOf(name: string, table: string, value: Seals): void {
  const others = Object.entries(loadRecord<Seals>(name)).filter(([one]) => one !== table);
  save(name, Object.fromEntries([...others.slice(1 - MOST_TABLES), [table, value]]));
}
