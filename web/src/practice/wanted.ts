// Which puzzles the address asks for: their theme and their game, nothing where any will do.
import type { PuzzleKinds } from "../wire/types";

export interface Wanted {
  theme: string;
  rules: string;
}

const NAME = /^[a-z-]{1,16}$/;

export function wantedIn(search: string): Wanted {
  const params = new URLSearchParams(search);
  const named = (name: string) => NAME.exec(params.get(name) ?? "")?.[0] ?? "";
  return { theme: named("theme"), rules: named("rules") };
}

export function addressOf(wanted: Partial<Wanted>): string {
  const params = new URLSearchParams(Object.entries(wanted).filter(([, name]) => name !== ""));
  return `/puzzles${params.size ? `?${params}` : ""}`;
}

/** The themes that the chosen game has, or that any has. */
export function themesOf(kinds: PuzzleKinds, rules: string): PuzzleKinds["themes"] {
  const game = kinds.games.find(({ id }) => id === rules);
  return game ? kinds.themes.filter(({ id }) => game.themes.includes(id)) : kinds.themes;
}

/** What of it there are puzzles of: a game that is unknown is any, and so is a theme that the game does not have. */
export function offered(kinds: PuzzleKinds, { theme, rules }: Wanted): Wanted {
  const has = (all: readonly { id: string }[], name: string) => (all.some(({ id }) => id === name) ? name : "");
  return { theme: has(themesOf(kinds, rules), theme), rules: has(kinds.games, rules) };
}
