import { beforeEach, expect, test } from "vitest";
import { guidedAt, guideFirst, keepGuide } from "../../src/shell/guide";
import { isPast, TIPS, tipNow, type Situation, type Tip } from "../../src/table/guide";
import type { DealView, GameEvent } from "../../src/wire/types";

beforeEach(() => localStorage.clear());

const SIDE = { melds: [], opened: false, minimum: 50 };
const VIEW = { seat: 1, sides: [SIDE, SIDE], phase: "draw", outcome: null, legal: ["draw"] } as unknown as DealView;
const TURN = { kind: "turn", seat: 1 } as GameEvent;

function tip(view: Partial<DealView>, { seen = [] as string[], ...more }: Partial<Situation> & { seen?: string[] } = {}): string | null {
  return tipNow({ view: { ...VIEW, ...view }, events: [TURN], mine: true, idle: true, ready: false, ...more }, seen);
}

test("each tip comes when what it speaks of can be done", () => {
  expect(tip({})).toBe("draw");
  expect(tip({ legal: ["draw", "take 9 9"] })).toBe("draw");
  expect(tip({ legal: ["draw", "take 9 9"] }, { seen: ["draw"] })).toBe("take");
  expect(tip({}, { seen: ["draw"] })).toBeNull();
  expect(tip({ legal: ["take 9 9"] })).toBeNull(); // after a meld of wilds only the pile is left: no choice is told
  expect(tip({ phase: "play", legal: ["meld K K K", "discard 4"] })).toBe("meld");
  expect(tip({ phase: "play", legal: ["discard 4"] })).toBe("discard");
  expect(tip({ phase: "play", legal: ["meld K K K", "discard 4"] }, { seen: ["meld"] })).toBe("discard");
});

test("how to meld is told until something is laid ready, which a button above the others confirms", () => {
  expect(tip({ phase: "play", legal: ["meld K K K", "discard 4"] }, { ready: true, idle: false })).toBeNull();
});

test("a tip is over once the player has done something after it, to discard only with the discard", () => {
  const view = { ...VIEW, phase: "play" } as DealView;
  const after = (seat: number, shown: Tip, number = 8): boolean =>
    isPast(shown, { view, events: [TURN, { kind: "meld", seat, number } as GameEvent] }, 7);
  expect(after(1, "meld")).toBe(true);
  expect(after(1, "canasta")).toBe(true);
  expect(after(0, "canasta")).toBe(false);
  expect(after(1, "canasta", 7)).toBe(false);
  expect(after(1, "discard")).toBe(false);
});

test("a red three is told in the turn that laid it, until something is begun", () => {
  const red = { kind: "red_three", seat: 1 } as GameEvent;
  const theirs = { kind: "red_three", seat: 0 } as GameEvent;
  const playing = { phase: "play", legal: ["discard 4"] };
  expect(tip(playing, { events: [TURN, red] })).toBe("red");
  expect(tip(playing, { events: [TURN, red], idle: false })).toBe("discard");
  expect(tip(playing, { events: [TURN, red, TURN] })).toBe("discard");
  expect(tip(playing, { events: [TURN, theirs] })).toBe("discard");
});

test("a canasta of the own side is told, one of the others is not", () => {
  const made = { ...SIDE, melds: [{ canasta: "clean" }] };
  const playing = { phase: "play", legal: ["discard 4"] };
  expect(tip({ ...playing, sides: [SIDE, made] } as never)).toBe("canasta");
  expect(tip({ ...playing, sides: [made, SIDE] } as never)).toBe("discard");
});

test("nothing is said in the turn of another, after the deal, and to those who watch", () => {
  expect(tip({}, { mine: false })).toBeNull();
  expect(tip({ outcome: "out" })).toBeNull();
  expect(tip({ seat: null })).toBeNull();
  expect(TIPS).toHaveLength(6);
});

test("the first match of a browser is guided, until it is over, and no other one", () => {
  guideFirst("aaaaaaaaaa", 1); // somebody has played with friends before
  expect(guidedAt("aaaaaaaaaa")).toBeNull();
  guideFirst("bbbbbbbbbb", 0);
  expect(guidedAt("bbbbbbbbbb")).toEqual([]);
  expect(guidedAt("cccccccccc")).toBeNull();
  keepGuide("bbbbbbbbbb", ["draw"]);
  expect(guidedAt("bbbbbbbbbb")).toEqual(["draw"]);
  keepGuide("bbbbbbbbbb");
  expect(guidedAt("bbbbbbbbbb")).toBeNull();
  guideFirst("dddddddddd", 0);
  expect(guidedAt("dddddddddd")).toBeNull();
});
