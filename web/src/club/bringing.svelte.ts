// Taking in a copy of another computer: by its own key if that opens what it replaces here, else by the code of the server.
import type { Task } from "../parts/task.svelte";
import { headerOf, ownEntry, type Entry } from "./copies";

export class Bringing {
  /** The copy for which the code is asked. */
  waiting = $state.raw<File | null>(null);
  readonly #task: Task;
  readonly #send: (copy: File, entry: Entry | null) => Promise<void>;

  constructor(task: Task, send: (copy: File, entry: Entry | null) => Promise<void>) {
    this.#task = task;
    this.#send = send;
  }

  /** Send a file, or ask for the code first. */
  take(copy: File): void {
    this.waiting = null;
    void this.#task.run(async () => {
      const header = await headerOf(copy);
      const entry = header && (await ownEntry(header));
      if (header && !entry) this.waiting = copy;
      else await this.#send(copy, entry);
    });
  }

  /** Send the copy that waits, with the code. */
  enter(code: string): void {
    const copy = this.waiting;
    if (copy) void this.#task.run(() => this.#send(copy, { key: code }));
  }
}
