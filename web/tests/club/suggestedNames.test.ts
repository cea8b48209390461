import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SuggestedNames } from "../../src/club/register/suggestedNames.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("at most six are offered, none is chosen, and none that is there already", async () => {
  const many = Array.from({ length: 9 }, (_, at) => `Ana ${at}`);
  const names = new SuggestedNames(
    (said) => Promise.resolve(many.filter((name) => name.toLowerCase().startsWith(said.toLowerCase()))),
    () => ["Ana 0"],
  );
  names.typed("an");
  await vi.advanceTimersByTimeAsync(500);
  expect(names.shown).toEqual(["Ana 1", "Ana 2", "Ana 3", "Ana 4", "Ana 5", "Ana 6"]);
  expect(names.chosen).toBeUndefined();
  names.move(1);
  expect(names.chosen).toBe("Ana 1");
  names.move(-1);
  expect(names.chosen).toBeUndefined(); // what was typed lies beyond both ends
  names.move(-1);
  expect(names.chosen).toBe("Ana 6");
  names.typed("Ana 3");
  await vi.advanceTimersByTimeAsync(500);
  expect(names.shown).toEqual([]); // it stands there whole
});

test("an answer to fewer letters is dropped, and where no names can be had none are offered", async () => {
  const answers: ((names: string[]) => void)[] = [];
  const slow = new SuggestedNames(() => new Promise((go) => answers.push(go)));
  slow.typed("a");
  await vi.advanceTimersByTimeAsync(500);
  slow.typed("ab");
  await vi.advanceTimersByTimeAsync(500);
  answers[1]!(["Abel"]);
  answers[0]!(["Ana"]);
  await vi.advanceTimersByTimeAsync(0);
  expect(slow.shown).toEqual(["Abel"]);
  const lost = new SuggestedNames(() => Promise.reject(new Error("no connection")));
  lost.typed("a");
  await vi.advanceTimersByTimeAsync(500);
  expect(lost.shown).toEqual([]);
});
