import { afterEach, describe, expect, it, vi } from "vitest";
import { byDays } from "../../src/shell/choice.svelte";
import { load } from "../../src/shell/storage";
import { hourOf, inUtc, minuteOf, reach } from "../../src/table/reach.svelte";
import { timeSpan, weekdayAndTime } from "../../src/texts/moments";
import type { TableState } from "../../src/wire/game.svelte";

afterEach(() => vi.restoreAllMocks());

describe("a match by days", () => {
  it("is one whose turns take more than an hour", () => {
    expect([0, 120, 3600, 3601].map((turn_seconds) => byDays({ turn_seconds }))).toEqual([false, false, false, true]);
    expect(byDays({})).toBe(false);
  });

  it("has its pace in words", () => {
    const spans = [60, 90, 300, 28_800, 86_400, 259_200];
    expect(spans.map((span) => timeSpan(span, "en"))).toEqual(["1 minute", "90 seconds", "5 minutes", "8 hours", "1 day", "3 days"]);
    expect([timeSpan(86_400, "es"), timeSpan(28_800, "es")]).toEqual(["1 día", "8 horas"]);
  });

  it("says the day and the hour of a deadline", () => {
    const at = new Date(2026, 11, 3, 21, 0).getTime();
    expect([weekdayAndTime(at, "en"), weekdayAndTime(at, "es")]).toEqual(["Thursday 21:00", "jueves, 21:00"]);
    expect([weekdayAndTime(at - 80, "en"), weekdayAndTime(at + 40_000, "en")]).toEqual(["Thursday 21:00", "Thursday 21:01"]);
  });
});

describe("quiet hours", () => {
  it("go to the server in UTC, and are typed in the own time", () => {
    expect([inUtc(1320, -60), inUtc(30, -60), inUtc(1320, 300)]).toEqual([1260, 1410, 180]);
    expect([hourOf(485), minuteOf("08:05"), minuteOf("")]).toEqual(["08:05", 485, null]);
  });

  it("are kept on this device and told to the table; off they are two equal minutes", async () => {
    const send = vi.fn((command: unknown) => Promise.resolve({ t: "ack", id: "a", seq: 1, command }));
    const table = { send } as unknown as TableState;
    vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(-60);
    await reach.tell(table);
    Object.assign(reach, { quiet: true, from: 1320, to: 420 });
    await reach.keep(table);
    expect(send.mock.calls.map(([command]) => command)).toEqual([
      { do: "reach", quiet_from: 0, quiet_to: 0, notices: false },
      { do: "reach", quiet_from: 1260, quiet_to: 360, notices: false },
    ]);
    expect(load("reach")).toEqual({ quiet: true, from: 1320, to: 420, notices: false });
  });
});
