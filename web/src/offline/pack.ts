// What play without a connection needs, in this browser: fetched on request, kept by the service worker (public/sw.js)
// until somebody removes it, and brought up to date with the page.
import { load, save } from "../shell/storage";
import { href } from "../shell/prefix";

/** offline.json, as web/offline.ts writes it: of each file its name, its bytes, and those that travel. */
export interface Listing {
  version: string;
  python: string;
  pocket: string;
  /** What Pyodide knows of packages: none, since all that we need are in `pocket`. */
  lock: string;
  files: [name: string, bytes: number, packed: number][];
}

/** As in public/sw.js. */
const CACHE = "canasta-offline";
const LISTING = "offline.json";

/** Why it cannot be had: a sentence `offline-no-…`. */
export class PackTrouble extends Error {
  readonly reason: "browser" | "connection" | "room" | "build";
  constructor(reason: PackTrouble["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

const address = (name: string): string => href(`/${name}`);
const isNamedByContent = (name: string): boolean => name.startsWith("assets/");

/** Whether this browser can keep it at all: only pages that came securely may. */
export const possible = (): boolean => "caches" in globalThis && "serviceWorker" in navigator && "indexedDB" in globalThis;

/** The version that is here; null: none. */
export const version = (): string | null => (load("offline") as { version?: string } | null)?.version ?? null;

/** The newest list that can be had: the server's. */
export async function listing(): Promise<Listing> {
  const found = await fetch(address(LISTING), { cache: "no-store" }).catch(() => null);
  if (!found) throw new PackTrouble("connection");
  if (!found.ok) throw new PackTrouble(found.status === 404 ? "build" : "connection");
  return (await found.json()) as Listing;
}

/** The bytes that travel for all files, or for those still missing here. */
export const size = (files: Listing["files"]): number => files.reduce((sum, [, , packed]) => sum + packed, 0);

/** Fetch what is missing; `progress` hears of the bytes that have come. Raises `PackTrouble`; what has come stays for the next attempt. */
export async function install(list: Listing, progress: (done: number, of: number) => void = () => {}): Promise<void> {
  if (!possible()) throw new PackTrouble("browser");
  try {
    await navigator.serviceWorker.register(address("sw.js"));
    const cache = await caches.open(CACHE);
    const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    const missing = list.files.filter(([name]) => !(isNamedByContent(name) && there.has(address(name))));
    const [whole, done] = [size(missing), { bytes: 0 }];
    progress(0, whole);
    for (const [name, bytes, packed] of missing) {
      const found = await fetch(address(name), { cache: "no-store" });
      if (!found.ok) throw new PackTrouble("connection");
      const before = done.bytes;
      const counted = counting(found, (come) =>
        progress((done.bytes = before + Math.min(packed, (packed * come) / Math.max(1, bytes))), whole),
      );
      await cache.put(address(name), counted);
      progress((done.bytes = before + packed), whole);
    }
    await cache.put(address(LISTING), new Response(JSON.stringify(list), { headers: { "content-type": "application/json" } }));
    save("offline", { version: list.version });
    const wanted = new Set([LISTING, ...list.files.map(([name]) => name)].map(address));
    for (const old of await cache.keys()) if (!wanted.has(new URL(old.url).pathname)) await cache.delete(old);
    await navigator.storage?.persist?.().catch(() => false);
  } catch (why) {
    if (why instanceof PackTrouble) throw why;
    const full = why instanceof DOMException && why.name === "QuotaExceededError";
    throw new PackTrouble(full ? "room" : navigator.onLine && !(why instanceof TypeError) ? "browser" : "connection");
  }
}

/** The same answer, whose bytes are counted as they come. */
function counting(found: Response, come: (bytes: number) => void): Response {
  if (!found.body) return found;
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, out) {
      come((bytes += part.length));
      out.enqueue(part);
    },
  });
  // Its body is unpacked already: the headers must not say otherwise.
  const headers = new Headers(found.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(found.body.pipeThrough(counter), { status: found.status, headers });
}

/** Let go of it; the matches stay. */
export async function remove(): Promise<void> {
  save("offline", null);
  await caches.delete(CACHE);
}

/** Where it is here in another version than the page's, fetch what is new, and say nothing if that fails. */
export async function refresh(known?: Listing): Promise<void> {
  if (version() === null) return;
  const list = known ?? (await listing().catch(() => null));
  if (list && list.version !== version()) await install(list).catch(() => {});
}
