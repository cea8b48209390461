import { describe, expect, it } from "vitest";
import { form, spots, zones } from "../../src/table/layout";

describe("around the table", () => {
  it("has you at the bottom and the next player on your left", () => {
    expect(spots(4, 2)).toEqual(["top", "right", "bottom", "left"]);
    expect(spots(2, 1)).toEqual(["top", "bottom"]);
    expect(spots(3, 0)).toEqual(["bottom", "left", "right"]);
  });

  it("has the partner opposite, in pairs of four and of six", () => {
    expect(spots(4, 0)[2]).toBe("top");
    expect(spots(6, 1)[4]).toBe("top");
  });

  it("parts melds from canastas between partners (TB-9.3)", () => {
    expect(zones(4, 2, 1)).toEqual([{ melds: "left", trophies: "right" }, { melds: "ours", trophies: "top" }]);
    expect(zones(2, 2, 0)[0]).toEqual({ melds: "ours", trophies: "ours" });
    expect(zones(3, 3, 1).map((zone) => zone.melds)).toEqual(["right", "ours", "left"]);
    expect(zones(6, 3, 0)[0]).toEqual({ melds: "ours", trophies: "top" });
  });

  it("chooses a table for the window", () => {
    expect([form(390, 844), form(844, 390), form(1280, 800), form(768, 1024)]).toEqual(["portrait", "landscape", "wide", "wide"]);
  });
});
