// The deals of the matches that were played to their end, counted by the coach: each is asked for once and kept in this browser.
import { loadRecord, save } from "../shell/storage";
import { myTables, type MyTable } from "../shell/tables.svelte";
import { lang } from "../texts";
import { api, ask, ApiError } from "../wire/api";
import type { CountedDeal, HabitsTold } from "../wire/types";

/** A match as it is kept: whose habits, and the deals that are counted. */
export interface CountedMatch {
  seat: number;
  deals: CountedDeal[];
}

/** The report, and the tables and seats that its examples speak of. */
export interface Told {
  report: HabitsTold;
  matches: { table: string; seat: number }[];
}

const MOST = 6; // the last ones

/** The matches that count, the oldest first. */
export function finished(): MyTable[] {
  const all = myTables.all.filter((entry) => entry.finished).sort((a, b) => a.at - b.at);
  return all.slice(-MOST);
}

const kept = (): Record<string, CountedMatch> => loadRecord("habits");

/** Count what is not counted yet, then ask for the report; `oncounted` hears how many matches are done. Raises `ApiError`. */
export async function told(oncounted: (done: number) => void): Promise<Told> {
  const [entries, speaking, found] = [finished(), lang(), kept()];
  const matches: (CountedMatch & { table: string })[] = [];
  for (const [done, entry] of entries.entries()) {
    oncounted(done);
    const match = await counted(entry, found[entry.table], (now) => save("habits", { ...kept(), [entry.table]: now }));
    if (match?.deals.length) matches.push({ ...match, table: entry.table });
  }
  const here = kept();
  save("habits", Object.fromEntries(entries.flatMap(({ table }) => (here[table] ? [[table, here[table]]] : []))));
  const compared = matches.filter(({ deals }) => deals[0]!.known);
  const rules = compared.at(-1)?.deals[0]?.rules;
  const asked = rules ? compared.filter(({ deals }) => deals[0]!.rules === rules) : matches;
  const report = await ask<HabitsTold>("/api/habits", { matches: asked.map(({ deals }) => deals) }, speaking);
  return { report, matches: asked };
}

/** A match with all its deals counted; null if the server knows the table no more. */
async function counted(
  entry: MyTable,
  before: CountedMatch | undefined,
  onmore: (now: CountedMatch) => void,
): Promise<CountedMatch | null> {
  try {
    const seat = before?.seat ?? (await seatOf(entry));
    if (seat === null) return null;
    const deals = [...(before?.deals ?? [])];
    // Where bots were never measured, one deal says so.
    while (!deals[0] || (deals[0].known && deals.length < deals[0].deals)) {
      const asked = `deal=${deals.length + 1}&seat=${seat}`;
      deals.push(await ask<CountedDeal>(`/api/tables/${encodeURIComponent(entry.table)}/habits?${asked}`, undefined, undefined, entry.key));
      onmore({ seat, deals });
    }
    return { seat, deals };
  } catch (problem) {
    if (problem instanceof ApiError && /^table-/.test(problem.code)) return before ?? null;
    throw problem;
  }
}

/** The own seat: that of whoever is none of the others. */
async function seatOf(entry: MyTable): Promise<number | null> {
  const info = await api.table(entry.table, entry.key);
  return info.chairs.find((chair) => chair && !entry.names.includes(chair.name))?.seat ?? null;
}
