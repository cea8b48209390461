// Doing one thing at a time, with a sentence where it cannot be done.
import { sentence, Trouble } from "../wire/api";

export class Doing {
  busy = $state(false);
  trouble = $state("");
  /** What the server doubts, as a result that hardly any match has: the question, and what sends it all the same. */
  asks: { text: string; yes: () => Promise<void> } | null = $state.raw(null);

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

  /** Send something that the server may doubt: then it is asked first whether it is right. */
  async result(send: (sure: boolean) => Promise<unknown>, done: () => void): Promise<void> {
    this.asks = null;
    let question = "";
    const sent = await this.run(async () => {
      try {
        await send(false);
      } catch (problem) {
        if (!(problem instanceof Trouble) || !/^club-(beyond|sure)-/.test(problem.code)) throw problem;
        question = problem.message;
      }
    });
    if (question) {
      const yes = async (): Promise<void> => {
        if (!(await this.run(() => send(true)))) return;
        this.asks = null;
        done();
      };
      this.asks = { text: question, yes };
    } else if (sent) done();
  }
}
