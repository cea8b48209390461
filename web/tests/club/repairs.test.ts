import { beforeEach, expect, test } from "vitest";
import { matchRepairs, pairRepairs, type Repair } from "../../src/club/organise/repairs";
import { settings } from "../../src/shell/settings.svelte";
import { loadTexts, needTexts } from "../../src/texts";
import type { ClubInfo, MatchInfo, PairInfo } from "../../src/wire/types";
import { club, match } from "./made";

/** What an organiser may enter; a deputy may annul nothing, and disqualify nobody. */
const ALL = [
  ...["begun", "noshow", "left", "leavegiven", "cameback", "reported", "postponed", "annulled"],
  ...["renamed", "substituted", "penalised", "credited", "withdrew", "disqualified", "entered"],
];
const DEPUTY = ALL.filter((one) => !["annulled", "disqualified"].includes(one));

beforeEach(async () => {
  settings.lang = "en";
  await loadTexts();
  await needTexts("web_organise");
});

const codes = (repairs: Repair[]): string[] => repairs.map(({ code }) => code);
const of = (repairs: Repair[], code: string): Repair => repairs.find((one) => one.code === code)!;
const fields = (repair: Repair): string[] => repair.fields.map(({ name }) => name);
const values = (repair: Repair, name: string) => repair.fields.find((field) => field.name === name)!.choices!.map(({ value }) => value);

function ofMatch(more: Partial<MatchInfo> = {}, may = ALL): Repair[] {
  const one = match(1, more);
  return matchRepairs(club([one], { may }), one);
}

function ofPair(
  more: Partial<PairInfo> = {},
  { may = ALL, matches = [match(1)], ...rest }: Partial<ClubInfo> & { matches?: MatchInfo[] } = {},
): Repair[] {
  const whole = club(matches, { may, ...rest });
  return pairRepairs(whole, { ...whole.pairs[0]!, ...more });
}

test("what can be done about a match follows from how it stands", () => {
  expect(codes(ofMatch())).toEqual(["begun", "noshow", "left", "leavegiven", "reported"]);
  expect(codes(ofMatch({ state: "playing", began: 60 }))).toEqual(["noshow", "left", "leavegiven", "reported"]);
  expect(codes(ofMatch({ state: "conflict", began: 60 }))).toContain("left");
  expect(codes(ofMatch({ date: "2026-01-09" }))).toContain("postponed");
  expect(codes(ofMatch({ state: "done", entry: 70, date: "2026-01-09" }))).toEqual(["reported", "annulled"]);
  expect(codes(ofMatch({ state: "done", entry: 0 }))).toEqual(["reported"]); // nothing was entered that could be annulled
});

test("nothing is offered that the server would refuse to this link", () => {
  expect(codes(ofMatch({ state: "done", entry: 70 }, DEPUTY))).toEqual(["reported"]);
  expect(codes(ofMatch({}, []))).toEqual([]);
  expect(codes(ofPair({}, { may: DEPUTY }))).toEqual(["renamed", "substituted", "penalised", "credited", "withdrew"]);
});

test("a pair did not come (TB-11.4)", () => {
  const repair = of(ofMatch(), "noshow");
  expect([fields(repair), values(repair, "pair"), repair.grave]).toEqual([["pair"], ["1", "2"], true]);
  expect(repair.entry({ pair: "2" })).toEqual([{ entry: "noshow", round: 1, table: 1, pair: 2 }]);
});

test("a match that has begun counts as not begun only by the arbiter's word (TB-11.2)", () => {
  const begun = { state: "playing" as const, began: 60 };
  const repair = of(ofMatch(begun), "noshow");
  expect([fields(repair), repair.about]).toEqual([["pair", "reason"], "repair-noshow-begun"]);
  expect(repair.entry({ pair: "1", reason: "a wrong tap" })).toEqual([
    { entry: "annulled", of: 60, reason: "a wrong tap" },
    { entry: "noshow", round: 1, table: 1, pair: 1 },
  ]);
  expect(codes(ofMatch(begun, DEPUTY))).not.toContain("noshow");
  expect(codes(ofMatch({}, DEPUTY))).toContain("noshow");
});

test("who is given leave of absence has sat down, and comes back (TB-11.7)", () => {
  const given = { player: "B0", cause: "a call" };
  const entry = { entry: "leavegiven", round: 1, table: 1, ...given };
  expect(of(ofMatch(), "leavegiven").entry(given)).toEqual([{ entry: "begun", round: 1, table: 1 }, entry]);
  expect(of(ofMatch({ state: "playing", began: 60 }), "leavegiven").entry(given)).toEqual([entry]);
  const away = ofMatch({ state: "playing", began: 60, away: ["B0"] });
  expect(values(of(away, "leavegiven"), "player")).toEqual(["A0", "A1", "B1"]);
  expect(values(of(away, "cameback"), "player")).toEqual(["B0"]);
  expect(of(away, "cameback").entry({ player: "B0" })).toEqual({ entry: "cameback", round: 1, table: 1, player: "B0" });
  const all = ofMatch({ state: "playing", began: 60, away: ["A0", "B0", "A1", "B1"] });
  expect(codes(all)).not.toContain("leavegiven");
});

test("an incident, another day and an annulled result", () => {
  expect(of(ofMatch(), "reported").entry({ pair: "2", what: "a telephone" })).toEqual({
    entry: "reported",
    round: 1,
    table: 1,
    pair: 2,
    what: "a telephone",
  });
  const to = of(ofMatch({ date: "2026-01-09" }), "postponed");
  expect([to.fields[0]!.kind, to.entry({ to: "2026-01-20" })]).toEqual([
    "day",
    { entry: "postponed", round: 1, table: 1, to: "2026-01-20" },
  ]);
  const annul = of(ofMatch({ state: "done", entry: 70 }), "annulled");
  expect([annul.grave, annul.entry({ reason: "wrong table" })]).toEqual([true, { entry: "annulled", of: 70, reason: "wrong table" }]);
});

test("what can be done about a pair that plays, and about one that has gone", () => {
  expect(codes(ofPair())).toEqual(["renamed", "substituted", "penalised", "credited", "withdrew", "disqualified"]);
  expect(codes(ofPair({ gone: true }))).toEqual(["renamed", "penalised", "credited", "disqualified", "entered"]);
  expect(codes(ofPair({ gone: true, disqualified: true }))).toEqual(["renamed", "penalised", "credited", "entered"]);
  expect(of(ofPair({ gone: true }), "entered").entry({ one: "Zoe", other: "Eli" })).toEqual({
    entry: "entered",
    players: ["Zoe", "Eli"],
    instead_of: 1,
  });
});

test("names are put right both at once, and points are taken off or given", () => {
  const repair = of(ofPair(), "renamed");
  expect(repair.fields.map(({ value }) => value)).toEqual(["A0", "B0"]);
  expect(repair.entry({ one: "Ana", other: "Bea" })).toEqual({ entry: "renamed", pair: 1, players: ["Ana", "Bea"] });
  expect(of(ofPair(), "penalised").entry({ points: "500", reason: "late" })).toEqual({
    entry: "penalised",
    pair: 1,
    points: 500,
    reason: "late",
  });
  expect(of(ofPair(), "credited").entry({ points: "50", reason: "x" })).toMatchObject({ entry: "credited", points: 50 });
});

test("a player is substituted between matches, or in one that counts as not begun for it", () => {
  const [before, done] = [match(1), match(1, { state: "done", began: 60 })];
  for (const one of [before, done]) {
    const repair = of(ofPair({}, { matches: [one] }), "substituted");
    expect([fields(repair), values(repair, "out")]).toEqual([
      ["out", "into"],
      ["A0", "B0"],
    ]);
    expect(repair.entry({ out: "B0", into: "Rita" })).toEqual([{ entry: "substituted", pair: 1, out: "B0", into: "Rita" }]);
  }
  const playing = [match(1, { state: "playing", began: 60 })];
  const repair = of(ofPair({}, { matches: playing }), "substituted");
  expect([fields(repair), repair.about]).toEqual([["out", "into", "reason"], "repair-substituted-begun"]);
  expect(repair.entry({ out: "B0", into: "Rita", reason: "agreed by both" })).toEqual([
    { entry: "annulled", of: 60, reason: "agreed by both" },
    { entry: "substituted", pair: 1, out: "B0", into: "Rita" },
    { entry: "begun", round: 1, table: 1 },
  ]);
  expect(codes(ofPair({}, { matches: playing, may: DEPUTY }))).not.toContain("substituted");
  const others = [match(1), match(2, { state: "playing", began: 61 })];
  expect(codes(ofPair({}, { matches: others, may: DEPUTY }))).toContain("substituted");
});

test("a pair that withdraws is told what becomes of it (TB-11.4)", () => {
  const about = (more: Partial<PairInfo>, rest: Partial<ClubInfo> = {}): (string | undefined)[] => {
    const { about, does } = of(ofPair(more, rest), "withdrew");
    return [about, does];
  };
  const told = (what: string) => [`repair-withdrew-${what}`, `repair-withdrew-do-${what}`];
  expect(about({}, { rounds: [] })).toEqual(told("before"));
  expect(about({ finished: true })).toEqual(told("finished"));
  expect(about({})).toEqual(told("disqualified"));
  expect(about({}, { settings: { name: "Cup", absence: "match_lost" } })).toEqual(told("lost"));
  const repair = of(ofPair(), "withdrew");
  expect([repair.fields[0]!.optional, repair.entry({})]).toEqual([true, { entry: "withdrew", pair: 1, reason: "" }]);
});
