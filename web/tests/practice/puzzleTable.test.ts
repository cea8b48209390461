import { expect, test } from "vitest";
import { load } from "../../src/shell/storage";
import { dayOf, PuzzleTable } from "../../src/practice/puzzleTable.svelte";
import { settings } from "../../src/shell/settings.svelte";
import { Play } from "../../src/table/play.svelte";
import { LiveTable } from "../../src/wire/game.svelte";
import type { DealView, PuzzleShown } from "../../src/wire/types";

const view = { seat: 1, sides: [{ score: 0 }, { score: 0 }], deal: 1, rules: "clasica", clockwise: true } as unknown as DealView;
const puzzle = {
  id: "a",
  names: ["A", "B", "C", "D"],
  title: "",
  view,
  events: [],
  text: "",
  choices: [],
  told: [],
} as unknown as PuzzleShown;

test("days are counted as the server counts them", () => {
  expect(dayOf(new Date(2026, 10, 23, 23, 59))).toBe(739_943); // date(2026, 11, 23).toordinal()
  expect(dayOf(new Date(2026, 10, 24, 0, 1))).toBe(739_944);
});

test("the first thing that is done at the table is the answer, and nothing changes on the table", async () => {
  const heard: string[] = [];
  settings.name = "Ana";
  const table = new PuzzleTable(puzzle, (action) => heard.push(action));
  const told = await table.send({ do: "play", action: "meld K K K; discard 4" });
  expect(told.t).toBe("ack");
  expect(heard).toEqual(["meld K K K"]);
  expect(table.view).toBe(view);
  expect(table.player).toBe(1);
  expect(table.info?.names).toEqual(["A", "Ana", "C", "D"]);
});

test("the order of a puzzle's hand does not take the place of that of a match", () => {
  settings.order = "own";
  const hand = { ...view, hand: ["Kh", "4s"], to_act: 1, outcome: null, phase: "play" } as unknown as DealView;
  for (const table of [new LiveTable("abcdefghj2", null), new PuzzleTable({ ...puzzle, view: hand }, () => undefined)]) {
    table.view = hand;
    const play = new Play(table);
    const order = play.hand.map(({ key }) => key).reverse();
    play.move([order[0]!], order[1]!);
    expect(play.hand.map(({ key }) => key)).toEqual(order);
  }
  expect(load("hand")).toMatchObject({ table: "abcdefghj2" });
});
