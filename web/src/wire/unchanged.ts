// What the server tells is whole and new each time, and mostly as it was: what did not change stays the same object, so
// that what is shown of it alone is not made again.

/** `now`, just parsed and nobody else's: its parts that are as in `before` become those of `before`, itself too. */
export function unchanged<T>(before: unknown, now: T): T {
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const parts: Record<string, unknown> = now;
  const names = Object.keys(parts);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    parts[name] = unchanged(before[name], parts[name]);
    same &&= parts[name] === before[name];
  }
  return same ? (before as T) : now;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
