// Which of the club's pages an address means. Keys stand behind the #, as everywhere.
import { at } from "../prefix";

export type ClubPage =
  | { show: "start" | "referee" | "new-sheet" | "new-competition" | "lost" }
  | { show: "sheet" | "competition" | "wall"; id: string };

const OF_ONE = /^\/(?:club\/(C[a-z2-9]{10})(\/wall)?|sheet\/(S[a-z2-9]{10}))$/;
const FIXED: Record<string, ClubPage["show"]> = {
  "/club": "start",
  "/club/new": "new-competition",
  "/sheet": "new-sheet",
  "/referee": "referee",
};

export function clubPage(path: string): ClubPage {
  const bare = path.replace(/\/$/, "");
  const fixed = FIXED[bare];
  if (fixed) return { show: fixed } as ClubPage;
  const [, club, wall, sheet] = OF_ONE.exec(bare) ?? [];
  if (sheet) return { show: "sheet", id: sheet };
  return club ? { show: wall ? "wall" : "competition", id: club } : { show: "lost" };
}

/** The link of a page, with the key that opens it. `base`: how others call this server, where that is another. */
export function linkTo(path: string, key: string | null = null, base = location.origin): string {
  return `${base}${at(path)}${key ? `#k=${key}` : ""}`;
}

const OF_TAB = "canasta.key ";

/** The key of this address: it comes behind the #, or did so before in this tab. It is taken out, not to be passed on. */
export function broughtKey(): string | null {
  const key = /^#k=([A-Za-z0-9_-]{32,64})$/.exec(location.hash)?.[1] ?? null;
  if (key) history.replaceState(history.state, "", location.pathname + location.search);
  try {
    return key ?? sessionStorage.getItem(OF_TAB + location.pathname);
  } catch {
    return key;
  }
}

/** A key that has opened this address: it is that of the tab, whatever others this browser has. */
export function tabKey(key: string): void {
  try {
    sessionStorage.setItem(OF_TAB + location.pathname, key);
  } catch {
    // not kept: the page works without
  }
}

/** Forget the keys that came to this tab for something. */
export function dropKeys(id: string): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(OF_TAB) && name.includes(id)) sessionStorage.removeItem(name);
  } catch {
    // none are kept
  }
}
