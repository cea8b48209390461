// The company that there is, asked for again and again while somebody looks at the page.
import { sentence } from "../wire/api";
import type { Company } from "../wire/types";
import { look } from "./api";

const EVERY = 6000; // ms

export class Seeking {
  company: Company | null = $state.raw(null);
  /** Why there is none; empty as soon as the server has answered. */
  problem = $state("");
  readonly again: () => void;

  /** Ask as long as the component is shown; of any game, or of the one that `rules` gives. */
  constructor(rules: () => string | null = () => null) {
    let number = 0;
    const read = async (game: string | null): Promise<void> => {
      const mine = ++number;
      try {
        const found = await look(game);
        if (mine === number) [this.company, this.problem] = [found, ""];
      } catch (problem) {
        if (mine === number) this.problem = sentence(problem);
      }
    };
    this.again = () => void read(rules());
    $effect(() => {
      const game = rules();
      const ask = (): void => {
        if (document.visibilityState === "visible") void read(game);
      };
      ask();
      const asking = setInterval(ask, EVERY);
      document.addEventListener("visibilitychange", ask);
      return () => {
        number++;
        clearInterval(asking);
        document.removeEventListener("visibilitychange", ask);
      };
    });
  }
}
