// Where a panel lies over the table, so that it hides little: what an advice or a refusal says, nothing moves for it.

/** Something that a panel had better not hide, and how much a pixel of it counts. */
interface Shown {
  box: DOMRect;
  weight: number;
}

/** The upper left corner of a panel. */
interface Corner {
  left: number;
  top: number;
}

const EDGE = 8; // px to the edge of the window
const APART = 2; // px to what it does not hide
const GRID = 8; // px between the places that are tried
/** What is better in view, the dearest first: what is to be pressed, what lies on the table, whose turn it is, what was told. */
const DEAR = [
  ".own, :is([role=toolbar], .opening) button, .meld.lit, .new.lit",
  ".meld, .across .at, .reds, .stock, .pile, .seat",
  ".status",
  ".chip, .log",
] as const;
const WEIGHTS = [1e4, 100, 10, 1]; // so far apart that a card covered whole counts less than a corner of a button
/** What a tip may not hide: cards, piles, players, what is to be pressed. */
const NEVER = ".card, .stock, .pile, .seat, .spot .under, .new, .mine button, .opening";
/** The widths of a tip that are tried one after the other, in rem. */
const WIDTHS = [34, 24, 17, 15, 12];

/** Lay a panel over its table where it hides as little as may be, and least of all `most`. */
export function keepClear(panel: HTMLElement, most: readonly HTMLElement[] = []): void {
  const within = panel.closest("main, dialog") ?? document.body;
  const dear = DEAR.flatMap((one, place) => shownAt(within.querySelectorAll(one), WEIGHTS[place]!));
  lay(panel, [...shownAt(most, 10 * WEIGHTS[0]!), ...dear]);
}

/** Lay a tip where it hides nothing of the game; it stays where it lies while that is so. Whether there is such a place. */
export function layClear(panel: HTMLElement): boolean {
  const within = panel.closest("main") ?? document.body;
  const never = shownAt(within.querySelectorAll(NEVER), Infinity);
  if (panel.style.left !== "" && staysClear(panel.getBoundingClientRect(), never)) return true;
  const rather = shownAt(within.querySelectorAll(".status"), 50).concat(shownAt(within.querySelectorAll(".chip, .log"), 1));
  return WIDTHS.some((width) => {
    panel.style.setProperty("--most", `${width}rem`);
    return lay(panel, [...never, ...rather]);
  });
}

function staysClear(box: DOMRect, never: readonly Shown[]): boolean {
  const { left, top, right, bottom, width, height } = box;
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && hiddenBy({ left, top }, width, height, never) === 0;
}

function shownAt(some: Iterable<Element>, weight: number): Shown[] {
  return [...some].map((one) => ({ box: one.getBoundingClientRect(), weight })).filter(({ box }) => box.width > 0 && box.height > 0);
}

/** Lay a panel where it hides least, near to the hand among equals; false, and nothing moves, if each place hides something without measure. */
function lay(panel: HTMLElement, shown: readonly Shown[]): boolean {
  const within = panel.closest("main, dialog") ?? document.body;
  const root = panel.offsetParent?.getBoundingClientRect();
  const table = (panel.closest(".board") ?? panel.offsetParent)?.getBoundingClientRect();
  if (!root || !table) return false;
  const [width, height] = [panel.offsetWidth, panel.offsetHeight];
  const top = Math.max(0, within.querySelector("header")?.getBoundingClientRect().bottom ?? 0) + EDGE;
  const hand = within.querySelector(".area.mine, .controls, .held .hand")?.getBoundingClientRect().top ?? innerHeight;
  const near = { left: (table.left + table.right - width) / 2, top: hand - height - EDGE };
  const least = { sum: Infinity, far: Infinity, left: 0, top: 0 };
  for (const y of steps(top, innerHeight - height - EDGE))
    for (const x of steps(table.left + EDGE, table.right - width - EDGE)) {
      const far = Math.abs(x - near.left) + Math.abs(y - near.top);
      const sum = hiddenBy({ left: x, top: y }, width, height, shown);
      if (sum < least.sum || (sum === least.sum && far < least.far)) Object.assign(least, { sum, far, left: x, top: y });
    }
  if (least.sum === Infinity) return false;
  Object.assign(panel.style, { left: `${least.left - root.left}px`, top: `${least.top - root.top}px` });
  return true;
}

/** How much a panel of that size hides at that place. */
function hiddenBy({ left, top }: Corner, width: number, height: number, shown: readonly Shown[]): number {
  let sum = 0;
  for (const { box, weight } of shown) {
    const high = Math.min(box.bottom, top + height + APART) - Math.max(box.top, top - APART);
    const wide = Math.min(box.right, left + width + APART) - Math.max(box.left, left - APART);
    if (high > 0 && wide > 0) sum += weight * high * wide;
  }
  return sum;
}

/** From one number to another by the grid, the last one too; the first alone where there is no room. */
function steps(from: number, to: number): number[] {
  const count = Math.max(0, Math.ceil((to - from) / GRID));
  return Array.from({ length: count + 1 }, (_, at) => (count > 0 ? Math.min(to, from + at * GRID) : from));
}
