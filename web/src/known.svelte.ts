// The games that this person has played or learnt here, and where another one's page tells what is different.
import { keep, readKept } from "./kept";

function read(): string[] {
  const found = readKept("known");
  return Array.isArray(found) ? found.filter((one): one is string => typeof one === "string" && /^[a-z-]+$/.test(one)) : [];
}

export class Known {
  /** The last one comes first. */
  #games: string[] = $state.raw(read());

  /** These rules (`Settings.rules`, form and all) are played, or have been learnt. */
  add(rules: string): void {
    const game = rules.split("/")[0]!;
    if (this.#games[0] === game) return;
    this.#games = [game, ...read().filter((one) => one !== game)];
    keep("known", this.#games);
  }

  /** Where to learn rules that are not known: from the known game, or from the first card; null if they are known. */
  lessons(rules: string): { path: string; differs: boolean } | null {
    const [game, last] = [rules.split("/")[0]!, this.#games[0]];
    if (this.#games.includes(game)) return null;
    return { path: `/learn/${game}/${last ? `from-${last}` : "beginner"}`, differs: last !== undefined };
  }
}

export const known = new Known();
