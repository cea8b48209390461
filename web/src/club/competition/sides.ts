// The two sides of a match, as pages name them: a pair each, or two players each where everybody plays for themselves.
import type { ClubInfo, MatchInfo, Meeting } from "../../wire/types";
import { names } from "./pairs";
import { pointsOf } from "./result";

export type SideName = "fixed" | "moving";

export interface MatchSide {
  name: SideName;
  /** Of its pair, or of its two players; the first is the number by which the side is known. */
  numbers: readonly number[];
  /** "Ana · Bea" */
  names: string;
  /** Null while the match is open. */
  points: number | null;
  won: boolean;
}

export type Sides = readonly [MatchSide, MatchSide];

/** The numbers of both sides of a meeting of the log, the fixed one first. */
export function numbersOf({ fixed, moving, partners }: Meeting): [number[], number[]] {
  return partners
    ? [
        [fixed, partners[0]],
        [moving, partners[1]],
      ]
    : [[fixed], [moving]];
}

/** The names of a side: "Ana · Bea". */
export function sideNames(club: ClubInfo, numbers: readonly number[]): string {
  return numbers.map((number) => names(club, number)).join(" · ");
}

/** Its numbers: "3", or "3 · 8" for two players. */
export function sideNumbers(numbers: readonly number[]): string {
  return numbers.join(" · ");
}

/** Both sides of a match, the fixed one first. */
export function sidesOf(club: ClubInfo, match: MatchInfo): Sides {
  const points = pointsOf(club, match);
  const side = (name: SideName, at: 0 | 1): MatchSide => {
    const numbers = match.sides[at];
    return {
      name,
      numbers,
      names: sideNames(club, numbers),
      points: points?.[at] ?? null,
      won: numbers.includes(match.winner),
    };
  };
  return [side("fixed", 0), side("moving", 1)];
}

/** One side of a match. */
export function sideOf(club: ClubInfo, match: MatchInfo, name: SideName): MatchSide {
  return sidesOf(club, match)[name === "fixed" ? 0 : 1];
}

/** The side of that pair or player with its numbers, and those of the other; null where it does not play. */
export function placeIn([fixed, moving]: readonly [readonly number[], readonly number[]], number: number) {
  if (fixed.includes(number)) return { own: fixed, other: moving, at: 0 as const, name: "fixed" as const };
  return moving.includes(number) ? { own: moving, other: fixed, at: 1 as const, name: "moving" as const } : null;
}

/** Whoever plays at that side with that player; 0 for a pair. */
export function partnerOf(own: readonly number[], number: number): number {
  return own.find((one) => one !== number) ?? 0;
}

/** Who enters, as the texts ask it: pairs, or players each for themselves, with another partner each round. */
export function entrantOf({ format }: Pick<ClubInfo["settings"], "format">): "pair" | "player" {
  return format === "individual" ? "player" : "pair";
}

/** Whether everybody plays for themselves. */
export function isIndividual({ settings }: Pick<ClubInfo, "settings">): boolean {
  return entrantOf(settings) === "player";
}
