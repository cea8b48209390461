import { describe, expect, it } from "vitest";
import { keyed } from "../../src/cards/keyed";
import { COMMANDS, commandOf } from "../../src/table/commands";
import { handKey, rankKeys, written } from "../../src/table/keys";

const HAND = keyed("4s 9h 9d Th Kc 2d X".split(" "));
const press = (key: string, init: KeyboardEventInit = {}) => new KeyboardEvent("keydown", { key, ...init });

describe("the keyboard", () => {
  it("walks through the hand by cards and by ranks", () => {
    const went: number[] = [];
    const keys = (here: number) => ({
      hand: HAND,
      here,
      focusOn: (place: number) => went.push(place),
      toggle: () => {},
      toggleKind: () => {},
      shift: (by: number) => went.push(10 * by),
    });
    for (const [key, here] of [
      ["ArrowRight", 1],
      ["ArrowLeft", 1],
      ["Home", 4],
      ["End", 0],
      ["ArrowDown", 1],
      ["ArrowUp", 3],
    ] as const) {
      expect(handKey(press(key), keys(here))).toBe(true);
    }
    for (const key of ["ArrowLeft", "ArrowRight"]) handKey(press(key, { shiftKey: true }), keys(1)); // takes the card along
    expect(went).toEqual([2, 0, 0, 6, 3, 1, -10, 10]);
    expect(handKey(press("z"), keys(0))).toBe(false);
  });

  it("selects with the space bar", () => {
    const done: string[] = [];
    const keys = {
      hand: HAND,
      here: 2,
      focusOn: () => {},
      toggle: (key: string) => done.push(`one ${key}`),
      toggleKind: (key: string) => done.push(`all ${key}`),
      shift: () => {},
    };
    handKey(press(" "), keys);
    handKey(press(" ", { shiftKey: true }), keys);
    expect(done).toEqual(["one 9d#0", "all 9d#0"]);
  });

  it("selects by the letter or figure of a rank", () => {
    expect(rankKeys(press("9", { code: "Digit9" }), HAND, [])).toEqual(["9h#0"]);
    expect(rankKeys(press("9", { code: "Digit9" }), HAND, ["9h#0"])).toEqual(["9h#0", "9d#0"]);
    expect(rankKeys(press("9", { code: "Digit9" }), HAND, ["9h#0", "9d#0"])).toEqual([]);
    expect(rankKeys(press(")", { code: "Digit9", shiftKey: true }), HAND, ["Kc#0"])).toEqual(["Kc#0", "9h#0", "9d#0"]);
    expect(rankKeys(press("0", { code: "Digit0" }), HAND, [])).toEqual(["Th#0"]);
    expect(rankKeys(press("x", { code: "KeyX" }), HAND, [])).toEqual(["X#0"]);
    expect(rankKeys(press("m", { code: "KeyM" }), HAND, [])).toBeNull();
  });

  it("knows letters from other keys", () => {
    expect(["s", "9", "?", " ", "Enter", "ArrowLeft"].map((key) => written(press(key)))).toEqual([true, true, true, false, false, false]);
  });

  it("has a key for each thing to do, but none in a text field or with Ctrl", () => {
    expect([press("s"), press("D"), press("Backspace"), press("?")].map((event) => commandOf(event)?.id)).toEqual([
      "stock",
      "discard",
      "back",
      "help",
    ]);
    expect(commandOf(press("s", { ctrlKey: true }))).toBeNull();
    const field = document.createElement("input");
    let inField: unknown = "unset";
    field.addEventListener("keydown", (event) => (inField = commandOf(event)));
    field.dispatchEvent(press("s"));
    expect(inField).toBeNull();
  });

  it("has each key once, and none that is a rank", () => {
    const keys = COMMANDS.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => rankKeys(press(key), HAND, []))).toEqual([]);
  });
});
