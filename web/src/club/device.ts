// What this browser calls itself where two phones speak for the same table. It says nothing about the person.
import { keep, readKept } from "../kept";
import { freshId } from "../wire/socket";

let made: string | null = null;

export function device(): string {
  const kept = readKept("device");
  if (typeof kept === "string" && /^[A-Za-z0-9_-]{8,40}$/.test(kept)) return kept;
  made ??= freshId();
  keep("device", made);
  return made;
}
