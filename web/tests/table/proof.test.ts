import { describe, expect, it } from "vitest";
import { keyed } from "../../src/cards/keyed";
import { light, spotsOf } from "../../src/table/proof";
import type { GameEvent, ProofShown } from "../../src/wire/types";

const NOTHING: ProofShown = { hand: [], melds: [], seats: [], spots: [], past: [] };
const event = (number: number, kind: string, seat: number, card = ""): GameEvent => ({ number, kind, seat, card }) as unknown as GameEvent;

describe("what a sentence of advice speaks of", () => {
  it("is named as the table names its spots", () => {
    const proof = { ...NOTHING, hand: ["K"], melds: [{ side: 1, number: 2 }], seats: [3], spots: ["pile", "reds"] } as ProofShown;
    const { spots, told } = spotsOf(proof, 0, keyed(["Kh", "4s", "Kd"]), []);
    expect([spots, told]).toEqual([["card:Kh#0", "card:Kd#0", "meld:1:2", "seat:3", "pile", "red:0"], []]);
  });

  it("is the last such thing that happened: a card let go is a draw and the discard before it", () => {
    const events = [event(1, "discard", 1, "6h"), event(2, "discard", 0, "6s"), event(3, "draw", 1), event(4, "discard", 1, "9c")];
    const asked = (what: "draw" | "discard", rank: string) => spotsOf({ ...NOTHING, past: [{ seat: 1, what, rank }] }, 0, [], events).told;
    expect([asked("draw", "6"), asked("discard", "6"), asked("discard", "9"), asked("discard", "K")]).toEqual([[3, 2], [1], [4], []]);
  });

  it("is lit, with the whole of a player and the line of the log that tells of it, and put out again", () => {
    document.body.innerHTML =
      '<i data-spot="pile"></i><b class="seat"><i data-spot="seat:3"></i></b><p data-told="2"></p><p data-told="5"></p>';
    const out = light({ spots: ["pile", "seat:3", "meld:9:9"], told: [4] });
    expect([...document.querySelectorAll("[data-proof]")].map((one) => one.outerHTML.slice(0, 12))).toEqual([
      "<i data-spot",
      '<b class="se',
      "<p data-told",
    ]);
    out();
    expect(document.querySelector("[data-proof]")).toBeNull();
  });
});
