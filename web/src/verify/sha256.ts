// SHA-256 by the browser where it offers it, else by a library: on http://192.168… browsers have no crypto.subtle.

export type Sha256 = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

/** What computes the hashes, so that a page can say it. */
export type By = "browser" | "library";

/** `subtle` null: without the browser's. */
export async function sha256(subtle: SubtleCrypto | null = globalThis.crypto?.subtle ?? null): Promise<[Sha256, By]> {
  if (subtle) return [async (bytes) => new Uint8Array(await subtle.digest("SHA-256", bytes)), "browser"];
  const library = await import("@noble/hashes/sha2.js");
  return [(bytes) => Promise.resolve(library.sha256(bytes)), "library"];
}
