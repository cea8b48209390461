// The link to the lesson that teaches a reason: of the game that was played, in its own form, and none where it lacks it.
import { render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import LessonLink from "../../src/practice/LessonLink.svelte";
import { settings } from "../../src/shell/settings.svelte";
import { loadTexts, needTexts } from "../../src/texts";
import { api } from "../../src/wire/api";
import type { GameCourses } from "../../src/wire/types";

const told = {
  rules: "reglamento",
  courses: [
    { id: "beginner", lessons: ["opening"] },
    { id: "finer", lessons: ["save-stop", "open-lean-three"] },
  ],
  lessons: [
    { id: "opening", title: "Opening" },
    { id: "save-stop", title: "Saving the stop" },
    { id: "open-lean-three", title: "Opening with just enough" },
  ],
} as unknown as GameCourses;

beforeEach(async () => {
  settings.lang = "en";
  await loadTexts();
  await needTexts("web_replay");
});
afterEach(() => vi.restoreAllMocks());

it.each([
  ["save-stop", "Lesson: Saving the stop", "/learn/reglamento/finer/save-stop"],
  ["open-lean", "Lesson: Opening with just enough", "/learn/reglamento/finer/open-lean-three"],
])("leads to %s", async (lesson, name, path) => {
  const courses = vi.spyOn(api, "courses").mockResolvedValue(told);
  render(LessonLink, { lesson, rules: "reglamento/2" });
  expect((await screen.findByRole("link", { name })).getAttribute("href")).toBe(path);
  expect(courses).toHaveBeenCalledWith("reglamento", "en");
});

it.each(["opening", "catch"])("leads nowhere where the finer points lack %s", async (lesson) => {
  const courses = vi.spyOn(api, "courses").mockResolvedValue(told);
  render(LessonLink, { lesson, rules: "reglamento/2" });
  await waitFor(() => expect(courses).toHaveResolved());
  expect(screen.queryByRole("link")).toBeNull();
});
