import { expect, it } from "vitest";
import { chanceAt, dearest, gradeAt, line, telling, turningPoint, type Kind } from "../../src/replay/coach";
import { Watching } from "../../src/replay/watching.svelte";
import type { Waiting } from "../../src/wire/api";
import type { Replay, Reviewed } from "../../src/wire/types";

function step(at: number, kind: Kind, points: number, seat = 0): Reviewed["steps"][number] {
  return { step: at, seat, kind, points, share: points / 5000, text: `${kind}.`, answers: [], line: [], lesson: "" };
}
const review: Reviewed = {
  deal: 1,
  steps: [step(2, "best", 0), step(4, "mistake", 60, 1), step(5, "blunder", 180), step(9, "great", 0), step(11, "inaccuracy", 20)],
  course: [
    { step: 0, shares: [0.5, 0.5] },
    { step: 4, shares: [0.6, 0.4] },
    { step: 8, shares: [0.25, 0.75] },
  ],
  turning: [],
  players: [],
  sides: [],
};

it("marks what was wrong and what was hard to find", () => {
  expect(review.steps.filter(telling).map((each) => each.step)).toEqual([4, 5, 9, 11]);
});

it("has the dearest first, of one seat or of all", () => {
  expect(dearest(review, null).map((each) => each.step)).toEqual([5, 4, 11]);
  expect(dearest(review, 0).map((each) => each.step)).toEqual([5, 11]);
});

it("finds the grade of a step, and the chance as it was before it", () => {
  expect([gradeAt(review, 5)?.kind, gradeAt(review, 6), gradeAt(null, 5)]).toEqual(["blunder", undefined, undefined]);
  expect([0, 3, 4, 7, 30].map((at) => chanceAt(review.course, at, 0))).toEqual([0.5, 0.5, 0.6, 0.6, 0.25]);
});

it("draws the chance from the left to the right, a sure win at the top", () => {
  expect(line(review.course, 0, 8, 100, 40)).toBe("0.0,20.0 50.0,16.0 100.0,30.0");
});

it("asks the coach again for another deal, and forgets what it said of the last", async () => {
  const watching = new Watching({ table: "abcdefghjk" }, { deal: 1, step: 0, seat: null });
  watching.deals.deal = (deal) => Promise.resolve({ deal, deals: 2, seat: null, frames: [{}, {}] } as unknown as Replay);
  const asked: number[] = [];
  watching.deals.review = (deal) => {
    asked.push(deal);
    return Promise.resolve({ ...review, deal });
  };
  await watching.load();
  await watching.coach();
  expect(asked).toEqual([]);
  watching.coached = true;
  await watching.coach();
  expect(watching.review?.deal).toBe(1);
  await watching.load({ deal: 2, step: 0, seat: null });
  const coming = watching.coach();
  expect([watching.review, watching.coaching]).toEqual([null, true]);
  await coming;
  expect([asked, watching.review, watching.coaching]).toEqual([[1, 2], { ...review, deal: 2 }, false]);
});

it("waits no longer for a coach that was left, and shows nothing of an answer that comes later", async () => {
  const watching = new Watching({ table: "abcdefghjk" }, { deal: 1, step: 0, seat: null });
  watching.deals.deal = (deal) => Promise.resolve({ deal, deals: 1, seat: null, frames: [{}, {}] } as unknown as Replay);
  const asked: Waiting[] = [];
  watching.deals.review = (deal, _, waiting) => {
    asked.push(waiting);
    return new Promise((answer, fail) => {
      waiting.signal!.onabort = () => fail(new Error("aborted"));
      if (asked.length > 1) answer({ ...review, deal });
    });
  };
  await watching.load();
  watching.coached = true;
  const coming = watching.coach();
  expect([watching.coaching, watching.thought]).toEqual([true, null]);
  asked[0]!.tell!({ part: 1, done: 3, planned: 9 });
  expect(watching.thought).toEqual({ part: 1, done: 3, planned: 9 });
  watching.leaveCoach();
  expect([watching.coached, watching.coaching]).toEqual([false, false]);
  await coming;
  expect([watching.review, watching.trouble]).toEqual([null, ""]);
  watching.coached = true; // asked once more, it begins anew
  await watching.coach();
  asked[0]!.tell!({ part: 1, done: 4, planned: 9 }); // what comes late of the first
  expect([watching.review?.deal, watching.thought]).toEqual([1, null]);
});

it("finds the turn that changed the chances most", () => {
  const turn = (at: number, before: number, after: number) => ({ step: at, side: 0, before, after });
  expect(turningPoint({ ...review, turning: [turn(4, 0.5, 0.6), turn(8, 0.6, 0.25), turn(9, 0.25, 0.4)] })?.step).toBe(8);
  expect(turningPoint(review)).toBeUndefined();
});
