import { describe, expect, it } from "vitest";
import { pieces, spoken } from "../../src/cards/cardText";

const words = (key: string, args: Record<string, string | number> = {}): string =>
  key === "face-name" ? `${args.rank} of ${args.suit}` : key.replace(/^face-(rank|suit)-/, "");

describe("a sentence with cards", () => {
  it("shows the card and reads out its name", () => {
    expect(pieces("You draw K♥.", words)).toEqual([
      { text: "You draw ", name: null },
      { text: "K♥\uFE0E", name: "K of h" },
      { text: ".", name: null },
    ]);
  });

  it("knows tens, threes and twos, and several in a row", () => {
    expect(spoken("10♣, 3♦ and 2♠", words)).toBe("T of c, 3 of d and 2 of s");
  });

  it("leaves all other words alone", () => {
    for (const sentence of ["You lay off two kings on the meld of kings.", "", "Kh ♥ 1♥", "You draw a joker."]) {
      expect(spoken(sentence, words)).toBe(sentence);
    }
  });
});
