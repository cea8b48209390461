// The stage of an address, as the server says it in the page's own HTML: so what is seen first is fetched first. It says
// nothing where it would have to read the table first.
import { moved } from "./router.svelte";
import type { Stage } from "./routes";

/** Of the address with which the page was opened; `undefined` where nothing was said, and on every later page. */
export function stageTold(): Stage | undefined {
  return moved() ? undefined : (document.documentElement.dataset.stage as Stage | undefined);
}
