// The list of matches: a match that was won does not read as one that was lost.
import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import List from "../../src/matches/List.svelte";
import { settings } from "../../src/shell/settings.svelte";
import { loadTexts, needTexts } from "../../src/texts";
import { match } from "./made";

beforeEach(async () => {
  settings.lang = "en";
  await loadTexts();
  await needTexts("web_matches");
});

test.each([
  [{ seat: 1, winner: 1 as const, scores: [455, 1025] }, "1,025 : 455"],
  [{ seat: 2, winner: 1 as const, scores: [455, 1025] }, "455 : 1,025"],
  [{ seat: 2, sides: 3, winner: 0 as const, scores: [900, 100, 300] }, "300 : 900 : 100"],
])("the points of the own side come first: %o", (part, points) => {
  render(List, { matches: [match(part)], onchange: () => undefined });
  expect(screen.getByText(new RegExp(`· ${points}$`))).toBeTruthy();
});
