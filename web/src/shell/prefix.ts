// The path under which a proxy shows the server, such as /canasta: it stands before all our addresses. The server writes it
// into the page; mostly there is none.
const PREFIX = document.documentElement.dataset.prefix ?? "";

/** Whether the server has the documentation; it says so in the page too. */
export const MANUAL = "manual" in document.documentElement.dataset;

/** A path of ours as an address of the browser. */
export const href = (path: string): string => PREFIX + path;

/** The address of a socket of the server. */
export const socketAt = (path: string): string => `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${href(path)}`;

/** The link of a page, with the key that opens it. `base`: how others call this server, where that is another. */
export function linkTo(path: string, key: string | null = null, base = location.origin): string {
  return `${base}${href(path)}${key ? `#k=${key}` : ""}`;
}

/** The key that came behind the # of this address. It is taken out there: it is not to be shown or passed on. */
export function takeKey(): string | null {
  const key = /^#k=([A-Za-z0-9_-]{32,64})$/.exec(location.hash)?.[1] ?? null;
  if (location.hash.startsWith("#k=")) history.replaceState(history.state, "", location.pathname + location.search);
  return key;
}

/** The path of ours that an address of the browser means. */
export function pathOf(address: string): string {
  if (address === PREFIX) return "/";
  return address.startsWith(`${PREFIX}/`) ? address.slice(PREFIX.length) : address;
}
