// The progress of the coach: the server's own count, over one part or two, and nothing made up before there is one.
import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";
import Thinking from "../../src/replay/Thinking.svelte";
import { settings } from "../../src/shell/settings.svelte";
import { loadTexts, needTexts } from "../../src/texts";

beforeEach(async () => {
  settings.lang = "en";
  await loadTexts();
  await needTexts("web_replay");
});

const bar = () => screen.getByRole("progressbar") as HTMLProgressElement;

it("says that nothing is known yet", () => {
  render(Thinking, { thought: null, words: "The coach looks" });
  expect(bar().hasAttribute("value")).toBe(false);
  expect(screen.getByText("The coach is planning its work")).toBeTruthy();
});

it("shows the pieces that are done of those planned", async () => {
  const { rerender } = render(Thinking, { thought: { part: 1, done: 9, planned: 36 }, words: "The coach looks" });
  expect(bar().value).toBe(0.25);
  expect(screen.getByText("25 % · 9 of 36 steps")).toBeTruthy();
  await rerender({ thought: { part: 2, done: 0, planned: 4 }, parts: 2 });
  expect(bar().value).toBe(0.5);
});
