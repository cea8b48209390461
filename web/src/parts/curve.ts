// The numbers behind the curve of a match.
import type { SideSheet } from "../wire/types";

/** As much of a sheet as the curve needs. */
export type Reached = Pick<SideSheet, "side" | "before" | "after">;

/** By side, the score before the first deal and after each. */
export function course(sheets: readonly (readonly Reached[])[], sides: number): number[][] {
  return Array.from({ length: sides }, (_, side) => {
    const own = sheets.flatMap((sheet) => sheet.filter((one) => one.side === side));
    return own.length > 0 ? [own[0]!.before, ...own.map((one) => one.after)] : [0];
  });
}

const NICE = [250, 500, 1000, 2500, 5000, 10_000];

/** The lines of the grid, lowest first: round numbers, about five, the target among them unless it lies beside 0. */
export function grid(points: readonly number[], target: number): number[] {
  const low = Math.min(0, ...points);
  const high = Math.max(target, ...points);
  const step = NICE.find((one) => (high - low) / one <= 5) ?? NICE.at(-1)!;
  const from = Math.floor(low / step);
  const to = Math.ceil(high / step);
  const lines = Array.from({ length: to - from + 1 }, (_, n) => (from + n) * step);
  return target < step || lines.includes(target) ? lines : [...lines, target].sort((a, b) => a - b);
}

/** The colours of sides in a picture; the third is the brass that is read on paper. */
export const TONES = ["var(--good)", "var(--bad)", "var(--focus-paper)"] as const;

/** The place of a side among the colours: the own one first; for who watches, as they are numbered. */
export function placeOf(side: number, own: number | null): number {
  if (own === null) return side;
  return side === own ? 0 : side < own ? side + 1 : side;
}
