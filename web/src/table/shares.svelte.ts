// What each place of an upright table gets of its height: by what lay there at the last own action, so that stock and pile
// keep their place while others play. Against two other sides, and for who watches, the others' place has a fixed height.
import type { DealView, SideView } from "../wire/types";
import { parted, piecesOf, sideHigh, type Piece } from "./fit";
import { fan, leastStrip } from "./hand";
import type { Lengths } from "./lengths";
import type { Play } from "./play.svelte";
import { grown, placeHigh } from "./upright";

export interface Seen {
  view: DealView;
  play: Play;
  /** The side of who looks, and the others. */
  ours: number;
  theirs: readonly number[];
  width: number;
  height: number;
  sizes: Lengths;
  /** Cards of the hand that are asked for larger do not grow further. */
  large: boolean;
}

const [PLATES, ACTIONS] = [96, 52]; // plates with all gaps, and a row of buttons
const EDGES = 32; // of a place, left and right
const HAND_EDGES = 16;

export class Shares {
  readonly #of: () => Seen;
  readonly #seen = $derived.by(() => this.#of());
  #before: DealView | null = null;
  #settled: readonly SideView[] = [];
  /** What lay there at the last own action, or at the beginning of the deal. */
  readonly #lain = $derived.by((): readonly SideView[] => {
    const { view } = this.#seen;
    const last = this.#before;
    if (view !== last && (!last || last.deal !== view.deal || last.to_act === last.seat)) this.#settled = view.sides;
    this.#before = view;
    return this.#settled;
  });
  readonly #fixed = $derived(this.#seen.sizes.form !== "portrait" || this.#seen.view.seat === null);

  /** How high the others' place is, in pixels. */
  readonly theirs = $derived.by((): number => {
    const { sizes, theirs, width } = this.#seen;
    const [lies, most] = [this.#lain[theirs[0] ?? 0], sizes.upright.theirs];
    if (this.#fixed || theirs.length > 1 || !lies) return most;
    return placeHigh(this.#pieces(lies, false), { width: width - EDGES, height: most }, sizes);
  });

  /** How wide a card of the hand is: what the own cards leave of the height is for the hand. */
  readonly hand = $derived.by((): number => {
    const { sizes, ours, width, height, large, play } = this.#seen;
    const lies = this.#lain[ours];
    if (this.#fixed || large || !lies) return sizes.hand;
    const rest = height - PLATES - this.theirs - sizes.upright.middle - ACTIONS * (lies.opened ? 1 : 2);
    const room = rest - placeHigh(this.#pieces(lies, true), { width: width - EDGES, height: rest }, sizes);
    return grown(sizes.hand, room, (card) => {
      const { height, places } = fan(play.hand, width - HAND_EDGES, {
        cardWidth: card,
        leastStrip: leastStrip(card, false),
        mostRows: 3,
        arc: false,
        lift: card * 0.2,
      });
      return { height, rows: (places.at(-1)?.row ?? 0) + 1 };
    });
  });

  /** How high the own place is at least: what its cards need, or a fifth of the table; beyond it, rows scroll. */
  readonly ours = $derived.by((): number => {
    const { view, play, ours, width, height, sizes } = this.#seen;
    const lies = view.sides[ours];
    if (sizes.form !== "portrait" || !lies) return 0;
    const watching = view.seat === null;
    const pieces = this.#pieces(lies, !watching, !watching && play.mine ? play.melds : lies.melds);
    return Math.min(sideHigh(pieces, width - EDGES, sizes.least) + 8, height / 5);
  });

  constructor(of: () => Seen) {
    this.#of = of;
  }

  #pieces(lies: SideView, own: boolean, melds: Parameters<typeof parted>[1] = lies.melds): Piece[] {
    const { stack, moda } = this.#seen.view;
    return piecesOf({ ...parted(lies, melds), reds: lies.red_threes }, { stack, moda, own });
  }
}
