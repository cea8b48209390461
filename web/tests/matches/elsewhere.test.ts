import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import Elsewhere from "../../src/matches/Elsewhere.svelte";
import { settings } from "../../src/shell/settings.svelte";
import { loadTexts } from "../../src/texts";

beforeEach(async () => {
  localStorage.clear();
  settings.lang = "en";
  await loadTexts();
});

test("a device with nothing kept is asked about another one, until it says no", () => {
  const first = render(Elsewhere);
  expect(screen.getByRole("link", { name: "Bring your matches here" }).getAttribute("href")).toBe("/matches#along");
  screen.getByRole("button", { name: "No" }).click();
  first.unmount();
  render(Elsewhere);
  expect(screen.queryByRole("link")).toBeNull();
});

test("a device with a recovery code is not asked", () => {
  localStorage.setItem("canasta.recovery", JSON.stringify({ code: "abcd" }));
  render(Elsewhere);
  expect(screen.queryByRole("link")).toBeNull();
});
