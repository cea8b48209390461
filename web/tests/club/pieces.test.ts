import { beforeEach, expect, test } from "vitest";
import { tiles, typedNumber } from "../../src/club/ask/asked";
import { clockText } from "../../src/club/competition/clock.svelte";
import { changed } from "../../src/club/competition/live.svelte";
import { differing, oneMore, swapped, type Seats } from "../../src/club/organise/seats";
import { choicesOf, days, partsOf, type Agreed } from "../../src/club/organise/settings";
import { linkTo } from "../../src/shell/prefix";
import { nextQuestion, questions, resultOf } from "../../src/club/phone/report";
import { addressOf, saidIn, typed } from "../../src/club/referee/law";
import { screens } from "../../src/club/wall/screens";
import { loadTexts } from "../../src/texts";
import { settings } from "../../src/shell/settings.svelte";
import type { ClubInfo, MatchInfo } from "../../src/wire/types";

beforeEach(async () => {
  settings.lang = "en";
  await loadTexts();
});

function match(table: number, more: Partial<MatchInfo> = {}): MatchInfo {
  const plain = { round: 1, table, fixed: 2 * table - 1, moving: 2 * table, state: "waiting" as const, points: null, winner: 0 };
  return {
    ...plain,
    absent: [],
    away: [],
    date: "",
    planned: "",
    entry: 0,
    began: 0,
    entries: [],
    claims: [],
    second: "none" as const,
    called: false,
    online: null,
    sheet: null,
    ...more,
  };
}

function club(matches: MatchInfo[], more: Partial<ClubInfo> = {}): ClubInfo {
  const pairs = Array.from({ length: 40 }, (_, at) => ({
    number: at + 1,
    players: [`A${at}`, `B${at}`] as [string, string],
    entry: at + 2,
    gone: false,
    disqualified: false,
    finished: false,
  }));
  const round = {
    number: 1,
    entry: 50,
    length: "target" as const,
    amount: 5000,
    unfinished: "played_out" as const,
    matches,
    sit_out: [],
    unopposed: [],
    open: matches.filter(({ state }) => state !== "done").length,
  };
  const ranking = pairs.map(({ number }) => ({ place: number, pair: number, figures: [0] }));
  return { settings: { name: "Cup", length: "target", amount: 5000 }, pairs, rounds: [round], ranking, ...more } as ClubInfo;
}

test("links for others", () => {
  expect(linkTo("/club/C1", "key", "http://hall:80")).toBe("http://hall:80/club/C1#k=key");
});

test("numbers as people write them", () => {
  const written: [string, number | null][] = [
    ["1250", 1250],
    ["1.250", 1250],
    ["1,250", 1250],
    ["1 250", 1250],
    ["−50", -50],
    ["-0", -0],
    ["", null],
    ["12a", null],
    ["99999999", null],
  ];
  for (const [text, number] of written) expect(typedNumber(text)).toBe(number);
});

test("few numbers lie before one as keys, many are typed", () => {
  const asked = { id: "n", text: "How many?", answers: [], low: 0, high: 6, step: 1 };
  expect(tiles(asked)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(tiles({ ...asked, high: 100, step: 5 })).toEqual([]);
  expect(tiles({ ...asked, high: 20, step: 10 })).toEqual([0, 10, 20]);
  expect(tiles({ ...asked, answers: [{ value: "a", text: "A" }] })).toEqual([]);
});

test("the clock before and after it has run out", () => {
  expect([clockText(4_500_000), clockText(59_001), clockText(1), clockText(0), clockText(-61_000)]).toEqual([
    "75:00",
    "1:00",
    "0:01",
    "0:00",
    "−1:01",
  ]);
});

test("a change leaves what it does not name, and rounds come by their numbers", () => {
  const before = club([match(1)]);
  const second = { ...before.rounds[0]!, number: 2 };
  const after = changed(before, { rounds: [second], stage: "between", pairs: null });
  expect(after.rounds.map(({ number }) => number)).toEqual([1, 2]);
  expect([after.stage, after.pairs]).toEqual(["between", before.pairs]);
  expect(changed(before, { club: { ...before, title: "anew" } }).title).toBe("anew");
});

test("pairs change places, and only tables with others at them differ", () => {
  const seats: Seats = {
    meetings: [
      { table: 1, fixed: 1, moving: 3 },
      { table: 2, fixed: 2, moving: 4 },
    ],
    sit_out: [5],
    unopposed: [],
    late: [],
  };
  const after = swapped(seats, 3, 5);
  expect([after.meetings[0], after.sit_out]).toEqual([{ table: 1, fixed: 1, moving: 5 }, [3]]);
  expect(differing(seats, after).map(({ table }) => table)).toEqual([1]);
  expect(swapped(after, 3, 5)).toEqual(seats);
});

test("a pair that comes late meets the one that sits out, at a table of their own", () => {
  const seats: Seats = { meetings: [{ table: 1, fixed: 1, moving: 3 }], sit_out: [5], unopposed: [], late: [6] };
  const more = oneMore(seats, 2);
  expect(more).toMatchObject({ meetings: [{ table: 1 }, { table: 3, fixed: 5, moving: 6 }], sit_out: [], late: [] });
  expect(differing(seats, more!).map(({ table }) => table)).toEqual([3]);
  expect(oneMore({ ...seats, late: [] }, 2)).toBeNull();
  expect(oneMore({ ...seats, sit_out: [] }, 2)).toBeNull();
});

test("the days of a league", () => {
  expect(days("2026-12-24", 7, 3)).toEqual(["2026-12-24", "2026-12-31", "2027-01-07"]);
  expect(days("2027-03-27", 1, 3)).toEqual(["2027-03-27", "2027-03-28", "2027-03-29"]); // a night without an hour
  expect(days("2026-12-24", 7, 3, 2)).toEqual(["2026-12-24", "2026-12-24", "2026-12-31"]); // two rounds an evening
  expect(days("soon", 7, 3)).toEqual([]);
});

test("only what matters with a format is said", () => {
  const parts = (format: Agreed["format"], length: Agreed["length"] = "target") => partsOf({ format, length } as Agreed);
  expect(parts("swiss")).toContain("rounds");
  expect(parts("knock_out")).not.toContain("sit_out");
  expect(parts("round_robin")).toContain("rounds");
  expect(parts("league")).not.toContain("rounds"); // its dates say how many
  expect(parts("league")).toEqual(expect.arrayContaining(["dates", "legs"]));
  expect(parts("swiss", "time")).toContain("unfinished");
});

test("the form asks for the choices that matter, and only for those that stay open once rounds are seated", () => {
  const asked = (format: Agreed["format"], place: "length" | "format" | "more", seated = false, length: Agreed["length"] = "time") =>
    choicesOf(
      { format, length, legs: 2, lives: 1, first: "seeds", unfinished: "dropped", absence: "match_lost" } as Agreed,
      place,
      seated,
    ).map(({ part, value, options }) => [part, value, options.map((one) => one.value)]);
  expect(asked("league", "format")).toEqual([["legs", 2, [1, 2]]]);
  expect(asked("swiss", "format")).toEqual([["first", "seeds", ["neighbours", "seeds"]]]);
  expect(asked("swiss", "length")).toEqual(asked("swiss", "length", true));
  expect(asked("swiss", "length", false, "target")).toEqual([]);
  expect([asked("swiss", "more").length, asked("swiss", "more", true)]).toEqual([1, []]);
});

test("what is asked of a result follows from the length of a match", () => {
  const ask = (more: object, answers: Record<string, number> = {}): string | undefined => {
    const whole = club([match(1)]);
    const agreed = { ...whole, rounds: whole.rounds.map((round) => ({ ...round, ...more })) }; // what held when it was seated
    return nextQuestion(questions(agreed, match(1)), answers)?.id;
  };
  expect(ask({ length: "target" })).toBe("fixed");
  expect(ask({ length: "target" }, { fixed: 1, moving: 2 })).toBeUndefined();
  expect(ask({ length: "time", unfinished: "played_out" }, { fixed: 1, moving: 2, deals: 3 })).toBeUndefined();
  const lying = { length: "time", unfinished: "as_it_lies" };
  expect(ask(lying, { fixed: 1, moving: 2, deals: 3 })).toBe("stopped");
  expect(ask(lying, { fixed: 1, moving: 2, deals: 3, stopped: 0 })).toBeUndefined();
  expect(ask(lying, { fixed: 1, moving: 2, deals: 3, stopped: 1 })).toBe("lying-fixed");
  const four = { ...club([match(1)]).rounds[0]!, length: "deals" as const, amount: 4 };
  expect(resultOf(four, { fixed: 10, moving: 20 })).toEqual({ points: [10, 20], deals: 4, unfinished: null });
});

test("the referee's address says what has been answered, and nothing else", () => {
  const said = {
    rules: "reglamento/4",
    offence: "drew-out-of-turn",
    facts: [
      ["noticed", "in_time"],
      ["mixed", "yes"],
    ] as [string, string][],
  };
  const address = addressOf(said);
  expect(saidIn(address.slice(address.indexOf("?")), "clasica")).toEqual(said);
  expect(saidIn("?rules=<b>&noticed=in_time", "clasica")).toEqual({ rules: "clasica", offence: null, facts: [] });
  expect(
    typed([
      ["mixed", "yes"],
      ["cards", "2"],
      ["noticed", "later"],
      ["seen", "no"],
    ]),
  ).toEqual({ mixed: true, cards: 2, noticed: "later", seen: false });
});

test("a wall shows seats while they are looked for, then who leads", () => {
  const tables = Array.from({ length: 20 }, (_, at) => match(at + 1));
  const shown = (info: ClubInfo) => screens(info).map(({ show }) => show);
  expect(shown(club(tables))).toEqual(["seats", "seats", "seats"]);
  const one = tables.map((each) => (each.table === 1 ? { ...each, state: "done" as const } : each));
  const [first] = screens(club(one));
  expect(first?.show === "seats" && first.matches[0]?.table).toBe(2); // who has finished needs no seat
  expect(shown(club(one))).toEqual(["seats", "seats", "seats", ...Array(5).fill("ranking")]);
  expect(shown(club([], { rounds: [] }))).toEqual(["welcome"]);
});
