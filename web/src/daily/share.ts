// The result of a day as a text that tells nothing of the cards.
import type { Reviewed, ReviewedStep } from "../wire/types";

export type Square = "good" | "fair" | "bad";
const PARTS = 6;
const SIGNS: Readonly<Record<Square, string>> = { good: "🟩", fair: "🟨", bad: "🟥" };

/** A square for each sixth of the own decisions, by the worst of them. */
export function squares({ steps }: Pick<Reviewed, "steps">, seat: number): Square[] {
  const own = steps.filter((step) => step.seat === seat);
  const parts = Math.min(PARTS, own.length);
  return Array.from({ length: parts }, (_, part) => {
    const some = own.slice(Math.round((part * own.length) / parts), Math.round(((part + 1) * own.length) / parts));
    const any = (...kinds: ReviewedStep["kind"][]): boolean => some.some(({ kind }) => kinds.includes(kind));
    return any("mistake", "blunder") ? "bad" : any("inaccuracy") ? "fair" : "good";
  });
}

export const drawn = (all: readonly Square[]): string => all.map((one) => SIGNS[one]).join("");

export const signed = (points: number, n: (value: number) => string): string => (points > 0 ? `+${n(points)}` : n(points));
