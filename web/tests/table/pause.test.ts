import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import Pause from "../../src/table/Pause.svelte";
import { settings } from "../../src/shell/settings.svelte";
import { loadTexts, needTexts } from "../../src/texts";
import type { LiveTable } from "../../src/wire/game.svelte";
import { connected, person, tableInfo, welcome, type FakeWire } from "../shell/wires";

let wire: FakeWire;
let state: LiveTable;

beforeEach(async () => {
  settings.lang = "en";
  await loadTexts();
  await needTexts("web_table");
  ({ wire, state } = connected());
});

afterEach(() => state.close());

function show(player: number | null, by: number | null | undefined, away = false): void {
  const chairs = [person(0, "Ana", { away }), person(1, "Bea", { away }), null, null];
  wire.tell(welcome({ player, table: tableInfo({ chairs, stage: "play", pause: by === undefined ? null : { by } }) }));
  render(Pause, { state });
}

test.each([
  [0, 1, false, "Bea has paused the match.", "Go on", "resume"],
  [1, 1, false, "You have paused the match.", "Go on", "resume"],
  [0, 1, true, "Bea has paused the match.", "Go on", "resume"],
  [0, null, true, "Nobody has played for a whole round, so the table waits.", "I am here", "back"],
  [0, undefined, true, "A bot is playing for you.", "I am back", "back"],
] as const)("player %i reads why the match stands still, and goes on", async (player, by, away, words, button, says) => {
  show(player, by, away);
  expect(screen.getByRole("status").textContent).toBe(words);
  await fireEvent.click(screen.getByRole("button", { name: button }));
  expect(wire.said.at(-1)).toMatchObject({ do: says });
});

test("a watcher reads of the pause, and has no button", () => {
  show(null, 0);
  expect(screen.getByRole("status").textContent).toBe("Ana has paused the match.");
  expect(screen.queryByRole("button")).toBeNull();
});

test("nothing stands there while the match goes on", () => {
  show(0, undefined);
  expect(screen.queryByRole("status")).toBeNull();
});
