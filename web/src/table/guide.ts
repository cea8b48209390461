// What somebody is told in their first match, each once, when it matters: it follows from what the table shows and allows.
import type { DealView, GameEvent } from "../wire/types";

export const TIPS = ["draw", "take", "canasta", "red", "meld", "discard"] as const;
export type Tip = (typeof TIPS)[number];

export interface Situation {
  view: DealView | null;
  events: readonly GameEvent[];
  /** The person is on turn. */
  mine: boolean;
  /** Nothing is selected or laid ready: nothing has been begun. */
  idle: boolean;
  /** Something is laid ready: how to meld is known, and another button comes next. */
  ready: boolean;
}

/** What holds now and has not been said. */
export function tipNow({ view, events, mine, idle, ready }: Situation, seen: readonly string[]): Tip | null {
  if (!view || view.seat === null || !mine || view.outcome !== null) return null;
  const side = view.sides[view.seat % view.sides.length];
  const can = (verb: string): boolean => view.legal.some((action) => action.startsWith(verb));
  const since = events.findLastIndex(({ kind }) => kind === "turn" || kind === "deal");
  const holds: Record<Tip, boolean> = {
    draw: view.phase === "draw" && can("draw"),
    take: view.phase === "draw" && can("draw") && can("take"),
    canasta: side?.melds.some(({ canasta }) => canasta !== null) ?? false,
    red: view.phase === "play" && idle && events.slice(since).some((event) => event.kind === "red_three" && event.seat === view.seat),
    meld: view.phase === "play" && !ready && can("meld"),
    discard: view.phase === "play" && !ready && can("discard"),
  };
  return TIPS.find((tip) => holds[tip] && !seen.includes(tip)) ?? null;
}

/** Whether the player has done something since that event, after which a tip was shown. To discard is told until it is done. */
export function isPast(tip: Tip, { view, events }: Pick<Situation, "view" | "events">, after: number): boolean {
  return tip !== "discard" && events.some((event) => event.number > after && "seat" in event && event.seat === view?.seat);
}
