import { describe, expect, it } from "vitest";
import { BAR, lengths, type Asked } from "../../src/table/lengths";
import { upright } from "../../src/table/upright";

const DESK: Asked = { width: 1280, height: 800 - BAR, seats: 4, sides: 2, large: false, huge: false };
const WALL: Asked = { ...DESK, width: 1920, height: 1080 - BAR };
const PHONE: Asked = { ...DESK, width: 390, height: 844 - BAR };
const LYING: Asked = { ...DESK, width: 844, height: 390 - BAR };

describe("a wide table", () => {
  it("has cards by its width and height, between what can be read and what a pile needs", () => {
    expect(lengths(DESK)).toMatchObject({ form: "wide", unit: 8, card: 8 * 6.9, least: 28, hand: 8 * 14, handHigh: Infinity });
    expect(lengths({ ...DESK, width: 800, height: 550 }).card).toBe(38);
  });

  it("looks like a larger one on a larger screen", () => {
    const [desk, wall] = [lengths(DESK), lengths({ ...DESK, width: 2560, height: 1440 - BAR })];
    for (const one of ["card", "hand", "pile"] as const) expect(wall[one] / desk[one]).toBeCloseTo(1.8, 5);
    expect(lengths(WALL).hand).toBeCloseTo(151.2);
    expect(wall.hand).toBeGreaterThan(200);
  });

  it("is low under another height for large cards, and where everybody plays alone", () => {
    const under = (asked: Partial<Asked>): number =>
      [600, 724, 725, 779, 780].filter((height) => lengths({ ...DESK, ...asked, height }).low).length;
    expect([{}, { large: true }, { sides: 4 }].map(under)).toEqual([2, 4, 4]);
    expect(lengths({ ...DESK, height: 600 }).hand).toBeLessThan(lengths({ ...DESK, height: 725 }).hand);
  });

  it("has larger cards for few melds, the largest first, none of them ordinary", () => {
    const { card, roomy } = lengths(DESK);
    expect(roomy).toEqual([80, 75, 69, 62]);
    expect(Math.min(...roomy)).toBeGreaterThan(card);
  });

  it("leaves the hand a share of the window, until it is measured", () => {
    expect(lengths(DESK).handRoom).toBeCloseTo(112 * 10.6);
    expect(lengths({ ...DESK, width: 1000 }).handRoom).toBeLessThanOrEqual(1000 - 48);
  });
});

describe("a table that lies", () => {
  it("has smaller cards for three sides, and keeps the buttons beside the hand", () => {
    expect(lengths(LYING)).toMatchObject({ form: "landscape", low: false, hand: 3.9 * 13.6, handHigh: 338 * 0.42, handRoom: 508 });
    expect([2, 3].map((sides) => lengths({ ...LYING, seats: 6, sides }).card)).toEqual([11 * 3.9, 8 * 3.9]);
  });
});

describe("large cards", () => {
  it("are larger in every form, and huge ones only where large are asked for", () => {
    for (const asked of [DESK, PHONE, LYING]) {
      const [plain, large, huge] = [asked, { ...asked, large: true }, { ...asked, large: true, huge: true }].map(lengths);
      expect(large!.hand).toBeGreaterThan(plain!.hand);
      expect(huge!.hand).toBeCloseTo(1.3 * large!.hand);
      expect(lengths({ ...asked, huge: true })).toEqual(plain);
      expect(large!.least).toBeLessThanOrEqual(large!.card);
    }
  });
});

it("an upright table takes its lengths from its height", () => {
  const tall = upright({ width: 390, height: 792, rivals: 1, large: false, huge: 1 });
  const { card, least, roomy, hand, handHigh, handRoom } = lengths(PHONE);
  expect({ card, least, roomy, hand, handHigh, handRoom }).toEqual({
    card: tall.card,
    least: tall.least,
    roomy: tall.roomy,
    hand: tall.hand,
    handHigh: tall.held,
    handRoom: 374,
  });
});
