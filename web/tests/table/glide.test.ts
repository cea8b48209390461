import { tick } from "svelte";
import { expect, it, vi } from "vitest";
import { glides } from "../../src/table/glide";

class Box {
  offsetParent = null;
  animate = vi.fn<(frames: readonly { transform: string }[], how: { duration: number }) => void>();
  constructor(
    public offsetLeft: number,
    public offsetTop: number,
    public offsetHeight: number,
  ) {}
}

it("lets what has moved set out from where it lay, and nothing else", async () => {
  vi.stubGlobal("HTMLElement", Box);
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const [moved, same, unhurried] = [new Box(10, 20, 140), new Box(0, 0, 140), new Box(5, 5, 70)];
  const glide = glides();
  glide([moved, same] as unknown as HTMLElement[], 2);
  glides()([unhurried] as unknown as HTMLElement[], 0); // nothing moves at speed 0
  Object.assign(moved, { offsetLeft: 40, offsetHeight: 70 });
  unhurried.offsetLeft = 50;
  await tick();
  await tick();
  expect(moved.animate).toHaveBeenCalledOnce();
  expect(moved.animate.mock.calls[0]![0].map(({ transform }) => transform)).toEqual(["translate(-30px, 0px) scale(2)", "none"]);
  expect(moved.animate.mock.calls[0]![1].duration).toBe(130);
  for (const still of [same, unhurried]) expect(still.animate).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
