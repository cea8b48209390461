import { expect, it } from "vitest";
import { momentOf, nextTurn, previousTurn, searchOf } from "../../src/replay/course";
import { Watching } from "../../src/replay/watching.svelte";
import type { Replay } from "../../src/wire/types";

it("keeps deal, step and seat in the address", () => {
  for (const moment of [
    { deal: 2, step: 14, seat: 1 },
    { deal: 1, step: 0, seat: null },
  ]) {
    expect(momentOf(searchOf(moment))).toEqual(moment);
  }
});

it("begins at the beginning where the address makes no sense", () => {
  expect(momentOf("?deal=0&step=-3&seat=x")).toEqual({ deal: 1, step: 0, seat: null });
});

it("goes from turn to turn, and to the ends", () => {
  expect([nextTurn([0, 3, 7], 3, 9), nextTurn([0, 3, 7], 8, 9)]).toEqual([7, 9]);
  expect([previousTurn([0, 3, 7], 7), previousTurn([0, 3, 7], 0)]).toEqual([3, 0]);
});

it("comes back from the server at the step that the address asks for", async () => {
  const watching = new Watching({ table: "abcdefghjk" }, { deal: 2, step: 1, seat: null });
  const asked: number[] = [];
  watching.deals.deal = (deal) => {
    asked.push(deal);
    return Promise.resolve({ deal, deals: 2, seat: null, frames: [{}, {}, {}] } as unknown as Replay);
  };
  watching.again(); // the page speaks a language before the deal is there
  await Promise.resolve();
  await Promise.resolve();
  expect([asked, watching.step, watching.replay?.deal]).toEqual([[2], 1, 2]);
  watching.by(9);
  expect(watching.step).toBe(2);
  watching.toDeal(3);
  expect(asked).toEqual([2]);
});
