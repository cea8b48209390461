// The question of a partner, with a hint in it: behind its window nobody could ask for one.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { settings } from "../../src/shell/settings.svelte";
import Answer from "../../src/table/Answer.svelte";
import { Advice } from "../../src/table/advice.svelte";
import type { Play } from "../../src/table/play.svelte";
import { loadTexts, needTexts } from "../../src/texts";
import type { Hinted } from "../../src/wire/types";

beforeEach(async () => {
  settings.lang = "en";
  await loadTexts();
  await needTexts("web_table");
});

const play = { hand: [{}, {}], notice: null, busy: false, table: { events: [] }, show: () => undefined } as unknown as Play;
const HINT = {
  t: "hinted",
  text: "Say yes.",
  reasons: [{ text: "There is little left in your hand." }],
  action: "yes",
} as unknown as Hinted;

test("who is asked for leave can ask for a hint, and reads it beside the answers", async () => {
  render(Answer, { play, name: "Alba", advice: new Advice({ hint: () => Promise.resolve(HINT) }, play) });
  await fireEvent.click(screen.getByRole("button", { name: "Hint" }));
  expect(await screen.findByText("Say yes. There is little left in your hand.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Hint" })).toBeNull();
  expect(screen.getByRole("button", { name: "Yes" })).toBeTruthy();
});

test("where there are no hints, none is offered", () => {
  render(Answer, { play, name: "Alba", advice: null });
  expect(screen.queryByRole("button", { name: "Hint" })).toBeNull();
});
