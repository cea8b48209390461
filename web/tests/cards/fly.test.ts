import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fly, land } from "../../src/cards/fly";
import type { Flight } from "../../src/cards/flights";

let landing: (() => void)[] = [];

/** A page with places to fly from and to, a hundred pixels apart, and a layer. */
function page(...spots: string[]): { root: HTMLElement; layer: HTMLElement; at: (spot: string) => HTMLElement } {
  document.body.innerHTML = `<main>${spots.map((spot) => `<i data-spot="${spot}"></i>`).join("")}<div></div></main>`;
  const root = document.querySelector("main")!;
  const layer = document.querySelector("div")!;
  root.querySelectorAll("i").forEach((one, place) => (one.getBoundingClientRect = () => new DOMRect(place * 100, 0, 50, 70)));
  layer.getAnimations = () => [];
  return { root, layer, at: (spot) => root.querySelector<HTMLElement>(`[data-spot="${spot}"]`)! };
}

beforeEach(() => {
  landing = [];
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  HTMLElement.prototype.animate = function () {
    return { finished: new Promise<void>((done) => landing.push(done)) } as unknown as Animation;
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const drawn: Flight[] = ["Kh", "Kd"].map((card) => ({ card, from: ["stock"], to: [`card:${card}`], stage: 0 }));

it("draws a card that lay beneath others when it leaves, and shows what it becomes once it is there", async () => {
  const { root, layer, at } = page("stock", "card:Kh", "card:Kd");
  const flown = fly(root, layer, drawn, 1);
  await vi.advanceTimersByTimeAsync(0);
  expect(layer.children).toHaveLength(1);
  expect([at("card:Kh").style.opacity, at("card:Kd").style.opacity]).toEqual(["0", "0"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(layer.children).toHaveLength(2);
  landing.forEach((done) => done());
  await flown;
  expect(layer.children).toHaveLength(0);
  expect([at("card:Kh").style.opacity, at("card:Kd").style.opacity]).toEqual(["", ""]);
});

it("keeps a card of the hand in view until it leaves", async () => {
  const { root, layer } = page("card:Kh", "card:Kd", "meld:0:0");
  void fly(
    root,
    layer,
    drawn.map(({ card, to, stage }) => ({ card, from: to, to: ["meld:0:0"], stage })),
    1,
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(layer.children).toHaveLength(2);
});

it("shows everything at once where the layer is cleared", async () => {
  const { root, layer, at } = page("stock", "card:Kh", "card:Kd");
  const flown = fly(root, layer, drawn, 1);
  await vi.advanceTimersByTimeAsync(0);
  land(layer);
  landing.forEach((done) => done());
  await vi.advanceTimersByTimeAsync(100);
  await flown;
  expect(layer.children).toHaveLength(0);
  expect(at("card:Kd").style.opacity).toBe("");
});
