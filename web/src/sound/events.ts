// Which sound goes with what happened.
import type { GameEvent } from "../wire/types";
import type { Sound } from "./sounds";

const OF_KIND: Partial<Record<GameEvent["kind"], Sound>> = {
  dealt: "sweep",
  draw: "draw",
  replaced: "draw",
  red_three: "lay",
  upcard: "lay",
  take: "sweep",
  meld: "lay",
  add: "lay",
  swap: "lay",
  discard: "lay",
  canasta: "canasta",
  frozen: "freeze",
  pumba: "pumba",
  out: "out",
};

/** Each sound once, in the order in which its cause came; the turn is heard by whose turn it is only. */
export function soundsFor(events: readonly GameEvent[], me: number | null): Sound[] {
  const sounds = events.flatMap((event): Sound[] => {
    if (event.kind === "turn") return event.seat === me && me !== null ? ["turn"] : [];
    const sound = OF_KIND[event.kind];
    return sound ? [sound] : [];
  });
  return [...new Set(sounds)];
}
