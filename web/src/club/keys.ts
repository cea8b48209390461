// The key by which a tab shows a competition or a sheet, whatever others this browser has.
import { takeKey } from "../shell/prefix";
import { loadRecord, save } from "../shell/storage";

const kept = (): Record<string, string> => loadRecord("keys", "sessionStorage");

/** The key of this address: it comes behind the #, or did so before in this tab. */
export function broughtKey(): string | null {
  return takeKey() ?? kept()[location.pathname] ?? null;
}

/** A key that has opened this address is that of the tab. */
export function tabKey(key: string): void {
  save("keys", { ...kept(), [location.pathname]: key }, "sessionStorage");
}

/** Forget the keys that came to this tab for something. */
export function dropKeys(id: string): void {
  const others = Object.entries(kept()).filter(([path]) => !path.includes(id));
  save("keys", Object.fromEntries(others), "sessionStorage");
}
