// Names that are offered while one is typed: at most six, none of them chosen until somebody moves to it.

const MOST = 6;
const PAUSE = 120; // ms after the last letter

export class SuggestedNames {
  /** What is offered now; none where nothing fits. */
  shown: readonly string[] = $state.raw([]);
  /** The place among them that the keys have reached; -1 for none. */
  at = $state(-1);
  readonly #offer: (said: string) => Promise<readonly string[]>;
  readonly #without: () => readonly string[];
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** `without` are names that need not be offered. */
  constructor(offer: (said: string) => Promise<readonly string[]>, without: () => readonly string[] = () => []) {
    [this.#offer, this.#without] = [offer, without];
  }

  get chosen(): string | undefined {
    return this.shown[this.at];
  }

  /** A letter more or fewer. Where no names can be had none are offered: it is only a help. */
  typed(text: string): void {
    clearTimeout(this.#waiting);
    const asked = ++this.#asked;
    const said = text.trim();
    if (!said) return this.close();
    this.#waiting = setTimeout(() => {
      this.#offer(said).then(
        (names) => asked === this.#asked && this.#show(names, said),
        () => asked === this.#asked && this.close(),
      );
    }, PAUSE);
  }

  /** To the next name or the one before; beyond both ends lies what was typed. */
  move(by: 1 | -1): void {
    const places = this.shown.length + 1;
    this.at = ((this.at + 1 + by + places) % places) - 1;
  }

  close(): void {
    clearTimeout(this.#waiting);
    this.#asked++;
    [this.shown, this.at] = [[], -1];
  }

  #show(names: readonly string[], said: string): void {
    const others = new Set([said, ...this.#without()].map((name) => name.trim()));
    const left = names.filter((name) => !others.has(name));
    [this.shown, this.at] = [left.slice(0, MOST), -1];
  }
}
