import { expect, test } from "vitest";
import { addressOf, saidIn, typed } from "../../src/club/referee/law";
import { answerOf, askedOf, textOf } from "../../src/club/sheet/asking";
import type { QuestionInfo } from "../../src/wire/types";

const question = (ask: QuestionInfo["ask"], more: Partial<QuestionInfo> = {}): QuestionInfo => ({
  name: "closer",
  what: "closer",
  ask,
  side: null,
  question: "Who went out?",
  note: "",
  choices: [],
  made: [],
  low: null,
  high: null,
  step: null,
  values: [],
  ...more,
});
const SEATS = question("choice", {
  choices: [
    { value: 0, text: "Ana" },
    { value: "nobody", text: "Nobody" },
  ],
});

test("a question comes with its choices as texts, and without a note where it has none", () => {
  const asked = askedOf(SEATS, "closer");
  expect(asked.answers.map(({ value }) => value)).toEqual(["0", "nobody"]);
  expect(asked).not.toHaveProperty("note");
  expect(askedOf(question("points", { note: "In fives.", step: 5 }), "x")).toMatchObject({
    id: "x",
    note: "In fives.",
    answers: [],
    step: 5,
  });
  expect(askedOf(question("yes_no"), "x").answers.map(({ value }) => value)).toEqual(["yes", "no"]);
});

test("an answer is shown as the text that is sent back for it", () => {
  const cases: [QuestionInfo, string | number | boolean][] = [
    [SEATS, 0],
    [SEATS, "nobody"],
    [question("yes_no"), true],
    [question("yes_no"), false],
    [question("points"), 0],
    [question("points"), -35],
  ];
  for (const [asked, answer] of cases) expect(answerOf(asked, textOf(answer)!)).toBe(answer);
  expect([textOf(null), textOf([])]).toEqual([null, null]);
});

test("what a referee is asked stands in the address, the answers in their order", () => {
  const inquiry = {
    rules: "reglamento/6-pairs",
    offence: "dirty-pile",
    facts: [
      ["later", "yes"],
      ["cards", "3"],
    ] as [string, string][],
    by: "Ana",
  };
  const address = addressOf(inquiry);
  expect(saidIn(address.slice(address.indexOf("?")), "clasica")).toEqual(inquiry);
  expect(typed(inquiry.facts)).toEqual({ later: true, cards: 3 });
});

test("an address that somebody bent asks for no more than the rules", () => {
  expect(saidIn("?rules=../x&case=a%20b", "clasica")).toEqual({ rules: "clasica", offence: null, facts: [] });
  expect(saidIn("?case=pile&fact=a%20b&ok=no", "clasica").facts).toEqual([["ok", "no"]]);
});
