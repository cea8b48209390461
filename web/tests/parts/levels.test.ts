import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import Levels from "../../src/parts/Levels.svelte";
import { settings } from "../../src/shell/settings.svelte";
import { loadTexts } from "../../src/texts";

const bot = (id: string, name: string) => ({ id, name, line: `${name} plays like this.` });
const levels = [bot("novice", "Beginner"), bot("tuned", "Medium"), bot("master", "Champion")];
const bots = [bot("master", "Master"), bot("tuned", "Tuned"), bot("greedy", "Greedy")];

beforeEach(async () => {
  settings.lang = "en";
  await loadTexts();
});

test("levels are a scale with everyday names, and a line about the chosen one", async () => {
  const onchange = vi.fn();
  render(Levels, { levels, bots, value: "tuned", onchange });
  expect((screen.getByRole("radio", { name: "Medium" }) as HTMLInputElement).checked).toBe(true);
  expect(screen.getByText("Medium plays like this.")).toBeTruthy();
  expect(document.querySelectorAll(".reached")).toHaveLength(2);
  await fireEvent.click(screen.getByRole("radio", { name: "Champion" }));
  expect(onchange).toHaveBeenCalledWith("master");
});

test("a bot that is no level is found among all, which stand open then", () => {
  render(Levels, { levels, bots, value: "greedy", onchange: vi.fn() });
  expect(document.querySelectorAll(".reached")).toHaveLength(0);
  expect(document.querySelector("details")!.open).toBe(true);
  expect((screen.getByRole("radio", { name: "Greedy" }) as HTMLInputElement).checked).toBe(true);
  expect(screen.getByText("Greedy plays like this.")).toBeTruthy();
});
