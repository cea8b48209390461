// A wish to play: made, looked at until there is a table, answered, ended.
import { ApiError, sentence } from "../wire/api";
import type { WishState } from "../wire/types";
import { answer, endWish, lookAtWish, wish } from "./asks";
import { newSecret } from "../shell/begin";

const AGAIN = 2000; // ms, after a look that did not reach the server

export interface Wanted {
  rules: string;
  /** As Date.now(). */
  until: number;
}

export class Wishing {
  /** The game and the time that are wished for; null without a wish. */
  wanted: Wanted | null = $state.raw(null);
  state: WishState | null = $state.raw(null);
  problem = $state("");
  #key = "";
  #looking = new AbortController();
  readonly #seated: (table: string, key: string) => void;

  /** `seated` hears of the table once its match has begun, with the key of the own seat. */
  constructor(seated: (table: string, key: string) => void) {
    this.#seated = seated;
  }

  async begin(wanted: Wanted): Promise<void> {
    this.problem = "";
    this.#key = newSecret();
    this.#hear(await wish(wanted.rules, wanted.until, this.#key));
    this.wanted = wanted;
    void this.#look();
  }

  async answer(yes: boolean): Promise<void> {
    this.problem = "";
    try {
      this.#hear(await answer(this.#key, yes));
    } catch (problem) {
      if (problem instanceof ApiError && problem.code === "company-no-wish" && !yes) this.#stop();
      else if (problem instanceof ApiError && problem.code === "company-no-wish") this.#stop(sentence(problem));
      else this.problem = sentence(problem);
    }
  }

  /** End the wish, if there is one. */
  end(): void {
    if (!this.wanted) return;
    const key = this.#key;
    this.#stop();
    void endWish(key).catch(() => undefined); // it lapses by itself
  }

  #stop(problem = ""): void {
    this.#looking.abort();
    [this.wanted, this.state, this.problem] = [null, null, problem];
  }

  #hear(state: WishState): void {
    this.state = state;
    if (state.step !== "seated") return;
    const key = this.#key;
    this.#stop();
    this.#seated(state.table!, key);
  }

  /** Look again and again, without a timer of the page: a tab in the background has slow ones. */
  async #look(): Promise<void> {
    const { signal } = (this.#looking = new AbortController());
    while (!signal.aborted) {
      try {
        const state = await lookAtWish(this.#key, this.state?.mark ?? "", signal);
        if (!signal.aborted) this.#hear(state);
      } catch (problem) {
        if (signal.aborted) return;
        if (problem instanceof ApiError && problem.code === "company-no-wish") return this.#stop(sentence(problem));
        this.problem = sentence(problem);
        await new Promise((go) => setTimeout(go, AGAIN));
        if (!signal.aborted) this.problem = "";
      }
    }
  }
}
