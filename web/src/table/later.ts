// Parts of the table that are wanted later: fetched once the table is there, so that they open without a wait.
import { loadMenu } from "../parts/TableMenu.svelte";
import { loadSheet } from "./AfterDeal.svelte";

export const later = {
  hint: () => import("./Hint.svelte"),
  sheet: loadSheet,
  menu: loadMenu,
  talk: () => import("./Talk.svelte"),
  keys: () => import("./KeyHelp.svelte"),
};

const IDLE = 2000; // ms

/** Fetch them in a moment; returns how not to. */
export function fetchLater(): () => void {
  const fetching = setTimeout(() => Object.values(later).forEach((load) => void load().catch(() => undefined)), IDLE);
  return () => clearTimeout(fetching);
}
