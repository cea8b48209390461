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

type Size = Pick<DOMRect, "width" | "height">;

/** How much a panel of that size hides at that place. */
function hiddenBy({ left, top }: Corner, { width, height }: Size, shown: readonly Shown[]): number {
  return shown.reduce((sum, { box, weight }) => {
    const high = Math.min(box.bottom, top + height) - Math.max(box.top, top);
    const wide = Math.min(box.right, left + width) - Math.max(box.left, left);
    return sum + weight * Math.max(0, high) * Math.max(0, wide);
  }, 0);
}

/** Of some places for a panel of that size, the first at which it hides least. */
export function clearest(places: readonly Corner[], size: Size, shown: readonly Shown[]): Corner | null {
  const sums = places.map((place) => hiddenBy(place, size, shown));
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
  const own = { width: panel.offsetWidth, height: panel.offsetHeight };
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

/** What a tip may not hide: cards, piles, players, what is to be pressed. Names and sentences are better in view too. */
const NEVER = ".card, .stock, .pile, .seat, .spot .under, .new, .mine button, .opening";
const RATHER_NOT = [".status", ".chip, .log"];
/** Widths that are tried one after the other, in rem, and the distance in px between the places that are. */
const WIDTHS = [34, 24, 17, 15, 12];
const GRID = 8;

/** Lay a panel where it hides nothing of the game: whether there is such a place. */
export function layClear(panel: HTMLElement): boolean {
  const within = panel.closest<HTMLElement>("main") ?? document.body;
  const root = panel.offsetParent?.getBoundingClientRect();
  if (!root) return false;
  const boxes = (selector: string, weight: number): Shown[] =>
    [...within.querySelectorAll(selector)].map((one) => ({ box: one.getBoundingClientRect(), weight }));
  const [never, rather] = [boxes(NEVER, 1), RATHER_NOT.flatMap((one, place) => boxes(one, place ? 1 : 50))];
  const above = Math.max(root.top, within.querySelector("header")?.getBoundingClientRect().bottom ?? 0) + EDGE / 2;
  for (const width of WIDTHS) {
    panel.style.setProperty("--most", `${width}rem`);
    const own = { width: panel.offsetWidth, height: panel.offsetHeight };
    const lefts = spread(root.left + EDGE, root.right - own.width - EDGE);
    const places = spread(above, innerHeight - own.height - EDGE).flatMap((top) => lefts.map((left) => ({ left, top })));
    const free = places.filter((place) => hiddenBy(place, own, never) === 0);
    const best = clearest(nearest(free, { left: (root.left + root.right - own.width) / 2, top: innerHeight * 0.6 }), own, rather);
    if (!best) continue;
    Object.assign(panel.style, { left: `${best.left - root.left}px`, top: `${best.top - root.top}px` });
    return true;
  }
  return false;
}

/** From one number to another by the grid, the last one too. */
function spread(from: number, to: number): number[] {
  const count = Math.max(0, Math.ceil((to - from) / GRID));
  return Array.from({ length: count + 1 }, (_, at) => Math.min(to, from + at * GRID)).filter((one) => one >= from);
}

function nearest(places: readonly Corner[], to: Corner): Corner[] {
  const off = ({ left, top }: Corner): number => Math.abs(left - to.left) + Math.abs(top - to.top);
  return [...places].sort((a, b) => off(a) - off(b));
}
