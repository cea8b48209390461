// Everything of this device as sealed bytes, and such bytes of another one.
import { carried, takeIn } from "./carried";
import { sealed, unsealed } from "./sealed";

const PACKS = 8; // how much smaller text becomes, at most
const LESS = 0.75;

/** All that is carried, sealed; of too much what was seen last. */
export async function bundleOf(seal: Uint8Array, most: number): Promise<Uint8Array<ArrayBuffer>> {
  for (let room = PACKS * most; ; room *= LESS) {
    const bytes = await sealed(await carried(room), seal);
    if (bytes.length <= most) return bytes;
  }
}

/** Take in the bundle of another device, all but some matches: how many; null for what is none, or of another key. */
export async function readIn(bytes: Uint8Array, seal: Uint8Array, but: readonly string[] = []): Promise<number | null> {
  const text = await unsealed(bytes, seal).catch(() => null);
  return text === null ? null : takeIn(text, but);
}
