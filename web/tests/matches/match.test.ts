import { describe, expect, it } from "vitest";
import { addressOf, company, matchOf, merged, wonOf, type Seen } from "../../src/matches/match";
import type { DealView, GameEvent, TableInfo } from "../../src/wire/types";
import { tableInfo } from "../shell/wires";
import { deal, match } from "./made";

const chair = (number: number, bot: string | null) => ({ number, name: `P${number}`, bot, seat: number });
const sheet = (...totals: number[]) => totals.map((total, side) => ({ side, total }));
const info = (part: object = {}): TableInfo =>
  tableInfo({
    names: ["P0", "P1", "P2", "P3"],
    chairs: [chair(0, null), chair(1, "tuned"), chair(2, null), chair(3, "tuned")],
    sheets: [sheet(700, 400), sheet(100, 450)],
    stage: "between",
    settings: { rules: "clasica", bots: "tuned" },
    winner: null,
    abandoned: false,
    ...part,
  } as unknown as Partial<TableInfo>);
const event = (kind: string, seat: number | null): GameEvent => ({ kind, seat }) as unknown as GameEvent;
const view = (part: object = {}): DealView =>
  ({
    outcome: {},
    sides: [{ melds: [{ canasta: "clean" }, { canasta: "dirty" }, { canasta: null }] }, { melds: [] }],
    ...part,
  }) as unknown as DealView;
const seen = (part: Partial<Seen> = {}): Seen => ({ key: "k", info: info(), view: null, events: [], seat: 2, ...part });

describe("a match by days that is remembered", () => {
  const days = (part: object) => seen({ info: info({ settings: { rules: "clasica", turn_seconds: 86_400 }, until: 7000, ...part }) });
  const until = (from: Seen) => matchOf(from, undefined, 0)?.until;

  it("says until when it waits for this person: at their turn, and between deals until they are ready", () => {
    expect(until(days({ stage: "play", turn: [2] }))).toBe(7000);
    expect(until(days({ stage: "play", turn: [0] }))).toBeNull();
    const ready = (is: boolean) => [0, 1, 2, 3].map((number) => ({ ...chair(number, null), ready: is }));
    expect([until(days({ chairs: ready(false), turn: [] })), until(days({ chairs: ready(true), turn: [] }))]).toEqual([7000, null]);
    expect(until(seen())).toBeUndefined();
  });
});

describe("a match that is remembered", () => {
  it("has the points and the lead of the own side in each deal, and the seats of bots", () => {
    const made = matchOf(seen(), undefined, 5)!;
    expect(made.deals).toEqual([
      { points: 700, lead: 300 },
      { points: 100, lead: -350 },
    ]);
    expect([made.robots, made.bots, made.begun, made.at]).toEqual([[1, 3], "tuned", 5, addressOf("abcdefghj2")]);
  });

  it("is none before cards are dealt, without a seat, or without a key", () => {
    const none = [{ seat: null }, { key: null }, { info: info({ names: [] }) }, { info: null }];
    expect(none.map((part) => matchOf(seen(part), undefined, 5))).toEqual([null, null, null, null]);
  });

  it("keeps how the deal went that has just ended, and what was known of earlier ones", () => {
    const turns = [event("deal", null), event("turn", 2), event("turn", 3), event("turn", 0), event("opened", 0), event("out", 2)];
    const first = matchOf(seen({ info: info({ sheets: [sheet(700, 400)] }), view: view(), events: turns }), undefined, 5)!;
    expect(first.deals[0]).toEqual({ points: 700, lead: 300, canastas: 2, clean: 1, opened: 2, out: "me" });
    const later = matchOf(seen({ view: view({ outcome: null }) }), first, 9)!;
    expect(later.deals).toEqual([first.deals[0], { points: 100, lead: -350 }]);
    expect([later.begun, later.seen]).toEqual([5, 9]);
    const closed = (seat: number) => matchOf(seen({ view: view(), events: [event("deal", null), event("out", seat)] }), first, 9)!;
    expect([0, 1].map((seat) => closed(seat).deals[1]!.out)).toEqual(["partner", "others"]);
    expect(matchOf(seen({ view: view(), events: [event("deal", null)] }), first, 9)!.deals[1]).toMatchObject({ out: "stock", opened: 0 });
  });

  it("is one of two devices: the longer account, with what the other knows of its deals", () => {
    const short = match({ deals: [deal(300, { accuracy: 88 })], finished: false, begun: 1, seen: 9 });
    const long = match({ deals: [deal(300, { canastas: 2 }), deal(-100)], begun: 3, seen: 8 });
    const one = merged(short, long);
    expect(one).toEqual(merged(long, short));
    expect([one.deals, one.finished, one.begun, one.seen]).toEqual([[deal(300, { accuracy: 88, canastas: 2 }), deal(-100)], true, 1, 9]);
  });

  it("says with whom and against whom, and how it ended", () => {
    expect(company(match())).toEqual({ partners: ["Bot 2"], others: ["Bot 1", "Bot 3"] });
    expect(company(match({ names: ["Ana", "Eva", "Leo"], sides: 3, seat: 1 }))).toEqual({ partners: [], others: ["Ana", "Leo"] });
    const ends = [{ winner: 0 }, { winner: 1 }, { winner: "draw" }, { winner: null, finished: false }, { abandoned: true }] as const;
    expect(ends.map((part) => wonOf(match(part)))).toEqual([1, 0, 0.5, null, null]);
  });
});
