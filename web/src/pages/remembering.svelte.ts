// My matches hears of the match at a table, from the page of the table.
import { untrack } from "svelte";
import { hear } from "../matches/heard";
import type { LiveTable } from "../wire/game.svelte";

const SOON = 5000; // ms

/** Tell of each deal that is over, and of the end, at once: the page may be closed; that a match has begun, once all else is there. */
export function remembering(of: () => LiveTable): void {
  const told = $derived.by(() => {
    const { info, seat } = of();
    return info && seat !== null && info.names.length > 0 ? info.sheets.length + Number(info.stage === "finished") : -1;
  });
  $effect(() => {
    if (told < 0) return;
    const seen = untrack(() => {
      const { key, info, view, events, seat } = of();
      return { key, info, view, events, seat };
    });
    // My matches itself asks about what it has not heard, as where the server has just gone.
    let untold = true;
    const tell = (): void => {
      if (untold) hear(() => import("../matches/seen").then(({ remember }) => remember(seen)));
      untold = false;
    };
    if (told > 0) return tell();
    const later = setTimeout(tell, SOON);
    return () => {
      clearTimeout(later);
      tell(); // ahead of what comes next, or as the page is left
    };
  });
}
