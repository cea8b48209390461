// From what happened to which cards fly: a pure plan, in names of spots on the table; `fly.ts` finds and moves them.
import { keyed } from "../table/hand";
import type { DealView, Happening } from "../wire/types";

/** One card that flies. `from` and `to` are names of spots, the best first; a null card flies as a back. */
export interface Flight {
  card: string | null;
  from: string[];
  to: string[];
  /** Flights of a later stage start later. */
  stage: number;
}

const MOST = 36; // cards in the air for one thing that happened
const HIDDEN = 5; // backs that stand for any greater number

type Data = Record<string, unknown>;

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}

/** The keys that those cards have, or had, in the hand: copies counted from the last. */
function keysIn(hand: readonly string[], cards: readonly string[]): string[] {
  const left = keyed(hand);
  return cards.map((card) => {
    const found = left.findLast((one) => one.card === card || one.card.charAt(0) === card);
    if (found) left.splice(left.indexOf(found), 1);
    return found ? `card:${found.key}` : "hand";
  });
}

/** What flies for these events, seen from the seat of the views. */
export function plan(events: readonly Happening[], before: DealView | null, after: DealView | null): Flight[] {
  const flights: Flight[] = [];
  const sides = after?.sides.length ?? before?.sides.length ?? 2;
  const me = after?.seat ?? before?.seat ?? null;
  let stage = 0;

  for (const event of events) {
    const seat = event.seat ?? -1;
    const data: Data = event.data;
    const own = seat === me;
    const side = seat >= 0 ? seat % sides : 0;
    const meld = `meld:${side}:${String(data.meld ?? "")}`;
    const away = (cards: string[]): string[][] =>
      own && before ? keysIn(before.hand, cards).map((key) => [key, "staged", "hand"]) : cards.map(() => [`seat:${seat}`]);
    const home = (cards: string[]): string[][] =>
      own && after ? keysIn(after.hand, cards).map((key) => [key, "hand"]) : cards.map(() => [`seat:${seat}`]);
    const add = (card: string | null, from: string[], to: string[]): void => {
      if (flights.length < MOST) flights.push({ card, from, to, stage });
    };
    const come = (from: string): void => {
      const cards = texts(data.cards);
      if (own && cards.length > 0) home(cards).forEach((to, place) => add(cards[place] ?? null, [from], to));
      else for (let n = Math.min(Number(data.count ?? 0), HIDDEN); n > 0; n--) add(null, [from], [`seat:${seat}`]);
    };
    const lay = (cards: string[]): void => {
      away(cards).forEach((from, place) => add(cards[place] ?? null, from, [`${meld}/${cards[place]}`, meld, `zone:${side}`]));
    };

    switch (event.kind) {
      case "dealt":
      case "draw":
      case "replaced":
        come("stock");
        break;
      case "upcard":
        stage += 1;
        texts(data.cards).forEach((card) => add(card, ["stock"], ["pile"]));
        break;
      case "red_three": {
        stage += 1;
        const card = String(data.card);
        const from = data.source === "stock" ? ["stock"] : data.source === "pile" ? ["pile"] : own ? ["hand"] : [`seat:${seat}`];
        add(card, from, [`red:${side}/${card}`, `red:${side}`, `zone:${side}`]);
        break;
      }
      case "take":
        add(String(data.top), ["pile"], [`${meld}/${String(data.top)}`, meld, `zone:${side}`]);
        lay(texts(data.cards));
        break;
      case "pile_joined":
        stage += 1;
        come("pile");
        break;
      case "meld":
      case "add":
        lay(texts(data.cards));
        break;
      case "swap":
        lay(texts(data.cards));
        home([String(data.wild)]).forEach((to) => add(String(data.wild), [meld, `zone:${side}`], to));
        break;
      case "discard": {
        const card = String(data.card);
        away([card]).forEach((from) => add(card, from, ["pile"]));
        break;
      }
    }
  }
  return flights;
}
