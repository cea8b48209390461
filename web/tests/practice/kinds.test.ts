import { expect, test } from "vitest";
import { FEW, kindsOf, wordingOf } from "../../src/practice/kinds";
import type { MeldView } from "../../src/wire/types";

const choice = (action: string) => ({ action, text: `${action}.` });
const some = (...actions: string[]) => actions.map(choice);
const many = some("meld 4 4 4", "add 2 > 1", "meld 4 4 2", "swap 5 2 > 1", "discard 9", "discard K", "ask");

test("few answers stand as sentences, each by itself", () => {
  const few = some("discard 9", "discard K", "add 2 > 1");
  expect(few.length).toBeLessThanOrEqual(FEW);
  expect(kindsOf(few).map(({ choices }) => choices)).toEqual(few.map((one) => [one]));
});

test("many answers come by kind, none is lost, and a single one of a kind stays a sentence", () => {
  const kinds = kindsOf(many);
  expect(kinds.map(({ verb, choices }) => [verb, choices.length])).toEqual([
    ["meld", 2],
    ["add", 1],
    ["swap", 1],
    ["discard", 2],
    ["ask", 1],
  ]);
  expect(kinds.flatMap(({ choices }) => choices.map(({ action }) => action)).sort()).toEqual(many.map(({ action }) => action).sort());
});

test("an answer of a kind is shown as cards and the meld that they go to, and named by its sentence", () => {
  const melds = [{ number: 1, rank: "5", cards: ["5h", "5s", "5d"] }] as unknown as MeldView[];
  expect(wordingOf(choice("add 2 > 1"), melds)).toEqual({ words: "", cards: ["2"], onto: { rank: "5", size: 3 }, name: "add 2 > 1." });
  expect(wordingOf(choice("meld 4 4 2"), melds)).toMatchObject({ cards: ["4", "4", "2"], onto: null });
});
