// Matches and competitions as a server tells them, with what a test says of them.
import type { ClubInfo, MatchInfo } from "../../src/wire/types";

export function match(table: number, more: Partial<MatchInfo> = {}): MatchInfo {
  const plain = {
    round: 1,
    table,
    sides: [[2 * table - 1], [2 * table]] as [number[], number[]],
    state: "waiting" as const,
    points: null,
    winner: 0,
    result: null,
    ended_by: null,
  };
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

export function club(matches: MatchInfo[], more: Partial<ClubInfo> = {}): ClubInfo {
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
    length: { target: 5000 },
    begun: false,
    matches,
    sit_out: [],
    unopposed: [],
    open: matches.filter(({ state }) => state !== "done").length,
  };
  const ranking = pairs.map(({ number }) => ({ place: number, pair: number, figures: [0] }));
  return {
    settings: { name: "Cup", length: { target: 5000 } },
    pairs,
    rounds: [round],
    ranking,
    with_handicap: [],
    teams: [],
    teams_with_handicap: [],
    ...more,
  } as ClubInfo;
}
