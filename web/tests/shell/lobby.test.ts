import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Lobby from "../../src/pages/Lobby.svelte";
import { settings } from "../../src/shell/settings.svelte";
import { loadTexts } from "../../src/texts";
import type { LiveTable } from "../../src/wire/game.svelte";
import type { TableInfo } from "../../src/wire/types";
import { connected, person, tableInfo, welcome, type FakeWire } from "./wires";

let wire: FakeWire;
let state: LiveTable;

beforeEach(async () => {
  settings.lang = "en";
  settings.name = "";
  await loadTexts();
  ({ wire, state } = connected());
});

afterEach(() => state.close());

function show(player: number | null, info: TableInfo): { sit: ReturnType<typeof vi.fn> } {
  wire.tell(welcome({ player, table: info }));
  const sit = vi.fn(async () => undefined);
  render(Lobby, { state, info, sit, leave: async () => undefined });
  return { sit };
}

test("whoever has no chair takes a free one with a tap", async () => {
  settings.name = "Bea";
  const { sit } = show(null, tableInfo({ chairs: [person(0, "Ana"), null, null, null] }));
  await fireEvent.click(screen.getByRole("button", { name: "Sit here: chair 3" }));
  expect(sit).toHaveBeenCalledWith(2);
  expect(screen.queryByRole("button", { name: "Begin the match" })).toBeNull();
});

test("a guest without a name is asked for one before sitting down", async () => {
  const { sit } = show(null, tableInfo({ chairs: [person(0, "Ana"), null, null, null] }));
  await fireEvent.click(screen.getByRole("button", { name: "Sit here: chair 3" }));
  const dialog = within(screen.getByRole("dialog", { name: "What is your name?" }));
  const go = dialog.getByRole("button", { name: "Sit here" }) as HTMLButtonElement;
  expect([go.disabled, sit.mock.calls.length]).toEqual([true, 0]);
  await fireEvent.input(dialog.getByRole("textbox", { name: "Name" }), { target: { value: "Bea" } });
  await fireEvent.submit(dialog.getByRole("textbox", { name: "Name" }).closest("form")!);
  expect(sit).toHaveBeenCalledWith(2);
  expect(settings.name).toBe("Bea");
});

test("changed house rules are shown in words, and agreed to before the host can begin", async () => {
  const house = ["Each player is dealt 12 cards (by the book: 11 cards)."];
  const chairs = [person(0, "Ana"), person(1, "Bea", { confirmed: false }), null, null];
  show(0, tableInfo({ chairs, house, stage: "confirm" }));
  expect(screen.getByText(house[0]!)).toBeTruthy();
  expect((screen.getByRole("button", { name: "Begin the match" }) as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getAllByText("Still to agree: Bea.")).toHaveLength(2);
});

test("agreeing says so to the table", async () => {
  const chairs = [person(0, "Ana"), person(1, "Bea", { confirmed: false }), null, null];
  show(1, tableInfo({ chairs, house: ["A rule."], stage: "confirm" }));
  await fireEvent.click(screen.getByRole("button", { name: "I agree to these rules" }));
  expect(wire.said.at(-1)).toMatchObject({ do: "confirm" });
});

test("a seed is shown to all, also those who only look, and agreed to before the host can begin", async () => {
  const chairs = [person(0, "Ana"), person(1, "Bea", { confirmed: false }), null, null];
  const seeded = tableInfo({ chairs, stage: "confirm", settings: { rules: "clasica", seed: "siete" } });
  show(null, seeded);
  expect(screen.getByRole("heading", { name: "The cards come from a seed" })).toBeTruthy();
  expect(screen.getByText(/the text “.*siete.*”: anybody who knows it can know every hand/)).toBeTruthy();
});

test("a seed beside house rules begins a sentence of its own", () => {
  show(null, tableInfo({ house: ["A rule."], settings: { rules: "clasica", seed: "siete" } }));
  const told = screen.getByText("The cards come from a seed.").parentElement!;
  expect(told.textContent).toMatch(/^The cards come from a seed\. \S/);
});

test("who has sat down agrees to a seed, or to its going, with a tap", async () => {
  const chairs = [person(0, "Ana"), person(1, "Bea", { confirmed: false }), null, null];
  show(1, tableInfo({ chairs, stage: "confirm" }));
  expect(screen.getByRole("heading", { name: "This table plays differently now" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "I agree to play like this" }));
  expect(wire.said.at(-1)).toMatchObject({ do: "confirm" });
});

test("the host begins, and is told why not", async () => {
  show(0, tableInfo({ chairs: [person(0, "Ana"), null, null, null] }));
  await fireEvent.click(screen.getByRole("button", { name: "Begin the match" }));
  const asked = wire.said.at(-1) as { do: string; id: string };
  expect(asked.do).toBe("begin");
  wire.tell({ t: "failed", id: asked.id, code: "again", message: "Something else came first." });
  expect(await screen.findByText("Something else came first.")).toBeTruthy();
});

test("the host puts a bot on a chair and frees another", async () => {
  show(0, tableInfo({ chairs: [person(0, "Ana"), person(1, "Bea"), null, null] }));
  await fireEvent.click(screen.getByRole("button", { name: "Seat a bot: chair 4" }));
  const asked = wire.said.at(-1) as { do: string; id: string };
  expect(asked).toMatchObject({ do: "bot", chair: 3 });
  wire.tell({ t: "ack", id: asked.id, seq: 2 });
  await vi.waitFor(() => expect(screen.getByRole("button", { name: "Free the chair: Bea" })).toHaveProperty("disabled", false));
  await fireEvent.click(screen.getByRole("button", { name: "Free the chair: Bea" }));
  expect(wire.said.at(-1)).toMatchObject({ do: "unseat", chair: 1 });
});

const FOUR = [person(0, "Ana"), person(1, "Bea"), null, person(3, "Leo")];
const chairs = (): string[] => screen.getAllByRole("listitem").map((one) => one.textContent!.replace(/\s+/g, " "));

test("where the seats are given, each chair says who its partner is", () => {
  show(0, tableInfo({ chairs: FOUR }));
  expect(
    chairs()
      .slice(0, 4)
      .map((one) => /with (chair \d|Ana|Bea|Leo)/.exec(one)?.[1]),
  ).toEqual(["Ana", "Leo", "Bea", "chair 3"]);
  expect(screen.getByText("You play where you sit.")).toBeTruthy();
});

test("where the seats are drawn, no chair has a partner yet", () => {
  show(0, tableInfo({ chairs: FOUR, draws: true }));
  expect(chairs().filter((one) => /with (chair|Ana|Bea|Leo)/.test(one))).toEqual([]);
  expect(screen.getByText(/Cards are drawn for seats/)).toBeTruthy();
});

test.each([
  [true, true, "With the draw for seats, shuffle and cut by hand"],
  [false, true, "With shuffle and cut by hand"],
  [false, false, "With shuffle by hand"],
])("a full ceremony is what the rules have: draws %s, cuts %s", async (draws, cuts, words) => {
  show(0, tableInfo({ chairs: FOUR, draws, cuts }));
  expect(await screen.findByText(words)).toBeTruthy();
});
