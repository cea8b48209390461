// How far one tap moves a number of the house rules.
import type { SwitchInfo } from "../wire/types";

type Bounds = Pick<SwitchInfo, "step" | "low" | "high">;

/** From this size on, this far at once; smaller numbers move by the least step that they have. */
const STRIDES: readonly (readonly [from: number, by: number])[] = [
  [10_000, 1000],
  [1000, 500],
  [100, 50],
];

/** The number after one tap up (1) or down (-1): the next round one, within the bounds. */
export function stepped({ step, low, high }: Bounds, value: number, by: 1 | -1): number {
  const least = step ?? 1;
  // From 1,000 down the steps are those of the hundreds.
  const size = by * value < 0 ? Math.abs(value) - least : Math.abs(value);
  const stride = STRIDES.find(([from]) => size >= from)?.[1] ?? least;
  const next = by > 0 ? (Math.floor(value / stride) + 1) * stride : (Math.ceil(value / stride) - 1) * stride;
  return Math.min(high ?? next, Math.max(low ?? next, next));
}
