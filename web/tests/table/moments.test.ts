import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closingOf, leadChanged } from "../../src/table/closing";
import { momentsOf, type Moment } from "../../src/table/moments";
import { MomentQueue } from "../../src/table/queue.svelte";
import type { DealView, GameEvent, SideSheet } from "../../src/wire/types";
import { tableInfo } from "../shell/wires";

let number = 0;
const event = (kind: string, seat: number | null, fields: object = {}): GameEvent =>
  ({ number: ++number, text: `${kind}.`, kind, seat, ...fields }) as unknown as GameEvent;
const words = (key: string, args: Record<string, string | number> = {}): string =>
  [key.replace("moment-", ""), ...Object.values(args)].join(" ");
const canasta = (seat: number, type: string, rank = "9", meld = 1): GameEvent => event("canasta", seat, { type, rank, meld });
const view = (part: object = {}): DealView =>
  ({
    sides: [{ red_threes: [] }, { red_threes: [] }],
    pile: { frozen: false },
    moda: null,
    last_round: false,
    outcome: null,
    ...part,
  }) as unknown as DealView;

/** The titles that these events bring, each told by itself, as the table would hear them. */
function titles(
  events: GameEvent[],
  part: { before?: DealView; after?: DealView; milestones?: Record<string, string>; repeats?: boolean; sevens?: boolean } = {},
): string[] {
  const all = [event("deal", 0, { deal: 1 })];
  return events.flatMap((one) => {
    all.push(one);
    const info = tableInfo({ milestones: part.milestones ?? {}, repeats: part.repeats ?? false, sevens: part.sevens ?? false });
    return momentsOf([one], { all, before: part.before ?? view(), after: part.after ?? view(), info, words }).map(({ title }) => title);
  });
}

describe("moments", () => {
  it("names the first canasta of a deal, then each sort once a side", () => {
    expect(
      titles([
        canasta(0, "dirty"),
        canasta(1, "dirty"),
        canasta(1, "dirty"),
        canasta(0, "clean"),
        canasta(2, "clean"),
        canasta(2, "wilds_mixed", "wild"),
      ]),
    ).toEqual(["first", "dirty", "clean", "wild"]);
  });

  it("tells the numbers of canastas that the rules reward, and the moda, before anything else", () => {
    const many = Array.from({ length: 5 }, () => canasta(0, "dirty"));
    expect(titles(many, { milestones: { 5: "Canastrón" } })).toEqual(["first", "milestone Canastrón"]);
    expect(titles([canasta(0, "clean", "Q")], { after: view({ moda: "Q" }) })).toEqual(["moda"]);
  });

  it("tells a canasta of sevens where it has an award of its own", () => {
    const two = [canasta(0, "clean", "7"), canasta(0, "dirty", "K")];
    expect(titles(two, { sevens: true })).toEqual(["sevens", "dirty"]);
    expect(titles(two)).toEqual(["first", "dirty"]);
  });

  it("tells a second and a third canasta of a rank where they count more, but not of wilds", () => {
    const three = [canasta(0, "clean", "K", 1), canasta(1, "clean", "K", 1), canasta(2, "dirty", "K", 2), canasta(0, "dirty", "K", 3)];
    expect(titles(three, { repeats: true })).toEqual(["first", "clean", "repeat 2 face-many-K", "repeat 3 face-many-K"]);
    expect(titles(three)).toEqual(["first", "clean", "dirty"]);
    expect(titles([canasta(0, "wilds_mixed", "wild", 1), canasta(0, "wilds_mixed", "wild", 2)], { repeats: true })).toEqual([
      "wild",
      "wild",
    ]);
  });

  it("sees a clean canasta that came from one hand", () => {
    const meld = event("meld", 0, { meld: 1, rank: "9", length: 7, cards: ["9s", "9h", "9d", "9c", "9s", "9h", "9d"] });
    const made = canasta(0, "clean");
    const told = momentsOf([meld, made], { all: [meld, made], before: view(), after: view(), info: tableInfo(), words });
    expect(told.map(({ title }) => title)).toEqual(["one-hand face-many-9"]);
  });

  it("counts a pile of twelve and the first frozen one once, an opening to the point, all red threes", () => {
    const take = (size: number): GameEvent => event("take", 1, { size, cards: ["9s", "9h"], top: "9d", meld: 1 });
    expect(titles([take(11), take(12), take(20)])).toEqual(["pile 12"]);
    expect(titles([take(4), take(4)], { before: view({ pile: { frozen: true } }) })).toEqual(["thaw"]);
    expect(titles([event("opened", 0, { points: 90, minimum: 90 }), event("opened", 1, { points: 95, minimum: 90 })])).toEqual([
      "exact 90",
    ]);
    const reds = view({ sides: [{ red_threes: ["3h", "3h", "3d", "3d"] }, { red_threes: [] }] });
    expect(titles([event("red_three", 2, { card: "3h" }), event("red_three", 1, { card: "3h" })], { after: reds })).toEqual([
      "red-threes 4",
    ]);
    expect(titles([event("draw", 2, { count: 1 })], { after: view({ last_round: true }) })).toEqual(["last-round"]);
  });

  it("shows the cut with its cards, and says more only where the title does", () => {
    const cut = event("cut", 0, { exact: true, shown: [{ card: "Kh", fate: "back" }] });
    const [told] = momentsOf([cut], { all: [cut], before: null, after: null, info: tableInfo(), words });
    expect(told).toMatchObject({ title: "cut", cards: ["Kh"], aloud: false });
    expect(titles([event("pumba", 0), event("yes", 0), event("discard", 0)])).toEqual(["pumba", ""]);
  });
});

describe("the end of a deal", () => {
  const side = (at: number, before: number, after: number): SideSheet => ({
    side: at,
    lines: [],
    base: 0,
    cards: 0,
    total: 0,
    before,
    after,
  });

  it("is rare on the first turn, or concealed", () => {
    const end = (...turns: number[]) => [
      event("deal", 3, { deal: 1 }),
      ...turns.map((seat) => event("turn", seat)),
      event("out", 1, { concealed: 0 }),
      event("over", null),
    ];
    expect(closingOf(end(0, 1), 1)?.rare).toBe("out-first");
    expect(closingOf(end(0, 1, 2, 3, 0, 1), 1)?.rare).toBe("out-concealed");
  });

  it("says that the lead changes, and only then", () => {
    expect(leadChanged([side(0, 500, 800), side(1, 400, 900)])).toBe(true);
    expect(leadChanged([side(0, 500, 1000), side(1, 400, 900)])).toBe(false);
    expect(leadChanged([side(0, 0, 800), side(1, 0, 900)])).toBe(false);
  });
});

describe("showing them", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const moment = (at: number): Moment => ({ number: at, title: `m${at}`, text: "", cards: [], tone: "brass", aloud: at !== 2 });

  it("goes on by itself, tells listeners each once, and stops at a tap", () => {
    const queue = new MomentQueue();
    queue.add([moment(1), moment(2)]);
    expect(queue.now?.title).toBe("m1");
    vi.advanceTimersByTime(2500);
    expect(queue.now?.title).toBe("m2");
    queue.add([moment(3)]);
    queue.skip();
    expect(queue.now).toBeNull();
    vi.advanceTimersByTime(9000);
    expect(queue.now).toBeNull();
    expect([...queue.aloud]).toEqual([
      [1, "m1"],
      [3, "m3"],
    ]);
  });
});
