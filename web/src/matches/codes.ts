// Codes that people read, type and print, and what follows from them. Crockford's base 32 has no letters that look like
// others; groups of four are the same in every language.
import { hmac } from "@noble/hashes/hmac.js";
import { scryptAsync } from "@noble/hashes/scrypt.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { base64url } from "../shell/packing";

const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LOOKALIKES: Record<string, string> = { O: "0", I: "1", L: "1" };
/** Of a table's id: the hand-over's is like it, so that a proxy finds both devices the same server. */
const ID_SIGNS = "abcdefghijkmnpqrstuvwxyz23456789";
const ID = 10;

/** The number of signs of a code: 60 bits for ten minutes, 100 for as long as paper lasts. */
export const LENGTH = { handover: 12, recovery: 20 } as const;
export type Purpose = keyof typeof LENGTH;

export function newCode(purpose: Purpose): string {
  return [...crypto.getRandomValues(new Uint8Array(LENGTH[purpose]))].map((byte) => SIGNS[byte % 32]).join("");
}

/** In groups, as it is shown and printed. */
export const grouped = (code: string): string => code.replace(/.{4}(?=.)/g, "$&-");

/** The code that somebody typed, and its purpose; null where it is no code. */
export function readCode(typed: string): { code: string; purpose: Purpose } | null {
  const code = typed
    .toUpperCase()
    .replace(/[\s\p{P}]/gu, "")
    .replace(/[OIL]/g, (sign) => LOOKALIKES[sign]!);
  const purpose = (Object.keys(LENGTH) as Purpose[]).find((one) => LENGTH[one] === code.length);
  return purpose && [...code].every((sign) => SIGNS.includes(sign)) ? { code, purpose } : null;
}

export interface Secrets {
  /** Of the hand-over. */
  id: string;
  /** The part of a recovery code that the server hears. */
  key: string;
  /** The key that seals the bundle. */
  seal: Uint8Array;
  /** The secret behind the number that both devices show. */
  number: Uint8Array;
}

/** All that follows from a code; slow, so that guessing is. */
export async function secretsOf(code: string, purpose: Purpose): Promise<Secrets> {
  const made = await scryptAsync(code, `canasta ${purpose}`, { N: 2 ** 15, r: 8, p: 1, dkLen: 128 });
  const id = [...made.subarray(0, ID)].map((byte) => ID_SIGNS[byte % 32]).join("");
  return { id, key: base64url(made.subarray(32, 64)), seal: made.slice(64, 96), number: made.slice(96) };
}

/** The number by which the old device knows the new one: of four digits. */
export function numberOf({ number }: Secrets, nonce: string): string {
  const told = hmac(sha256, number, new TextEncoder().encode(nonce));
  return String((((told[0]! << 16) | (told[1]! << 8) | told[2]!) % 10_000) + 10_000).slice(1);
}

/** A key or a nonce by chance. */
export const newKey = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));
