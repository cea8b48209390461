// Who sits where around the table, seen from one seat, and where each side's cards lie (TB-9.3: one partner keeps the
// melds, the other the red threes and the canastas).

export type Spot = "bottom" | "left" | "top-left" | "top" | "top-right" | "right";
export type Zone = "ours" | "top" | "left" | "right";

export interface SideZones {
  melds: Zone;
  trophies: Zone;
}

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

/** By side, where its melds and where its canastas and red threes lie. */
export function zones(seats: number, sides: number, own: number, clockwise: boolean): SideZones[] {
  const mine = own % sides;
  const partners = seats > sides;
  return Array.from({ length: sides }, (_, side): SideZones => {
    if (side === mine) return { melds: "ours", trophies: partners && seats !== 2 ? "top" : "ours" };
    if (sides === 2) return partners ? { melds: "left", trophies: "right" } : { melds: "top", trophies: "top" };
    const zone: Zone = round(side, mine, sides, clockwise) === 1 ? "left" : "right";
    return { melds: zone, trophies: zone };
  });
}

/** Cards of one side that lie in one place. */
export interface Part {
  side: number;
  part: "melds" | "trophies" | "both";
}

/** What lies in a place, by the zones of each side. */
export function partsIn(zones: readonly SideZones[], place: Zone): Part[] {
  return zones.flatMap(({ melds, trophies }, side): Part[] => {
    if (melds === place && trophies === place) return [{ side, part: "both" }];
    if (melds === place) return [{ side, part: "melds" }];
    return trophies === place ? [{ side, part: "trophies" }] : [];
  });
}

export type Form = "wide" | "portrait" | "landscape";

/** Narrower than a phone on its side: an upright one whose height a keyboard or a panel has taken. */
const UPRIGHT = 480;
/** What an upright window needs for cards at all four sides of its table. */
const SPREAD = 1100;

/** Which of the three tables fits a window of that size; a tablet held upright has the room for its cards above one another. */
export function form(width: number, height: number): Form {
  if (height < 590 && width > height && width >= UPRIGHT) return "landscape";
  return width < 760 || (width < SPREAD && height > 1.15 * width) ? "portrait" : "wide";
}
