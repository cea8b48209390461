import { expect, test } from "vitest";
import { answerTo } from "../../src/club/sheet/written";
import type { DealInfo, QuestionInfo } from "../../src/wire/types";

type Score = DealInfo["score"];
const asked = (what: string, ask: QuestionInfo["ask"], side: number | null = null): QuestionInfo => ({
  name: what,
  what,
  ask,
  side,
  question: "",
  note: "",
  choices: [],
  made: [],
  low: null,
  high: null,
  step: null,
  values: [],
});
const detail: Score = {
  form: "detail",
  sides: [
    { canastas: [{ made: "clean", rank: "K" }, { made: "dirty", rank: "7" }, { made: "jokers" }], red_threes: 2, laid: 900, in_hand: 45 },
    { black_threes_held: [3], penalties: 100 },
  ],
  closer: 2,
  concealed: "later_with",
  exact_cut: 1,
  moda: "9",
};

test("a correction begins with what was answered", () => {
  const answers: [QuestionInfo, unknown][] = [
    [asked("form", "choice"), "detail"],
    [asked("moda", "choice"), "9"],
    [asked("closer", "choice"), 2],
    [asked("concealed", "choice"), "later_with"],
    [asked("concealed", "yes_no"), true],
    [asked("exact_cut", "yes_no", 1), true],
    [asked("exact_cut", "yes_no", 0), false],
    [asked("exact_cut", "choice"), 1],
    [asked("clean", "number", 0), 1],
    [asked("dirty", "number", 1), 0],
    [asked("wilds", "choice", 0), "jokers"],
    [asked("wilds", "yes_no", 1), false],
    [asked("red_threes", "number", 0), 2],
    [asked("laid", "points", 1), 0],
    [asked("in_hand", "points", 0), 45],
    [asked("rare", "yes_no"), true],
    [asked("black_threes_held", "choice"), 1],
    [asked("penalties", "points", 1), 100],
    [asked("clean_game", "yes_no", 0), false],
    [asked("black_threes_laid", "choice", 0), 0],
  ];
  for (const [question, answer] of answers) expect([question.what, answerTo(question, detail, 4)]).toEqual([question.what, answer]);
  expect(answerTo(asked("canastas", "canastas", 0), detail, 4)).toHaveLength(3);
});

test("so does one of base and cards, and one of totals", () => {
  const parts: Score = { form: "base_cards", base: [500, 300], cards: [120, -40] };
  expect(answerTo(asked("base", "points", 1), parts, 4)).toBe(300);
  expect(answerTo(asked("cards", "points", 1), parts, 4)).toBe(-40);
  expect(answerTo(asked("points", "points", 0), { form: "totals", points: [1250, 300] }, 4)).toBe(1250);
});

test("nobody held what nobody held", () => {
  expect(answerTo(asked("black_threes_held", "choice"), { ...detail, sides: [{}, {}] }, 4)).toBe("nobody");
  expect(answerTo(asked("closer", "choice"), { ...detail, closer: null }, 4)).toBe("nobody");
  expect(answerTo(asked("rare", "yes_no"), { ...detail, sides: [{}, {}] }, 4)).toBe(false);
});
