// Lets what lies in a place glide to where it belongs when something comes there or goes: nothing jumps.
import { tick } from "svelte";
import { still } from "../cards/fly";

const LONG = 260; // ms at speed 1

/** Where it is laid out, whatever moves it just now. */
interface Laid {
  x: number;
  y: number;
  height: number;
}

function laid(element: HTMLElement): Laid {
  let [x, y] = [0, 0];
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) [x, y] = [x + at.offsetLeft, y + at.offsetTop];
  return { x, y, height: element.offsetHeight };
}

/** Returns what is called before a change, with all that lies there. After the change, before it is painted, each sets out from where it lay. */
export function glides(): (elements: readonly HTMLElement[], speed: number) => void {
  let before: Map<HTMLElement, Laid> | null = null;
  return (elements, speed) => {
    if (before || elements.length === 0 || still(speed)) return;
    before = new Map(elements.map((one) => [one, laid(one)]));
    // after flights have found where they end, and before anything has the page painted
    void tick().then(() => {
      const moved = [...(before ?? [])].flatMap(([element, was]) => {
        const now = laid(element);
        const same = now.x === was.x && now.y === was.y && now.height === was.height;
        return same || now.height === 0 ? [] : [{ element, was, now }];
      });
      before = null;
      for (const { element, was, now } of moved) {
        const from = `translate(${was.x - now.x}px, ${was.y - now.y}px) scale(${was.height / now.height})`;
        element.animate(
          [
            { transform: from, transformOrigin: "0 0" },
            { transform: "none", transformOrigin: "0 0" },
          ],
          { duration: LONG / speed, easing: "cubic-bezier(.2,.7,.2,1)" },
        );
      }
    });
  };
}
