// The key by which a tab shows a competition or a sheet, whatever others this browser has.
import { takeKey } from "../prefix";

const OF_TAB = "canasta.key ";

/** The key of this address: it comes behind the #, or did so before in this tab. */
export function broughtKey(): string | null {
  const key = takeKey();
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
