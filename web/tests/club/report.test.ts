import { beforeEach, expect, test } from "vitest";
import { agreedDeals, claims, scoreText } from "../../src/club/competition/result";
import { nextQuestion, oddity, questions, resultOf, type Answers } from "../../src/club/phone/report";
import { settings } from "../../src/shell/settings.svelte";
import { loadTexts, needTexts } from "../../src/texts";
import type { ClaimInfo, RoundInfo } from "../../src/wire/types";
import { club, match } from "./made";

beforeEach(async () => {
  settings.lang = "en";
  await loadTexts();
  await needTexts("web_phone");
});

test("what is asked of a result follows from the length of a match", () => {
  const ask = (more: object, answers: Record<string, number> = {}): string | undefined => {
    const whole = club([match(1)]);
    const agreed = { ...whole, rounds: whole.rounds.map((round) => ({ ...round, ...more })) }; // what held when it was seated
    return nextQuestion(questions(agreed, match(1)), answers)?.id;
  };
  expect(ask({ length: "target" })).toBe("fixed");
  expect(ask({ length: "target" }, { fixed: 1, moving: 2 })).toBeUndefined();
  expect(ask({ length: "time", unfinished: "played_out" }, { fixed: 1, moving: 2, deals: 3 })).toBeUndefined();
  const lying = { length: "time", unfinished: "as_it_lies" };
  expect(ask(lying, { fixed: 1, moving: 2, deals: 3 })).toBe("stopped");
  expect(ask(lying, { fixed: 1, moving: 2, deals: 3, stopped: 0 })).toBeUndefined();
  expect(ask(lying, { fixed: 1, moving: 2, deals: 3, stopped: 1 })).toBe("lying-fixed");
  const four = { ...club([match(1)]).rounds[0]!, length: "deals" as const, amount: 4 };
  expect(resultOf(four, { fixed: 10, moving: 20 })).toEqual({ points: [10, 20], deals: 4, unfinished: null });
});

const ROUND = club([match(1)]).rounds[0]!;
const LYING: RoundInfo = { ...ROUND, length: "time", amount: 60, unfinished: "as_it_lies" };

test("a deal that the clock stopped counts apart, and not at all where none was stopped after all", () => {
  const answers: Answers = { fixed: 4200, moving: 3100, deals: 3, stopped: 1, "lying-fixed": -120, "lying-moving": 0 };
  expect(resultOf(LYING, answers)).toEqual({ points: [4200, 3100], deals: 3, unfinished: [-120, 0] });
  expect(resultOf(LYING, { ...answers, stopped: 0 }).unfinished).toBeNull(); // it was said, and taken back
  expect(resultOf(ROUND, { fixed: 5200, moving: 0 })).toEqual({ points: [5200, 0], deals: 0, unfinished: null });
});

test("a 0 is an answer, and so is a minus", () => {
  const asked = questions(club([match(1)]), match(1));
  expect(nextQuestion(asked, { fixed: 0 })?.id).toBe("moving");
  expect(nextQuestion(asked, { fixed: 0, moving: -500 })).toBeNull();
  expect(asked.map(({ low, step }) => [low! < 0, step])).toEqual([
    [true, 5],
    [true, 5],
  ]);
});

test("a question names the pair, whose names are not parted at the end of a line", () => {
  const whole = club([match(1)]);
  whole.pairs[0]!.players = ["Ana García", "Bea Soler"];
  expect(questions(whole, match(1))[0]!.text).toContain("Ana\u00a0García · Bea\u00a0Soler");
});

test("what nobody has reached is odd where a match goes to a target, and nowhere else", () => {
  const points = (one: number, other: number) => ({ points: [one, other] as [number, number], deals: 0, unfinished: null });
  expect(oddity(ROUND, points(4995, 500))).toBe("Nobody has reached 5,000 points, and the match is played to that score.");
  expect(oddity(ROUND, points(500, 5000))).toBe("");
  expect(oddity({ ...ROUND, length: "deals", amount: 4 }, points(0, 0))).toBe("");
  expect(oddity(LYING, points(0, 0))).toBe("");
});

test("a result as it is told, and who claims it", () => {
  expect([scoreText([15200, 9050]), scoreText([-50, 0])]).toEqual(["15,200 : 9,050", "−50 : 0"]);
  const said: ClaimInfo[] = [
    { side: "moving", points: [10, 20], claim: 7, at: 0, same_device: false },
    { side: "fixed", points: [20, 10], deals: 3, unfinished: [5, 0], claim: 8, at: 0, same_device: true },
  ];
  expect(claims(match(2, { claims: said }))).toMatchObject([
    { pair: 4, points: [10, 20], deals: 0, unfinished: null },
    { pair: 3, points: [20, 10], deals: 3, unfinished: [5, 0] },
  ]);
});

test("only a number of deals that was agreed is not asked for", () => {
  expect([ROUND, LYING, { ...ROUND, length: "deals" as const, amount: 4 }].map(agreedDeals)).toEqual([0, 0, 4]);
});
