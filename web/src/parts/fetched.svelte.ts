// What a page asks the server for: the newest answer, or in words why there is none.
import { sentence } from "../wire/api";

export class Fetched<Value> {
  /** The last answer; it stays while the next one is on its way. */
  value: Value | null = $state.raw(null);
  problem = $state("");

  /**
   * Ask when the component is shown, and again when what `question` reads has changed; an answer to an earlier question is
   * dropped, and its signal is aborted. `question` gives null where nothing is to be asked. With `anew` the value goes
   * before each question.
   */
  constructor(question: (signal: AbortSignal) => Promise<Value> | null, { anew = false } = {}) {
    $effect(() => {
      const stop = new AbortController();
      const { signal } = stop;
      this.problem = "";
      if (anew) this.value = null;
      question(signal)?.then(
        (value) => signal.aborted || (this.value = value),
        (problem: unknown) => signal.aborted || (this.problem = sentence(problem)),
      );
      return () => stop.abort();
    });
  }
}
