// Deals of earlier days that have come along with the bots: all that such a deal follows from, so that it can be played here.
import { newSecret, person } from "../shell/begin";
import { choice } from "../shell/choice.svelte";
import { load, save } from "../shell/storage";
import { myTables } from "../shell/tables.svelte";
import { ask } from "../wire/api";
import type { OpenDay, OpenedTry } from "../wire/types";

const NAME = "daily-archive";
interface Kept {
  /** The day on which they were asked for, as the date of UTC. */
  asked: string;
  days: OpenDay[];
}
const kept = (): Kept | null => load(NAME) as Kept | null;

/** The days that are here, the newest first. */
export const daysHere = (): readonly OpenDay[] => kept()?.days ?? [];

/** Fetch the days that are over by now, where the bots have come along: once a day, and until par of all is known. */
export async function keepDays(): Promise<void> {
  const asked = new Date().toISOString().slice(0, 10);
  const whole = kept()?.asked === asked && daysHere().every(({ par }) => par);
  if (!load("offline") || whole) return;
  const days = await ask<OpenDay[]>("/api/daily/archive").catch(() => null);
  if (days) save(NAME, { asked, days } satisfies Kept);
}

export const forgetDays = (): boolean => save(NAME, null);

/** Open a table of such a day in this browser. */
export async function beginHere(day: OpenDay): Promise<string> {
  const key = newSecret();
  const { table } = await ask<OpenedTry>("/api/here/daily/tries", { ...person(), key, pace: choice.game.pace ?? 900, day });
  myTables.add(table, key);
  return table;
}
