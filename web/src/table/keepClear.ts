// Where a panel lies over the table, so that it hides little: what an advice or a refusal says, nothing moves for it.

/** The upper left corner of a panel. */
export interface Corner {
  left: number;
  top: number;
}

/** Something that a panel had better not hide, and how much it counts. */
export interface Shown {
  box: DOMRect;
  weight: number;
}

/** Of some places for a panel of that size, the first at which it hides least. */
export function clearest(
  places: readonly Corner[],
  { width, height }: Pick<DOMRect, "width" | "height">,
  shown: readonly Shown[],
): Corner | null {
  const hidden = ({ left, top }: Corner): number =>
    shown.reduce((sum, { box, weight }) => {
      const high = Math.min(box.bottom, top + height) - Math.max(box.top, top);
      const wide = Math.min(box.right, left + width) - Math.max(box.left, left);
      return sum + weight * Math.max(0, high) * Math.max(0, wide);
    }, 0);
  const sums = places.map(hidden);
  return places[sums.indexOf(Math.min(...sums))] ?? null;
}

const EDGE = 8; // px to the edge of the window, and to what one plays with
/** What is better in view, the dearest first: what is to be pressed, what lies on the table, whose turn it is. */
const DEAR = [".own, :is([role=toolbar], .opening) button, .meld.lit, .new.lit", ".meld, .stock, .pile, .seat", ".status"];
const WEIGHTS = [100, 10, 1, 0.2];

/** Lay a panel over its table where it hides as little as may be: least of all those elements, rather what the others did. */
export function keepClear(panel: HTMLElement, most: readonly HTMLElement[] = []): void {
  const within = panel.closest<HTMLElement>("main, dialog") ?? document.body;
  const root = panel.offsetParent?.getBoundingClientRect();
  const table = (panel.closest(".board") ?? panel.offsetParent)?.getBoundingClientRect();
  if (!root || !table) return;
  const own = panel.getBoundingClientRect();
  const box = (selector: string): DOMRect | undefined => within.querySelector(selector)?.getBoundingClientRect();
  const [told, mine] = [box(".area.middle .log"), box(".controls") ?? box(".held .hand")];
  const [above, lowest] = [Math.max(0, box("header")?.bottom ?? 0) + EDGE, innerHeight - own.height - EDGE];
  const over = Math.min(box(".area.mine")?.top ?? lowest, mine?.top ?? lowest) - own.height - EDGE;
  const tops = [...(told ? [told.bottom - own.height] : []), over, above, (above + over) / 2, lowest].filter((top) => top >= above);
  const [middle, right] = [(table.left + table.right - own.width) / 2, table.right - own.width - EDGE];
  const lefts = table.width - own.width < 4 * EDGE ? [middle] : [middle, table.left + EDGE, right];
  const shown = [most, ...DEAR.map((one) => [...within.querySelectorAll<HTMLElement>(one)])];
  const weighed = shown.flatMap((some, dear) => some.map((one) => ({ box: one.getBoundingClientRect(), weight: WEIGHTS[dear]! })));
  const best = clearest(
    (tops.length > 0 ? tops : [above]).flatMap((top) => lefts.map((left) => ({ left, top }))),
    own,
    weighed,
  );
  if (best) Object.assign(panel.style, { left: `${best.left - root.left}px`, top: `${best.top - root.top}px` });
}
