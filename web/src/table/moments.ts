// What a table would look up for, once a deal each: its first canasta, a pile of twelve, an opening to the point.
import { isWild } from "../cards/faces";
import { rankMany } from "../cards/label";
import type { DealView, GameEvent, TableInfo } from "../wire/types";

export interface Moment {
  /** Of the event that made it. */
  number: number;
  title: string;
  /** The sentence of the event, below; empty where the title says it all. */
  text: string;
  cards: readonly string[];
  tone: "brass" | "clean" | "dirty" | "wild";
  /** The title says something that the sentence does not: listeners are told it too. */
  aloud: boolean;
}

interface Scene {
  /** All events that are known, the new ones last. */
  all: readonly GameEvent[];
  before: DealView | null;
  after: DealView | null;
  info: TableInfo | null;
  words: Parameters<typeof rankMany>[1];
}

const MANY = 12; // cards of a pile
const PER_PACK = 54;

/** The moments among new events, in their order. */
export function momentsOf(fresh: readonly GameEvent[], { all, before, after, info, words }: Scene): Moment[] {
  const from = all.findLastIndex((event) => event.kind === "deal");
  const deal = all.slice(Math.max(0, from));
  const sides = info?.sides ?? 2;
  const sideOf = (event: GameEvent): number => (event.seat ?? 0) % sides;
  const plain = (event: GameEvent, part: Partial<Moment> = {}): Moment => ({
    number: event.number,
    title: "",
    text: event.text,
    cards: [],
    tone: "brass",
    aloud: false,
    ...part,
  });
  const made = (event: GameEvent, key: string, args: Record<string, string | number> = {}, part: Partial<Moment> = {}): Moment =>
    plain(event, { title: words(`moment-${key}`, args), aloud: true, ...part });

  function canasta(event: Extract<GameEvent, { kind: "canasta" }>): Moment | null {
    const earlier = deal.filter((one) => one.kind === "canasta" && one.number < event.number);
    const own = earlier.filter((one) => sideOf(one) === sideOf(event));
    const tone = event.rank === "wild" ? "wild" : event.type === "clean" ? "clean" : "dirty";
    const award = info?.milestones?.[own.length + 1];
    if (award) return { ...made(event, "milestone", { award }), tone };
    const times =
      new Set(own.flatMap((one) => (one.kind === "canasta" && one.rank === event.rank && one.meld !== event.meld ? [one.meld] : []))).size +
      1;
    if (info?.repeats && times > 1 && tone !== "wild")
      return { ...made(event, "repeat", { times, ranks: rankMany(event.rank, words) }), tone };
    if (after?.moda && event.rank === after.moda) return { ...made(event, "moda"), tone };
    if (info?.sevens && event.rank === "7") return { ...made(event, "sevens"), tone };
    if (tone === "wild") return { ...made(event, "wild"), tone, aloud: false };
    const whole = fresh.find((one) => one.kind === "meld" && one.seat === event.seat && one.meld === event.meld && one.length >= 7);
    if (tone === "clean" && whole?.kind === "meld" && !whole.cards.some(isWild))
      return { ...made(event, "one-hand", { ranks: rankMany(event.rank, words) }), tone };
    if (earlier.length === 0) return { ...made(event, "first"), tone };
    const alike = own.some((one) => one.kind === "canasta" && one.type === event.type);
    return alike ? null : { ...made(event, tone), tone, aloud: false };
  }

  function one(event: GameEvent): Moment | null {
    if (event.kind === "cut") {
      const cards = event.shown.map((shown) => shown.card);
      return event.exact ? made(event, "cut", {}, { cards, aloud: false }) : plain(event, { cards });
    }
    if (event.kind === "pumba") return made(event, "pumba", {}, { aloud: false });
    if (event.kind === "yes" || event.kind === "no" || event.kind === "taken_back") return plain(event);
    if (event.kind === "canasta") return canasta(event);
    if (event.kind === "take") {
      const earlier = deal.some((past) => past.kind === "take" && past.size >= MANY && past.number < event.number);
      if (event.size >= MANY && !earlier) return made(event, "pile", { cards: event.size });
      const thawed = deal.some((past) => past.kind === "take" && past.number < event.number);
      return before?.pile.frozen && !thawed ? made(event, "thaw") : null;
    }
    if (event.kind === "opened") return event.points === event.minimum ? made(event, "exact", { points: event.points }) : null;
    if (event.kind === "red_three") {
      const number = 2 * Math.round((info?.pack ?? 0) / PER_PACK);
      const laid = after?.sides[sideOf(event)]?.red_threes.length ?? 0;
      const last = fresh.findLast((past) => past.kind === "red_three" && sideOf(past) === sideOf(event));
      return number > 0 && laid >= number && last === event ? made(event, "red-threes", { number }) : null;
    }
    return null;
  }

  const found = fresh.flatMap((event) => one(event) ?? []);
  const turn = fresh.at(-1);
  if (turn && before && after?.last_round && !before.last_round && after.outcome === null)
    found.push({ ...made(turn, "last-round"), text: "" });
  return found;
}
