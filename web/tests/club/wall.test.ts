import { beforeEach, expect, test } from "vitest";
import { near } from "../../src/shell/near.svelte";
import { screens } from "../../src/club/wall/screens";
import { loadTexts } from "../../src/texts";
import { settings } from "../../src/shell/settings.svelte";
import type { ClubInfo, MatchInfo } from "../../src/wire/types";
import { club, match } from "./made";

const LONG = "Concepción Fernández-Villaverde y Sáenz de Tejada del Castillo";

beforeEach(async () => {
  settings.lang = "en";
  await loadTexts();
});

function hall(number: number, long: (pair: number) => boolean, done = false, sit_out: number[] = []): ClubInfo {
  const pairs = Array.from({ length: 2 * number + sit_out.length }, (_, at) => ({
    number: at + 1,
    players: long(at + 1) ? [LONG, LONG] : ["Ana Gil", "Bea Paz"],
  }));
  const matches = Array.from(
    { length: number },
    (_, at) =>
      ({
        round: 1,
        table: at + 1,
        sides: [[2 * at + 1], [2 * at + 2]],
        absent: [],
        state: done ? "done" : "waiting",
      }) as unknown as MatchInfo,
  );
  const ranking = pairs.map((pair, at) => ({ place: at + 1, pair: pair.number, figures: [0] }));
  return {
    settings: { name: "Cup" },
    pairs,
    rounds: [{ number: 1, matches, sit_out, unopposed: [], open: done ? 0 : number }],
    ranking,
    with_handicap: [],
    teams: [],
    teams_with_handicap: [],
  } as unknown as ClubInfo;
}

const seats = (shown: ClubInfo): number[][] =>
  screens(shown).flatMap((screen) => (screen.show === "seats" ? [screen.matches.map(({ table }) => table)] : []));
const ranked = (shown: ClubInfo): number[][] =>
  screens(shown).flatMap((screen) => (screen.show === "ranking" ? [screen.lines.map(({ pair }) => pair)] : []));

test("eight rows of usual names stand on a screen", () => {
  expect(seats(hall(16, () => false)).map((one) => one.length)).toEqual([8, 8]);
  expect(ranked(hall(8, () => false, true)).map((one) => one.length)).toEqual([8, 8]);
});

test("where names are long there are fewer, and none is lost", () => {
  const pages = seats(hall(16, () => true));
  expect(Math.max(...pages.map((one) => one.length))).toBeLessThan(8);
  expect(pages.flat()).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
  const lines = ranked(hall(8, (pair) => pair % 2 === 0, true));
  expect(Math.max(...lines.map((one) => one.length))).toBeLessThan(8);
  expect(lines.flat()).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
});

test("who sits out has a row of its own", () => {
  const screen = screens(hall(8, () => false, false, [17])).at(-1)!;
  expect(screen).toMatchObject({ show: "seats", matches: [], resting: [17] });
});

test("sections and teams have rankings of their own, once a match of the round is over", () => {
  const parted = (shown: ClubInfo): ClubInfo => ({
    ...shown,
    settings: { ...shown.settings, sections: 2 },
    pairs: shown.pairs.map((pair) => ({ ...pair, section: 1 + (pair.number % 2) })),
    ranking: shown.ranking.map((line) => ({ ...line, within: Math.ceil(line.pair / 2) })),
    teams: [{ place: 1, team: "North", figures: [0], counted: [1], dropped: [2] }],
  });
  const over = screens(parted(hall(8, () => false, true)));
  expect(over.map((screen) => (screen.show === "ranking" ? screen.section : screen.show))).toEqual([0, 0, 1, 2, "teams"]);
  const ofB = over.flatMap((screen) => (screen.show === "ranking" && screen.section === 2 ? screen.lines : []));
  expect(ofB.map(({ place, pair }) => [place, pair])).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((at) => [at, 2 * at - 1]));
  expect(screens(parted(hall(8, () => false))).map(({ show }) => show)).toEqual(["seats"]);
});

async function asked(all: string[]): Promise<void> {
  globalThis.fetch = async () =>
    new Response(JSON.stringify({ asked: "http://localhost:3000", near: all[0] ?? "http://localhost:3000", all }), {
      headers: { "content-type": "application/json" },
    });
  await near.look();
}

test("the organiser chooses among the addresses, and localhost is none", async () => {
  await asked(["http://192.168.1.7:8642", "http://10.0.0.2:8642"]);
  expect(near.address).toBe("http://192.168.1.7:8642");
  near.choose("http://10.0.0.2:8642");
  expect(near.address).toBe("http://10.0.0.2:8642");
  await asked(["http://192.168.1.7:8642", "http://10.0.0.2:8642"]); // as kept
  expect(near.address).toBe("http://10.0.0.2:8642");
  await asked(["http://192.168.1.7:8642"]); // that network is gone
  expect(near.address).toBe("http://192.168.1.7:8642");
  await asked(["http://localhost:8642"]);
  expect(near.address).toBe("");
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

test("at the beginning the best are enough, and who is without opponents stands with who sits out", () => {
  const tables = Array.from({ length: 8 }, (_, at) => match(at + 1));
  const first = club(tables.map((each) => ({ ...each, state: "done" as const })));
  const second = { ...first.rounds[0]!, number: 2, matches: tables, sit_out: [17], unopposed: [18], open: 8 };
  const shown = screens({ ...first, rounds: [first.rounds[0]!, second] });
  expect(shown.map(({ show }) => show)).toEqual(["seats", "seats", "ranking"]); // one page of the forty
  expect(shown[1]).toMatchObject({ round: 2, matches: [], resting: [17, 18] });
});
