import { describe, expect, it } from "vitest";
import { offers, wish } from "../../src/table/offers";
import { parseAction, writeAction } from "../../src/table/notation";

const base = {
  melds: [
    { number: 1, rank: "K" },
    { number: 2, rank: "wild" },
  ],
  top: "Ks",
};
const lit = (selection: string, legal: string[]) =>
  offers({ ...base, selection: selection.split(" ").filter(Boolean), legal }).map(
    (one) => `${one.target} ${one.sure ? "=" : "?"} ${one.action}`,
  );

describe("what lights up", () => {
  it("names the very cards that are selected", () => {
    expect(lit("9h 9c 2d", ["meld 9 9 2", "discard 9"])).toEqual(["new = meld 9h 9c 2d"]);
    expect(lit("9h", ["discard 9", "discard 8"])).toEqual(["pile = discard 9h"]);
    expect(lit("3s", ["discard 3b"])).toEqual(["pile = discard 3s"]);
  });

  it("asks the server about more cards than the list names", () => {
    expect(lit("9h 9c 9d 9s 2d", ["meld 9 9 9", "meld 9 9 2"])).toEqual(["new ? meld 9h 9c 9d 9s 2d"]);
    expect(lit("9h 9c 9d 8s", ["meld 9 9 9"])).toEqual([]);
    expect(lit("2h 2c 2d X", ["meld 2 2 2"])).toEqual(["new ? meld 2h 2c 2d X"]);
    expect(lit("2h 2c 2d Kh", ["meld 2 2 2"])).toEqual([]);
  });

  it("lays off on the melds that take the cards", () => {
    expect(lit("Kd", ["add K > 1", "discard K"])).toEqual(["meld:1 = add Kd > 1", "pile = discard Kd"]);
    expect(lit("Kd 2h", ["add K > 1", "add 2 > 1", "add 2 > 2"])).toEqual(["meld:1 ? add Kd 2h > 1"]);
    expect(lit("2h", ["add 2 > 1", "add 2 > 2"])).toEqual(["meld:1 = add 2h > 1", "meld:2 = add 2h > 2"]);
  });

  it("draws and takes the pile, with cards selected or without", () => {
    const legal = ["draw", "take K K", "take K 2"];
    expect(lit("", legal)).toEqual(["stock = draw", "pile = take K K", "pile = take K 2"]);
    expect(lit("Kh Kc", legal)).toEqual(["pile = take Kh Kc", "stock = draw"]);
    expect(lit("Kh Kc Kd", legal)).toEqual(["pile ? take Kh Kc Kd", "stock = draw"]);
    expect(lit("4h", legal)).toEqual(["stock = draw"]);
    expect(lit("Kh 2c", ["take K 2 > 1"])).toEqual(["pile = take Kh 2c > 1"]);
    expect(lit("", ["take"])).toEqual(["pile = take"]);
  });

  it("swaps, answers, asks and passes", () => {
    expect(lit("Kh", ["swap K 2 > 1"])).toEqual(["meld:1 = swap Kh 2 > 1"]);
    expect(lit("", ["yes", "no"])).toEqual(["yes = yes", "no = no"]);
    expect(lit("4h", ["ask", "pass"])).toEqual(["ask = ask", "pass = pass"]);
  });

  it("offers nothing that the list does not lead to", () => {
    expect(lit("4h 4d 4c", ["discard 4"])).toEqual([]);
    expect(lit("4h", [])).toEqual([]);
  });
});

describe("what a tap means, allowed or not", () => {
  it("is an action that can be asked about", () => {
    expect(wish("pile", ["Kh"], false)).toBe("discard Kh");
    expect(wish("pile", ["Kh", "Kd"], true)).toBe("take Kh Kd");
    expect(wish("pile", ["Kh", "Kd"], false)).toBeNull();
    expect(wish("meld:3", ["5h"], false)).toBe("add 5h > 3");
    expect(wish("new", ["5h"], false)).toBe("meld 5h");
    expect(wish("stock", [], true)).toBe("draw");
  });
});

describe("notation", () => {
  it("is read and written alike", () => {
    for (const text of ["draw", "take K K > 2", "swap K 2 > 1", "meld 3b 3b 3b"]) {
      const { verb, cards, meld } = parseAction(text);
      expect(writeAction(verb, cards, meld)).toBe(text);
    }
  });
});
