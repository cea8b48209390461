// The time until which somebody would play: of today, or of the night that follows.
import { expect, test } from "vitest";
import { nextAt, proposed } from "../../src/company/until";

const at = (hours: number, minutes: number, day = 1): number => new Date(2026, 4, day, hours, minutes).getTime();

test.each([
  [at(20, 10), "22:30"],
  [at(20, 30), "22:30"],
  [at(23, 1), "01:30"],
])("two hours on, at a half hour", (now, expected) => {
  expect(proposed(now)).toBe(expected);
});

test("a time that has passed today is that of tomorrow", () => {
  expect(nextAt("22:30", at(20, 10))).toBe(at(22, 30));
  expect(nextAt("01:30", at(23, 1))).toBe(at(1, 30, 2));
  expect(nextAt("20:10", at(20, 10))).toBe(at(20, 10, 2));
});
