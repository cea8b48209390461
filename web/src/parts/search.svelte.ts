// What people look for in their own words: the server finds it, so that one search serves page and terminal.
import { sentence } from "../wire/api";

const PAUSE = 180; // ms after the last letter

export class Search<Found> {
  typed = $state("");
  /** What was found for what is typed, the best first; null while nothing is typed, or nothing known yet. */
  found = $state.raw<readonly Found[] | null>(null);
  trouble = $state("");
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** Look for what is typed now; at once where something else has changed than the letters. */
  look(ask: (said: string) => Promise<readonly Found[]>, pause: number = PAUSE): void {
    clearTimeout(this.#waiting);
    const said = this.typed.trim().slice(0, 200);
    const number = ++this.#asked;
    if (!said) {
      [this.found, this.trouble] = [null, ""];
      return;
    }
    this.#waiting = setTimeout(() => {
      ask(said).then(
        (found) => number === this.#asked && ([this.found, this.trouble] = [found, ""]),
        (problem) => number === this.#asked && ([this.found, this.trouble] = [null, sentence(problem)]),
      );
    }, pause);
  }
}
