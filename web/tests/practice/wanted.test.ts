import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import Kinds from "../../src/practice/Kinds.svelte";
import { addressOf, offered, themesOf, wantedIn } from "../../src/practice/wanted";
import { settings } from "../../src/shell/settings.svelte";
import { loadTexts, needTexts } from "../../src/texts";
import type { PuzzleKinds } from "../../src/wire/types";

const kinds: PuzzleKinds = {
  themes: [
    { id: "freeze", text: "Freeze, or not" },
    { id: "cut", text: "The rank of the cut" },
  ],
  games: [
    { id: "clasica", text: "Classic", themes: ["freeze"] },
    { id: "tres-barajas", text: "Three packs", themes: ["freeze", "cut"] },
  ],
};

beforeAll(async () => {
  settings.lang = "en";
  await needTexts("web_puzzles");
  await loadTexts("en");
});
afterEach(cleanup);

test.each([
  [
    "?theme=wild-canasta&rules=tres-barajas",
    { theme: "wild-canasta", rules: "tres-barajas" },
    "/puzzles?theme=wild-canasta&rules=tres-barajas",
  ],
  ["?theme=freeze", { theme: "freeze", rules: "" }, "/puzzles?theme=freeze"],
  ["?theme=%3Cb%3E&rules=a/b", { theme: "", rules: "" }, "/puzzles"],
  ["", { theme: "", rules: "" }, "/puzzles"],
])("the address %s", (search, wanted, address) => {
  expect(wantedIn(search)).toEqual(wanted);
  expect(addressOf(wanted)).toBe(address);
});

test("only what there is is asked for", () => {
  expect(offered(kinds, { theme: "cut", rules: "tres-barajas" })).toEqual({ theme: "cut", rules: "tres-barajas" });
  expect(offered(kinds, { theme: "cut", rules: "clasica" })).toEqual({ theme: "", rules: "clasica" });
  expect(offered(kinds, { theme: "freeze", rules: "chess" })).toEqual({ theme: "freeze", rules: "" });
  expect(themesOf(kinds, "clasica").map(({ id }) => id)).toEqual(["freeze"]);
});

test("a game without the chosen theme lets go of it, another theme keeps the game", async () => {
  const onwant = vi.fn();
  render(Kinds, { kinds, wanted: { theme: "cut", rules: "tres-barajas" }, onwant });
  const [theme, game] = [screen.getByLabelText<HTMLSelectElement>("Theme"), screen.getByLabelText<HTMLSelectElement>("Game")];
  expect([theme.value, game.value]).toEqual(["cut", "tres-barajas"]);
  await fireEvent.change(game, { target: { value: "clasica" } });
  await fireEvent.change(theme, { target: { value: "freeze" } });
  await fireEvent.change(game, { target: { value: "" } });
  expect(onwant.mock.calls.map(([wanted]) => wanted as unknown)).toEqual([
    { theme: "", rules: "clasica" },
    { theme: "freeze", rules: "tres-barajas" },
    { theme: "cut", rules: "" },
  ]);
});
