// Which page is shown: the path of the address. Secrets stand behind the #, which no browser sends to a server.
import { at, inside } from "./prefix";

export type Page =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "learn"; path: string }
  | { page: "puzzles" }
  | { page: "offline" }
  | { page: "replay"; table: string | null }
  | { page: "club"; path: string }
  | { page: "lost" };

const TABLE = /^\/t\/(L?[a-z2-9]{10})\/?$/;
/** A game, a course of it, a lesson of that: which ones there are is known where they are shown. */
const LEARN = /^\/learn(?:\/[a-z-]+){0,3}\/?$/;
const REPLAY = /^\/replay(?:\/(L?[a-z2-9]{10}))?\/?$/;

/** The club's pages have a router of their own, which comes with them. */
const CLUB = /^\/(?:club|sheet|referee)(?:\/|$)/;

export function pageOf(path: string): Page {
  if (path === "/" || path === "/index.html") return { page: "home" };
  if (LEARN.test(path)) return { page: "learn", path };
  if (/^\/puzzles\/?$/.test(path)) return { page: "puzzles" };
  if (/^\/offline\/?$/.test(path)) return { page: "offline" };
  if (CLUB.test(path)) return { page: "club", path };
  const table = TABLE.exec(path)?.[1];
  if (table) return { page: "table", table };
  const replay = REPLAY.exec(path);
  if (replay) return { page: "replay", table: replay[1] ?? null };
  return { page: "lost" };
}

class Route {
  page: Page = $state.raw(pageOf(inside(location.pathname)));
}

export const route = new Route();

/** Show another page of ours. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", at(path));
  else history.pushState(null, "", at(path));
  arrived();
}

function arrived(): void {
  came = true;
  route.page = pageOf(inside(location.pathname));
  scrollTo(0, 0);
}

let came = false;

/** Whether another page of ours was shown before this one. */
export function moved(): boolean {
  return came;
}

/** For a page's heading: whoever came from another page of ours begins here, as a screen reader does on a new page. */
export function heading(element: HTMLElement): void {
  if (!came || (document.activeElement !== document.body && document.activeElement !== null)) return;
  element.focus({ preventScroll: true });
}

/** For links of ours: stay on the page where the browser would load it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.pathname === location.pathname && link.hash) return;
  const path = inside(link.pathname);
  if (path.startsWith("/api/") || pageOf(path).page === "lost") return;
  event.preventDefault();
  go(path + link.search + link.hash);
}

export function followHistory(): () => void {
  addEventListener("popstate", arrived);
  return () => removeEventListener("popstate", arrived);
}
