// The draw, and how many rounds a competition can have.
import type { ClubInfo } from "../../wire/types";

/** Pairs in the order of the draw, before the first round. */
export function drawn(club: ClubInfo): number[] {
  return club.pairs
    .filter((pair) => pair.drawn > 0)
    .sort((one, other) => one.drawn - other.drawn)
    .map(({ number }) => number);
}

/** After how many rounds so many pairs have met whom they meet, and for a Swiss one, how many are sure. */
export function roundsFor(club: ClubInfo): number {
  const { format, legs, sections } = club.settings;
  const pairs = Math.ceil(club.pairs.filter(({ gone }) => !gone).length / (sections || 1)); // of the largest section
  if (format === "fixed_and_moving") return Math.ceil(pairs / 2);
  if (format === "swiss") return Math.floor(pairs / 2);
  return format === "round_robin" ? (pairs - 1 + (pairs % 2)) * (legs ?? 1) : Number.POSITIVE_INFINITY;
}
