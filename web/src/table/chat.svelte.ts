// What is said at the table, as this person wants to hear it: players can be muted, here and for good.
import { load, save } from "../shell/storage";
import type { Said } from "../wire/types";

const SHOWN_MS = 5000;

export class Chat {
  #place: string;
  muted: ReadonlySet<number> = $state.raw(new Set());
  /** What was just said, by player: it stands beside them for a few seconds. */
  bubbles: Readonly<Record<number, Said>> = $state.raw({});
  #heard: number | null = null;

  constructor(table: string) {
    this.#place = `muted.${table}`;
    const found = load(this.#place);
    if (Array.isArray(found)) this.muted = new Set(found.filter(Number.isInteger));
  }

  mute(player: number): void {
    const now = new Set(this.muted);
    if (!now.delete(player)) now.add(player);
    this.muted = now;
    if (now.has(player)) this.#hush(player);
    save(this.#place, [...now]);
  }

  /** Words that are new are shown beside their speaker; what was said before the page opened is not. */
  hear(said: readonly Said[]): void {
    const last = said.at(-1)?.seq ?? 0;
    if (this.#heard !== null) {
      for (const one of said) if (one.seq > this.#heard && !this.muted.has(one.player)) this.#show(one);
    }
    this.#heard = last;
  }

  #show(one: Said): void {
    this.bubbles = { ...this.bubbles, [one.player]: one };
    setTimeout(() => {
      if (this.bubbles[one.player] === one) this.#hush(one.player);
    }, SHOWN_MS);
  }
  #hush(player: number): void {
    const { [player]: _, ...others } = this.bubbles;
    this.bubbles = others;
  }
}
