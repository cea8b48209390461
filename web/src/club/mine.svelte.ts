// The competitions and score sheets that this browser has a key for, kept here and nowhere else.
import { keep, readKept } from "../kept";

export type Kind = "competition" | "sheet";
export interface Mine {
  kind: Kind;
  id: string;
  key: string;
  /** What the key may do: organiser, deputy, table or sheet. */
  role: string;
  title: string;
  /** When it was last seen, as Date.now(). */
  at: number;
}

const MOST = 40;

function isMine(value: unknown): value is Mine {
  const one = value as Mine | null;
  return typeof one?.id === "string" && typeof one.key === "string" && (one.kind === "competition" || one.kind === "sheet");
}

class MyClub {
  /** The one seen last comes first. */
  all: Mine[] = $state.raw(this.#read());

  #read(): Mine[] {
    const found = readKept("club");
    return Array.isArray(found) ? found.filter(isMine) : [];
  }

  key(kind: Kind, id: string): string | null {
    return this.all.find((one) => one.kind === kind && one.id === id)?.key ?? null;
  }

  /** Keep a key, or what is new about it. */
  seen(mine: Omit<Mine, "at">): void {
    this.#keep([{ ...mine, at: Date.now() }, ...this.#without(mine.kind, mine.id)].slice(0, MOST));
  }

  forget(kind: Kind, id: string): void {
    this.#keep(this.#without(kind, id));
  }

  // Read anew before every change: another tab may have added one.
  #without(kind: Kind, id: string): Mine[] {
    return this.#read().filter((one) => one.kind !== kind || one.id !== id);
  }

  #keep(all: Mine[]): void {
    this.all = all;
    keep("club", all);
  }
}

export const mine = new MyClub();
