import { expect, test } from "vitest";
import { turnsSince } from "../../src/table/turnStrip";
import type { GameEvent } from "../../src/wire/types";

let number = 0;
const event = <K extends GameEvent["kind"]>(
  kind: K,
  seat: number | null,
  fields: Partial<Extract<GameEvent, { kind: K }>> = {},
): GameEvent => ({ number: ++number, kind, seat, text: `${kind}.`, ...fields }) as unknown as GameEvent;

const round = [
  event("turn", 0),
  event("draw", 0, { count: 1, cards: ["Kh"] }),
  event("discard", 0, { card: "4c" }),
  event("turn", 1),
  event("take", 1, { size: 6, cards: ["9h", "9s"], top: "9d", meld: 1, rank: "9", length: 3 }),
  event("add", 1, { cards: ["2c"], meld: 1, rank: "9", length: 4 }),
  event("add", 1, { cards: ["X"], meld: 2, rank: "K", length: 7 }),
  event("canasta", 1, { meld: 2, rank: "K", type: "dirty" }),
  event("discard", 1, { card: "7h" }),
  event("frozen", null),
  event("turn", 2),
  event("pass", 2, { phase: "draw" }),
];

test("each turn of the others is a line, and each meld stands in it once", () => {
  const turns = turnsSince([...round, event("turn", 0), event("draw", 0, { count: 1, cards: ["5h"] })], 0);
  expect(turns.map(({ seat }) => seat)).toEqual([1, 2]);
  expect(
    turns[0]!.deeds.map(({ sort, count, cards, type, onto }) => [
      sort,
      count,
      cards.map(({ card, times }) => `${card}${times}`).join(" "),
      type || onto,
    ]),
  ).toEqual([
    ["take", 6, "", ""],
    ["lay", 0, "93 21", ""],
    ["lay", 0, "X1", "K"],
    ["canasta", 0, "", "dirty"],
    ["discard", 0, "7h1", ""],
    ["frozen", 0, "", ""],
  ]);
  expect(turns[1]!.deeds.map(({ sort }) => sort)).toEqual(["pass"]);
});

test("the own turn is no news; those who watch see every turn of a round", () => {
  expect(turnsSince(round.slice(0, 3), 0)).toEqual([]);
  expect(turnsSince([...round, event("turn", 0), event("discard", 0, { card: "5h" })], null).map(({ seat }) => seat)).toEqual([0, 1, 2, 0]);
});

test("a turn that is shown again has its events, in order", () => {
  expect(turnsSince(round, 0)[0]!.events.map(({ kind }) => kind)).toEqual(["take", "add", "add", "canasta", "discard", "frozen"]);
});
