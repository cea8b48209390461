// What this browser calls itself where two phones speak for the same table. It says nothing about the person.
import { load, save } from "../shell/storage";
import { freshId } from "../wire/socket";

let made: string | null = null;

export function device(): string {
  const kept = load("device");
  if (typeof kept === "string" && /^[A-Za-z0-9_-]{8,40}$/.test(kept)) return kept;
  made ??= freshId();
  save("device", made);
  return made;
}
