// The games that this person has played or learnt here, and where another one's page tells what is different.
import { StoredList } from "./stored.svelte";

const isGame = (value: unknown): value is string => typeof value === "string" && /^[a-z-]+$/.test(value);

export class KnownGames {
  /** The last one comes first. */
  #games = new StoredList("known", isGame);

  /** These rules (`Settings.rules`, form and all) are played, or have been learnt. */
  add(rules: string): void {
    const game = rules.split("/")[0]!;
    if (this.#games.all[0] !== game) this.#games.change((all) => [game, ...all.filter((one) => one !== game)]);
  }

  /** Where to learn rules that are not known: from the known game, or from the first card; null if they are known. */
  lessons(rules: string): { path: string; differs: boolean } | null {
    const [game, last] = [rules.split("/")[0]!, this.#games.all[0]];
    if (this.#games.all.includes(game)) return null;
    return { path: `/learn/${game}/${last ? `from-${last}` : "beginner"}`, differs: last !== undefined };
  }
}

export const knownGames = new KnownGames();
