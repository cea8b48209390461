import { describe, expect, it } from "vitest";
import { ANY, choices, found } from "../../src/matches/search";
import { match } from "./made";

const ALL = [
  match({ id: "a", names: ["Ana", "Eva", "José", "Leo"], robots: [] }),
  match({ id: "b", rules: "salon/4", title: "Canasta de salón", finished: false }),
  match({ id: "c", rules: "salon", names: ["Ana", "Leo", "José", "Eva"], robots: [] }),
];
const ids = (part: Partial<typeof ANY>) => found(ALL, { ...ANY, ...part }).map(({ id }) => id);

describe("looking for a match", () => {
  it("goes by game, partner, state, and words without accents in any order", () => {
    expect(ids({})).toEqual(["a", "b", "c"]);
    expect([ids({ rules: "salon" }), ids({ partner: "José" }), ids({ state: "open" })]).toEqual([["b", "c"], ["a", "c"], ["b"]]);
    expect([ids({ words: "jose eva" }), ids({ words: "SALON" }), ids({ words: "nobody" })]).toEqual([["a", "c"], ["b"], []]);
  });

  it("puts those first that wait for this person, the next deadline before the others", () => {
    const days = [
      match({ id: "x", until: null, finished: false }),
      match({ id: "y", until: 9, finished: false }),
      match({ id: "z", until: 5, finished: false }),
    ];
    const all = [...ALL, ...days, match({ id: "over", until: 1 })];
    expect(found(all, ANY).map(({ id }) => id)).toEqual(["z", "y", "a", "b", "c", "x", "over"]);
  });

  it("offers the games and partners that there are, the most frequent first", () => {
    expect(choices(ALL)).toEqual({ rules: ["salon", "clasica"], partners: ["José", "Bot 2"] });
  });

  it("goes through two thousand at once", () => {
    const many = Array.from({ length: 2000 }, (_, at) => match({ id: String(at), names: ["Ana", `E${at}`, "José", "Leo"] }));
    expect(found(many, { ...ANY, words: "jose e1999" })).toHaveLength(1);
  });
});
