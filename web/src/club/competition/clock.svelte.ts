// The clock of the round as it stands now. The server's time counts: this device's may be wrong by minutes.
import type { RoundClock } from "../../wire/types";

export class Ticking {
  #now = $state(performance.now());
  #clock: RoundClock | null = $state.raw(null);
  #heard = $state(0);

  /** What the server says, as heard in this moment. */
  set(clock: RoundClock): void {
    if (clock === this.#clock) return;
    [this.#clock, this.#heard, this.#now] = [clock, performance.now(), performance.now()];
  }

  /** Let it tick while a page shows it. */
  start(): () => void {
    const timer = setInterval(() => (this.#now = performance.now()), 250);
    return () => clearInterval(timer);
  }

  /** Milliseconds that are left, negative once it has run out; null where no clock is set. */
  get left(): number | null {
    const clock = this.#clock;
    if (!clock || clock.state === "off") return null;
    return clock.state === "running" ? clock.left_ms - (this.#now - this.#heard) : clock.left_ms;
  }
}

/** 75:00 or 4:59; with a minus sign for the time since it ran out. */
export function clockText(left: number): string {
  const seconds = left >= 0 ? Math.ceil(left / 1000) : Math.floor(-left / 1000);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return left < 0 ? `−${text}` : text;
}
