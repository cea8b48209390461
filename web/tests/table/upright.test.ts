import { describe, expect, it } from "vitest";
import { upright, type Asked } from "../../src/table/upright";

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
