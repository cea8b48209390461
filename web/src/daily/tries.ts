// The deal of the day on this device: the own tries, from My matches, and the keys of those that are just being opened.
import { newSecret, person } from "../shell/begin";
import { choice } from "../shell/choice.svelte";
import { load, loadRecord, save } from "../shell/storage";
import { myTables } from "../shell/tables.svelte";
import { allMatches } from "../matches/kept";
import { addressOf, type Match } from "../matches/match";
import { ask } from "../wire/api";
import { isLocal } from "../wire/local";
import type { DailyInfo, DayInfo, MyTry, OpenedTry } from "../wire/types";

const MARK = "daily-"; // begins the id of the cards of a day, before its date
const OPEN = 172_800_000; // ms from the beginning of the day: a try that was begun meanwhile counts

/** The day of which a table has the cards; null for any other table. */
export const dayOf = (cards: string | null | undefined): string | null => (cards?.startsWith(MARK) ? cards.slice(MARK.length) : null);

export interface Try {
  table: string;
  key: string;
}

interface Opening {
  day: string;
  key: string;
  table?: string;
}

function opened(day: string): Opening | null {
  const found = load("daily") as Partial<Opening> | null;
  return found?.day === day && typeof found.key === "string" ? (found as Opening) : null;
}

/** `last` is the latest of all days begun: the first page says when there is a later one. */
function keep(opening: Opening): void {
  const { last } = loadRecord<string>("daily");
  save("daily", { ...opening, last: last && last > opening.day ? last : opening.day });
}

/** The matches of days at this server, the last first; none where the browser keeps nothing. */
export async function tries(): Promise<Match[]> {
  const all = await allMatches().catch(() => []);
  return all.filter(({ cards, at, id }) => dayOf(cards) !== null && at === addressOf(id));
}

/** True if it was begun while its day counted, at the server: in this browser none counts. */
export function counted({ at, cards, begun }: Pick<Match, "at" | "cards" | "begun">): boolean {
  const since = begun - Date.parse(dayOf(cards) ?? "");
  return at !== "" && since >= 0 && since < OPEN;
}

/** The own try of a day: the one that counts, else the last one. */
export function tryOf(day: string, matches: readonly Match[]): Try | null {
  const mine = matches.filter(({ cards }) => dayOf(cards) === day);
  const match = mine.find(counted) ?? mine[0];
  const opening = opened(day);
  if (match) return { table: match.id, key: match.key };
  return opening?.table ? { table: opening.table, key: opening.key } : null;
}

/** What came of the own try of a day that was played in this browser; null if there is none that is over. */
export function resultHere(day: string, matches: readonly Match[]): MyTry | null {
  const mine = tryOf(day, matches);
  const match = matches.find(({ id }) => id === mine?.table);
  const lead = match?.at === "" ? match.deals[0]?.lead : undefined;
  return match && lead !== undefined ? { table: match.id, lead, left: false, counts: false, better: null } : null;
}

/** The number of days of that month with a try that counts and is over. `just`: one that My matches may not know yet. */
export function daysPlayed(matches: readonly Match[], month: string, just: string | null = null): number {
  const days = matches.filter((one) => one.finished && counted(one)).map(({ cards }) => dayOf(cards));
  return new Set([...days, just].filter((day) => day?.startsWith(month))).size;
}

/** Begin the try of a day, or another one of a day that no longer counts. An answer may be lost: the key is kept before it is asked. */
export async function begin(day: string, again: boolean): Promise<string> {
  const key = (again ? null : opened(day)?.key) ?? newSecret();
  keep({ day, key });
  const { table } = await ask<OpenedTry>(`/api/daily/${day}/tries`, { ...person(), key, pace: choice.game.pace ?? 900 });
  keep({ day, key, table });
  myTables.add(table, key);
  return table;
}

export const days = (): Promise<DailyInfo> => ask<DailyInfo>("/api/daily");

/** A day, with the own try if it is one at the server. */
export function dayInfo(day: string, mine: Try | null): Promise<DayInfo> {
  const there = mine && !isLocal(mine.table) ? mine : null;
  return ask<DayInfo>(`/api/daily/${day}${there ? `?table=${there.table}` : ""}`, undefined, undefined, there?.key ?? null);
}

export function bestRecord(day: string, { table, key }: Try): Promise<string> {
  return ask<string>(`/api/daily/${day}/best?table=${table}`, undefined, undefined, key);
}
