import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import Curve from "../../src/parts/Curve.svelte";
import { course, grid } from "../../src/parts/curve";
import type { SideSheet } from "../../src/wire/types";

function sheet(side: number, before: number, after: number): SideSheet {
  return { side, lines: [], base: 0, cards: 0, total: after - before, before, after };
}
const sheets = [
  [sheet(0, 0, 640), sheet(1, 0, -120)],
  [sheet(0, 640, 1900), sheet(1, -120, 905)],
];

it("begins where the match began and goes through the score after each deal", () => {
  expect(course(sheets, 2)).toEqual([
    [0, 640, 1900],
    [0, -120, 905],
  ]);
  expect(course([], 2)).toEqual([[0], [0]]);
});

it("has few round lines around all points, and one at the target", () => {
  expect(grid([0, 640, 1900, -120], 5000)).toEqual([-2500, 0, 2500, 5000]);
  expect(grid([0, 18_000], 15_000)).toEqual([0, 5000, 10_000, 15_000, 20_000]);
  expect(grid([0], 2000)).toContain(2000);
  expect(grid([0, 700, -120], 100)).toEqual([-250, 0, 250, 500, 750]); // one deal
});

it("says the same as a table", async () => {
  render(Curve, { props: { sheets, names: ["Us", "Them"], target: 5000, own: 0 } });
  const rows = await screen.findAllByRole("row", { hidden: true });
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining("Us"),
    expect.stringMatching(/640.*−120/),
    expect.stringMatching(/1.?900.*905/),
  ]);
});
