import { describe, expect, it } from "vitest";
import { drawers } from "../../src/table/drawnCards";
import type { Spread } from "../../src/wire/types";

const card = (player: number, place: number, text: string) => ({ player, place, card: text });
const spread: Spread = {
  cards: 162,
  rounds: [[card(0, 3, "9h"), card(1, 8, "X"), card(2, 9, "9s"), card(3, 1, "4c")], [card(1, 4, "Kd")]],
  waiting: [0, 2],
  again: "tie",
  ranking: [],
};

describe("the draw for seats", () => {
  it("shows every card of each player, a joker as void, and who draws again", () => {
    const all = drawers(spread, 4);
    expect(all.map((one) => one.cards.map((drawn) => drawn.card).join(" "))).toEqual(["9h", "X Kd", "9s", "4c"]);
    expect(all[1]?.cards.map((drawn) => [drawn.round, drawn.void])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(all.filter((one) => one.waiting).map((one) => one.player)).toEqual([0, 2]);
    expect(all.every((one) => one.rank === 0)).toBe(true);
  });

  it("stands from high to low once it is over", () => {
    const over: Spread = {
      ...spread,
      rounds: [...spread.rounds, [card(0, 5, "5h"), card(2, 6, "Ts")]],
      waiting: [],
      again: null,
      ranking: [1, 2, 0, 3],
    };
    expect(drawers(over, 4).map((one) => [one.player, one.rank, one.waiting])).toEqual([
      [1, 1, false],
      [2, 2, false],
      [0, 3, false],
      [3, 4, false],
    ]);
  });
});
