// What the coach said of a deal, ready to be drawn: signs, the curve of the chances, what belongs to a step.
import type { Reviewed, ReviewedPoint, ReviewedStep } from "../wire/types";

export type Kind = ReviewedStep["kind"];

export const SIGNS: Readonly<Record<Kind, string>> = {
  brilliant: "!!",
  great: "!",
  best: "✓",
  good: "·",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};
export const KINDS = Object.keys(SIGNS) as Kind[];
const WRONG: ReadonlySet<Kind> = new Set(["inaccuracy", "mistake", "blunder"]);

/** Worth a mark: what was wrong, and what was hard to find. */
export function telling(step: ReviewedStep): boolean {
  return step.kind !== "best" && step.kind !== "good";
}

/** The decisions that cost something, the dearest first: of one seat, or of all. */
export function dearest(review: Reviewed, seat: number | null): ReviewedStep[] {
  const wrong = review.steps.filter((step) => WRONG.has(step.kind) && (seat === null || step.seat === seat));
  return wrong.sort((a, b) => b.points - a.points);
}

/** The turn that changed the chances most; undefined in a deal that took its course. */
export function turningPoint({ turning }: Reviewed): Reviewed["turning"][number] | undefined {
  return [...turning].sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))[0];
}

export function gradeAt(review: Reviewed | null, step: number): ReviewedStep | undefined {
  return review?.steps.find((each) => each.step === step);
}

/** The chance of a side at a step: that of the last moment before it. */
export function chanceAt(course: readonly ReviewedPoint[], step: number, side: number): number {
  const last = course.findLast((point) => point.step <= step) ?? course[0];
  return last?.shares[side] ?? 0;
}

/** The points of a polyline over a width and a height, step 0 to the left, a chance of 1 at the top. */
export function line(course: readonly ReviewedPoint[], side: number, last: number, width: number, height: number): string {
  return course
    .map(({ step, shares }) => `${((width * step) / Math.max(1, last)).toFixed(1)},${(height * (1 - (shares[side] ?? 0))).toFixed(1)}`)
    .join(" ");
}
