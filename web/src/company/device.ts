// The secret of this device, by which two people are kept apart, and those whom this person avoids: kept here and nowhere else.
import { newSecret } from "../shell/begin";
import { StoredList } from "../shell/stored.svelte";
import { load, save } from "../shell/storage";

export interface Avoided {
  /** A text that only the server can read. */
  token: string;
  /** The name that they had. */
  name: string;
  at: number;
}

/** More are not told; the oldest goes. */
const MOST = 200;
const TOKEN = /^[\w-]{48}$/;
const KEY = /^[0-9a-f]{64}$/;

function isAvoided(value: unknown): value is Avoided {
  const entry = value as Avoided | null;
  return typeof entry?.token === "string" && TOKEN.test(entry.token) && typeof entry.name === "string" && typeof entry.at === "number";
}

export const avoided = new StoredList("avoided", isAvoided);

export function avoid(token: string, name: string): void {
  avoided.change((all) => [{ token, name, at: Date.now() }, ...all].slice(0, MOST));
}

let made = "";

/** The part of a wish, a look or a seat that tells of this device. */
export function device(): { device: string; avoid: string[] } {
  const known = load("company-device");
  made = typeof known === "string" && KEY.test(known) ? known : made || newSecret();
  if (made !== known) save("company-device", made);
  return { device: made, avoid: avoided.all.map(({ token }) => token) };
}
