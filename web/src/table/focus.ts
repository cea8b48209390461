// Whoever plays with the keyboard keeps their place: where the button or the card that has the focus goes away, the hand
// has it next, or what a ceremony asks for. Whoever has come by a link of ours, from the page before, begins there too.
import { moved } from "../shell/router.svelte";

const NEXT = ['[role="option"][tabindex="0"]', '.ceremony :is([tabindex="0"], button)', "h1[tabindex]"];

export function keepFocus(root: HTMLElement): () => void {
  let inside = moved();
  let due = 0;
  let holding = false; // the table itself has the focus, until there is something on it
  const came = (event: FocusEvent): void => void (inside = root.contains(event.target as Node));
  const check = (): void => {
    const nowhere = document.activeElement === document.body || (holding && document.activeElement === root);
    if (!inside || !nowhere) return;
    const next = NEXT.map((one) => root.querySelector<HTMLElement>(one)).find((one) => one !== null);
    holding = next === undefined;
    (next ?? root).focus({ preventScroll: true });
  };
  // After the frame: only then does the browser take the focus from what is gone or disabled.
  const changed = new MutationObserver(() => {
    cancelAnimationFrame(due);
    if (!inside) return; // two frames are not nothing where there is no focus to keep
    due = requestAnimationFrame(() => requestAnimationFrame(check));
  });
  changed.observe(root, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", came);
  return () => {
    changed.disconnect();
    cancelAnimationFrame(due);
    document.removeEventListener("focusin", came);
  };
}
