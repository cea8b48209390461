// The drawings of the cards on a card of 100 × 140: suits in a box of 100 × 100, which the pictures of `canasta.svg` use too;
// places of the pips, as every deck has them; the joker's cap in a box of 60 × 60.
import { cap, suits } from "../../../src/canasta/svg/shapes.json";
import type { Suit } from "./faces";

type Point = readonly [number, number];

export const SUIT_PATHS: Record<Suit, string> = suits;
export const CAP = cap;

const [LEFT, MIDDLE, RIGHT] = [35, 50, 65];
const [TOP, HALF, END] = [26, 70, 114];
const FOUR: readonly Point[] = [TOP, END].flatMap((y): Point[] => [LEFT, RIGHT].map((x): Point => [x, y]));
const SIX: readonly Point[] = [...FOUR, [LEFT, HALF], [RIGHT, HALF]];
const third = (END - TOP) / 3;
const EIGHT: readonly Point[] = [...FOUR, ...[TOP + third, END - third].flatMap((y): Point[] => [LEFT, RIGHT].map((x): Point => [x, y]))];

/** The lower half of them is turned. */
export const PIPS: Partial<Record<string, readonly Point[]>> = {
  "2": [TOP, END].map((y) => [MIDDLE, y]),
  "3": [TOP, HALF, END].map((y) => [MIDDLE, y]),
  "4": FOUR,
  "5": [...FOUR, [MIDDLE, HALF]],
  "6": SIX,
  "7": [...SIX, [MIDDLE, (TOP + HALF) / 2]],
  "8": [...SIX, [MIDDLE, (TOP + HALF) / 2], [MIDDLE, (HALF + END) / 2]],
  "9": [...EIGHT, [MIDDLE, HALF]],
  T: [...EIGHT, [MIDDLE, TOP + third / 2], [MIDDLE, END - third / 2]],
};

/** Figures that look away from the index when they are drawn as the deck has them: they are drawn from behind the paper. */
export const MIRRORED: ReadonlySet<string> = new Set(["Jh", "Jc", "Qs", "Qd", "Qc"]);
