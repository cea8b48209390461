import { beforeAll, expect, test, vi } from "vitest";
import { edges } from "../../src/parts/edges";

class Effect {
  constructor(readonly frames: object[]) {}
  getKeyframes = (): object[] => this.frames;
}

beforeAll(() => void vi.stubGlobal("KeyframeEffect", Effect));

/** A frame around something that scrolls, whose content is as high as told, and what moves in it. */
function scrolling(high: number) {
  const frame = document.createElement("div");
  const scroller = frame.appendChild(document.createElement("div"));
  const sizes = { scrollHeight: high, clientHeight: 100 };
  const moving: { effect: Effect; finished: Promise<unknown> }[] = [];
  Object.defineProperties(scroller, {
    scrollHeight: { get: () => sizes.scrollHeight },
    clientHeight: { get: () => sizes.clientHeight },
    getAnimations: { value: () => moving },
  });
  const look = (): boolean => scroller.dispatchEvent(new Event("scroll"));
  return { frame, scroller, sizes, moving, look };
}

test("what is below is marked once what moves has come to rest", async () => {
  const { frame, scroller, sizes, moving, look } = scrolling(100);
  const leave = edges(scroller);
  let arrive = (): void => undefined;
  const finished = new Promise<void>((done) => (arrive = done));
  moving.push({ effect: new Effect([{ transform: "none" }]), finished });
  sizes.scrollHeight = 140;
  look();
  expect(frame.hasAttribute("data-below")).toBe(false);
  moving.length = 0;
  arrive();
  await vi.waitFor(() => expect(frame.hasAttribute("data-below")).toBe(true));
  moving.push({ effect: new Effect([{ opacity: 0 }]), finished }); // nothing sticks out
  sizes.scrollHeight = 100;
  look();
  expect(frame.hasAttribute("data-below")).toBe(false);
  leave();
  sizes.scrollHeight = 140;
  look();
  expect(frame.hasAttribute("data-below")).toBe(false);
});
