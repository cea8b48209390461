import { beforeEach, expect, test } from "vitest";
import { choicesOf, days, ofPairs, partsOf, withFormat, words, type Agreed } from "../../src/club/organise/settings";
import { wholeLength } from "../../src/club/competition/length";
import { settings } from "../../src/shell/settings.svelte";
import { loadTexts, needTexts } from "../../src/texts";

const AGREED: Agreed = {
  name: "Cup",
  format: "swiss",
  length: wholeLength({ target: 5000 }),
  rounds: 5,
  legs: 1,
  lives: 1,
  ranking: ["points", "wins"],
  win_points: 1,
  absence: "disqualified",
  phones: "allowed",
  award: 5000,
  scale: [],
  cap: 0,
  award_scale: null,
  award_wins: false,
  sit_out: null,
  sit_out_scale: null,
  sit_out_wins: false,
  missed: 0,
  missed_scale: 0,
  dates: [],
  postpone_days: 14,
  closed_days: 30,
  first: "neighbours",
  third_place: false,
  sections: 0,
  team_best: 0,
};

beforeEach(async () => {
  settings.lang = "en";
  await loadTexts();
  await needTexts("web_organise", "web_competition");
});

test("the days of a league", () => {
  expect(days("2026-12-24", 7, 3)).toEqual(["2026-12-24", "2026-12-31", "2027-01-07"]);
  expect(days("2027-03-27", 1, 3)).toEqual(["2027-03-27", "2027-03-28", "2027-03-29"]); // a night without an hour
  expect(days("2026-12-24", 7, 3, 2)).toEqual(["2026-12-24", "2026-12-24", "2026-12-31"]); // two rounds an evening
  expect(days("soon", 7, 3)).toEqual([]);
});

test("only what matters with a format is said", () => {
  const parts = (format: Agreed["format"]) => partsOf({ ...AGREED, format });
  expect(parts("swiss")).toContain("rounds");
  expect(parts("knock_out")).not.toContain("sit_out");
  expect(parts("knock_out")).toContain("third_place");
  expect(partsOf({ ...AGREED, format: "knock_out", lives: 2 })).not.toContain("third_place");
  expect(partsOf({ ...AGREED, ranking: ["points"] })).not.toContain("win_points");
  expect(partsOf(AGREED)).toContain("win_points");
  expect(parts("round_robin")).toContain("rounds");
  expect(parts("league")).not.toContain("rounds"); // its dates say how many
  expect(parts("league")).toEqual(expect.arrayContaining(["dates", "legs"]));
});

test("the form asks for the choices that matter, and only for those that stay open once rounds are seated", () => {
  const asked = (format: Agreed["format"], place: "format" | "more", seated = false) =>
    choicesOf({ ...AGREED, format, legs: 2, first: "seeds" }, place, seated).map(({ part, value, options }) => [
      part,
      value,
      options.map((one) => one.value),
    ]);
  expect(asked("league", "format")).toEqual([["legs", 2, [1, 2]]]);
  expect(asked("swiss", "format")).toEqual([["first", "seeds", ["neighbours", "seeds"]]]);
  expect(asked("league", "format", true)).toEqual([]);
  const phones = ["phones", "allowed", ["allowed", "table", "paper"]];
  expect([asked("swiss", "more").length, asked("swiss", "more", true)]).toEqual([4, [phones]]);
});

test("days that make no league", () => {
  for (const [gap, many, each] of [
    [0, 3, 1],
    [7, 0, 1],
    [7, 3, 0],
    [NaN, 3, 1],
  ] as const)
    expect(days("2026-12-24", gap, many, each)).toEqual([]);
  expect(days("2026-12-24", 1, 1000)).toHaveLength(400); // as many as the server takes
});

/** What is said of them, and what is usual instead. */
const said = (agreed: Partial<Agreed>, usual?: Partial<Agreed>): Record<string, string> =>
  Object.fromEntries(
    words({ ...AGREED, ...agreed }, usual && { ...AGREED, ...usual }).map((line) => [
      line.name,
      line.usual ? `${line.value} (${line.usual})` : line.value,
    ]),
  );

test("what is agreed is said in words", () => {
  expect(said({})).toMatchObject({
    Rounds: "5",
    "Each match": "The match ends at 5,000 points.",
    "Ranked by": "Points → Matches won",
    "A pair that does not play a match": "Is disqualified",
    "For sitting out a round": "Its own average",
  });
  expect(said({ rounds: 0, sit_out: 1500, sit_out_wins: true, award_wins: true })).toMatchObject({
    Rounds: "as many as it takes",
    "For sitting out a round": "1,500 points; counts as a match won",
    "For a match that the opponents do not play": "5,000 points; counts as a match won",
  });
  expect(said({ format: "league", dates: ["2026-01-09", "2026-01-16"] })).toMatchObject({
    Dates: "Fri 9 January · Fri 16 January",
    Postponements: "up to 14 days, none in the last 30 of the season",
  });
});

test("a scale, a cap and points without a match are said where they are agreed", () => {
  const scaled = { scale: [300, 650], cap: 3000, award: null, award_scale: 3, missed: null, missed_scale: null };
  expect(said(scaled)).toMatchObject({
    "Points by the scale": "2–2 · from\u00a0300:\u00a03–1 · from\u00a0650:\u00a04–0",
    "At most this much of a difference counts": "3,000 points",
    "For a match that the opponents do not play": "Its own average; 3 of the scale",
    "For a round that a late pair missed": "Its own average",
  });
  expect(Object.keys(said({}))).not.toContain("For a round that a late pair missed");
});

test("what is usual is said where a book says it and it is something else", () => {
  const usual = { ranking: ["wins"], absence: "match_lost", length: wholeLength({ deals: 4 }), award: 5000 } as Partial<Agreed>;
  expect(said({}, usual)).toMatchObject({
    "Ranked by": "Points → Matches won (Matches won)",
    "A pair that does not play a match": "Is disqualified (Loses that match)",
    "Each match": "The match ends at 5,000 points.", // no book says how long
    "For a match that the opponents do not play": "5,000 points",
  });
});

test("another format keeps the name and how long a match lasts, and takes the rest as clubs play it", () => {
  const suggested: Agreed = { ...AGREED, name: "", format: "league", length: wholeLength({ target: 15000 }), ranking: ["wins"], legs: 2 };
  const length = wholeLength({ target: 5000, minutes: 45, unfinished: "dropped" });
  const mine: Agreed = { ...AGREED, length, award: 1 };
  expect(withFormat(mine, suggested)).toEqual({ ...suggested, name: "Cup", length });
});

test("clubs play the forms for two pairs", () => {
  expect(
    [
      [2, 4],
      [2, 2],
      [2, 6],
      [4, 4],
    ].map(([sides, seats]) => ofPairs({ sides: sides!, seats: seats! })),
  ).toEqual([true, false, false, false]);
});
