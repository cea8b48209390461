// A bundle that only who has its key can read: packed, then sealed (XChaCha20-Poly1305). No page at http:// has the
// browser's own ciphers.
import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import { piped } from "../shell/packing";

const NONCE = 24; // bytes, by chance, before what they seal

export async function sealed(text: string, key: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
  const hidden = xchacha20poly1305(key, nonce).encrypt(await piped(new TextEncoder().encode(text), new CompressionStream("gzip")));
  const all = new Uint8Array(NONCE + hidden.length);
  all.set(nonce);
  all.set(hidden, NONCE);
  return all;
}

/** The text that was sealed by that key. Rejects for anything else. */
export async function unsealed(bytes: Uint8Array, key: Uint8Array): Promise<string> {
  const packed = xchacha20poly1305(key, bytes.subarray(0, NONCE)).decrypt(bytes.subarray(NONCE));
  return new TextDecoder().decode(await piped(packed, new DecompressionStream("gzip")));
}
