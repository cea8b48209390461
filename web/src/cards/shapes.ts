// The drawings of the cards, which the pictures of `canasta.svg` use too: suits in a box of 100 × 100, places of the pips on a
// card of 100 × 140, a little to the right so that they clear the corner index; emblems of the court in a box of 60 × 40;
// the joker's three-pointed cap and its bells in a box of 60 × 60.
import { bells, cap, emblems, pips, suits } from "../../../src/canasta/svg/shapes.json";
import type { Suit } from "./faces";

type Point = readonly [number, number];

export const SUIT_PATHS: Record<Suit, string> = suits;
export const PIPS = pips as unknown as Partial<Record<string, readonly Point[]>>;
export const EMBLEMS: Partial<Record<string, string>> = emblems;
export const CAP = cap;
export const BELLS = bells as unknown as readonly Point[];
