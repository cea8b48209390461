import { describe, expect, it } from "vitest";
import { layingReady, plan } from "../../src/cards/flights";
import { soundsFor } from "../../src/cards/sounds";
import type { DealView, GameEvent } from "../../src/wire/types";

const view = (hand: string[]): DealView => ({ seat: 0, hand, sides: [{}, {}] }) as unknown as DealView;
/** An event with as much of it as is looked at. */
const event = <K extends GameEvent["kind"]>(kind: K, seat: number, fields: Partial<Extract<GameEvent, { kind: K }>>): GameEvent =>
  ({ number: 1, kind, seat, text: "", ...fields }) as GameEvent;

describe("what flies", () => {
  it("shows drawn cards to who drew them and backs to the others", () => {
    const mine = plan([event("draw", 0, { count: 1, cards: ["Kh"] })], view(["Kh"]), view(["Kh", "Kh"]));
    expect(mine).toEqual([{ card: "Kh", from: ["stock"], to: ["card:Kh#1", "hand"], stage: 0 }]);
    const theirs = plan([event("draw", 1, { count: 2 })], view([]), view([]));
    expect(theirs.map((one) => [one.card, one.to])).toEqual([
      [null, ["seat:1"]],
      [null, ["seat:1"]],
    ]);
  });

  it("takes melded cards from where they were in the hand, or from the seat", () => {
    const mine = plan(
      [event("meld", 2, { cards: ["9h", "9h", "2c"], meld: 3 })],
      { ...view(["9h", "9h", "2c"]), seat: 2 },
      { ...view([]), seat: 2 },
    );
    expect(mine.map((one) => one.from)).toEqual(["9h#1", "9h#0", "2c#0"].map((key) => [`fresh:${key.slice(0, 2)}`, `card:${key}`, "hand"]));
    expect(mine[0]!.to).toEqual(["meld:0:3/9h", "meld:0:3", "zone:0"]);
    const theirs = plan([event("add", 1, { cards: ["9h"], meld: 1 })], view([]), view([]));
    expect(theirs[0]).toMatchObject({ card: "9h", from: ["seat:1"], to: ["meld:1:1/9h", "meld:1:1", "zone:1"] });
  });

  it("moves a canasta to where canastas lie, with its colour on top", () => {
    const after = { ...view([]), sides: [{}, { melds: [{ number: 2, rank: "K", cards: ["Ks", "Kh", "2c"] }] }] } as unknown as DealView;
    const [made] = plan([event("canasta", 1, { meld: 2, rank: "K", type: "dirty" })], after, after);
    expect(made).toMatchObject({ card: "Ks", from: ["meld:1:2"], to: ["meld:1:2"], stage: 1 });
  });

  it("moves the pile after the meld that takes it, and a red three after the draw", () => {
    const take = plan(
      [event("take", 0, { cards: ["Kh", "Kd"], top: "Ks", meld: 1, size: 4 }), event("pile_joined", 0, { count: 2, cards: ["4h", "5d"] })],
      view(["Kh", "Kd"]),
      view(["4h", "5d"]),
    );
    expect(take.map((one) => [one.card, one.stage])).toEqual([
      ["Ks", 0],
      ["Kh", 0],
      ["Kd", 0],
      ["4h", 1],
      ["5d", 1],
    ]);
    const red = plan([event("draw", 1, { count: 1 }), event("red_three", 1, { card: "3h", source: "stock" })], view([]), view([]));
    expect(red.at(-1)).toMatchObject({ card: "3h", from: ["stock"], stage: 1 });
  });

  it("lets every card of a big pile and of a deal fly, with an end", () => {
    const backs = plan([event("pile_joined", 1, { count: 40 })], view([]), view([]));
    expect([backs.length, new Set(backs.map((one) => one.to[0]))]).toEqual([40, new Set(["seat:1"])]);
    const deal = [0, 1, 2, 3].map((seat) => event("dealt", seat, { count: 13, cards: seat === 0 ? Array<string>(13).fill("Kh") : [] }));
    expect(plan(deal, view([]), view(Array<string>(13).fill("Kh")))).toHaveLength(52);
    expect(plan([event("pile_joined", 1, { count: 90 })], view([]), view([]))).toHaveLength(64);
  });

  it("moves a card laid ready from the hand to where it lies, and the discard after what is laid with it", () => {
    expect(layingReady(["9h", "9h", "5c"], ["9h"])).toEqual([{ card: "9h", from: ["card:9h#1", "hand"], to: ["fresh:9h"], stage: 0 }]);
    const events = [event("meld", 1, { cards: ["9h"], meld: 1 }), event("discard", 1, { card: "5c" })];
    expect(plan(events, view([]), view([])).map((one) => one.stage)).toEqual([0, 1]);
  });

  it("has nothing to move for words", () => {
    expect(plan([event("turn", 1, {}), event("frozen", 0, {})], view([]), view([]))).toEqual([]);
  });
});

describe("what is heard", () => {
  it("is one sound a cause, and the turn only for whose it is", () => {
    const events = [event("meld", 0, {}), event("meld", 0, {}), event("turn", 1, {})];
    expect(soundsFor(events, 0)).toEqual(["lay"]);
    expect(soundsFor(events, 1)).toEqual(["lay", "turn"]);
    expect(soundsFor(events, null)).toEqual(["lay"]);
  });
});
