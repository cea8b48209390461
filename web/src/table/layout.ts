// Who sits where around the table, seen from one seat, and where each side's cards lie.

export type Spot = "bottom" | "left" | "top-left" | "top" | "top-right" | "right";
export type Place = "ours" | "left" | "right";

const AROUND: Record<number, readonly Spot[]> = {
  2: ["bottom", "top"],
  3: ["bottom", "left", "right"],
  4: ["bottom", "left", "top", "right"],
  6: ["bottom", "left", "top-left", "top", "top-right", "right"],
};

/** The places at the edges of a wide table, each from the far end of the edge to the near one. */
export const EDGES = { left: ["top-left", "left"], top: ["top"], right: ["top-right", "right"] } as const satisfies Record<
  string,
  readonly Spot[]
>;

/** How many places a seat is from the own one, counted clockwise around the table: in the direction of play or against it. */
function round(seat: number, own: number, seats: number, clockwise: boolean): number {
  return (clockwise ? seat - own + seats : own - seat + seats) % seats;
}

/**
 * The spot of each seat, the own one at the bottom. The next player sits on the left where play runs clockwise (CL-1.2,
 * TB-2.2), and on the right where it runs the other way (SA-2.2, RE-1.6).
 */
export function spots(seats: number, own: number, clockwise: boolean): Spot[] {
  const around = AROUND[seats] ?? AROUND[4]!;
  return Array.from({ length: seats }, (_, seat) => around[round(seat, own, seats, clockwise)] ?? "top");
}

/** The other seats as they are seen from the own one, from left to right. */
export function across(seats: number, own: number, clockwise: boolean): number[] {
  return Array.from({ length: seats - 1 }, (_, after) => (clockwise ? own + 1 + after : own + seats - 1 - after) % seats);
}

/** The other sides, from left to right as their first players are seen. */
export function othersAcross(seats: number, sides: number, own: number, clockwise: boolean): number[] {
  return [...new Set(across(seats, own, clockwise).map((seat) => seat % sides))].filter((side) => side !== own % sides);
}

/** Where the cards of each side lie, by side: the own ones before one, the others' at the side of the next player. */
export function places(sides: number, own: number, clockwise: boolean): Place[] {
  const mine = own % sides;
  return Array.from({ length: sides }, (_, side): Place => {
    if (side === mine) return "ours";
    return sides === 2 || round(side, mine, sides, clockwise) === 1 ? "left" : "right";
  });
}

export type Form = "wide" | "portrait" | "landscape";

/** Narrower than a phone on its side: an upright one whose height a keyboard or a panel has taken. */
const UPRIGHT = 480;
/** What an upright window needs for cards at all four sides of its table. */
export const SPREAD = 1100;

/** Which of the three tables fits a window of that size; a tablet held upright has the room for its cards above one another. */
export function form(width: number, height: number): Form {
  if (height < 590 && width > height && width >= UPRIGHT) return "landscape";
  return width < 760 || (width < SPREAD && height > 1.15 * width) ? "portrait" : "wide";
}
