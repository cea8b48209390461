// What the browser keeps between visits, as JSON by name. Where it may keep nothing, nothing is found.

export function readKept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`canasta.${name}`) ?? "null");
  } catch {
    return null;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`canasta.${name}`, JSON.stringify(value));
  } catch {
    // not kept: the page works without
  }
}
