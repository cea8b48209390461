import { describe, expect, it } from "vitest";
import { keyed } from "../../src/cards/keyed";
import { fan, groups, rowLengths, sameKind, type FanOptions } from "../../src/table/hand";

const OPTIONS: FanOptions = { cardWidth: 70, leastStrip: 22, mostRows: 3, arc: true, lift: 16 };
const HAND = "2h 4s 4s 4d Kh Kh Kc As X 3s 9d 9c 9h Th Jd".split(" ");

describe("the hand", () => {
  it("is sorted by rank with wild cards last, and tells equal cards apart", () => {
    const keys = keyed(HAND).map((card) => card.key);
    expect(keys).toEqual("4s#0 4s#1 4d#0 9h#0 9d#0 9c#0 Th#0 Jd#0 Kh#0 Kh#1 Kc#0 As#0 3s#0 2h#0 X#0".split(" "));
  });

  it("groups by what the rules see: black threes apart from red ones", () => {
    expect(groups(keyed(["3s", "3c", "3h", "4d"])).map((group) => group.map((one) => one.card))).toEqual([["4d"], ["3s", "3c"], ["3h"]]);
    expect(sameKind(keyed(HAND), "Kc#0")).toEqual(["Kh#0", "Kh#1", "Kc#0"]);
  });

  it("lies inside its width, in order, and symmetrically", () => {
    const { places, strip } = fan(keyed(HAND), 700, OPTIONS);
    expect(places).toHaveLength(15);
    expect(places[0]!.x).toBeGreaterThanOrEqual(0);
    expect(places.at(-1)!.x + 70).toBeLessThanOrEqual(700.001);
    expect(places[0]!.x).toBeCloseTo(700 - places.at(-1)!.x - 70);
    for (let i = 1; i < places.length; i++) expect(places[i]!.x).toBeGreaterThan(places[i - 1]!.x);
    expect(strip).toBeGreaterThanOrEqual(22);
  });

  it("begins another row before the strips get too narrow", () => {
    const hand = keyed([...HAND, ...HAND]);
    const { places, strip } = fan(hand, 374, { ...OPTIONS, arc: false });
    expect(new Set(places.map((place) => place.row)).size).toBeGreaterThan(1);
    expect(strip).toBeGreaterThan(17);
  });

  it("gives strips of 44 pixels to eleven cards on a phone with large cards", () => {
    const hand = keyed(HAND.slice(0, 11));
    const { strip, places } = fan(hand, 374, { ...OPTIONS, leastStrip: 44, mostRows: 4 });
    expect(strip).toBeGreaterThanOrEqual(42);
    expect(new Set(places.map((place) => place.row)).size).toBe(2);
  });

  it("lays its rows closer where it should not be so high, as far as the indices stay in view", () => {
    const hand = keyed([...HAND, ...HAND]);
    const high = (most?: number): number => fan(hand, 374, { ...OPTIONS, arc: false, ...(most === undefined ? {} : { most }) }).height;
    expect(high(1000)).toBe(high());
    expect(high(high() - 10)).toBeCloseTo(high() - 10);
    expect(high(0)).toBeCloseTo(16 + 98 * (1 + 2 * 0.46));
    const large = fan(hand, 374, { cardWidth: 84, leastStrip: 44, mostRows: 5, arc: false, lift: 17, most: 0 });
    expect(large.height).toBeCloseTo(17 + 117.6 * (1 + 4 * 0.46)); // 54 pixels a row
  });

  it("keeps a rank in one row where that is near", () => {
    const hand = keyed("4s 4d 4c 5s 5d 5c 5h 9s 9d".split(" "));
    expect(rowLengths(hand, 2)).toEqual([3, 6]);
  });

  it("can be empty or of one card", () => {
    expect(fan([], 300, OPTIONS).places).toEqual([]);
    expect(fan(keyed(["Kh"]), 300, OPTIONS).places[0]).toMatchObject({ x: 115, angle: 0 });
  });
});
