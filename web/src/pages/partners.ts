// The chairs of a lobby: partners, and how they stand around the table, by the rules of the table.
import type { TableInfo } from "../wire/types";

/** The chairs whose players are on the same side as that of `at`; none where the seats are drawn, and where each plays alone. */
export function partnersOf({ chairs, seats, sides, draws }: TableInfo, at: number): number[] {
  if (draws || seats <= sides) return [];
  return chairs.map((_, other) => other).filter((other) => other !== at && other % sides === at % sides);
}

/** The places around a table as rows from the far end to the near one, by how many turns after the near one they come. */
const AROUND: Record<number, readonly (readonly number[])[]> = {
  2: [[1], [0]],
  3: [[1, 2], [0]],
  4: [[2], [1, 3], [0]],
  6: [[3], [2, 4], [1, 5], [0]],
};

/** The chairs as they stand around the table, in rows: `near` at the near end, the others as play goes, partners of four opposite. */
export function chairRows({ chairs, clockwise }: TableInfo, near: number): number[][] {
  const seats = chairs.length;
  const rows = AROUND[seats] ?? [chairs.map((_, at) => at)];
  return rows.map((row) => row.map((turns) => (near + (clockwise ? turns : seats - turns)) % seats));
}
