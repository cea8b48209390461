import { describe, expect, it } from "vitest";
import { settings } from "../../src/shell/settings.svelte";
import type { Offer } from "../../src/table/offers";
import { inWords, wordingOf, type Scene } from "../../src/table/wording";
import { loadTexts, needTexts, t } from "../../src/texts";

const words = (key: string, args: Record<string, string | number> = {}): string => {
  if (key === "table-cards-of") return args.number === 1 ? `one ${args.one}` : `${args.number} ${args.many}`;
  if (key.startsWith("face-")) return key.replace(/^face-(rank|many|name)-/, "");
  const more = Object.entries(args)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${value}`);
  return [key.replace("table-do-", ""), ...more].join(" ");
};
const meld = (number: number, rank: string, size: number, closed = false) => ({
  number,
  rank,
  cards: Array<string>(size).fill(rank),
  closed,
});
const scene = (more: Partial<Scene>): Scene => ({ melds: [], legal: [], top: "8h", chosen: false, ...more });
const offer = (action: string): Offer => ({ target: "pile", verb: action.split(" ")[0]!, action, sure: true });
const worded = (action: string, more: Partial<Scene> = {}) => wordingOf(offer(action), scene({ legal: [action], ...more }), "en", words);

describe("cards in words", () => {
  it("counts equal ones and joins unlike ones", () => {
    expect(inWords(["8", "8"], "en", words)).toBe("2 8");
    expect(inWords(["8", "8", "X"], "en", words)).toBe("2 8 and one joker");
    expect(inWords(["Qh", "Qs", "2d"], "es", words)).toBe("2 Q y one 2");
  });

  it("has the article that the word asks for", async () => {
    settings.lang = "en";
    await loadTexts();
    await needTexts("web_table");
    expect(["8", "A", "9", "X"].map((card) => inWords([card], "en", t))).toEqual(["an eight", "an ace", "a nine", "a joker"]);
  });
});

describe("taking the pile", () => {
  it("shows the cards of the hand, and names them with the new meld", () => {
    expect(worded("take 8 8")).toEqual({
      words: "take-with",
      cards: ["8", "8"],
      onto: null,
      name: "take-with-name cards=2 8 onto=new size=0",
    });
    expect(worded("take Q X", { top: "Qd" }).cards).toEqual(["Q", "X"]);
  });

  it("shows the meld it goes to: the named one, or the only one of the rank", () => {
    const both = { melds: [meld(1, "K", 4), meld(2, "8", 3)], legal: ["take 8 8", "take 8 8 > 2"] };
    expect(worded("take 8 8 > 2", both)).toMatchObject({
      onto: { rank: "8", size: 3 },
      name: "take-with-name cards=2 8 onto=meld rank=8 size=3",
    });
    expect(worded("take 8 8", both)).toMatchObject({ onto: "new", name: "take-with-name cards=2 8 onto=new size=0" });
    const one = { melds: [meld(1, "8", 5)], legal: ["take", "take 8 8"] };
    expect(worded("take", one)).toMatchObject({ words: "take", cards: [], onto: { rank: "8", size: 5 } });
    expect(worded("take 8 8", one)).toMatchObject({ onto: { rank: "8", size: 5 } });
  });

  it("leaves melds alone that are closed", () => {
    expect(worded("take 8 8", { melds: [meld(1, "8", 7, true)] }).onto).toBeNull();
  });

  it("does not repeat the cards that are selected", () => {
    expect(worded("take 8s 8h", { chosen: true })).toMatchObject({ words: "take", cards: [], name: "take-name cards=2 8 onto=new size=0" });
  });
});

describe("laying off and swapping", () => {
  it("tells two melds of a rank apart by their size", () => {
    const two = { melds: [meld(1, "9", 5), meld(2, "9", 3)] };
    expect(worded("add 9s > 2", two)).toMatchObject({ words: "add rank=9", onto: { rank: "9", size: 3 }, name: "add-name rank=9 size=3" });
    expect(worded("add 9s > 1", { melds: [meld(1, "9", 5)] })).toEqual({ words: "add rank=9", cards: [], onto: null, name: "add rank=9" });
    expect(worded("add 2 > 1", { melds: [meld(1, "9", 5)], short: true })).toEqual({
      words: "",
      cards: [],
      onto: { rank: "9", size: 5 },
      name: "add rank=9",
    });
  });

  it("shows which wild comes free", () => {
    expect(worded("swap K 2 > 1", { melds: [meld(1, "K", 7)] })).toEqual({
      words: "swap rank=K",
      cards: ["2"],
      onto: null,
      name: "swap rank=K, one 2",
    });
  });
});
