// A scale: the points of a match by its difference, of which the two pairs share a fixed number.
import { n, t } from "../../texts";

/** A line of a scale: what the two pairs have from this difference on. */
export interface Step {
  from: number;
  points: string;
}

export function steps(scale: readonly number[]): Step[] {
  const middle = scale.length;
  return [0, ...scale].map((from, at) => ({ from, points: `${n(middle + at)}–${n(middle - at)}` }));
}

/** The points of a side whose points of the match are so many more than the other side's, or fewer. */
export function byScale(scale: readonly number[], difference: number): number {
  const passed = scale.filter((from) => from <= Math.abs(difference)).length;
  return scale.length + Math.sign(difference) * passed;
}

/** In one line, each step unbroken: "10–10 · from 300: 11–9 · from 650: 12–8" */
export function scaleText(scale: readonly number[]): string {
  return steps(scale)
    .map(({ from, points }) => (from ? t("scale-from", { n: from, points }).replaceAll(" ", "\u00a0") : points))
    .join(" · ");
}

/** The thresholds that somebody has typed; points as thousands are written, too. */
export function thresholds(typed: string): number[] {
  return typed
    .split(/[\s;]+/)
    .map((one) => Number(one.replace(/[.,]/g, "")))
    .filter((one) => one > 0);
}
