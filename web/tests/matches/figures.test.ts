import { describe, expect, it, vi } from "vitest";
import { figuresOf, grouped, LEAST_DEALS, mean, monthly, share } from "../../src/matches/figures";
import { deal, match } from "./made";

const many = (count: number, lead = 100) => Array.from({ length: count }, (_, at) => deal(lead + (at % 2 ? 50 : -50)));

describe("figures of one's own matches", () => {
  it("say nothing of too few", () => {
    expect(mean(Array(LEAST_DEALS - 1).fill(1))).toBeNull();
    expect(figuresOf([match({ deals: many(LEAST_DEALS - 1) })])).toMatchObject({ lead: null, points: null, wins: null, deals: 11 });
    expect(figuresOf([])).toMatchObject({ matches: 0, deals: 0, points: null, accuracy: null });
  });

  it("have Student's interval for a mean and Wilson's for a share", () => {
    // by hand: sd 2.7386, t of 8 degrees 2.306; 3 of 12 by Wilson, z 1.96
    const nine = mean([1, 2, 3, 4, 5, 6, 7, 8, 9], 9)!;
    expect(nine.value).toBe(5);
    expect([nine.low, nine.high].map((one) => one.toFixed(2))).toEqual(["2.90", "7.10"]);
    const three = share([1, 1, 1, ...Array<number>(9).fill(0)])!;
    expect([three.value, three.low, three.high].map((one) => one.toFixed(3))).toEqual(["0.250", "0.089", "0.532"]);
    expect(share(Array(12).fill(1))!.high).toBe(1);
  });

  it("hold the true value in about 19 of 20 samples", () => {
    let state = 7;
    const random = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
    const normal = (): number => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
    const samples = Array.from({ length: 2000 }, () => mean(Array.from({ length: 12 }, normal))!);
    const held = samples.filter(({ low, high }) => low <= 0 && high >= 0).length / samples.length;
    expect(held).toBeGreaterThan(0.94);
    expect(held).toBeLessThan(0.96);
  });

  it("count only the deals of which something is known", () => {
    const deals = [...many(12), ...Array.from({ length: 12 }, () => deal(0, { canastas: 2, clean: 1, opened: 0, out: "partner" }))];
    const figures = figuresOf([match({ deals })]);
    expect([figures.lead!.number, figures.canastas!.number, figures.clean!.value, figures.opened]).toEqual([24, 12, 0.5, null]);
    expect([figures.out!.value, figures.mine!.value]).toEqual([1, 0]);
  });

  it("are summed a few times, however many deals there are", () => {
    const sums = vi.spyOn(Array.prototype, "reduce");
    figuresOf([match({ deals: many(1000).map((one) => ({ ...one, canastas: 3, clean: 1 })) })]);
    const number = sums.mock.calls.length;
    sums.mockRestore();
    expect(number).toBeLessThan(50);
  });

  it("go by game, by the level of bots alone, and by partners who are people", () => {
    const friends = match({ rules: "salon/4", names: ["Ana", "Bot 1", "Eva", "Leo"], robots: [1], deals: many(20) });
    const all = [match({ deals: many(13) }), friends, match({ rules: "salon", deals: many(2) })];
    const named = (by: "game" | "level" | "partner") => grouped(all, by).map(({ name, figures }) => [name, figures.deals]);
    expect(named("game")).toEqual([
      ["salon", 22],
      ["clasica", 13],
    ]);
    expect(named("level")).toEqual([
      ["persons", 20],
      ["tuned", 15],
    ]);
    expect(named("partner")).toEqual([["Eva", 20]]);
  });

  it("go month by month, where a month has enough", () => {
    const begun = (month: number) => new Date(2026, month, 15).getTime();
    const all = [
      match({ begun: begun(10), deals: many(12, 200) }),
      match({ begun: begun(9), deals: many(12) }),
      match({ begun: begun(8) }),
    ];
    expect(monthly(all, "lead").map(({ month, figure }) => [month, figure.value])).toEqual([
      ["2026-10", 100],
      ["2026-11", 200],
    ]);
  });
});
