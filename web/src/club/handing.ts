// A copy on its way from the page of one server to that of another, packed behind the # of an address, which no server sees.
import { base64url, bytesOf, piped } from "../shell/packing";

/** Signs: browsers take addresses of two million. */
const MOST = 1_500_000;
const MARK = "#copy=";

/** The page for new competitions of the server at an address as people type it; null where it is none. */
export function pageAt(typed: string): string | null {
  const whole = /^https?:\/\//i.test(typed.trim()) ? typed.trim() : `http://${typed.trim()}`;
  try {
    const { origin, hostname, pathname } = new URL(whole);
    if (!/^[\w.:[\]-]+$/.test(hostname)) return null; // Chromium takes blanks for a name
    return `${origin}${pathname.replace(/\/+$/, "")}/club/new`;
  } catch {
    return null;
  }
}

/** What stands behind that page's address to hand over a copy; null for one that is too large for that. */
export async function behind(copy: string): Promise<string | null> {
  const packed = base64url(await piped(new TextEncoder().encode(copy), new CompressionStream("gzip")));
  return packed.length > MOST ? null : MARK + packed;
}

/** The copy that came behind the # of this address. It is taken out there: it is not to be shown or passed on. */
export async function takeCopy(): Promise<File | null> {
  if (!location.hash.startsWith(MARK)) return null;
  const packed = location.hash.slice(MARK.length);
  history.replaceState(history.state, "", location.pathname + location.search);
  try {
    const text = await piped(bytesOf(packed), new DecompressionStream("gzip"));
    return new File([text as BlobPart], "copy.jsonl");
  } catch {
    return null; // cut off on its way
  }
}
