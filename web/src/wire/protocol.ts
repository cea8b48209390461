// The version of the protocol that this page speaks, and what becomes of a page that is older than the server.
import { load, save } from "../shell/storage";

/** As in the server's `wire/commands.py`; a test compares them. */
export const PROTOCOL = 1;

/** The server speaks another version: the page is loaded anew, once; if that was in vain, its sentence stays. */
export function reloadOnce(code: string): void {
  if (code !== "table-protocol") return;
  // Where nothing can be kept, it might go on for ever.
  if (load("reloaded", "sessionStorage") !== PROTOCOL && save("reloaded", PROTOCOL, "sessionStorage")) location.reload();
}
