// The table of the coach: an accuracy stands with what it may be off by chance, and with the level.
import { fireEvent, render, screen } from "@testing-library/svelte";
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
});

const onstep = vi.fn();
const show = (part: object = {}, seen: object = {}) =>
  render(Coach, { review: { ...review, ...part }, replay: { ...replay, ...seen }, names: ["Us", "Them"], onstep, ontry: vi.fn() });

const cells = (name: string) =>
  [...screen.getByRole("rowheader", { name }).parentElement!.querySelectorAll("td")].map((cell) => cell.textContent);

it("tells how sure an accuracy is, and the level", () => {
  show();
  expect(cells("Ana").slice(0, 3)).toEqual(["8", "72 % ± 13", "Rules"]);
  expect(screen.getByText(/ten to fifteen points either way/)).toBeTruthy();
});

it("tells nothing of who had nothing to decide", () => {
  show();
  expect(cells("Luis").slice(0, 3)).toEqual(["–", "–", "–"]);
});

const wrong = (step: number, seat: number, points: number) => ({ step, seat, kind: "mistake", points, text: `Worse by ${points}.` });

it("says the verdict first, of the player whose seat is seen, and what cost most", async () => {
  const turning = [{ step: 7, side: 1, before: 0.34, after: 0.71 }];
  const { container } = show({ steps: [wrong(3, 0, 20), wrong(5, 0, 90), wrong(9, 1, 200)], turning });
  const verdict = container.firstElementChild!;
  expect([...verdict.children].map((one) => one.textContent?.replace(/\s+/g, " ").trim())).toEqual([
    "2 decisions cost Ana points.",
    expect.stringContaining("72 % ± 13 · Level: Rules"),
    "The costliest decision Worse by 90.",
    "The turning point · Them: the chance of winning the match went from 34 % to 71 %. See the turning point",
  ]);
  expect(screen.getAllByRole("listitem").map((one) => one.textContent)).toEqual(["Ana Worse by 20."]);
  await fireEvent.click(screen.getByRole("button", { name: "See the turning point" }));
  expect(onstep).toHaveBeenCalledWith(7);
});

it("speaks to who reads of the own decisions, and has the own side first", () => {
  const side = (number: number) => ({ side: number, lead: 0, dealt: 0, drawn: 0 });
  const seen = { ...replay, seat: 1 };
  const { container } = render(Coach, {
    review: { ...review, steps: [wrong(3, 1, 20)], sides: [side(0), side(1)] } as unknown as Reviewed,
    replay: seen,
    names: ["Them", "Us"],
    reader: 1,
    onstep,
    ontry: vi.fn(),
  });
  expect(screen.getByText("One decision cost you points.")).toBeTruthy();
  const sides = [...container.querySelectorAll("table:last-of-type tbody th")].map((one) => one.textContent);
  expect(sides).toEqual(["Us", "Them"]);
});

it("says of a deal seen open who did it, and of one without fault that there is none", () => {
  const open = show({ steps: [wrong(3, 1, 20)] }, { seat: null });
  expect(open.container.querySelector(".most")?.textContent).toMatch(/The costliest decision · Luis\s+Worse by 20/);
  expect(screen.getByText("One decision of this deal cost points.")).toBeTruthy();
  open.unmount();
  show();
  expect(screen.getByText("No decision of Ana cost points.")).toBeTruthy();
});
