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

/** Whether both tables are finished. */
export const isOver = (match: DuplicateInfo): boolean => match.tables.every(({ stage }) => stage === "finished");

/** The names of a team, those of persons before those of bots; each once, though they may sit at both tables. */
export function membersOf(tables: readonly DuplicateTable[], team: number): string[] {
  const chairs = tables.flatMap((table) => table.chairs).filter((chair) => chair.team === team && chair.name);
  const sorted = [...chairs.filter((chair) => !chair.bot), ...chairs.filter((chair) => chair.bot)];
  return [...new Set(sorted.map(({ name }) => name!))];
}
