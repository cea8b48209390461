import { describe, expect, it } from "vitest";
import { confirmable, handAfter, progress, staged, type Answer } from "../../src/table/staging";

const answer = (points: number | null, accepted: number): Answer => ({
  accepted,
  refusal: null,
  points,
  minimum: points === null ? null : 50,
  legal: ["meld 9 9 9"],
});
const meld = { number: 1, rank: "9", cards: ["9h", "9c", "9d"], canasta: null, laid_by: 0, closed: false };

describe("laid ready", () => {
  it("leaves the rest in the hand", () => {
    expect(handAfter(["Kh", "Kh", "Kc", "2d", "5s"], ["meld Kh Kh 2d"])).toEqual(["Kc", "5s"]);
    expect(handAfter(["Kh", "Kc"], ["discard K"])).toEqual(["Kc"]);
    expect(handAfter(["Kh", "5s"], ["swap Kh 2 > 1"])).toEqual(["5s", "2"]);
  });

  it("marks what would be new on the melds, as the server says that they would lie", () => {
    const would = [
      { ...meld, cards: ["9h", "9c", "9d", "9h"] },
      { ...meld, number: 2, rank: "K", cards: ["Kh", "Kc", "Kd"] },
    ];
    expect(staged([meld], would).map((one) => [one.number, one.rank, one.fresh])).toEqual([
      [1, "9", ["9h"]],
      [2, "K", ["Kh", "Kc", "Kd"]],
    ]);
    expect(staged([meld], [meld])[0]?.fresh).toEqual([]);
  });

  it("is confirmed once it reaches the minimum, all of it being allowed", () => {
    expect(confirmable(["meld K K K"], answer(30, 1), 8)).toBe(false);
    expect(confirmable(["meld K K K", "meld A A A"], answer(90, 2), 5)).toBe(true);
    expect(confirmable(["meld K K K", "meld A A A"], answer(90, 1), 5)).toBe(false);
    expect(confirmable(["meld K K K"], answer(30, 1), 1)).toBe(true);
    expect(confirmable(["meld K K K"], answer(null, 1), 7)).toBe(true);
    expect(confirmable([], answer(90, 0), 5)).toBe(false);
    expect(confirmable(["meld K K K"], null, 5)).toBe(false);
  });

  it("is confirmed too where a taken pile ends what may be told", () => {
    expect(confirmable(["take A A"], { ...answer(0, 1), legal: [] }, 9)).toBe(true);
    expect(confirmable(["meld 4 4 4"], { ...answer(15, 1), legal: ["discard 5"] }, 3)).toBe(true);
  });

  it("counts towards the minimum", () => {
    expect(progress(answer(25, 1))).toBe(0.5);
    expect(progress(answer(-100, 1))).toBe(0);
    expect(progress(answer(95, 1))).toBe(1);
    expect(progress(null)).toBe(0);
    expect(progress(answer(null, 1))).toBe(1);
  });
});
