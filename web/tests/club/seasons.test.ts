import { expect, test } from "vitest";
import { newSeason, placesOf, wholeSeason } from "../../src/club/register/seasons";
import type { RegisteredInfo } from "../../src/wire/types";

const evening = (club: string, rules: string): RegisteredInfo => ({ club, rules }) as RegisteredInfo;

test("a new season has the evenings of the game that is played most lately", () => {
  const evenings = [evening("C1", "clasica"), evening("C2", "salon"), evening("C3", ""), evening("C4", "clasica")];
  expect(newSeason(evenings).competitions).toEqual(["C1", "C4"]);
  expect(newSeason([]).competitions).toEqual([]);
});

test("what a season does not say is as usual", () => {
  expect(wholeSeason({ name: "Autumn", best: 5 })).toMatchObject({ name: "Autumn", best: 5, take: "sum", ties: ["won", "best", "last"] });
});

test("points by place as people type them", () => {
  expect(placesOf("10 8 6")).toEqual([10, 8, 6]);
  expect(placesOf("10, 8; 6 · 0")).toEqual([10, 8, 6, 0]);
  for (const wrong of ["", "10 x", "10 -1", "1.5"]) expect(placesOf(wrong)).toBeNull();
});
