// A hint that was asked for: what was advised, or why nothing was.
import type { TableState } from "../wire/game.svelte";
import type { Hinted } from "../wire/types";
import type { Play } from "./play.svelte";

const SLOW = 400; // ms after which one is told that the answer takes a while

export class Advice {
  hint: Hinted | null = $state.raw(null);
  refused: string | null = $state(null);
  /** An answer takes a while. */
  thinking = $state(false);
  #asking = false;
  readonly #table: Pick<TableState, "hint">;
  readonly #play: Play;

  constructor(table: Pick<TableState, "hint">, play: Play) {
    [this.#table, this.#play] = [table, play];
  }

  async ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    const slow = setTimeout(() => (this.thinking = true), SLOW);
    try {
      await this.#answer();
    } finally {
      clearTimeout(slow);
      this.thinking = this.#asking = false;
    }
  }

  /** What has happened before the answer came makes it worthless: it is asked for again, as long as one is on turn. */
  async #answer(): Promise<void> {
    const last = (): number | undefined => this.#play.table.events.at(-1)?.number;
    const before = last();
    const told = await this.#table.hint();
    if (last() !== before) return this.#play.mine ? this.#answer() : undefined;
    this.hint = told.t === "hinted" ? told : null;
    this.refused = told.t === "hinted" ? null : told.message;
    if (this.hint) this.#play.show(this.hint.action);
  }

  clear(): void {
    this.hint = this.refused = null;
  }
}
