// The time until which somebody would play: of today, or of the night that follows.

const HALF = 30 * 60_000;
const DAY = 24 * 60 * 60_000;

/** The half hour that comes at least two hours from now, as a time field has it. */
export function proposed(now: number): string {
  const at = new Date(Math.ceil((now + 4 * HALF) / HALF) * HALF);
  return `${String(at.getHours()).padStart(2, "0")}:${String(at.getMinutes()).padStart(2, "0")}`;
}

/** The next moment at which a clock shows that time. */
export function nextAt(time: string, now: number): number {
  const [hours, minutes] = time.split(":").map(Number);
  const at = new Date(now).setHours(hours!, minutes!, 0, 0);
  return at > now ? at : at + DAY;
}
