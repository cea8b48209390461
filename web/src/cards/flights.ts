// From what happened to which cards fly: a pure plan, in names of spots on the table; `fly.ts` finds and moves them.
import { topOf } from "./stack";
import { keyed } from "./keyed";
import type { DealView, GameEvent } from "../wire/types";

/** One card that flies. `from` and `to` are names of spots, the best first; a null card flies as a back. */
export interface Flight {
  card: string | null;
  from: string[];
  to: string[];
  /** Flights of a later stage start later. */
  stage: number;
}

/** Cards in the air for one thing that happened: a whole deal of four hands, and nearly every pile. */
const MOST = 64;

/** The keys that those cards have, or had, in the hand: copies counted from the last. */
function keysIn(hand: readonly string[], cards: readonly string[]): string[] {
  const left = keyed(hand);
  return cards.map((card) => {
    const found = left.findLast((one) => one.card === card || one.card.charAt(0) === card);
    if (found) left.splice(left.indexOf(found), 1);
    return found ? `card:${found.key}` : "hand";
  });
}

/** Where a card of one's own lies ready. */
const fresh = (card: string): string => `fresh:${card}`;

/** What flies when cards of that hand are laid ready: nobody else sees it. */
export function layingReady(hand: readonly string[], cards: readonly string[]): Flight[] {
  return keysIn(hand, cards).map((key, place) => ({ card: cards[place]!, from: [key, "hand"], to: [fresh(cards[place]!)], stage: 0 }));
}

function cardsOf(view: DealView | null, side: number, meld: number): readonly string[] {
  return view?.sides[side]?.melds?.find((one) => one.number === meld)?.cards ?? [];
}

/** What flies for these events, seen from the seat of the views. */
export function plan(events: readonly GameEvent[], before: DealView | null, after: DealView | null): Flight[] {
  const flights: Flight[] = [];
  const sides = after?.sides.length ?? before?.sides.length ?? 2;
  const me = after?.seat ?? before?.seat ?? null;
  let stage = 0;

  for (const event of events) {
    const seat = event.seat ?? -1;
    const own = seat === me;
    const side = seat >= 0 ? seat % sides : 0;
    const away = (cards: readonly string[]): string[][] =>
      own && before
        ? keysIn(before.hand, cards).map((key, place) => [fresh(cards[place]!), key, "hand"])
        : cards.map(() => [`seat:${seat}`]);
    const home = (cards: readonly string[]): string[][] =>
      own && after ? keysIn(after.hand, cards).map((key) => [key, "hand"]) : cards.map(() => [`seat:${seat}`]);
    const add = (card: string | null, from: string[], to: string[]): void => {
      if (flights.length < MOST) flights.push({ card, from, to, stage });
    };
    const come = (from: string, count: number, cards: readonly string[] = []): void => {
      if (own && cards.length > 0) home(cards).forEach((to, place) => add(cards[place] ?? null, [from], to));
      else for (let n = count; n > 0; n--) add(null, [from], [`seat:${seat}`]);
    };
    const spots = (number: number, card: string): string[] => [`meld:${side}:${number}/${card}`, `meld:${side}:${number}`, `zone:${side}`];
    const lay = (cards: readonly string[], number: number): void => {
      away(cards).forEach((from, place) => add(cards[place] ?? null, from, spots(number, cards[place]!)));
    };

    switch (event.kind) {
      case "dealt":
      case "draw":
      case "replaced":
        come("stock", event.count, event.cards);
        break;
      case "upcard":
        stage += 1;
        event.cards.forEach((card) => add(card, ["stock"], ["pile"]));
        break;
      case "red_three": {
        stage += 1;
        const from = event.source !== "hand" ? [event.source] : own ? ["hand"] : [`seat:${seat}`];
        add(event.card, from, [`red:${side}/${event.card}`, `red:${side}`, `zone:${side}`]);
        break;
      }
      case "take":
        add(event.top, ["pile"], spots(event.meld, event.top));
        lay(event.cards, event.meld);
        break;
      case "pile_joined":
        stage += 1;
        come("pile", event.count, event.cards);
        break;
      case "meld":
      case "add":
        lay(event.cards, event.meld);
        break;
      case "swap":
        lay(event.cards, event.meld);
        home([event.wild]).forEach((to) => add(event.wild, [`meld:${side}:${event.meld}`, `zone:${side}`], to));
        break;
      case "canasta": // from among the melds to where canastas lie
        stage += 1;
        add(
          topOf(cardsOf(after, side, event.meld), event.type === "clean"),
          [`meld:${side}:${event.meld}`],
          [`meld:${side}:${event.meld}`],
        );
        break;
      case "discard":
        if (event !== events[0]) stage += 1; // it comes after all that was laid with it
        away([event.card]).forEach((from) => add(event.card, from, ["pile"]));
        break;
      case "taken_back":
        home([event.card]).forEach((to) => add(event.card, ["pile"], to));
        break;
    }
  }
  return flights;
}
