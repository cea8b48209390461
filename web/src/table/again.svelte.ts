// The last turns once more: the cards of each move again, one turn after another.
import { fly, land } from "../cards/fly";
import { plan } from "../cards/flights";
import { flightSpeed } from "../shell/settings.svelte";
import type { DealView, GameEvent } from "../wire/types";
import { turnsSince } from "./turnStrip";

const BETWEEN = 450; // ms between two turns, at speed 1

/** Where cards fly: over the table, in the layer above it. */
export interface Air {
  root: HTMLElement;
  layer: HTMLElement;
}

export class ShownAgain {
  /** The number of the turn whose cards move. */
  turn: number | null = $state(null);
  #air: Air | null = null;

  /** The others' turns since the own last one, card by card; asked for a second time, it ends. */
  async start(air: Air | null, view: DealView | null, events: readonly GameEvent[], seat: number | null): Promise<void> {
    if (this.turn !== null) return this.stop();
    if (!air || !view || flightSpeed() === 0) return;
    this.#air = air;
    for (const turn of turnsSince(events, seat)) {
      this.turn = turn.number;
      await fly(air.root, air.layer, plan(turn.events, view, view), flightSpeed());
      await new Promise((done) => setTimeout(done, BETWEEN / flightSpeed()));
      if (this.turn !== turn.number) return;
    }
    this.turn = null;
  }

  stop(): void {
    if (this.turn === null) return;
    this.turn = null;
    if (this.#air) land(this.#air.layer);
  }
}
