// Dragging cards with Pointer Events: from the hand to whatever has a `data-target`. A short move is a tap.
import type { Target } from "./offers";

const SLACK = 9; // pixels: a finger is never quite still

/** Where the pointer is in the window. */
export interface Point {
  x: number;
  y: number;
}

export interface Dragging {
  /** Cards are in the air: returns what is drawn under the pointer. */
  lift(): HTMLElement;
  /** Where it would go now, or null. */
  over(target: Target | null, at: Point): void;
  /** Let go. */
  drop(target: Target | null, at: Point): void;
}

export function targetAt(x: number, y: number): Target | null {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-target]");
  return (element?.dataset.target as Target | undefined) ?? null;
}

/** Follow one pointer from `pointerdown` on. Nothing happens until it has moved; then the tap that follows is swallowed. */
export function follow(start: PointerEvent, dragging: Dragging): void {
  if (start.button !== 0 || !start.isPrimary) return;
  const source = start.currentTarget as HTMLElement;
  let ghost: HTMLElement | null = null;

  function move(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!ghost) {
      if (Math.hypot(dx, dy) < SLACK) return;
      ghost = dragging.lift();
      ghost.style.cssText += ";position:fixed;left:0;top:0;z-index:60;pointer-events:none;will-change:transform";
      document.body.append(ghost);
    }
    event.preventDefault();
    ghost.style.transform = `translate(${event.clientX - ghost.offsetWidth / 2}px, ${event.clientY - ghost.offsetHeight * 0.7}px)`;
    dragging.over(targetAt(event.clientX, event.clientY), { x: event.clientX, y: event.clientY });
  }
  function end(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!ghost) return;
    ghost.remove();
    const at = { x: event.clientX, y: event.clientY };
    dragging.over(null, { x: -1, y: -1 });
    source.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => source.removeEventListener("click", swallow, { capture: true }), 50);
    dragging.drop(event.type === "pointerup" ? targetAt(at.x, at.y) : null, event.type === "pointerup" ? at : { x: -1, y: -1 });
  }
  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }
  addEventListener("pointermove", move, { passive: false });
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}
