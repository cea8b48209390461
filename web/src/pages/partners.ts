// Who plays with whom before the match, and what a full ceremony has: both by the rules of the table.
import type { TableInfo } from "../wire/types";

/** The chairs whose players are on the same side as that of `at`; none where the seats are drawn, and where each plays alone. */
export function partnersOf({ chairs, seats, sides, draws }: TableInfo, at: number): number[] {
  if (draws || seats <= sides) return [];
  return chairs.map((_, other) => other).filter((other) => other !== at && other % sides === at % sides);
}

/** The chairs in the order in which they are shown: partners beside each other where two play together. */
export function chairRows({ chairs, seats, sides, draws }: TableInfo): number[] {
  const all = chairs.map((_, at) => at);
  return draws || seats !== 2 * sides ? all : all.toSorted((one, other) => (one % sides) - (other % sides) || one - other);
}

/** What of the draw for seats and the cut a full ceremony has beside the shuffle. */
export function ceremonyOf(draws: boolean | undefined, cuts: boolean | undefined): "both" | "draws" | "cuts" | "neither" {
  return draws ? (cuts ? "both" : "draws") : cuts ? "cuts" : "neither";
}
