import { expect, test } from "vitest";
import { drawn, roundsFor } from "../../src/club/organise/draw";
import { differing, oneMore, swapped, type Seats } from "../../src/club/organise/seats";
import type { ClubInfo, ClubSettings } from "../../src/wire/types";
import { club } from "./made";

test("pairs change places, and only tables with others at them differ", () => {
  const seats: Seats = {
    meetings: [
      { table: 1, fixed: 1, moving: 3 },
      { table: 2, fixed: 2, moving: 4 },
    ],
    sit_out: [5],
    unopposed: [],
    late: [],
  };
  const after = swapped(seats, 3, 5);
  expect([after.meetings[0], after.sit_out]).toEqual([{ table: 1, fixed: 1, moving: 5 }, [3]]);
  expect(differing(seats, after).map(({ table }) => table)).toEqual([1]);
  expect(swapped(after, 3, 5)).toEqual(seats);
});

test("a pair that comes late meets the one that sits out, at a table of their own", () => {
  const seats: Seats = { meetings: [{ table: 1, fixed: 1, moving: 3 }], sit_out: [5], unopposed: [], late: [6] };
  const more = oneMore(seats, 2, 1);
  expect(more).toMatchObject({ meetings: [{ table: 1 }, { table: 3, fixed: 5, moving: 6 }], sit_out: [], late: [] });
  expect(differing(seats, more!).map(({ table }) => table)).toEqual([3]);
  expect(oneMore({ ...seats, late: [] }, 2, 1)).toBeNull();
  expect(oneMore({ ...seats, sit_out: [] }, 2, 1)).toBeNull();
});

test("a pair without opponents and one that came late change places as any other", () => {
  const seats: Seats = { meetings: [{ table: 1, fixed: 1, moving: 3 }], sit_out: [], unopposed: [2], late: [7, 8] };
  const after = swapped(swapped(seats, 1, 2), 3, 8);
  expect(after).toEqual({ meetings: [{ table: 1, fixed: 2, moving: 8 }], sit_out: [], unopposed: [1], late: [7, 3] });
  expect(swapped(seats, 1, 3).meetings).toEqual([{ table: 1, fixed: 3, moving: 1 }]); // who writes the sheet
  expect(differing(seats, swapped(seats, 7, 8))).toEqual([]);
});

test("two late pairs meet each other, and who sits out alone waits", () => {
  const seats: Seats = { meetings: [], sit_out: [], unopposed: [2], late: [7, 8, 9] };
  expect(oneMore(seats, 4, 1)).toMatchObject({ meetings: [{ table: 5, fixed: 7, moving: 8 }], unopposed: [2], late: [9] });
  expect(oneMore({ ...seats, sit_out: [5, 6], late: [] }, 4, 1)).toBeNull();
});

const pairs = (count: number, settings: Partial<ClubSettings>, gone: number[] = []): ClubInfo => {
  const whole = club([]);
  const entered = whole.pairs.slice(0, count).map((pair) => ({ ...pair, gone: gone.includes(pair.number) }));
  return { ...whole, pairs: entered, settings: { ...whole.settings, ...settings } };
};

test("the draw tells the order of the pairs that are in it", () => {
  const whole = pairs(4, {});
  const lots = [3, 0, 1, 2]; // pair 2 came after the draw
  expect(drawn({ ...whole, pairs: whole.pairs.map((pair, at) => ({ ...pair, drawn: lots[at]! })) })).toEqual([3, 4, 1]);
});

test("everybody has met after as many rounds as the format and the pairs say", () => {
  expect([6, 7].map((count) => roundsFor(pairs(count, { format: "fixed_and_moving" })))).toEqual([3, 4]);
  expect([6, 7].map((count) => roundsFor(pairs(count, { format: "round_robin" })))).toEqual([5, 7]);
  expect(roundsFor(pairs(6, { format: "round_robin", legs: 2 }))).toBe(10);
  expect([6, 7].map((count) => roundsFor(pairs(count, { format: "swiss" })))).toEqual([3, 3]);
  expect(roundsFor(pairs(8, { format: "knock_out" }))).toBe(Infinity);
  expect(roundsFor(pairs(7, { format: "round_robin" }, [2]))).toBe(5); // who has gone meets nobody
});
