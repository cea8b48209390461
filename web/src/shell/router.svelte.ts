// Which page is shown: the path of the address. Secrets stand behind the #, which no browser sends to a server.
import { href, pathOf } from "./prefix";
import { ROUTES, type PageProps, type Route } from "./routes";

export interface Page extends PageProps {
  route: Route;
}

const PATTERNS = ROUTES.map((route) => ({ route, pattern: new RegExp(`^${route.path}$`) }));

/** The page at a path of ours; null where there is none. */
export function pageOf(path: string): Page | null {
  for (const { route, pattern } of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return { route, id: found[1] ?? "", path };
  }
  return null;
}

class Shown {
  page: Page | null = $state.raw(pageOf(pathOf(location.pathname)));
}

export const route = new Shown();

/** Show another page of ours. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", href(path));
  else history.pushState(null, "", href(path));
  arrived();
}

function arrived(): void {
  came = true;
  route.page = pageOf(pathOf(location.pathname));
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
  const path = pathOf(link.pathname);
  if (path.startsWith("/api/") || !pageOf(path)) return;
  event.preventDefault();
  go(path + link.search + link.hash);
}

export function followHistory(): () => void {
  addEventListener("popstate", arrived);
  return () => removeEventListener("popstate", arrived);
}
