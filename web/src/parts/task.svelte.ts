// Something that the page does for a person: one at a time, and in words where it cannot be done.
import { ApiError, sentence } from "../wire/api";
import type { Done, TableState } from "../wire/game.svelte";
import type { Ack, Failed, Refused } from "../wire/types";

/** Raises `ApiError` where the table did not take the command that is answered. */
export function taken(answer: Ack | Refused | Failed): void {
  if (answer.t === "failed") throw new ApiError(answer.code, answer.message);
  if (answer.t === "refused") throw new ApiError(answer.refusal.code, answer.refusal.message);
}

export class Task {
  busy = $state(false);
  problem = $state("");
  /** What the server doubts, as a result that hardly any match has: the question, and what sends it all the same. */
  asks: { text: string; yes: () => Promise<void> } | null = $state.raw(null);

  /** Do it, unless something is being done: resolves to whether it was done. `said` words what it throws. */
  async run(act: () => Promise<unknown>, said: (problem: unknown) => string = sentence): Promise<boolean> {
    if (this.busy) return false;
    [this.busy, this.problem] = [true, ""];
    try {
      await act();
      return true;
    } catch (problem) {
      this.problem = said(problem);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Send a command to a table: resolves to whether the table took it. */
  send(table: Pick<TableState, "send">, command: Done): Promise<boolean> {
    return this.run(async () => taken(await table.send(command)));
  }

  /** Send something that the server may doubt: then it is asked first whether it is right. */
  async result(send: (sure: boolean) => Promise<unknown>, done: () => void): Promise<void> {
    this.asks = null;
    let question = "";
    const sent = await this.run(async () => {
      try {
        await send(false);
      } catch (problem) {
        if (!(problem instanceof ApiError) || !/^club-(beyond|sure)-/.test(problem.code)) throw problem;
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
