// The table of the coach: an accuracy stands with what it may be off by chance, and with the level.
import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import Coach from "../../src/replay/Coach.svelte";
import { settings } from "../../src/shell/settings.svelte";
import { loadTexts, needTexts } from "../../src/texts";
import type { Replay, Reviewed } from "../../src/wire/types";

const player = { decisions: 21, cost: 8.4, accuracy: 71.6, margin: 13.2, level: "Rules", classes: {} };
const none = { decisions: 0, cost: null, accuracy: null, margin: null, level: null, classes: {} };
const review = {
  deal: 1,
  steps: [],
  course: [],
  turning: [],
  players: [
    { ...player, seat: 0 },
    { ...none, seat: 1 },
  ],
  sides: [],
} as unknown as Reviewed;
const replay = { names: ["Ana", "Luis"], bots: [false, true], seat: 0 } as unknown as Replay;

beforeEach(async () => {
  settings.lang = "en";
  await loadTexts();
  await needTexts("web_replay");
  render(Coach, { review, replay, names: [], onstep: vi.fn(), ontry: vi.fn() });
});

const cells = (name: string) =>
  [...screen.getByRole("rowheader", { name }).parentElement!.querySelectorAll("td")].map((cell) => cell.textContent);

it("tells how sure an accuracy is, and the level", () => {
  expect(cells("Ana").slice(0, 3)).toEqual(["8", "72 % ± 13", "Rules"]);
  expect(screen.getByText(/ten to fifteen points either way/)).toBeTruthy();
});

it("tells nothing of who had nothing to decide", () => {
  expect(cells("Luis").slice(0, 3)).toEqual(["–", "–", "–"]);
});
