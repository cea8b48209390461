// The protocol canasta-shuffle/1 of docs/reference/shuffle.md: the dealer's commitment, and the order that follows.
import type { Sha256 } from "./sha256";

const LABEL = "canasta-shuffle/1/";
/** Sides of the two dice by which a hand misses what it aims at. */
const HAND = 20;
export const PACK = [...[..."A23456789TJQK"].flatMap((rank) => [..."shdc"].map((suit) => rank + suit)), "X", "X"];

const utf8 = new TextEncoder();

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return utf8.encode(text);
}

export function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function unhex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** The hash of a label and strings, each preceded by its length in four bytes. */
export function digest(sha: Sha256, purpose: string, ...strings: Uint8Array[]): Promise<Uint8Array> {
  const all = [bytes(LABEL + purpose), ...strings];
  const data = new Uint8Array(all.reduce((sum, one) => sum + 4 + one.length, 0));
  const view = new DataView(data.buffer);
  let at = 0;
  for (const one of all) {
    view.setUint32(at, one.length);
    data.set(one, at + 4);
    at += 4 + one.length;
  }
  return sha(data);
}

/** The numbers of the stream, one after another. */
async function* stream(sha: Sha256, seed: Uint8Array): AsyncGenerator<number, never> {
  for (let n = 0; ; n++) {
    const block = await digest(sha, "stream", seed, bytes(String(n)));
    const words = new DataView(block.buffer, block.byteOffset, block.byteLength);
    for (let at = 0; at < 32; at += 4) yield words.getUint32(at);
  }
}

/** The next number of a stream below `size`, each as likely as any other. */
async function below(numbers: AsyncGenerator<number, never>, size: number): Promise<number> {
  const limit = 2 ** 32 - (2 ** 32 % size); // numbers from here on would favour some
  let number: number;
  do number = (await numbers.next()).value;
  while (number >= limit);
  return number % size;
}

/** How many cards a hand lifts that aims at so many. */
export async function lifted(sha: Sha256, seed: Uint8Array, aim: number, cards: number): Promise<number> {
  const numbers = stream(sha, await digest(sha, "hand", seed));
  const error = (await below(numbers, HAND)) - (await below(numbers, HAND));
  return Math.min(Math.max(aim + error, 1), cards - 1);
}

/** That many packs in the order that the seed gives, the top card first. */
export async function shuffled(sha: Sha256, seed: Uint8Array, packs: number): Promise<string[]> {
  const cards = Array.from({ length: packs }, () => PACK).flat();
  const numbers = stream(sha, seed);
  for (let last = cards.length - 1; last > 0; last--) {
    const other = await below(numbers, last + 1);
    [cards[last], cards[other]] = [cards[other]!, cards[last]!];
  }
  return cards;
}
