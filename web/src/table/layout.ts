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

/** The spot of each seat, clockwise from the one at the bottom: play runs clockwise, so the next sits on the left. */
export function spots(seats: number, own: number): Spot[] {
  const around = AROUND[seats] ?? AROUND[4]!;
  return Array.from({ length: seats }, (_, seat) => around[(seat - own + seats) % seats] ?? "top");
}

/** By side, where its melds and where its canastas and red threes lie. */
export function zones(seats: number, sides: number, own: number): SideZones[] {
  const mine = own % sides;
  const partners = seats > sides;
  return Array.from({ length: sides }, (_, side): SideZones => {
    if (side === mine) return { melds: "ours", trophies: partners && seats !== 2 ? "top" : "ours" };
    if (sides === 2) return partners ? { melds: "left", trophies: "right" } : { melds: "top", trophies: "top" };
    const zone: Zone = (side - mine + sides) % sides === 1 ? "left" : "right";
    return { melds: zone, trophies: zone };
  });
}

export type Form = "wide" | "portrait" | "landscape";

/** Which of the three tables fits a window of that size. */
export function form(width: number, height: number): Form {
  if (height < 590 && width > height) return "landscape";
  return width < 760 ? "portrait" : "wide";
}
