// What My matches hears of a table, and in which order.
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { heard } from "../../src/matches/heard";
import type { Seen } from "../../src/matches/match";
import { remembering } from "../../src/pages/remembering.svelte";
import type { LiveTable } from "../../src/wire/game.svelte";
import type { TableInfo } from "../../src/wire/types";

const told: string[] = [];
vi.mock("../../src/matches/seen", () => ({
  remember: async ({ info }: Seen): Promise<void> => void told.push(`${info?.stage} ${info?.sheets.length}`),
}));

const infoOf = (stage: string, deals: number): TableInfo =>
  ({ stage, names: ["Ana", "Bot"], sheets: Array.from({ length: deals }, () => []) }) as unknown as TableInfo;

let stop: () => void;
beforeEach(() => {
  told.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function begun(): LiveTable {
  const table = $state({ key: "k", view: null, events: [], seat: 0, info: infoOf("play", 0) });
  stop = $effect.root(() => remembering(() => table as unknown as LiveTable));
  flushSync();
  return table as unknown as LiveTable;
}

async function after(ms: number): Promise<string[]> {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
  await heard();
  return told;
}

test("a match that has begun is told of once all else is there", async () => {
  begun();
  expect(await after(1000)).toEqual([]);
  expect(await after(5000)).toEqual(["play 0"]);
});

test("a deal that ends sooner is not overtaken by the beginning", async () => {
  const table = begun();
  await after(1000);
  table.info = infoOf("finished", 1);
  flushSync();
  expect((await after(10_000)).at(-1)).toBe("finished 1");
});

test("a page that is left at once has told of its match", async () => {
  begun();
  stop();
  expect(await after(0)).toEqual(["play 0"]);
});
