import { describe, expect, it } from "vitest";
import { drawn, signed, squares } from "../../src/daily/share";
import { counted, dayOf, daysPlayed, resultHere, tryOf } from "../../src/daily/tries";
import type { ReviewedStep } from "../../src/wire/types";
import { match } from "../matches/made";

const step = (kind: ReviewedStep["kind"], seat = 0) => ({ seat, kind }) as ReviewedStep;
const at = (text: string) => Date.parse(text);

describe("the text of a day", () => {
  it("has a square for each sixth of the own decisions, by the worst of them", () => {
    const kinds = [
      "best",
      "good",
      "best",
      "inaccuracy",
      "best",
      "best",
      "mistake",
      "good",
      "blunder",
      "inaccuracy",
      "best",
      "great",
    ] as const;
    const steps = kinds.flatMap((kind) => [step(kind), step("blunder", 1)]);
    expect(drawn(squares({ steps }, 0))).toBe("🟩🟨🟩🟥🟥🟩");
    expect(squares({ steps: [step("best")] }, 0)).toEqual(["good"]);
    expect(squares({ steps: [] }, 0)).toEqual([]);
  });

  it("says which way a lead goes", () => {
    expect([310, 0, -40].map((one) => signed(one, String))).toEqual(["+310", "0", "-40"]);
  });
});

describe("the own tries", () => {
  const day = (cards: string, begun: string, more = {}) => match({ cards, begun: at(begun), finished: true, ...more });
  const matches = [
    day("daily-2026-11-30", "2026-12-01T23:59Z", { id: "counts" }),
    day("daily-2026-11-29", "2026-12-03T10:00Z", { id: "archive" }),
    day("daily-2026-11-28", "2026-11-28T10:00Z", { id: "open", finished: false }),
    day("daily-2026-11-27", "2026-11-27T10:00Z", { id: "early" }),
    match({ id: "other", cards: null }),
    match({ id: "duplicate", cards: "match-1" }),
  ];

  it("are told by their cards, and count if they were begun within two days", () => {
    expect([...matches].map(({ cards }) => dayOf(cards))).toEqual(["2026-11-30", "2026-11-29", "2026-11-28", "2026-11-27", null, null]);
    expect(matches.slice(0, 4).map(counted)).toEqual([true, false, true, true]);
  });

  it("are counted by month, without streaks: days that count and are over", () => {
    expect(daysPlayed(matches, "2026-11")).toBe(2);
    expect(daysPlayed(matches, "2026-10")).toBe(0);
    expect(daysPlayed(matches, "2026-11", "2026-11-30")).toBe(2);
    expect(daysPlayed(matches, "2026-11", "2026-11-28")).toBe(3);
  });

  it("do not count if they were played in this browser, and have a result there once they are over", () => {
    const here = day("daily-2026-11-30", "2026-11-30T10:00Z", { id: "Labcdefghj", at: "" });
    expect(counted(here)).toBe(false);
    expect(resultHere("2026-11-30", [here])).toMatchObject({ table: "Labcdefghj", lead: 300, counts: false });
    expect(resultHere("2026-11-30", [{ ...here, deals: [] }])).toBeNull();
    expect(resultHere("2026-11-30", [here, ...matches])).toBeNull(); // of the try that counts, the server says it
  });

  it("go back to the one that counts", () => {
    const again = day("daily-2026-11-30", "2026-12-05T10:00Z", { id: "later" });
    expect(tryOf("2026-11-30", [again, ...matches])?.table).toBe("counts");
    expect(tryOf("2026-11-29", matches)?.table).toBe("archive");
    expect(tryOf("2026-11-01", matches)).toBeNull();
  });
});
