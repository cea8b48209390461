// Lets what lies in a place glide to where it belongs when something comes there or goes: nothing jumps.
import { tick } from "svelte";
import { still } from "../cards/fly";

const LONG = 260; // ms at speed 1

/** How one lies in its place, in pixels; what moves the place moves it too. */
interface Laid {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What glides just now. */
const running = new WeakMap<HTMLElement, Animation>();

function laid(elements: readonly HTMLElement[], place: HTMLElement): Map<HTMLElement, Laid> {
  const { left, top } = place.getBoundingClientRect();
  return new Map(
    elements.map((one) => {
      const rect = one.getBoundingClientRect();
      return [one, { x: rect.left - left, y: rect.top - top, width: rect.width, height: rect.height }];
    }),
  );
}

/**
 * Returns what is called before a change, with all that lies in a place. After the change, before it is painted, each sets
 * out from where it was seen: one that still glides turns to where it belongs now.
 */
export function glides(): (elements: readonly HTMLElement[], place: HTMLElement, speed: number) => void {
  let before: Map<HTMLElement, Laid> | null = null;
  return (elements, place, speed) => {
    if (before || elements.length === 0 || still(speed)) return;
    before = laid(elements, place);
    // after flights have found where they end, and before anything has the page painted
    void tick().then(() => {
      const [seen, all] = [before ?? new Map<HTMLElement, Laid>(), [...(before?.keys() ?? [])]];
      before = null;
      all.forEach((one) => running.get(one)?.cancel());
      for (const [element, now] of laid(all, place)) {
        const was = seen.get(element)!;
        const [x, y] = [was.x - now.x, was.y - now.y];
        if (now.height === 0 || was.height === 0 || Math.max(Math.abs(x), Math.abs(y), Math.abs(was.height - now.height)) < 1) continue;
        const times = was.height / now.height;
        // from corner to corner, though it grows about its middle: another origin would keep this off the compositor
        const [right, down] = [x + ((times - 1) * now.width) / 2, y + ((times - 1) * now.height) / 2];
        const animation = element.animate([{ transform: `translate(${right}px, ${down}px) scale(${times})` }, { transform: "none" }], {
          duration: LONG / speed,
          easing: "cubic-bezier(.2,.7,.2,1)",
        });
        running.set(element, animation);
      }
    });
  };
}
