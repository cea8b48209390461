import { describe, expect, test } from "vitest";
import { stepped } from "../../src/parts/steps";

const TARGET = { step: 5, low: 100, high: 100_000 };

describe("a tap moves a number of the house rules", () => {
  test.each([
    [5000, 5500, 4500],
    [15_000, 16_000, 14_000],
    [10_000, 11_000, 9500],
    [1000, 1500, 950],
    [5005, 5500, 5000],
    [120, 150, 100],
  ])("the target %i goes to %i or %i", (value, up, down) => {
    expect([stepped(TARGET, value, 1), stepped(TARGET, value, -1)]).toEqual([up, down]);
  });

  test("small numbers move by the least step", () => {
    expect(stepped({ step: 1, low: 1, high: 30 }, 11, 1)).toBe(12);
    expect(stepped({ step: 5, low: 0, high: 1000 }, 50, -1)).toBe(45);
    expect(stepped({ step: 5, low: 0, high: 1000 }, 100, -1)).toBe(95);
  });

  test("nothing leaves its bounds", () => {
    expect(stepped(TARGET, 100_000, 1)).toBe(100_000);
    expect(stepped(TARGET, 100, -1)).toBe(100);
    expect(stepped({ step: 5, low: -500, high: 0 }, -500, -1)).toBe(-500);
    expect(stepped({ step: 5, low: -500, high: 0 }, -100, 1)).toBe(-95);
  });
});
