// The drawings: suits in a box of 100 × 100, places of the pips and the emblems of the court on a card of 100 × 140.
import type { Suit } from "./faces";

export const SUIT_PATHS: Record<Suit, string> = {
  s: "M50 4C40 22 8 40 8 64c0 15 11 24 23 24 7 0 12-3 15-7-1 8-5 12-12 15h32c-7-3-11-7-12-15 3 4 8 7 15 7 12 0 23-9 23-24C92 40 60 22 50 4Z",
  h: "M50 94C44 82 6 60 6 32 6 16 17 6 30 6c9 0 16 5 20 13C54 11 61 6 70 6c13 0 24 10 24 26 0 28-38 50-44 62Z",
  d: "M50 2C58 20 74 38 88 50 74 62 58 80 50 98 42 80 26 62 12 50 26 38 42 20 50 2Z",
  c: "M50 5a21 21 0 0 1 17.5 32.6A21.5 21.5 0 1 1 55 73c1 11 5 18 13 22H32c8-4 12-11 13-22a21.5 21.5 0 1 1-12.5-35.4A21 21 0 0 1 50 5Z",
};

const LEFT = 45;
const MIDDLE = 63;
const RIGHT = 81;
const T = 27;
const B = 113;
const C = (T + B) / 2;
const step = (n: number, of: number): number => T + ((B - T) * n) / of;

/** Where the pips of a number card lie: a little to the right, so that they clear the corner index. */
export const PIPS: Record<string, readonly (readonly [number, number])[]> = {
  "2": [[MIDDLE, T], [MIDDLE, B]],
  "3": [[MIDDLE, T], [MIDDLE, C], [MIDDLE, B]],
  "4": [[LEFT, T], [RIGHT, T], [LEFT, B], [RIGHT, B]],
  "5": [[LEFT, T], [RIGHT, T], [MIDDLE, C], [LEFT, B], [RIGHT, B]],
  "6": [[LEFT, T], [RIGHT, T], [LEFT, C], [RIGHT, C], [LEFT, B], [RIGHT, B]],
  "7": [[LEFT, T], [RIGHT, T], [MIDDLE, step(1, 4)], [LEFT, C], [RIGHT, C], [LEFT, B], [RIGHT, B]],
  "8": [[LEFT, T], [RIGHT, T], [MIDDLE, step(1, 4)], [LEFT, C], [RIGHT, C], [MIDDLE, step(3, 4)], [LEFT, B], [RIGHT, B]],
  "9": [[LEFT, T], [RIGHT, T], [LEFT, step(1, 3)], [RIGHT, step(1, 3)], [MIDDLE, C], [LEFT, step(2, 3)], [RIGHT, step(2, 3)], [LEFT, B], [RIGHT, B]],
  T: [[LEFT, T], [RIGHT, T], [MIDDLE, step(1, 6)], [LEFT, step(1, 3)], [RIGHT, step(1, 3)], [LEFT, step(2, 3)], [RIGHT, step(2, 3)], [MIDDLE, step(5, 6)], [LEFT, B], [RIGHT, B]],
};

/** Emblems in a box of 60 × 40: a king's crown, a queen's coronet, a jack's plumed cap. Filled with the suit's colour. */
export const EMBLEMS: Record<string, string> = {
  K: "M4 34 0 10l14 11L30 0l16 21 14-11-4 24Zm0 2h52v4H4Z",
  Q: "M6 36C4 26 2 18 1 12l13 10 5-17 11 15L41 5l5 17 13-10c-1 6-3 14-5 24Zm-5-28a4 4 0 1 0 0-.1ZM19 4a4 4 0 1 0 0-.1ZM41 4a4 4 0 1 0 0-.1ZM59 8a4 4 0 1 0 0-.1ZM30 18a3 3 0 1 0 0-.1Z",
  J: "M4 36c0-14 10-24 26-24 13 0 24 8 26 24-8-4-17-6-26-6S12 32 4 36ZM34 12C38 2 48-2 60 0c-8 3-10 10-18 15Z",
};

/** The joker's three-pointed cap, in a box of 60 × 60. */
export const CAP =
  "M14 47C15 38 12 33 4 37 1 24 10 13 23 20 22 12 25 6 30 3c5 3 8 9 7 17 13-7 22 4 19 17-8-4-11 1-10 10-10-3-22-3-32 0Zm-1 4c11-4 23-4 34 0v6c-11-4-23-4-34 0Z";
export const BELLS: readonly (readonly [number, number])[] = [[4, 40], [30, 4], [56, 40]];
