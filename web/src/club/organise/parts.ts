// The parts of the organiser's desk, with the form that changes what was agreed. The round comes with the desk; the others
// come when they are shown, or a little later.
export const PARTS = {
  pairs: () => import("./Pairs.svelte"),
  bracket: () => import("../bracket/Bracket.svelte"),
  ranking: () => import("./OwnRanking.svelte"),
  links: () => import("./Links.svelte"),
  log: () => import("./Log.svelte"),
  agreed: () => import("./Agreed.svelte"),
  form: () => import("./SettingsForm.svelte"),
  copy: () => import("./SavedCopy.svelte"),
};

/** Fetch the part that an address names, beside the desk itself. */
export function fetchPart(named: string | null): void {
  if (named !== null && named in PARTS) PARTS[named as keyof typeof PARTS]().catch(() => undefined);
}
