// Moves the planned cards on a layer above the table: FLIP with the Web Animations API. It only decorates: whatever
// goes wrong here, the table already shows how things are.
import { mount, tick, unmount } from "svelte";
import Card from "./Card.svelte";
import type { Flight } from "./flights";

const BASE = 430; // ms at speed 1
const NEAR = 6; // pixels that are no way to fly
const APART = 45; // ms between cards of a stage
const SPAN = 630; // ms between its first and its last: the more there are, the closer they follow

/** Where cards lie beneath others. Nobody misses one that has not left, nor a back: it is drawn when it leaves, so that not all are in one frame. */
const HEAPS = new Set(["stock", "pile"]);

/** How often a layer was cleared: what has not left by then stays where it is. */
const landed = new WeakMap<HTMLElement, number>();
const times = (layer: HTMLElement): number => landed.get(layer) ?? 0;

/** Every card of that layer arrives at once. */
export function land(layer: HTMLElement): void {
  landed.set(layer, times(layer) + 1);
  layer.getAnimations({ subtree: true }).forEach((one) => one.finish());
}

interface Box {
  x: number;
  y: number;
  width: number;
}

interface Departure extends Flight {
  box: Box;
}

interface Route {
  target: HTMLElement;
  to: Box;
}

/** The element of a spot; `meld:0:2/Kh` is the last such card in it. */
function find(root: ParentNode, names: readonly string[]): HTMLElement | null {
  for (const name of names) {
    const [spot = "", face] = name.split("/");
    const element = root.querySelector<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`);
    if (!element) continue;
    if (face === undefined) return element;
    const card = [...element.querySelectorAll<HTMLElement>(`[data-face="${CSS.escape(face)}"]`)].at(-1);
    if (card) return card;
  }
  return null;
}

/** The centre and the width without rotation, of what is in view. */
function boxOf(element: HTMLElement): Box | null {
  const rect = element.getBoundingClientRect();
  if (rect.width === 0) return null;
  const width = Math.min(element.offsetWidth || rect.width, Math.max(110, innerHeight * 0.15)); // a place is wider than a card
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2, width };
}

/** No flights for who asked the system for less motion, at speed 0, or in a page that nobody looks at. */
export function still(speed: number): boolean {
  return speed <= 0 || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Call it before the page shows the new state, in the same task: it remembers where cards are, waits for the new state
 * and lets them fly from there. Resolves when all have arrived; never rejects.
 */
export async function fly(root: HTMLElement, layer: HTMLElement, flights: readonly Flight[], speed: number): Promise<void> {
  if (flights.length === 0 || still(speed)) return;
  try {
    const departures = flights.flatMap((flight): Departure[] => {
      const element = find(root, flight.from);
      const box = element && boxOf(element);
      return box ? [{ ...flight, box }] : [];
    });
    await tick();
    const duration = BASE / speed;
    // Where all of them go is read before the first is drawn: the page is laid out once.
    const routes = departures.map((one) => routeOf(root, one));
    await Promise.allSettled(
      departures.map(async (one, place) => {
        const route = routes[place];
        if (route) await launch(layer, one, route, duration, delayOf(departures, place, speed));
      }),
    );
  } catch {
    layer.replaceChildren();
  }
}

function delayOf(flights: readonly Departure[], place: number, speed: number): number {
  const one = flights[place]!;
  const stage = flights.filter((other) => other.stage === one.stage);
  const apart = Math.min(APART, SPAN / stage.length);
  return (one.stage * BASE * 0.6 + stage.indexOf(one) * apart) / speed;
}

/** Where it ends; null where there is no way to fly. */
function routeOf(root: HTMLElement, { to, box }: Departure): Route | null {
  const target = find(root, to);
  const end = target && boxOf(target);
  return target && end && Math.hypot(end.x - box.x, end.y - box.y) >= NEAR ? { target, to: end } : null;
}

async function launch(layer: HTMLElement, flight: Departure, { target, to }: Route, duration: number, delay: number): Promise<void> {
  const before = times(layer);
  const holder = document.createElement("div");
  const at = (box: Box): string => `translate(${box.x - to.width / 2}px, ${box.y - to.width * 0.7}px) scale(${box.width / to.width})`;
  holder.className = "flying";
  holder.style.cssText = `position:absolute;left:0;top:0;width:${to.width}px;--card-w:${to.width}px;will-change:transform`;
  holder.style.transform = at(flight.box);
  let card: object | undefined;
  const appear = (): void => {
    card = mount(Card, { target: holder, props: { card: flight.card } });
    layer.append(holder);
  };
  // What it will become is not shown until it is there.
  const becomes = target.dataset.face !== undefined || target.dataset.spot?.startsWith("card:") === true;
  if (becomes) target.style.opacity = "0";
  try {
    if (flight.card !== null && !HEAPS.has(flight.from[0] ?? "")) appear();
    // Not by a delay of the animation: one that waits has every frame drawn.
    if (delay > 0) await new Promise((go) => setTimeout(go, delay));
    if (times(layer) !== before) return;
    if (!card) appear();
    await holder.animate([{ transform: at(flight.box) }, { transform: at(to) }], { duration, easing: "cubic-bezier(.3,.1,.2,1)" }).finished;
  } finally {
    if (becomes) target.style.opacity = "";
    holder.remove();
    if (card) void unmount(card);
  }
}
