import { describe, expect, it } from "vitest";
import { CHIP, fit, INDEX, parted, PILED, pieceOf, piecesOf, rowsHigh, rowsOf, sideHigh, widthOf, type Piece } from "../../src/table/fit";
import type { SideView } from "../../src/wire/types";

const meld = (cards: string): Piece => pieceOf(cards.split(" "), false);
/** What one side may have late in a deal of three packs. */
const CROWD = ["A A A A", "J J J 2", "T T T T T", "9 9 9 9 X", "8 8 8", "6 6 6", "5 5 5 2", "4 4 4"].map(meld);
const phone = { width: 342, base: 38, least: 24 };

describe("the width of a meld", () => {
  it("shows the index of every card where they lie apart", () => {
    expect(widthOf(meld("K K K 2"), INDEX)).toBeCloseTo(1 + 3 * INDEX);
    expect(widthOf(meld("K"), INDEX)).toBe(1);
  });

  it("keeps the index of a wild in view where equal cards lie close", () => {
    expect(widthOf(meld("K K K 2 X"), 0.16)).toBeCloseTo(1 + 2 * 0.16 + INDEX + 0.16);
    expect(widthOf(meld("2 2 X"), 0.16)).toBeCloseTo(1 + 2 * 0.16);
  });

  it("is that of a card for a pile, and more where it lies across", () => {
    expect(widthOf(pieceOf(["K", "K", "K", "K", "K", "K", "2"], true), INDEX)).toBe(1);
    expect(widthOf(pieceOf(["K"], true, true), INDEX)).toBeCloseTo(1.4);
  });
});

describe("the rows", () => {
  it("break as a browser breaks them: a meld that does not fit begins the next", () => {
    const three = [meld("K K K"), meld("Q Q Q"), meld("J J J")]; // 1.72 wide each, 0.2 between
    expect([1, 3.63, 3.65, 5.6].map((width) => rowsOf(three, INDEX, width))).toEqual([3, 3, 2, 1]);
    expect(rowsOf([], INDEX, 5)).toBe(0);
  });
});

describe("fitting", () => {
  it("leaves cards at full size and apart where there is room", () => {
    const room = rowsHigh(CROWD, phone.width, phone.base, false);
    expect(fit(CROWD, { ...phone, height: room })).toEqual({ card: 38, step: INDEX, height: room });
  });

  it("never needs more height than there is, down to the least", () => {
    const least = rowsHigh(CROWD, phone.width, phone.least, true);
    for (let height = 220; height >= least; height -= 7) {
      const found = fit(CROWD, { ...phone, height });
      expect(found.height).toBeLessThanOrEqual(height);
      expect(found.card).toBeGreaterThanOrEqual(phone.least);
    }
  });

  it("lays cards closer, and each meld as a pile, before it makes them so small that none can be read", () => {
    const heights = Array.from({ length: 90 }, (_, place) => 90 + 2 * place);
    const found = heights.map((height) => fit(CROWD, { ...phone, height }));
    const piled = found.filter((one) => one.step === PILED);
    expect(piled.length).toBeGreaterThan(10);
    for (const one of found) expect(one.step === PILED || one.card >= 34).toBe(true);
    const apart = found.find((one) => one.step === INDEX)!;
    expect(found.indexOf(apart)).toBeGreaterThan(found.indexOf(piled.at(-1)!)); // a pile hides cards: the last resort but for smaller ones
    for (const one of piled) expect(rowsHigh(CROWD, phone.width, 34, false)).toBeGreaterThan(one.height);
  });

  it("has the largest side that deals between bots have brought in two rows of a narrow phone", () => {
    const most = ["K K K K K K K", "Q Q Q Q Q 2 2"]
      .map((cards) => pieceOf(cards.split(" "), true))
      .concat(CROWD, ["7 7 7", "K K K", "Q Q Q 2", "2 2 X", "3h 3h 3d"].map(meld));
    const found = fit(most, { width: 328, base: 38, least: 28, height: 106 });
    expect(found.card).toBeGreaterThanOrEqual(28);
    expect(found.height).toBeLessThanOrEqual(106);
  });

  it("ends at the least and the closest where even that is too high: then it scrolls", () => {
    const found = fit(CROWD, { ...phone, height: 10 });
    expect([found.card, found.step, found.height]).toEqual([24, PILED, rowsHigh(CROWD, phone.width, 24, true)]);
    expect(found.height).toBeGreaterThan(10);
  });

  it("takes a larger card while few melds lie there, and never grows when one more comes", () => {
    const desk = { width: 320, height: 225, base: 55, least: 30, roomy: [80, 74, 69, 62] };
    const cards = CROWD.map((_, at) => fit(CROWD.slice(0, at + 1), desk).card);
    expect(cards[0]).toBe(80);
    expect(cards).toEqual([...cards].sort((a, b) => b - a));
    expect(new Set(cards.slice(0, 4)).size).toBeLessThan(4); // not every new meld changes the others
    const most = { ...desk, roomy: [] };
    expect(fit(CROWD, desk)).toEqual(fit(CROWD, most)); // and a full table lies as it lay
    for (let many = 1; many <= CROWD.length; many++) expect(fit(CROWD.slice(0, many), desk).height).toBeLessThanOrEqual(desk.height);
  });

  it("has a height without melds: one row, where the first will lie", () => {
    expect(fit([], { ...phone, height: 500 }).height).toBeCloseTo(38 * 1.4 + 12);
  });
});

describe("a side", () => {
  const KINGS = { number: 1, rank: "K", cards: ["K", "K", "K"] };
  const ACES = { number: 2, rank: "A", cards: Array<string>(7).fill("A") };
  const lies = (canasta: string | null): SideView =>
    ({ melds: [KINGS, ACES].map((one) => ({ ...one, canasta: one === ACES ? canasta : null })) }) as SideView;
  const rules = { stack: 7, moda: null, own: false };

  it("parts canastas from melds, and leaves one that is only laid ready where its cards are", () => {
    expect(parted(lies("clean"), [KINGS, ACES])).toEqual({ melds: [KINGS], canastas: [ACES] });
    expect(parted(lies(null), [KINGS, ACES])).toEqual({ melds: [KINGS, ACES], canastas: [] });
    expect(parted(lies("clean"), [KINGS])).toEqual({ melds: [KINGS], canastas: [] });
  });

  it("lays melds, room for a new one, canastas and red threes", () => {
    const lying = { melds: [KINGS, ACES], canastas: [ACES], reds: ["3h", "3d"] };
    expect(piecesOf(lying, { ...rules, moda: "A", own: true })).toEqual([
      { naturals: 3, wilds: 0, stacked: false, across: false },
      { naturals: 7, wilds: 0, stacked: true, across: false },
      { naturals: 2, wilds: 0 },
      { naturals: 7, wilds: 0, stacked: true, across: true },
      { naturals: 2, wilds: 0 },
    ]);
    expect(piecesOf({ melds: [], canastas: [], reds: [] }, rules)).toEqual([]);
  });

  it("is as high as its name and its cards as close as they go", () => {
    expect(sideHigh(CROWD, phone.width, phone.least)).toBe(CHIP + rowsHigh(CROWD, phone.width, phone.least, true));
    expect(sideHigh([], 300, 20)).toBe(CHIP + 1.4 * 20 + 12);
  });
});
