import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { glides } from "../../src/table/glide";

type Frames = readonly { transform: string }[];

class Box {
  cancel = vi.fn();
  animate = vi.fn<(frames: Frames, how: { duration: number }) => { cancel: () => void }>(() => ({ cancel: this.cancel }));
  constructor(
    public left: number,
    public top: number,
    public height: number,
  ) {}
  getBoundingClientRect(): object {
    return { left: this.left, top: this.top, width: 60, height: this.height };
  }
}

const asElements = (...boxes: Box[]): HTMLElement[] => boxes as unknown as HTMLElement[];
const ends = (box: Box, call = 0): string[] => box.animate.mock.calls[call]![0].map(({ transform }) => transform);

beforeEach(() => {
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => void vi.unstubAllGlobals());

it("lets what has moved set out from where it lay, and nothing else", async () => {
  const [place, moved, same, unhurried] = [new Box(0, 0, 500), new Box(10, 20, 140), new Box(0, 0, 140), new Box(5, 5, 70)];
  const [where] = asElements(place);
  glides()(asElements(moved, same), where!, 2);
  glides()(asElements(unhurried), where!, 0); // nothing moves at speed 0
  // the whole place goes 100 pixels down
  Object.assign(place, { top: 100 });
  Object.assign(moved, { left: 40, top: 120, height: 70 });
  Object.assign(same, { top: 100 });
  unhurried.left = 50;
  await tick();
  await tick();
  expect(moved.animate).toHaveBeenCalledOnce();
  expect(ends(moved)).toEqual(["translate(0px, 35px) scale(2)", "none"]);
  expect(moved.animate.mock.calls[0]![1].duration).toBe(130);
  for (const still of [same, unhurried]) expect(still.animate).not.toHaveBeenCalled();
});

it("turns what still glides, from where it is seen", async () => {
  const [place, card] = [new Box(0, 0, 500), new Box(0, 0, 140)];
  const [where, glide] = [asElements(place)[0]!, glides()];
  glide(asElements(card), where, 1);
  card.left = 100;
  await tick();
  await tick();
  card.left = 30; // on its way
  card.cancel.mockImplementation(() => (card.left = 200)); // it belongs there by now
  glide(asElements(card), where, 1);
  await tick();
  await tick();
  expect(card.cancel).toHaveBeenCalledOnce();
  expect(ends(card, 1)).toEqual(["translate(-170px, 0px) scale(1)", "none"]);
});
