// The languages that there are, and what each has of its own: the file language.json in the folder of its texts.

import type { Hello } from "../wire/types";

/** A code, as in `es`; the types of the wire know those that there are. */
export type Lang = NonNullable<Hello["lang"]>;

export interface Language {
  /** Its place among the languages. */
  place: number;
  /** In its own words. */
  name: string;
  /** What parts the thousands of a whole number, from `parted` on. */
  thousands: string;
  parted: number;
  /** The locale by which a browser writes its dates. */
  dates: string;
  /** The address of the documentation in this language. */
  manual: string;
}

const found = import.meta.glob("../../../src/canasta/texts/*/language.json", { eager: true, import: "default" });
const known = new Map(Object.entries(found).map(([path, told]) => [path.split("/").at(-2)!, told as Language]));

export const LANGUAGES = [...known.keys()].sort().sort((one, other) => language(one).place - language(other).place) as readonly Lang[];

/** What that language has of its own; for one that there is not, as English. */
export function language(code: string): Language {
  return known.get(code) ?? known.get("en")!;
}
