// Doing one thing at a time, with a sentence where it cannot be done.
import { sentence } from "../wire/api";

export class Doing {
  busy = $state(false);
  trouble = $state("");

  /** Whether it was done. */
  async run(act: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    [this.busy, this.trouble] = [true, ""];
    try {
      await act();
      return true;
    } catch (problem) {
      this.trouble = sentence(problem);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
