// What the browser keeps, as JSON by name: between visits, or for as long as the tab is open. Where it may keep nothing,
// nothing is found.

type Area = "localStorage" | "sessionStorage";

/** What is kept under that name; null without it, or where it is no JSON. */
export function load(name: string, area: Area = "localStorage"): unknown {
  try {
    return JSON.parse(window[area].getItem(`canasta.${name}`) ?? "null");
  } catch {
    return null;
  }
}

/** Keep it under that name: whether it is kept. */
export function save(name: string, value: unknown, area: Area = "localStorage"): boolean {
  try {
    window[area].setItem(`canasta.${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false; // the page works without
  }
}

/** What is kept under that name by keys of its own; empty for anything else. */
export function loadRecord<Value>(name: string, area: Area = "localStorage"): Record<string, Value> {
  const found = load(name, area);
  return found !== null && typeof found === "object" && !Array.isArray(found) ? (found as Record<string, Value>) : {};
}
