import { beforeEach, expect, test } from "vitest";
import { byScale, scaleText, steps, thresholds } from "../../src/club/competition/scale";
import { pointsOf } from "../../src/club/competition/result";
import { settings } from "../../src/shell/settings.svelte";
import { loadTexts, needTexts } from "../../src/texts";
import { club, match } from "./made";

beforeEach(async () => {
  settings.lang = "en";
  await loadTexts();
  await needTexts("web_competition");
});

test("the points of a side by the difference of the match", () => {
  const scale = [300, 650];
  expect([0, 295, 300, -300, 700, -5000].map((difference) => byScale(scale, difference))).toEqual([2, 2, 3, 1, 4, 0]);
});

test("a scale is told by its thresholds", () => {
  expect(steps([300, 650]).map(({ from, points }) => [from, points])).toEqual([
    [0, "2–2"],
    [300, "3–1"],
    [650, "4–0"],
  ]);
  expect(scaleText([300, 1500])).toBe("2–2 · from\u00a0300:\u00a03–1 · from\u00a01,500:\u00a04–0");
});

test("thresholds are read as people write them", () => {
  expect(thresholds("300 650; 1.500\t2,500  x")).toEqual([300, 650, 1500, 2500]);
  expect(thresholds("")).toEqual([]);
});

test("a match that was not played has no points of its own where its award is an average", () => {
  const one = match(1, { state: "done", points: [0, 5000], absent: [1] });
  const of = (award: number | null) => pointsOf({ ...club([one]), settings: { ...club([one]).settings, award } }, one);
  expect([of(5000), of(null)]).toEqual([[0, 5000], null]);
  expect(pointsOf(club([one]), { ...one, absent: [] })).toEqual([0, 5000]);
});
