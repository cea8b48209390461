// The guide through the first match: which table it belongs to and what it has said there. It comes once in a browser.
import { needTexts } from "../texts";
import { load, save } from "./storage";

const NAME = "guide";

interface Guided {
  table: string;
  seen: string[];
}

/** Whether the next match is the first that this browser plays; `others` are its tables. */
export const firstMatch = (others: number): boolean => others === 0 && load(NAME) === null;

/** The match against bots that has been opened is guided if it is the first that this browser plays. */
export function guideFirst(table: string, others: number): void {
  if (firstMatch(others)) save(NAME, { table, seen: [] });
}

/** What the guide has said at that table; null if the table has none, or has it no more. */
export function guidedAt(table: string): readonly string[] | null {
  const kept = load(NAME) as Guided | null;
  return table !== "" && kept?.table === table && Array.isArray(kept.seen) ? kept.seen : null;
}

/** Keep what has been said; without a list the guide is over for good. */
export function keepGuide(table: string, seen?: readonly string[]): void {
  save(NAME, { table: seen ? table : "", seen: seen ?? [] });
}

/** The guide of that table, on its way; null without one. Where it cannot come, the match goes on without. */
export function guideOf(table: string): Promise<typeof import("../table/Guide.svelte").default | null> | null {
  if (!guidedAt(table)) return null;
  return Promise.all([import("../table/Guide.svelte"), needTexts("web_guide")]).then(
    ([{ default: Guide }]) => Guide,
    () => null,
  );
}
