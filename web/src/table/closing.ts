// How a deal ended, to be seen and heard before its score sheet: who went out, in what way, or that the stock was gone.
import type { GameEvent, SideSheet } from "../wire/types";

export interface DealEnd {
  /** The seat that went out; null where the stock ended the deal. */
  seat: number | null;
  /** The sentence that says so. */
  text: string;
  number: number;
}

/** Lines of the sheet that say in what way somebody went out. */
const WAYS = /^(?:concealed|clean-game$|black-threes-out$)/;

/** How that deal ended, as far as this browser was told. */
export function closingOf(events: readonly GameEvent[], deal: number): DealEnd | null {
  let here: number | null = null;
  let out: Extract<GameEvent, { kind: "out" }> | undefined;
  for (const event of events) {
    if (event.kind === "deal") [here, out] = [event.deal, undefined];
    else if (event.kind === "out") out = event;
    else if (event.kind === "over" && (here ?? deal) === deal) {
      const told = out ?? event;
      return { seat: out?.seat ?? null, text: told.text, number: told.number };
    }
  }
  return null;
}

/** The ways in which it was done, in the words of the sheet: concealed, a clean game, with black threes. */
export function waysOf(sheet: readonly SideSheet[], seat: number | null): string[] {
  const side = seat === null ? undefined : sheet.find((one) => one.side === seat % sheet.length);
  const labels = (side?.lines ?? []).filter((line) => WAYS.test(line.code) && line.points > 0).map((line) => line.label);
  return [...new Set(labels)];
}
