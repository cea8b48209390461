import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { settings } from "../../src/shell/settings.svelte";
import Meld from "../../src/table/Meld.svelte";
import { loadTexts, needTexts } from "../../src/texts";

let kept: typeof settings.lang;

beforeEach(async () => {
  kept = settings.lang;
  settings.lang = "en";
  await loadTexts();
  await needTexts("web_table");
});
afterEach(() => {
  settings.lang = kept;
});

test.each([
  {
    canasta: "clean",
    rank: "9",
    cards: ["9s", "9h", "9d", "9c", "9s", "9h", "9d"],
    word: "clean",
    top: "9h",
    name: /^Clean canasta of nines/,
  },
  {
    canasta: "dirty",
    rank: "9",
    cards: ["9s", "9h", "9d", "9c", "9s", "2h", "X"],
    word: "dirty",
    top: "9s",
    name: /^Dirty canasta of nines/,
  },
  {
    canasta: "wilds_mixed",
    rank: "wild",
    cards: ["2s", "2h", "2d", "2c", "2s", "2h", "X"],
    word: "wild",
    top: "2s",
    name: /^Canasta of wild cards/,
  },
])("a $word canasta shows its colour, a sign and the word", ({ canasta, rank, cards, word, top, name }) => {
  const { container } = render(Meld, { side: 0, number: 1, rank, cards, canasta, stacked: true });
  expect(screen.getByRole("button", { name })).toBeTruthy();
  expect(container.querySelector(".ribbon")?.textContent).toBe(word);
  expect(container.querySelector(".ribbon path")?.getAttribute("d")).toMatch(/^M/);
  expect([...container.querySelectorAll("[data-face]")].map((one) => (one as HTMLElement).dataset.face)).toEqual([top]);
});

test("a meld that is no canasta yet says only how many cards it has", () => {
  const { container } = render(Meld, { side: 0, number: 1, rank: "9", cards: ["9s", "9h", "9d", "9c"] });
  expect(container.querySelector(".ribbon")).toBeNull();
  expect(container.querySelector(".count")?.textContent).toBe("4");
});
