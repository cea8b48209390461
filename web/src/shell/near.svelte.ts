// How phones in the hall call this server. It may have several addresses, and knows itself as localhost; the organiser chooses.
import { load, save } from "./storage";
import { api } from "../wire/api";

const NAME = "near";
const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** Whether only this machine finds that address. */
export function isLocal(address: string): boolean {
  return LOOPBACK.has(new URL(address).hostname);
}

class Near {
  all: string[] = $state.raw([]);
  /** Whether the server has answered. */
  known = $state(false);
  #chosen = $state("");

  /** The address for links and codes; empty while it is not known, or where there is none that others could reach. */
  get address(): string {
    if (this.all.includes(this.#chosen)) return this.#chosen;
    return this.all[0] ?? (isLocal(location.origin) ? "" : location.origin);
  }

  choose(address: string): void {
    this.#chosen = address;
    save(NAME, address);
  }

  /** Ask the server. Without an answer there is the address of this page, where it is none of this machine alone. */
  async look(): Promise<void> {
    const kept = load(NAME);
    if (typeof kept === "string") this.#chosen = kept;
    try {
      const told = await api.addresses();
      this.all = told.all.filter((each) => !isLocal(each));
      this.known = true;
    } catch {
      // asked again by the next page that needs it
    }
  }
}

export const near = new Near();
