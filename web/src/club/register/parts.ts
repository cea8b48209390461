// The parts of the desk of a club's register. Its seasons come with the desk; the others when they are shown, or a little later.
export const PARTS = {
  season: () => import("./SeasonPage.svelte"),
  form: () => import("./SeasonForm.svelte"),
  competitions: () => import("./RegisterCompetitions.svelte"),
  members: () => import("./Members.svelte"),
  links: () => import("./RegisterLinks.svelte"),
  copy: () => import("./RegisterCopy.svelte"),
  log: () => import("./RegisterLog.svelte"),
};
