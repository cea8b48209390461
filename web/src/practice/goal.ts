// What a lesson asks for, looked up in the view of the learner, who sits on seat 0.
import type { DealView, LessonGoal } from "../wire/types";

/** Whether all that is named has come about; `done` are the verbs of what the learner did. */
export function reached(goal: LessonGoal, done: ReadonlySet<string>, view: DealView): boolean {
  const side = view.sides[0];
  if (!side) return false;
  const canastas = side.melds.filter((meld) => meld.canasta);
  const wilds = side.melds.flatMap((meld) => meld.cards).filter((card) => "2X".includes(card[0]!)).length;
  if (goal.verbs?.some((verb) => !done.has(verb))) return false;
  if (side.melds.length < (goal.melds ?? 0) || canastas.length < (goal.canastas ?? 0)) return false;
  if (canastas.filter((meld) => meld.canasta === "clean").length < (goal.clean ?? 0)) return false;
  if (view.hand.length < (goal.hand ?? 0) || wilds > (goal.wilds ?? wilds)) return false;
  if (goal.rank && !side.melds.some((meld) => meld.rank === goal.rank)) return false;
  if (goal.canasta && !canastas.some((meld) => meld.rank === goal.canasta)) return false;
  if ((goal.opened && !side.opened) || (goal.out && view.closer !== 0) || (goal.frozen && !view.pile.frozen)) return false;
  return !goal.top?.length || goal.top.includes(view.pile.top?.[0] ?? "");
}

/** Whether the learner can do no more in this position. */
export function past(view: DealView): boolean {
  return view.outcome !== null || view.turn !== 0;
}
