import { describe, expect, it } from "vitest";
import { across, form, othersAcross, places, spots } from "../../src/table/layout";

const LEFT_TO_RIGHT = ["left", "top-left", "top", "top-right", "right"] as const;

describe("around the table", () => {
  it("has you at the bottom and the next player on your left where play runs clockwise (CL-1.2, TB-2.2)", () => {
    expect(spots(4, 2, true)).toEqual(["top", "right", "bottom", "left"]);
    expect(spots(2, 1, true)).toEqual(["top", "bottom"]);
    expect(spots(3, 0, true)).toEqual(["bottom", "left", "right"]);
    expect(spots(6, 0, true)).toEqual(["bottom", "left", "top-left", "top", "top-right", "right"]);
  });

  it("has the next player on your right where it runs the other way (SA-2.2, RE-1.6)", () => {
    expect(spots(4, 2, false)).toEqual(["top", "left", "bottom", "right"]);
    expect(spots(2, 1, false)).toEqual(["top", "bottom"]);
    expect(spots(3, 0, false)).toEqual(["bottom", "right", "left"]);
    expect(spots(6, 5, false)).toEqual(["right", "top-right", "top", "top-left", "left", "bottom"]);
  });

  it("has the others in a row as they sit, from left to right", () => {
    expect([across(4, 2, true), across(4, 2, false)]).toEqual([
      [3, 0, 1],
      [1, 0, 3],
    ]);
    for (const clockwise of [true, false]) {
      for (const seats of [2, 3, 4, 6]) {
        for (let own = 0; own < seats; own += 1) {
          const row = across(seats, own, clockwise);
          const around = row.map((seat) => spots(seats, own, clockwise)[seat]!);
          expect(row[clockwise ? 0 : row.length - 1]).toBe((own + 1) % seats);
          expect(around).toEqual(LEFT_TO_RIGHT.filter((spot) => around.includes(spot)));
        }
      }
    }
  });

  it("has the cards of the other sides in the order of their players", () => {
    expect([othersAcross(3, 3, 0, true), othersAcross(3, 3, 0, false)]).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect([othersAcross(6, 3, 1, true), othersAcross(6, 3, 1, false)]).toEqual([
      [2, 0],
      [0, 2],
    ]);
    expect([othersAcross(4, 2, 3, true), othersAcross(2, 2, 0, false)]).toEqual([[0], [1]]);
  });

  it("has the partner opposite, in pairs of four and of six", () => {
    for (const clockwise of [true, false]) {
      expect(spots(4, 0, clockwise)[2]).toBe("top");
      expect(spots(6, 1, clockwise)[4]).toBe("top");
    }
  });

  it("has all cards of a side in one place, the only rivals' at the left", () => {
    expect([places(2, 1, true), places(2, 0, false), places(2, 3, false)]).toEqual([
      ["left", "ours"],
      ["ours", "left"],
      ["left", "ours"],
    ]);
    expect([places(3, 1, true), places(3, 0, true)]).toEqual([
      ["right", "ours", "left"],
      ["ours", "left", "right"],
    ]);
  });

  it("has the cards of each other side where its players sit, in both directions", () => {
    for (const clockwise of [true, false]) {
      for (const seats of [3, 6]) {
        const around = spots(seats, 0, clockwise);
        places(3, 0, clockwise)
          .slice(1)
          .forEach((place, after) => expect(place).toBe(around[after === 0 ? 1 : seats - 1]));
      }
    }
  });

  it("chooses a table for the window", () => {
    expect([form(390, 844), form(844, 390), form(1280, 800), form(768, 1024), form(1000, 900), form(800, 600)]).toEqual([
      "portrait",
      "landscape",
      "wide",
      "portrait",
      "wide",
      "wide",
    ]);
  });

  it("keeps the upright table where a keyboard or a panel takes the height", () => {
    expect([form(390, 380), form(360, 300), form(480, 300)]).toEqual(["portrait", "portrait", "landscape"]);
  });
});
