// The rules of a season as they begin, and how they are asked for.
import type { RegisteredInfo, SeasonSettings, TieBreak } from "../../wire/types";

export type WholeSeason = Required<SeasonSettings>;

export const TIES: readonly TieBreak[] = ["won", "best", "last"];
const PLACES = [10, 8, 6, 5, 4, 3, 2, 1];

const USUAL: WholeSeason = {
  name: "",
  competitions: [],
  figure: "points",
  places: PLACES,
  take: "sum",
  best: 0,
  planned: 0,
  evenings: 0,
  partners: 0,
  by: "player",
  handicaps: false,
  ties: [...TIES],
};

/** Everything that is agreed, with what is usual where nothing is said. */
export const wholeSeason = (settings: SeasonSettings): WholeSeason => ({ ...USUAL, ...settings });

/** A season of all competitions of the game that is played most lately: a season has one game. */
export function newSeason(competitions: readonly RegisteredInfo[]): WholeSeason {
  const readable = competitions.filter(({ rules }) => rules);
  const rules = readable.at(-1)?.rules;
  return wholeSeason({ name: "", competitions: readable.filter((one) => one.rules === rules).map(({ club }) => club) });
}

/** "10 8 6" as numbers; null where something else is typed. */
export function placesOf(typed: string): number[] | null {
  const words = typed.split(/[\s,;·]+/).filter(Boolean);
  const numbers = words.map(Number);
  return words.length && numbers.every((one) => Number.isInteger(one) && one >= 0) ? numbers : null;
}
