import { beforeEach, expect, test } from "vitest";
import { fileName, isLate, noteSaved, savedOf } from "../../src/club/organise/saved";

beforeEach(() => localStorage.clear());

test("what was saved is known after a visit, for each competition by itself", () => {
  expect(savedOf("C1")).toBeNull();
  noteSaved("C1", { at: 1000, seq: 5 });
  noteSaved("C2", { at: 2000, seq: 9 });
  expect([savedOf("C1"), savedOf("C2")]).toEqual([
    { at: 1000, seq: 5 },
    { at: 2000, seq: 9 },
  ]);
});

test("a browser keeps the latest forty", () => {
  for (let at = 1; at <= 41; at++) noteSaved(`C${at}`, { at, seq: 1 });
  expect([savedOf("C1"), savedOf("C2")]).toEqual([null, { at: 2, seq: 1 }]);
});

test("a copy is wanted once a round is seated, and again some time after changes", () => {
  const now = 3_600_000;
  expect(isLate(null, 8, now, false)).toBe(false);
  expect(isLate(null, 8, now, true)).toBe(true);
  expect(isLate({ at: 0, seq: 8 }, 8, now, true)).toBe(false);
  expect(isLate({ at: 0, seq: 7 }, 8, now, true)).toBe(true);
  expect(isLate({ at: now - 60_000, seq: 7 }, 8, now, true)).toBe(false);
});

test("the file says what it is a copy of, and from when", () => {
  expect(fileName("Viernes: A/B", new Date(2026, 10, 3, 20, 5))).toBe("Viernes A B 2026-11-03 20.05.jsonl");
  expect(fileName("Viernes", new Date(2026, 10, 3, 20, 5), "html")).toBe("Viernes 2026-11-03 20.05.html");
});
