// After each deal this browser proves by itself how its cards came to lie, and remembers what it found.
import { recordOf } from "../wire/records";
import { ownAdded, seals, type Seals } from "./seals";
import type { Finding, Verified } from "./verify";

/** What a shuffle has to do with this browser: its own numbers are in it, or missing; its seal is the one it was shown. */
export interface Kept {
  seal: "same" | "differs" | "unknown";
  own: "in" | "missing" | "unknown";
}

/** A sentence for the player: `verify-deal-…`. */
export type Judgement = "own" | "added" | "alone" | "seeded" | "wrong";

export function keptOf({ deal, commitment }: Finding, added: Verified["added"], shown: Seals, mine: Seals): Kept {
  const [seal, own] = [shown[deal], mine[deal]];
  return {
    seal: seal === undefined ? "unknown" : seal === commitment ? "same" : "differs",
    own: own === undefined ? "unknown" : added.get(deal)?.includes(own) ? "in" : "missing",
  };
}

export function isWrong(finding: Finding, kept: Kept): boolean {
  return finding.status === "not proven" || kept.seal === "differs" || kept.own === "missing";
}

/** What to tell after a deal: of it, or that something is wrong with any shuffle so far. */
export function judged(found: Verified, deal: number, shown: Seals, mine: Seals): Judgement {
  const kept = (one: Finding): Kept => keptOf(one, found.added, shown, mine);
  const last = found.findings.find((one) => one.deal === deal);
  if (!last || last.status !== "proven" || found.findings.some((one) => isWrong(one, kept(one)))) return "wrong";
  if (last.code === "seeded") return "seeded";
  if (kept(last).own === "in") return "own";
  return last.code === "added" ? "added" : "alone";
}

const SHOWN_MS = 500; // the score sheet comes first

export class Checking {
  /** What was found after the last deal; null: nothing yet, or the record could not be had. */
  told: Judgement | null = $state(null);
  #deal = 0;
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  /** A deal is over: look at it, once. */
  async over(deal: number): Promise<void> {
    if (deal === this.#deal) return;
    this.#deal = deal;
    if (this.told !== "wrong") this.told = null;
    await new Promise((done) => setTimeout(done, SHOWN_MS));
    try {
      const [{ verify }, record] = await Promise.all([import("./verify"), recordOf(this.#table)]);
      const found = await verify(record);
      const told = judged(found, deal, seals(this.#table), ownAdded(this.#table));
      if (deal === this.#deal && this.told !== "wrong") this.told = told;
    } catch {
      this.#deal = 0; // no connection, or too many asked: it is looked at again with the next deal
    }
  }
}
