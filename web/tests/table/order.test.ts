import { afterEach, describe, expect, it } from "vitest";
import { StillTable } from "../../src/table/stillTable.svelte";
import { settings } from "../../src/shell/settings.svelte";
import { keyed } from "../../src/cards/keyed";
import { arranged, drawnNow, keysOf, moved } from "../../src/table/order";
import { Play } from "../../src/table/play.svelte";
import { LiveTable } from "../../src/wire/game.svelte";
import type { DealView, GameEvent } from "../../src/wire/types";

const HAND = keyed(["4s", "9h", "Kc", "Kd"]);
const texts = (hand: readonly { key: string }[]): string => hand.map(({ key }) => key.replace("#0", "")).join(" ");
const event = (kind: string, seat: number | null, fields: object = {}): GameEvent =>
  ({ number: 1, text: "", kind, seat, ...fields }) as unknown as GameEvent;

describe("the order of the hand", () => {
  it("is by rank, as the cards came, or one's own with new cards beside their like", () => {
    const known = ["Kc#0", "9h#0", "Qs#0", "4s#0"];
    expect(texts(arranged(HAND, known, "rank"))).toBe("4s 9h Kd Kc");
    expect(texts(arranged(HAND, known, "drawn"))).toBe("Kc 9h 4s Kd");
    expect(texts(arranged(HAND, known, "own"))).toBe("Kc Kd 9h 4s");
  });

  it("takes some cards to a place, together", () => {
    const keys = ["a", "b", "c", "d", "e"];
    expect(moved(keys, ["a", "d"], "c").join("")).toBe("badce");
    expect(moved(keys, ["c"], "c").join("")).toBe("abcde");
    expect(moved(keys, ["a"], null).join("")).toBe("bcdea");
  });

  it("marks what came in this turn, and nothing once it is over", () => {
    const turn = [
      event("turn", 1),
      event("draw", 1, { count: 1 }),
      event("turn", 0),
      event("draw", 0, { cards: ["Kc"] }),
      event("pile_joined", 0, { cards: ["4s"] }),
    ];
    expect(drawnNow(turn, 0)).toEqual(["4s", "Kc"]);
    expect(drawnNow(turn, 1)).toEqual([]);
    expect(drawnNow([...turn, event("discard", 0), event("turn", 1)], 0)).toEqual([]);
    expect([...keysOf(keyed(["Kc", "Kc", "4s"]), ["Kc"])]).toEqual(["Kc#1"]);
  });
});

describe("a hand in one's own order", () => {
  afterEach(() => {
    settings.order = "rank";
    localStorage.clear();
  });
  const view = (hand: string[], deal = 1): DealView =>
    ({ deal, seat: 0, hand, sides: [], to_act: 1, outcome: null }) as unknown as DealView;

  it("stays as it was put, through draws and a visit later, until the next deal", () => {
    settings.order = "own";
    const table = new LiveTable("abcdefghj2", null);
    const play = new Play(table);
    table.view = view(["4s", "9h", "Kc"]);
    play.remember();
    play.move(["Kc#0"], "4s#0");
    expect(texts(play.hand)).toBe("Kc 4s 9h");
    table.view = view(["4s", "9h", "Kc", "Kd", "5h"]);
    play.remember();
    expect(texts(play.hand)).toBe("Kc Kd 4s 9h 5h");
    const again = new Play(table);
    expect(texts(again.hand)).toBe("Kc Kd 4s 9h 5h");
    table.view = view(["4s", "9h", "Kc"], 2);
    expect(texts(play.hand)).toBe("4s 9h Kc");
  });

  it("is not touched by a drag while the order is by rank", () => {
    const table = new StillTable();
    const play = new Play(table);
    table.view = view(["4s", "9h", "Kc"]);
    play.move(["Kc#0"], "4s#0");
    expect(texts(play.hand)).toBe("4s 9h Kc");
  });
});
