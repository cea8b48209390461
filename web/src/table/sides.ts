// The order of the sides for who sits at the table. Apart from their names, since the first page needs no more.
/** The numbers of the sides, the own one first. */
export function ownFirst(sides: number, seat: number | null): number[] {
  const own = seat === null ? 0 : seat % sides;
  return Array.from({ length: sides }, (_, after) => (own + after) % sides);
}
