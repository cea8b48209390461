// What the others did since the own last turn, as signs to be seen at a glance: a line for each turn, its deeds in order.
import { isWild, kindOf } from "../cards/faces";
import type { GameEvent } from "../wire/types";
import { sinceLastTurn } from "./eventText";

/** So many cards of a kind, or one with its suit. */
export interface Shown {
  card: string;
  times: number;
}

export interface Deed {
  sort: "draw" | "take" | "lay" | "red" | "discard" | "pass" | "canasta" | "frozen" | "out";
  /** Cards drawn, or in the taken pile. */
  count: number;
  cards: Shown[];
  /** Of a canasta, its type: `clean`, `dirty` or one of wilds. */
  type: string;
  /** The rank of the meld on which nothing but wilds was laid, else empty: the cards say it. */
  onto: string;
}

export interface TurnSeen {
  /** The number of its first event. */
  number: number;
  seat: number;
  deeds: Deed[];
  /** What happened in it, to be shown again. */
  events: GameEvent[];
}

function byKind(cards: readonly string[]): Shown[] {
  const kinds = cards.map(kindOf);
  return [...new Set(kinds)].map((card) => ({ card, times: kinds.filter((one) => one === card).length }));
}

function deed(sort: Deed["sort"], fields: Partial<Deed> = {}): Deed {
  return { sort, count: 0, cards: [], type: "", onto: "", ...fields };
}

function deedsOf(events: readonly GameEvent[]): Deed[] {
  const deeds: Deed[] = [];
  const laid = new Map<number, { deed: Deed; cards: string[] }>();
  const lay = ({ meld, rank }: { meld: number; rank: string }, cards: readonly string[]): void => {
    const one = laid.get(meld) ?? { deed: deed("lay"), cards: [] };
    if (!laid.has(meld)) deeds.push(one.deed);
    one.cards.push(...cards);
    one.deed.cards = byKind(one.cards);
    one.deed.onto = rank !== "wild" && one.cards.every(isWild) ? rank : "";
    laid.set(meld, one);
  };
  for (const event of events) {
    if (event.kind === "draw") deeds.push(deed("draw", { count: event.count }));
    else if (event.kind === "take") {
      deeds.push(deed("take", { count: event.size }));
      lay(event, [...event.cards, event.top]);
    } else if (event.kind === "meld" || event.kind === "add" || event.kind === "swap") lay(event, event.cards);
    else if (event.kind === "red_three") deeds.push(deed("red", { cards: [{ card: event.card, times: 1 }] }));
    else if (event.kind === "discard") deeds.push(deed("discard", { cards: [{ card: event.card, times: 1 }] }));
    else if (event.kind === "canasta") deeds.push(deed("canasta", { type: event.type }));
    else if (event.kind === "pass" || event.kind === "frozen" || event.kind === "out") deeds.push(deed(event.kind));
  }
  return deeds;
}

/** The turns of the others since that seat's last one; for those who watch (null), of everybody in the last round. */
export function turnsSince(events: readonly GameEvent[], seat: number | null): TurnSeen[] {
  const turns: { number: number; seat: number; events: GameEvent[] }[] = [];
  let open = false;
  for (const event of sinceLastTurn(events, seat)) {
    if (event.kind === "turn") {
      open = event.seat !== seat;
      if (open) turns.push({ number: event.number, seat: event.seat, events: [] });
    } else if (event.kind === "deal" || event.kind === "over") open = false;
    else if (open) turns.at(-1)!.events.push(event);
  }
  return turns.map((turn) => ({ ...turn, deeds: deedsOf(turn.events) })).filter((turn) => turn.deeds.length > 0);
}
