import { beforeEach, expect, test } from "vitest";
import { asksDeals, endedBy, fixedDeals, lengthText, several, wholeLength } from "../../src/club/competition/length";
import { claims, scoreText } from "../../src/club/competition/result";
import { nextQuestion, oddity, questions, resultOf, type Answers } from "../../src/club/phone/report";
import { settings } from "../../src/shell/settings.svelte";
import { loadTexts, needTexts } from "../../src/texts";
import type { ClaimInfo, MatchLength } from "../../src/wire/types";
import { club, match } from "./made";

beforeEach(async () => {
  settings.lang = "en";
  await loadTexts();
  await needTexts("web_competition");
  await needTexts("web_phone");
});

const LYING = wholeLength({ minutes: 60, unfinished: "as_it_lies" });
const TARGET = wholeLength({ target: 5000 });

test("what is asked of a result follows from the length of a match", () => {
  const ask = (length: MatchLength, answers: Record<string, number> = {}): string | undefined => {
    const whole = club([match(1)]);
    const agreed = { ...whole, rounds: whole.rounds.map((round) => ({ ...round, length })) };
    return nextQuestion(wholeLength(length), questions(agreed, match(1)), answers)?.id;
  };
  const points = { fixed: 10, moving: 20 };
  expect(ask({ target: 5000 })).toBe("fixed");
  expect(ask({ target: 5000 }, points)).toBeUndefined();
  expect(ask({ deals: 4 }, points)).toBeUndefined();
  expect(ask({ minutes: 60 }, { ...points, deals: 3 })).toBeUndefined();
  const lying = { minutes: 60, unfinished: "as_it_lies" as const };
  expect(ask(lying, { ...points, deals: 3 })).toBe("stopped");
  expect(ask(lying, { ...points, deals: 3, stopped: 0 })).toBeUndefined();
  expect(ask(lying, { ...points, deals: 3, stopped: 1 })).toBe("lying-fixed");
  for (const both of [
    { target: 5000, deals: 4 },
    { target: 5000, ...lying },
  ]) {
    expect(ask(both, points)).toBe("deals"); // it may have ended otherwise than by points
    expect(ask(both, { fixed: 5200, moving: 20 })).toBeUndefined();
    expect(ask(both, { fixed: 5200, moving: 5200 })).toBe("deals"); // level: they may have played on
  }
  expect(resultOf(wholeLength({ deals: 4 }), points)).toEqual({ points: [10, 20], deals: 4, unfinished: null });
});

test("by what a match ended is told where several things can end it", () => {
  const ended = (length: MatchLength, points: [number, number], deals = 0) => endedBy(length, { points, deals, unfinished: null });
  const all = { target: 5000, deals: 4, minutes: 60 };
  expect([ended(all, [5000, 10], 3), ended(all, [3200, 2800], 4), ended(all, [3200, 2800], 3)]).toEqual(["target", "deals", "clock"]);
  expect(ended({ target: 5000, deals: 4 }, [3200, 2800], 3)).toBeNull();
  expect([several(all), several({ minutes: 60 })]).toEqual([true, false]);
  expect(lengthText(all)).toBe(
    "The match ends at 5,000 points, after 4 deals or after 60 minutes, whichever comes first. " +
      "The deal being played when the time is up is finished, and counts.",
  );
});

test("a deal that the clock stopped counts apart, and not at all where none was stopped after all", () => {
  const answers: Answers = { fixed: 4200, moving: 3100, deals: 3, stopped: 1, "lying-fixed": -120, "lying-moving": 0 };
  expect(resultOf(LYING, answers)).toEqual({ points: [4200, 3100], deals: 3, unfinished: [-120, 0] });
  expect(resultOf(LYING, { ...answers, stopped: 0 }).unfinished).toBeNull(); // it was said, and taken back
  expect(resultOf(TARGET, { fixed: 5200, moving: 0 })).toEqual({ points: [5200, 0], deals: 0, unfinished: null });
});

test("a 0 is an answer, and so is a minus", () => {
  const asked = questions(club([match(1)]), match(1));
  expect(nextQuestion(TARGET, asked, { fixed: 0 })?.id).toBe("moving");
  expect(nextQuestion(TARGET, asked, { fixed: 0, moving: -500 })).toBeNull();
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
  expect(oddity(TARGET, points(4995, 500))).toBe("Nobody has reached 5,000 points, and the match is played to that score.");
  expect(oddity(TARGET, points(500, 5000))).toBe("");
  expect(oddity(wholeLength({ target: 5000, minutes: 60 }), points(0, 0))).toBe("");
  expect(oddity(LYING, points(0, 0))).toBe("");
});

test("a result as it is told, and who claims it", () => {
  expect([scoreText([15200, 9050]), scoreText([-50, 0])]).toEqual(["15,200 : 9,050", "−50 : 0"]);
  const said: ClaimInfo[] = [
    { side: "moving", points: [10, 20], claim: 7, at: 0 },
    { side: "fixed", points: [20, 10], deals: 3, unfinished: [5, 0], claim: 8, at: 0 },
  ];
  expect(claims(match(2, { claims: said }))).toMatchObject([
    { side: "moving", points: [10, 20], deals: 0, unfinished: null },
    { side: "fixed", points: [20, 10], deals: 3, unfinished: [5, 0] },
  ]);
});

test("only a number of deals that was agreed is not asked for", () => {
  const lengths = [TARGET, LYING, { deals: 4 }, { deals: 4, target: 5000 }];
  expect(lengths.map(fixedDeals)).toEqual([0, 0, 4, 0]);
  expect(lengths.map(asksDeals)).toEqual([false, true, false, true]);
});
