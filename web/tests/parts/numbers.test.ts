import { expect, test } from "vitest";
import { number } from "../../src/texts/numbers";

test("a number is written as the language does, with halves and a true minus sign", () => {
  expect([0, 0.5, 2.5, -2.5, 1500, 15000.5, -15000].map((value) => number("es", value))).toEqual([
    "0",
    "½",
    "2½",
    "−2½",
    "1500",
    "15.000½",
    "−15.000",
  ]);
  expect([1500, 12.5].map((value) => number("en", value))).toEqual(["1,500", "12½"]);
});
