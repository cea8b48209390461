// The company that there is, asked for again and again while somebody looks at the page.
import { sentence } from "../wire/api";
import type { Company } from "../wire/types";
import { look } from "./api";

const EVERY = 6000; // ms

export class Seeking {
  company: Company | null = $state.raw(null);
  /** Why there is none; empty as soon as the server has answered. */
  problem = $state("");
  #asked = 0;

  /** Ask as long as the component is shown. */
  constructor() {
    $effect(() => {
      const ask = (): void => {
        if (document.visibilityState === "visible") void this.again();
      };
      ask();
      const asking = setInterval(ask, EVERY);
      document.addEventListener("visibilitychange", ask);
      return () => {
        this.#asked++;
        clearInterval(asking);
        document.removeEventListener("visibilitychange", ask);
      };
    });
  }

  /** Ask now; the answer to an earlier question is dropped. */
  again = async (): Promise<void> => {
    const asked = ++this.#asked;
    try {
      const found = await look();
      if (asked === this.#asked) [this.company, this.problem] = [found, ""];
    } catch (problem) {
      if (asked === this.#asked) this.problem = sentence(problem);
    }
  };
}
