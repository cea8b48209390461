import { render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import DealOver from "../../src/table/DealOver.svelte";
import { settings } from "../../src/shell/settings.svelte";
import { loadTexts, needTexts } from "../../src/texts";
import { Checking } from "../../src/verify/checking.svelte";
import type { LiveTable } from "../../src/wire/game.svelte";
import type { SideSheet, TableInfo } from "../../src/wire/types";
import { connected, person, tableInfo, welcome, type FakeWire } from "../shell/wires";

let wire: FakeWire;
let state: LiveTable;

beforeEach(async () => {
  settings.lang = "en";
  await loadTexts();
  await needTexts("web_table", "web_replay");
  ({ wire, state } = connected());
});

afterEach(() => state.close());

const NAMES = ["Ana", "Bea", "Eva", "Luz"];
const side = (number: number, before: number, total: number): SideSheet => ({
  side: number,
  lines: [],
  base: 0,
  cards: total,
  total,
  before,
  after: before + total,
});
const SHEETS = [
  [side(0, 0, 800), side(1, 0, 300)],
  [side(0, 800, 100), side(1, 300, 900)],
];
const SHARES = [
  [{ laid: 40 }, { laid: 20 }, { laid: 10, canastas: 1 }, {}],
  [{ laid: 10 }, { laid: 80, piles: 3 }, {}, { out: true, laid: 5 }],
];

function show(player: number | null, info: Partial<TableInfo>): void {
  const chairs = NAMES.map((name, seat) => person(seat, name, { seat }));
  const ended = { stage: "finished" as const, winner: 1, names: NAMES, sheets: SHEETS, shares: SHARES };
  wire.tell(welcome({ player, table: tableInfo({ chairs, ...ended, ...info }) }));
  render(DealOver, { state, checking: new Checking("abcdefghjk"), onclose: () => undefined, onwatch: () => undefined });
}

const cells = (row: HTMLElement): (string | null)[] => [...row.querySelectorAll("th, td")].map((one) => one.textContent);
const shares = (): (string | null)[][] =>
  within(screen.getByRole("heading", { name: "What each player did" }).parentElement!)
    .getAllByRole("row", { hidden: true })
    .map(cells);

test("after the match each player's part in all deals, the own side first", () => {
  show(1, {});
  expect(shares()).toEqual([
    ["Player", "On the table", "Canastas", "Piles", "Went out"],
    ["Us"],
    ["Bea", "100", "0", "3", "0"],
    ["Luz", "5", "0", "0", "1"],
    ["Them"],
    ["Ana", "50", "0", "0", "0"],
    ["Eva", "10", "1", "0", "0"],
  ]);
  const bars = [...document.querySelectorAll<HTMLElement>(".bar")].map(({ style }) => style.width);
  expect(bars).toEqual(["100%", "5%", "50%", "10%"]);
});

test("after a match of one deal its lines come first, without a curve or a second way to see it", () => {
  show(1, { sheets: SHEETS.slice(0, 1), shares: SHARES.slice(0, 1) });
  expect(document.querySelector("figure")).toBeNull();
  const base = screen.getAllByText("Base")[0]!;
  const parts = screen.getByRole("heading", { name: "What each player did" });
  expect(base.compareDocumentPosition(parts) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByText("Replay the match")).toBeNull();
});

test("between deals their part in the last one", () => {
  show(0, { stage: "between", winner: null });
  expect(shares().slice(1, 4)).toEqual([["Us"], ["Ana", "10", "0", "0", "0"], ["Eva", "0", "0", "0", "0"]]);
});

test("a victory has its cup, a loss what went best", () => {
  show(1, {});
  expect(document.querySelector(".victory")).not.toBeNull();
  expect(document.body.textContent).toContain("Deal 2 counted most: you won it by 800 points.");
  expect(document.body.textContent).not.toContain("best deal");
});

test("a loss has no cup, but the best deal", () => {
  show(0, {});
  expect(document.querySelector(".victory")).toBeNull();
  expect(document.body.textContent).toContain("Deal 2 counted most: they won it by 800 points.");
  expect(document.body.textContent).toContain("Your side's best deal was deal 1, with 800 points.");
});

test.each([
  [0, {}, "Rematch"],
  [0, { rematch: "abcdefghjm" }, "Go to the rematch"],
  [null, {}, "Replay the match"],
  [0, { stage: "between", winner: null }, "Next deal"],
] as const)("one thing to do next stands out, for player %s after %o", (player, info, name) => {
  show(player, info);
  const primary = [...document.querySelectorAll("dialog .primary")];
  expect(primary.map((one) => one.textContent)).toEqual([name]);
});
