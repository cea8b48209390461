import { describe, expect, it } from "vitest";
import { best, closingOf, decisive, summed, titleOf, waysOf } from "../../src/table/closing";
import { settings } from "../../src/shell/settings.svelte";
import { loadTexts, needTexts, t } from "../../src/texts";
import type { GameEvent, SideSheet } from "../../src/wire/types";

let number = 0;
const event = (kind: GameEvent["kind"], seat: number | null = null, fields: { deal?: number } = {}): GameEvent =>
  ({ number: ++number, kind, seat, text: `${kind} ${seat ?? ""}`.trim(), ...fields }) as GameEvent;
const line = (code: string, points = 100) => ({ rule: "", code, label: `the ${code}`, number: 1, points, part: "base" as const });
const side = (number: number, ...lines: SideSheet["lines"]): SideSheet => ({
  side: number,
  lines,
  base: 0,
  cards: 0,
  total: 0,
  before: 0,
  after: 0,
});

describe("the end of a deal", () => {
  const told = [
    event("deal", 3, { deal: 1 }),
    event("out", 2),
    event("over"),
    event("scored"),
    event("deal", 0, { deal: 2 }),
    event("draw", 1),
    event("over"),
  ];

  it("is who went out, or that the stock was gone", () => {
    expect(closingOf(told, 1)).toMatchObject({ seat: 2, text: "out 2" });
    expect(closingOf(told, 2)).toMatchObject({ seat: null, text: "over" });
  });

  it("is unknown of a deal that goes on, or of which nothing was told", () => {
    expect(closingOf(told, 3)).toBeNull();
    expect(closingOf(told.slice(0, 2), 1)).toBeNull();
    expect(closingOf([event("out", 1), event("over")], 4)).toMatchObject({ seat: 1 }); // its beginning was not told
  });
});

describe("the ways of going out", () => {
  const sheet = [
    side(0, line("going-out"), line("concealed-later-with", 300), line("clean-game", 900), line("clean-game-cards")),
    side(1, line("concealed"), line("black-threes-out")),
  ];

  it("are those of the side that went out, in the words of its sheet", () => {
    expect(waysOf(sheet, 2)).toEqual(["the concealed-later-with", "the clean-game"]);
    expect(waysOf(sheet, 3)).toEqual(["the concealed", "the black-threes-out"]);
  });

  it("are none where nobody went out", () => {
    expect(waysOf(sheet, null)).toEqual([]);
  });
});

describe("the title of an end", () => {
  const end = (seat: number | null, rare: "" | "out-first" | "out-concealed" = "") => ({ seat, text: "", number: 1, rare });
  const clean = [side(0, line("going-out"), line("clean-game", 900)), side(1)];

  it("is a clean game, also where the hand was laid whole, but not for the other side", () => {
    expect([titleOf(end(0), clean)?.key, titleOf(end(2, "out-concealed"), clean)?.key]).toEqual(["moment-out-clean", "moment-out-clean"]);
    expect([titleOf(end(1), clean), titleOf(end(null), clean)]).toEqual([null, null]);
    expect(titleOf(end(1, "out-concealed"), clean)?.key).toBe("moment-out-concealed");
    expect(titleOf(end(0), [side(0, line("clean-game", 0)), side(1)])).toBeNull(); // it counted for nothing
  });

  it("is the first turn before all else, and black threes with their points", () => {
    expect(titleOf(end(0, "out-first"), clean)?.key).toBe("moment-out-first");
    const threes = [side(0), side(1, line("black-threes-out", 100))];
    expect(titleOf(end(3), threes)).toEqual({ key: "moment-black-threes", args: { number: 1, points: 100 }, said: "the black-threes-out" });
    expect(titleOf(end(2), threes)).toBeNull();
  });

  it.each(["es", "en"] as const)("is in the catalogue, in %s", async (lang) => {
    const kept = settings.lang;
    settings.lang = lang;
    await loadTexts();
    await needTexts("web_table");
    expect(t("moment-out-clean")).toMatch(lang === "es" ? /limpio/ : /clean/);
    settings.lang = kept;
  });
});

describe("the deal that counted most for the winner", () => {
  const deal = (own: number, other: number): SideSheet[] => [
    { ...side(0), total: own },
    { ...side(1), total: other },
  ];
  it("is the one with the largest lead over the best of the others", () => {
    expect(decisive([deal(900, 800), deal(700, 100), deal(100, 500)], 0)).toEqual({ deal: 2, points: 600 });
    expect(decisive([deal(900, 800), deal(700, 100), deal(100, 500)], 1)).toEqual({ deal: 3, points: 400 });
    expect(decisive([[...deal(900, 100), { ...side(2), total: 800 }], deal(300, 0)], 0)).toEqual({ deal: 2, points: 300 });
  });
  it("is none in a match of one deal, or where the winner led in none", () => {
    expect(decisive([deal(900, 100)], 0)).toBeNull();
    expect(decisive([deal(100, 100), deal(0, 50)], 0)).toBeNull();
  });
  it("has beside it the best deal of a side, if it made any points", () => {
    expect(best([deal(900, 800), deal(700, 1100), deal(100, 500)], 1)).toEqual({ deal: 2, points: 1100 });
    expect([best([deal(900, 100)], 0), best([deal(-50, 100), deal(0, 50)], 0)]).toEqual([null, null]);
  });
});

it("sums what each player did, deal by deal", () => {
  const first = [{ laid: 40 }, { canastas: 1, laid: 90, piles: 2, out: true }];
  expect(summed([first, [{ laid: 5, out: true }, {}]])).toEqual([
    { seat: 0, canastas: 0, laid: 45, piles: 0, outs: 1 },
    { seat: 1, canastas: 1, laid: 90, piles: 2, outs: 1 },
  ]);
  expect(summed([])).toEqual([]);
});
