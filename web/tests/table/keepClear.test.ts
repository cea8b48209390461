import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepClear, layClear } from "../../src/table/keepClear";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A table of 400 by 600 pixels, a panel of 200 by 100, and elements that lie where that says. */
function laid(...some: [kind: string, box: Box][]): HTMLElement {
  document.body.innerHTML = `<main><div class="board">${some.map(([kind]) => `<i class="${kind}"></i>`).join("")}<p></p></div></main>`;
  const board = document.querySelector<HTMLElement>(".board")!;
  const panel = document.querySelector<HTMLElement>("p")!;
  at(board, { left: 0, top: 0, width: 400, height: 600 });
  document.querySelectorAll("i").forEach((one, place) => at(one, some[place]![1]));
  Object.defineProperties(panel, { offsetParent: { value: board }, offsetWidth: { value: 200 }, offsetHeight: { value: 100 } });
  return panel;
}

function at(one: Element, { left, top, width, height }: Box): void {
  one.getBoundingClientRect = () => new DOMRect(left, top, width, height);
}

const across = (top: number, height: number): Box => ({ left: 0, top, width: 400, height });
const placeOf = ({ style: { left, top } }: HTMLElement): [number, number] => [parseFloat(left), parseFloat(top)];

beforeEach(() => void vi.stubGlobal("innerHeight", 600));

describe("a panel over the table", () => {
  it("lies in the middle, just above the hand, where nothing is in its way", () => {
    const panel = laid(["area mine", across(450, 150)], ["own", across(450, 150)]);
    keepClear(panel);
    expect(placeOf(panel)).toEqual([96, 344]);
  });

  it("hides what lies on the table rather than what is pressed, and that rather than what it speaks of", () => {
    const panel = laid(["meld", across(0, 200)], ["own", across(200, 200)], ["spoken", across(400, 200)]);
    keepClear(panel, [document.querySelector<HTMLElement>(".spoken")!]);
    expect(placeOf(panel)[1]).toBeLessThan(100);
    const other = laid(["spoken", across(0, 200)], ["own", across(200, 200)], ["own", across(400, 200)]);
    keepClear(other, [document.querySelector<HTMLElement>(".spoken")!]);
    expect(placeOf(other)[1]).toBeGreaterThanOrEqual(200);
  });

  it("is laid as a tip only where it hides no card, and rather not over the log", () => {
    const panel = laid(["card", across(0, 240)], ["card", across(350, 250)]);
    expect(layClear(panel)).toBe(true);
    expect(placeOf(panel)[1]).toBe(248);
    expect(layClear(laid(["card", across(0, 300)], ["card", across(350, 250)]))).toBe(false);
    const beside = laid(["card", across(0, 240)], ["log", across(240, 110)], ["card", across(470, 130)]);
    expect(layClear(beside)).toBe(true);
    expect(placeOf(beside)[1]).toBeGreaterThanOrEqual(350);
  });

  it("stays where it lies as a tip until something to be seen comes there", () => {
    const panel = laid(["card", across(0, 240)]);
    layClear(panel);
    const first = placeOf(panel);
    at(panel, { left: first[0], top: first[1], width: 200, height: 100 });
    const card = document.querySelector(".card")!;
    at(card, across(0, 100));
    at(document.querySelector(".board")!, { left: 60, top: 0, width: 340, height: 600 });
    layClear(panel);
    expect(placeOf(panel)).toEqual(first);
    at(card, across(first[1], 20));
    layClear(panel);
    expect(placeOf(panel)).not.toEqual(first);
  });
});
