/** Counts its steps, each in a task of its own: what is seen first is built first, and no single task keeps the page waiting. */
export class Stages {
  step = $state(0);

  constructor(steps = 1) {
    const next = (): void => void (++this.step < steps && setTimeout(next));
    setTimeout(next);
  }

  get now(): boolean {
    return this.step > 0;
  }
}
