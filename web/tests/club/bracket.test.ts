import { expect, test } from "vitest";
import { current, cut, deciding, heading, sidesOf } from "../../src/club/bracket/bracket";
import { screens } from "../../src/club/wall/screens";
import { settings } from "../../src/shell/settings.svelte";
import { loadTexts, needTexts } from "../../src/texts";
import type { BracketNode } from "../../src/wire/types";
import { club, match } from "./made";

const node = (pairs: BracketNode["pairs"], more: Partial<BracketNode> = {}): BracketNode => ({
  pairs,
  round: 0,
  table: 0,
  winner: 0,
  lost: 0,
  ...more,
});
/** The columns of a bracket for so many pairs. */
const columns = (pairs: number): BracketNode[][] =>
  Array.from({ length: Math.log2(pairs) }, (_, at) => Array.from({ length: pairs >> (at + 1) }, () => node([0, 0])));

test("a large bracket is cut into pieces that go on where they meet", () => {
  const shape = (pairs: number, most: number) => cut(columns(pairs), most).map((piece) => piece.map((column) => column.length));
  expect(shape(16, 16)).toEqual([[8, 4, 2, 1]]);
  expect(shape(64, 16)).toEqual([
    [16, 8, 4, 2, 1],
    [16, 8, 4, 2, 1],
    [2, 1],
  ]);
  expect(shape(64, 4)).toHaveLength(9);
  const nodes = new Set(cut(columns(64), 16).flat(2));
  expect(nodes.size).toBe(63); // none is lost
});

test("a piece of a column is named as the whole", async () => {
  settings.lang = "en";
  await loadTexts();
  await needTexts("web_competition");
  const all = columns(64);
  const shown = club([match(1)], { bracket: { columns: all, third: null } });
  const [piece, last] = [cut(all, 8)[1]!, cut(all, 8).at(-1)!];
  expect(piece.map((column) => heading(shown, column))).toEqual(["Round of 64", "Round of 32", "Round of 16", "Quarter-finals"]);
  expect(last.map((column) => heading(shown, column))).toEqual(["Quarter-finals", "Semi-finals", "Final"]);
});

test("the sides of a match with its points, of a pair without one, and of nobody", () => {
  const shown = club([match(1, { points: [500, 700], state: "done", winner: 2 })]);
  const sides = sidesOf(shown, node([2, 1], { round: 1, table: 1, winner: 2 }));
  expect(sides.map(({ pair, points, won }) => [pair, points, won])).toEqual([
    [2, "700", true],
    [1, "500", false],
  ]);
  expect(sidesOf(shown, node([3, null], { winner: 3 })).map(({ pair, won }) => [pair, won])).toEqual([[3, false]]);
  expect(sidesOf(shown, node([null, null]))).toEqual([]);
  expect(sidesOf(shown, node([0, 4])).map(({ pair }) => pair)).toEqual([0, 4]);
});

test("a wall shows the bracket from the round that is played", () => {
  const all = columns(16);
  all[0] = all[0]!.map((one, at) => ({ ...one, pairs: [at + 1, at + 9], winner: at + 1 }));
  expect(current(all)).toBe(1);
  const shown = screens(
    club([match(1)], { bracket: { columns: all, third: null }, settings: { name: "Cup", lives: 1, length: { target: 5000 } } }),
  );
  const brackets = shown.filter((screen) => screen.show === "bracket");
  expect(brackets.map((screen) => screen.show === "bracket" && screen.columns.map((column) => column.length))).toEqual([[4, 2, 1]]);
});

test("a wall shows a round of a knock-out with a second chance by defeats", () => {
  const round = [...Array.from({ length: 9 }, (_, at) => node([at + 1, at + 11])), node([30, 31], { lost: 1 })];
  const shown = screens(
    club([match(1)], { bracket: { columns: [round], third: null }, settings: { name: "Cup", lives: 2, length: { target: 5000 } } }),
  );
  const pages = shown.flatMap((screen) => (screen.show === "defeats" ? [screen.nodes] : []));
  expect(pages.map((nodes) => nodes.map(({ lost }) => lost))).toEqual([Array(8).fill(0), [0], [1]]);
});

test("the final and the match for third place have their names", async () => {
  settings.lang = "en";
  await loadTexts();
  await needTexts("web_competition");
  const final = [[node([1, 4], { round: 1, table: 1 }), node([2, 3], { round: 1, table: 2 })], [node([1, 2], { round: 2, table: 1 })]];
  const bracket = { columns: final, third: node([4, 3], { round: 2, table: 2 }) };
  const shown = club([match(1)], { bracket, settings: { name: "Cup", lives: 1, length: { target: 5000 } } });
  const told = [1, 2].flatMap((round) => [1, 2].map((table) => deciding(shown, round, table)));
  expect(told).toEqual(["", "", "Final", "Match for third place"]);
});
