// The path under which a proxy shows the server, such as /canasta: it stands before all our addresses. The server writes it
// into the page; mostly there is none.
const PREFIX = document.documentElement.dataset.prefix ?? "";

/** Whether the server has the documentation; it says so in the page too. */
export const MANUAL = "manual" in document.documentElement.dataset;

/** A path of ours as an address of the browser. */
export const at = (path: string): string => PREFIX + path;

/** The address of a socket of the server. */
export const socketAt = (path: string): string => `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${at(path)}`;

/** The path of ours that an address of the browser means. */
export function inside(address: string): string {
  if (address === PREFIX) return "/";
  return address.startsWith(`${PREFIX}/`) ? address.slice(PREFIX.length) : address;
}
