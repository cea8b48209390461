// The moments as they are shown: one after another, each for a few seconds, until a tap or a key ends them all.
import type { Moment } from "./moments";

const SHOWN = 2400; // ms for each
const CARDS = 4500; // ms where cards are to be looked at
const MOST = 3; // that wait: more would still be there when they are old

export class MomentQueue {
  now: Moment | null = $state.raw(null);
  /** What listeners are told besides the sentences, by the number of the event. */
  aloud: ReadonlyMap<number, string> = $state.raw(new Map());
  #waiting: Moment[] = [];
  #until: ReturnType<typeof setTimeout> | undefined;

  add(moments: readonly Moment[]): void {
    const aloud = moments.filter((one) => one.aloud && one.title !== "");
    if (aloud.length > 0) this.aloud = new Map([...this.aloud, ...aloud.map((one) => [one.number, one.title] as const)]);
    this.#waiting = [...this.#waiting, ...moments].slice(-MOST);
    if (!this.now) this.#next();
  }

  /** Enough: what is shown and what waits goes. */
  skip(): void {
    this.#waiting = [];
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#until);
    this.now = this.#waiting.shift() ?? null;
    if (this.now) this.#until = setTimeout(() => this.#next(), this.now.cards.length > 0 ? CARDS : SHOWN);
  }
}
