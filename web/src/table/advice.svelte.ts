// A hint that was asked for: what was advised, or why nothing was.
import type { TableState } from "../wire/game.svelte";
import type { Hinted } from "../wire/types";
import type { Play } from "./play.svelte";

export class Advice {
  hint: Hinted | null = $state.raw(null);
  refused: string | null = $state(null);
  readonly #table: Pick<TableState, "hint">;
  readonly #play: Play;

  constructor(table: Pick<TableState, "hint">, play: Play) {
    [this.#table, this.#play] = [table, play];
  }

  /** What has happened before the answer came makes it worthless: it is asked for again, as long as one is on turn. */
  async ask(): Promise<void> {
    const last = (): number | undefined => this.#play.table.events.at(-1)?.number;
    const before = last();
    const told = await this.#table.hint();
    if (last() !== before) return this.#play.mine ? this.ask() : undefined;
    this.hint = told.t === "hinted" ? told : null;
    this.refused = told.t === "hinted" ? null : told.message;
    if (this.hint) this.#play.show(this.hint.action);
  }

  clear(): void {
    this.hint = this.refused = null;
  }
}
