import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import Asked from "../../src/table/Asked.svelte";
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

function show(player: number | null, granted = false): void {
  const chairs = [person(0, "Ana"), person(1, "Bea"), person(2, "Leo"), person(3, "Alba", { bot: "tuned" })];
  const asked = [{ chair: 3, name: "Zoe", avatar: "fox", granted }];
  wire.tell(welcome({ player, table: tableInfo({ chairs, stage: "play", asked }) }));
  render(Asked, { state });
}

test.each([
  ["Yes", true],
  ["No", false],
] as const)("the host answers %s to who asks for a bot's chair", async (button, yes) => {
  show(0);
  expect(screen.getByRole("status").textContent).toBe("Zoe would like to sit down in place of Alba (bot) from the next deal on.");
  await fireEvent.click(screen.getByRole("button", { name: button }));
  const asked = wire.said.at(-1) as { id: string };
  expect(asked).toMatchObject({ do: "admit", chair: 3, yes });
  wire.tell({ t: "failed", id: asked.id, code: "table-not-asked", message: "Nobody asks for this chair any more." });
  expect((await screen.findByRole("alert")).textContent).toBe("Nobody asks for this chair any more.");
});

test.each([
  [1, false],
  [null, false],
  [0, true],
])("player %s is asked nothing (granted: %s)", (player, granted) => {
  show(player, granted);
  expect(screen.queryByRole("button")).toBeNull();
});
