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
  const turn = events.slice(events.findLastIndex(({ kind }) => kind === "turn" || kind === "deal"));
  const did = (kind: GameEvent["kind"]): boolean =>
    turn.some((event) => event.kind === kind && "seat" in event && event.seat === view.seat);
  const holds: Record<Tip, boolean> = {
    draw: view.phase === "draw",
    take: view.phase === "draw" && can("take"),
    canasta: side?.melds.some(({ canasta }) => canasta !== null) ?? false,
    red: view.phase === "play" && idle && did("red_three"),
    meld: view.phase === "play" && !ready && can("meld") && !did("meld"),
    discard: view.phase === "play" && !ready && can("discard"),
  };
  return TIPS.find((tip) => holds[tip] && !seen.includes(tip)) ?? null;
}
