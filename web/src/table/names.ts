// What a side is called at the table: us and them where there are two sides of partners, else by the players' names.
import type { TableInfo } from "../wire/types";

type Words = (key: string, args?: Record<string, string | number>) => string;

export function sideNames(info: TableInfo, seat: number | null, words: Words): string[] {
  return Array.from({ length: info.sides }, (_, side) => {
    if (seat !== null && info.seats > info.sides && info.sides === 2) {
      return words(seat % info.sides === side ? "table-us" : "table-them");
    }
    return info.names.filter((_, place) => place % info.sides === side).join(" · ");
  });
}

/** Names in a row: "Ana, Eva y Luis". */
export function listed(names: readonly string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(names);
}

/** The numbers of the sides, the own one first. */
export function ownFirst(sides: number, seat: number | null): number[] {
  const own = seat === null ? 0 : seat % sides;
  return Array.from({ length: sides }, (_, after) => (own + after) % sides);
}
