// Duplicate matches at the server, and what the page makes of their two tables.
import { lang } from "../texts";
import { ask } from "../wire/api";
import type { DuplicateInfo, DuplicateTable, NewDuplicate, Opened } from "../wire/types";

const pathOf = (table: string): string => `/api/duplicates/${encodeURIComponent(table)}`;

export const duplicates = {
  open: (asked: NewDuplicate) => ask<Opened>("/api/duplicates", asked),
  look: (table: string) => ask<DuplicateInfo>(pathOf(table)),
  /** End the match without the other table, by the key of a seat at this one. */
  end: (table: string, key: string) => ask<DuplicateInfo>(`${pathOf(table)}/end`, {}, lang(), key),
};

export const TEAMS = ["A", "B"] as const;

/** True if both tables are finished. */
export const isOver = (match: DuplicateInfo): boolean => match.tables.every(({ stage }) => stage === "finished");

/** The names of a team, each once; bots, who have the same names at both tables, only where it has no person. */
export function membersOf(tables: readonly DuplicateTable[], team: number): string[] {
  const chairs = tables.flatMap((table) => table.chairs).filter((chair) => chair.team === team && chair.name);
  const persons = chairs.filter((chair) => !chair.bot);
  return [...new Set((persons.length > 0 ? persons : chairs).map(({ name }) => name!))];
}
