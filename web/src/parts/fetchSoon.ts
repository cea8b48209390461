const IDLE = 2000; // ms

/** Fetch the parts of a page in a moment, so that they open without a wait; returns how not to. */
export function fetchSoon(parts: Readonly<Record<string, () => Promise<unknown>>>): () => void {
  const fetching = setTimeout(() => Object.values(parts).forEach((fetch) => fetch().catch(() => undefined)), IDLE);
  return () => clearTimeout(fetching);
}
