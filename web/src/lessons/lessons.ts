// The lessons: positions in the notation, each with a goal; the files are src/canasta/lessons/*.toml.
import { parse } from "smol-toml";
import type { DealView } from "../wire/types";

/** What a lesson asks for: everything that is named. Melds and canastas are those of the own side. */
export interface Goal {
  /** Each of them has been done by the learner. */
  verbs?: string[];
  melds?: number;
  /** Natural canastas. */
  clean?: number;
  opened?: boolean;
  /** The learner has gone out. */
  out?: boolean;
  /** The top of the pile. */
  top?: string;
}

export interface Lesson {
  id: string;
  position: string;
  goal: Goal;
  /** What the other players do, one after another, when it is their turn to act. */
  others: string[];
}

const files = import.meta.glob("../../../src/canasta/lessons/*.toml", { query: "?raw", import: "default", eager: true }) as Record<string, string>;

/** In their order, which is that of the files' names. */
export const lessons: readonly Lesson[] = Object.keys(files)
  .sort()
  .map((name) => ({ others: [], ...(parse(files[name]!) as unknown as Omit<Lesson, "others">) }));

/** The learner sits on seat 0. */
export function reached(goal: Goal, done: ReadonlySet<string>, view: DealView): boolean {
  const side = view.sides[0];
  if (!side) return false;
  if (goal.verbs?.some((verb) => !done.has(verb))) return false;
  if (goal.melds !== undefined && side.melds.length < goal.melds) return false;
  if (goal.clean !== undefined && side.melds.filter((meld) => meld.canasta === "clean").length < goal.clean) return false;
  if (goal.opened !== undefined && side.opened !== goal.opened) return false;
  if (goal.out && view.closer !== 0) return false;
  return goal.top === undefined || view.pile.top === goal.top;
}

/** Whether the learner can do no more in this position. */
export function past(view: DealView): boolean {
  return view.outcome !== null || view.turn !== 0;
}
