/** Counts its steps, each in a task of its own: what is seen first is built first, and no single task keeps the page waiting. */
export class Stages {
  step = $state(0);

  constructor(steps = 1) {
    const next = (): void => void (++this.step < steps && setTimeout(next));
    seen(() => setTimeout(next));
  }

  get now(): boolean {
    return this.step > 0;
  }
}

const UNSEEN = 100; // ms: a page that nobody sees has no frames

/** Calls back once: when what is there now is about to be drawn. */
function seen(then: () => void): void {
  let called = false;
  const once = (): void => void (called || ((called = true), then()));
  requestAnimationFrame(once);
  setTimeout(once, UNSEEN);
}
