import { describe, expect, it } from "vitest";
import { grown, placeHigh, upright, type Asked, type Lying } from "../../src/table/upright";

const PHONE: Asked = { width: 360, height: 688, rivals: 1, large: false, huge: 1 };
const WINDOWS = [
  PHONE,
  { ...PHONE, width: 320, height: 516 },
  { ...PHONE, width: 390, height: 792 },
  { ...PHONE, width: 820, height: 1128 },
];

describe("an upright table", () => {
  it("has room for two rows of piles of each rival, and for the own cards and hand below", () => {
    for (const asked of WINDOWS.slice(2)) {
      for (const rivals of [1, 2]) {
        const { theirs, middle, hand, least } = upright({ ...asked, rivals });
        const rows = rivals * 31 + (rivals === 1 ? 2 : 3) * 1.4 * least;
        expect(theirs).toBeGreaterThan(rows);
        expect(asked.height - theirs - middle - 1.6 * hand - 160).toBeGreaterThan(31 + 1.4 * least);
      }
    }
  });

  it("has larger cards in a larger window, and never smaller ones than on a phone", () => {
    const cards = WINDOWS.map((asked) => upright(asked).card);
    expect(cards.slice(0, 3)).toEqual([38, 38, 38]);
    expect(cards[3]).toBeGreaterThan(50);
  });

  it("has larger cards for who asks for them, and none that is larger for few melds than that", () => {
    const large = upright({ ...PHONE, large: true });
    expect(large.card).toBe(46);
    expect(large.least).toBe(44);
    expect(Math.min(...large.roomy)).toBeGreaterThan(46);
    expect(upright({ ...PHONE, large: true, huge: 1.3 }).card).toBe(60);
  });
});

describe("the room of an upright table", () => {
  const lengths = upright({ ...PHONE, width: 390, height: 792 });
  const room = { width: 358, height: lengths.theirs };
  const meld = { naturals: 3, wilds: 0 };

  it("is one row of large cards where nothing lies, and never more than the place may have", () => {
    const rows = [0, 1, 6, 30].map((number) =>
      placeHigh(
        Array.from({ length: number }, () => meld),
        room,
        lengths,
      ),
    );
    expect(rows[0]).toBe(rows[1]);
    expect(rows[0]).toBeLessThan(0.75 * lengths.theirs);
    expect(rows[2]).toBeGreaterThan(rows[1]!);
    expect(rows[3]).toBeLessThanOrEqual(lengths.theirs);
  });

  it("gives the hand the largest cards that fit, and at the least those that it has without", () => {
    const row = (card: number): Lying => ({ height: 1.6 * card, rows: 1 });
    expect(grown(60, 1000, row)).toBe(90);
    expect(grown(60, 120, row)).toBe(72);
    expect(grown(60, 10, row)).toBe(60);
  });

  it("gives the hand another row only for cards a good deal larger", () => {
    const from =
      (most: number) =>
      (card: number): Lying =>
        card > most ? { height: 2.4 * card, rows: 2 } : { height: 1.6 * card, rows: 1 };
    expect(grown(60, 1000, from(84))).toBe(84);
    expect(grown(60, 1000, from(72))).toBe(90);
    expect(grown(60, 1000, from(60))).toBe(90);
  });
});
