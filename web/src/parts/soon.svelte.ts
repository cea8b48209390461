/** False at first, true in the next task: what is seen first is built first, and no single task keeps the page waiting. */
export class Soon {
  now = $state(false);

  constructor() {
    setTimeout(() => (this.now = true));
  }
}
