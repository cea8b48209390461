// What a side is called at the table: us and them where there are two sides of partners, else by the players' names.
import type { TableInfo } from "../wire/types";

type Words = (key: string, args?: Record<string, string | number>) => string;

/** True where two sides of partners play, and one of them is the own one. */
function usAndThem(info: TableInfo, seat: number | null): seat is number {
  return seat !== null && info.seats > info.sides && info.sides === 2;
}

export function sideNames(info: TableInfo, seat: number | null, words: Words): string[] {
  return Array.from({ length: info.sides }, (_, side) => {
    if (usAndThem(info, seat)) {
      return words(seat % info.sides === side ? "table-us" : "table-them");
    }
    return info.names.filter((_, place) => place % info.sides === side).join(" · ");
  });
}

/** How a sentence speaks of a side: to one player, to partners, of the others, or of players by name. */
export interface Whose extends Record<string, string> {
  whose: "you" | "us" | "them" | "one" | "many";
  /** Of the players, in a row. */
  name: string;
}

export function whoseOf(info: TableInfo, seat: number | null, side: number, lang: string): Whose {
  const names = info.names.filter((_, place) => place % info.sides === side);
  const one = info.seats === info.sides;
  const own = seat !== null && side === seat % info.sides;
  const whose = own ? (one ? "you" : "us") : usAndThem(info, seat) ? "them" : one ? "one" : "many";
  return { whose, name: listed(names, lang) };
}

/** Who has won a match that is over, as a heading. */
export function winnerSaid(info: TableInfo, seat: number | null, words: Words, lang: string): string {
  if (info.winner === null || info.winner === "draw") return words("table-drawn");
  return words("table-won", whoseOf(info, seat, Number(info.winner), lang));
}

/** Names in a row: "Ana, Eva y Luis". */
export function listed(names: readonly string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(names);
}
