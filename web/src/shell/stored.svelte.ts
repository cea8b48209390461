// A list that the browser keeps between visits.
import { load, save } from "./storage";

export const isText = (value: unknown): value is string => typeof value === "string";

export class StoredList<Entry> {
  #all: readonly Entry[] = $state.raw([]);
  readonly #name: string;
  readonly #valid: (value: unknown) => value is Entry;

  /** Under that name; what is kept there and is not `valid` is left out. */
  constructor(name: string, valid: (value: unknown) => value is Entry) {
    [this.#name, this.#valid] = [name, valid];
    this.#all = this.#read();
    // another tab has changed it, or another device has brought more
    addEventListener("storage", ({ key }) => {
      if (key === `canasta.${name}`) this.#all = this.#read();
    });
  }

  get all(): readonly Entry[] {
    return this.#all;
  }

  /** Make another list of what is kept now, which another tab may have changed. */
  change(made: (all: readonly Entry[]) => readonly Entry[]): void {
    this.#all = made(this.#read());
    save(this.#name, this.#all);
  }

  #read(): Entry[] {
    const found = load(this.#name);
    return Array.isArray(found) ? found.filter(this.#valid) : [];
  }
}
