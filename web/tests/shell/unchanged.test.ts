import { expect, test } from "vitest";
import { unchanged } from "../../src/wire/unchanged";

test("what is as it was is the same object, and what is not is as it is now", () => {
  const before = { hand: ["4s", "Kh"], sides: [{ melds: [{ cards: ["5s"] }] }, { melds: [] }], pile: { top: "X" }, outcome: null };
  const now = {
    hand: ["4s", "Kh"],
    sides: [{ melds: [{ cards: ["5s", "2d"] }] }, { melds: [] }],
    pile: { top: null },
    outcome: { closer: 1 },
  };
  const told = structuredClone(now);
  const kept = unchanged(before, now);
  expect(kept).toEqual(told);
  expect([Object.is(kept.hand, before.hand), Object.is(kept.sides[1], before.sides[1])]).toEqual([true, true]);
  expect([
    Object.is(kept, before),
    Object.is(kept.sides, before.sides),
    Object.is(kept.sides[0], before.sides[0]),
    Object.is(kept.pile, before.pile),
  ]).toEqual(Array(4).fill(false));
});

test("all the same is the same", () => {
  const before = { legal: ["draw", "take 4 4"], last: [{ seat: 0, at: null }] };
  expect(unchanged(before, structuredClone(before))).toBe(before);
});

test.each([
  [["a", "b"], ["a"]],
  [["a"], ["a", "b"]],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { b: 1 }],
  [[], {}],
  [null, { a: null }],
  [{ a: null }, null],
  [undefined, { a: 1 }],
  [0, "0"],
])("%j became %j", (before, now) => {
  expect(unchanged(before, structuredClone(now))).toEqual(now);
});

test("what was before stays as it was", () => {
  const before = Object.freeze({ hand: Object.freeze(["4s"]), pile: Object.freeze({ size: 1 }) });
  expect(unchanged<unknown>(before, { hand: ["4s"], pile: { size: 2 } })).toEqual({ hand: ["4s"], pile: { size: 2 } });
  expect(before.pile.size).toBe(1);
});
