import { afterEach, beforeEach, expect, test } from "vitest";
import { KnownGames } from "../../src/shell/games.svelte";
import type { CourseTold, DealView, GameCourses } from "../../src/wire/types";
import { reached } from "../../src/practice/goal";
import { Progress } from "../../src/practice/progress.svelte";

const course = (id: string, before: string | null, ...lessons: string[]): CourseTold => ({ id, before, title: id, line: "", lessons });
const game = {
  rules: "salon",
  courses: [course("beginner", null, "turn", "melds"), course("from-clasica", "clasica", "melds", "pile"), course("finer", null, "sure")],
} as unknown as GameCourses;

const forget = (): void => ["lessons", "known"].forEach((name) => localStorage.removeItem(`canasta.${name}`));
beforeEach(forget);
afterEach(forget);

test("a lesson is kept with its game", () => {
  localStorage.setItem("canasta.lessons", '["clasica/turn"]');
  const progress = new Progress();
  expect([progress.has("clasica", "turn"), progress.has("salon", "turn")]).toEqual([true, false]);
  progress.finish("salon", "melds");
  expect(JSON.parse(localStorage.getItem("canasta.lessons")!)).toEqual(["clasica/turn", "salon/melds"]);
});

test("a lesson is done in each course that has it, and the next open one is offered", () => {
  const progress = new Progress();
  const [beginner, changes] = game.courses as [CourseTold, CourseTold];
  expect([progress.current(game).id, progress.next("salon", beginner)]).toEqual(["beginner", "turn"]);
  progress.finish("salon", "melds");
  expect([progress.of("salon", beginner), progress.next("salon", changes)]).toEqual([1, "pile"]);
  for (const lesson of ["turn", "pile"]) progress.finish("salon", lesson);
  expect(progress.current(game).id).toBe("finer");
  expect(progress.next("salon", beginner)).toBe("turn"); // again from the first
});

test("an unknown game is learnt from the one known last", () => {
  const knownGames = new KnownGames();
  expect(knownGames.lessons("salon")).toEqual({ path: "/learn/salon/beginner", differs: false });
  knownGames.add("clasica");
  knownGames.add("reglamento/6-pairs");
  expect(knownGames.lessons("salon")).toEqual({ path: "/learn/salon/from-reglamento", differs: true });
  expect(knownGames.lessons("clasica")).toBeNull();
});

test("a goal is all that is named", () => {
  const side = { opened: true, melds: [{ rank: "K", canasta: "dirty", cards: ["Kh", "Kd", "2s"] }] };
  const view = { sides: [side], hand: ["4c", "5d"], pile: { top: "3c", frozen: false }, closer: null } as unknown as DealView;
  const done = new Set(["draw"]);
  expect(reached({ verbs: ["draw"], canasta: "K", canastas: 1, melds: 1, opened: true, hand: 2, wilds: 1, top: ["3"] }, done, view)).toBe(
    true,
  );
  for (const goal of [
    { verbs: ["take"] },
    { canasta: "Q" },
    { clean: 1 },
    { wilds: 0 },
    { hand: 3 },
    { out: true },
    { frozen: true },
    { top: ["4"] },
    { rank: "wild" },
  ]) {
    expect(reached(goal, done, view)).toBe(false);
  }
});
