// The parts of the organiser’s desk. The round comes with the desk, and so does one that the address of a visit names; the others
// come when they are shown, or a little later.
export const PARTS = {
  pairs: () => import("./Pairs.svelte"),
  bracket: () => import("../bracket/Bracket.svelte"),
  ranking: () => import("./OwnRanking.svelte"),
  links: () => import("./Links.svelte"),
  log: () => import("./Log.svelte"),
  agreed: () => import("./Agreed.svelte"),
  copy: () => import("./SavedCopy.svelte"),
};

const IDLE = 2000; // ms

/** Fetch all parts in a moment, so that they open without a wait; returns how not to. */
export function fetchParts(): () => void {
  const fetching = setTimeout(() => Object.values(PARTS).forEach((load) => load().catch(() => undefined)), IDLE);
  return () => clearTimeout(fetching);
}
