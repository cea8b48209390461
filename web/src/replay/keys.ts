// The keys of a replay: a second way to what its buttons do.
import type { Watching } from "./watching.svelte";

const KEYS: Record<string, (watching: Watching, shift: boolean) => void> = {
  ArrowRight: (watching, shift) => (shift ? watching.turn(1) : watching.by(watching.step + 1)),
  ArrowLeft: (watching, shift) => (shift ? watching.turn(-1) : watching.by(watching.step - 1)),
  Home: (watching) => watching.by(0),
  End: (watching) => watching.by(watching.last),
  PageDown: (watching) => watching.toDeal((watching.replay?.deal ?? 1) + 1),
  PageUp: (watching) => watching.toDeal((watching.replay?.deal ?? 1) - 1),
  " ": (watching) => watching.toggle(),
};

/** Do what a key asks for, unless it is for a field, a button, or a window above `root`. */
export function commanded(event: KeyboardEvent, watching: Watching, root: Element | undefined): void {
  const command = KEYS[event.key];
  const on = event.target as Element;
  if (!command || event.altKey || event.ctrlKey || event.metaKey || on.closest("select, input:not([type=range])")) return;
  if (event.key === " " && on.closest("button, a")) return;
  if ([...document.querySelectorAll("dialog[open]")].at(-1) !== (root?.closest("dialog") ?? undefined)) return;
  command(watching, event.shiftKey);
  event.preventDefault();
}
