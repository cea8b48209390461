// The seals (commitments) that this browser was shown before a deal was over. A record cannot prove when a seal was
// published; who saw it can: what is compared afterwards is what was kept here.
import { keep, readKept } from "../kept";
import type { Happening } from "../wire/types";

/** By deal, 0 the draw for partners. */
export type Seals = Readonly<Record<number, string>>;

const MOST_TABLES = 12;

export function seals(table: string): Seals {
  return all()[table] ?? {};
}

/** Keeps the first seal that was shown for each deal while its secret was unknown, for the last tables that were played at. */
export function keepSeals(table: string, events: readonly Happening[]): void {
  const before = seals(table);
  const shown: Record<number, string> = { ...before };
  const late = new Set(events.flatMap(({ kind, data }) => (kind === "revealed" ? [Number(data.deal)] : [])));
  for (const { kind, data } of events) {
    if (kind !== "commitment" || typeof data.commitment !== "string") continue;
    if (!late.has(Number(data.deal))) shown[Number(data.deal)] ??= data.commitment;
  }
  if (Object.keys(shown).length === Object.keys(before).length) return;
  const others = Object.entries(all()).filter(([one]) => one !== table);
  keep("seals", Object.fromEntries([...others.slice(1 - MOST_TABLES), [table, shown]]));
}

function all(): Record<string, Seals> {
  const kept = readKept("seals");
  return kept !== null && typeof kept === "object" ? (kept as Record<string, Seals>) : {};
}
