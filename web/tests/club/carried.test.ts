import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import Public from "../../src/club/ranking/Public.svelte";
import type { ClubState } from "../../src/club/competition/live.svelte";
import { settings } from "../../src/shell/settings.svelte";
import { loadTexts, needTexts } from "../../src/texts";
import type { ClubInfo, MatchInfo } from "../../src/wire/types";

beforeEach(async () => {
  settings.lang = "en";
  await loadTexts();
  for (const name of ["web_club", "web_competition"]) await needTexts(name);
});

function shown(carried: boolean[]): void {
  const pairs = carried.flatMap((_, at) => [2 * at + 1, 2 * at + 2]).map((number) => ({ number, players: [`A${number}`, `B${number}`] }));
  const matches = carried.map(
    (one, at) =>
      ({
        round: 1,
        table: at + 1,
        sides: [[2 * at + 1], [2 * at + 2]],
        state: "playing",
        carried: one,
        absent: [],
        points: null,
      }) as unknown as MatchInfo,
  );
  const info = {
    settings: { name: "Cup" },
    pairs,
    rounds: [{ number: 1, matches, sit_out: [], unopposed: [], open: 1 }],
    ranking: [],
    with_handicap: [],
    teams: [],
    columns: [],
  } as unknown as ClubInfo;
  render(Public, { live: { info, clock: { left: null } } as unknown as ClubState });
}

test("everybody reads beside which match cards may have been known", () => {
  shown([false, true]);
  const said = screen.getAllByText(/came from another computer in the middle of a deal/);
  expect(said.map((one) => one.closest("li")?.textContent)).toEqual([expect.stringContaining("A3")]);
});
