import { expect, test } from "vitest";
import { chairRows } from "../../src/pages/partners";
import { tableInfo } from "./wires";

const around = (seats: number, near: number, clockwise = true): number[][] =>
  chairRows(tableInfo({ chairs: Array.from({ length: seats }, () => null), clockwise }), near);

test("chairs stand around the table, the own one near and the partner of four opposite", () => {
  expect(around(4, 0)).toEqual([[2], [1, 3], [0]]);
  expect(around(4, 3)).toEqual([[1], [0, 2], [3]]);
});

test("play that goes to the right has the next player on the right", () => {
  expect(around(4, 0, false)).toEqual([[2], [3, 1], [0]]);
  expect(around(3, 0, false)).toEqual([[2, 1], [0]]);
});

test("two sit opposite, six in four rows", () => {
  expect(around(2, 1)).toEqual([[0], [1]]);
  expect(around(6, 0)).toEqual([[3], [2, 4], [1, 5], [0]]);
});
