// The end of a deal: its last cards move, then it is told how it ended, then comes the score sheet.
import type { TableState } from "../wire/game.svelte";
import { closingOf, type DealEnd } from "./closing";

const LOOK = 3000; // ms before the sheet opens

export class Ending {
  /** Whether it has just ended: the sheet waits. */
  on = $state(false);
  closing: DealEnd | null = $state.raw(null);
  /** Whether its score sheet was closed. */
  closed = $state(false);
  /** The deal that is watched again: with the coach, or to try its moments. */
  watched: { deal: number; coached: boolean; trying: boolean } | null = $state.raw(null);
  #look: ReturnType<typeof setTimeout> | undefined;
  readonly #table: Pick<TableState, "events" | "info">;

  constructor(table: Pick<TableState, "events" | "info">) {
    this.#table = table;
  }

  /** Begin with the flight of the last cards. */
  async show(flown: Promise<void>): Promise<void> {
    this.on = true;
    this.closed = false;
    await flown;
    if (!this.on) return;
    this.closing = closingOf(this.#table.events, this.#table.info?.sheets.length ?? 0);
    this.#look = setTimeout(() => this.seen(), this.closing ? LOOK : 0);
  }

  seen(): void {
    clearTimeout(this.#look);
    this.on = false;
    this.closing = null;
  }
  /** The others play on: another deal has begun. */
  leave(): void {
    this.watched = null;
    this.closed = false;
    this.seen();
  }
}
