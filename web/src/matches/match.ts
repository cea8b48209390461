// A match as this device remembers it: what the list shows, and of each deal what the figures count.
import { byDays } from "../shell/choice.svelte";
import { href } from "../shell/prefix";
import { isLocal } from "../wire/local";
import type { DealView, GameEvent, SideSheet, TableInfo } from "../wire/types";

/** A finished deal from the own side. What this device did not see is absent. */
export interface MatchDeal {
  /** Points of the own side, and those above the best other side. */
  points: number;
  lead: number;
  canastas?: number;
  clean?: number;
  /** In which of the side's turns it opened; 0: not at all. */
  opened?: number;
  out?: "me" | "partner" | "others" | "stock";
  /** By the coach, in per cent. */
  accuracy?: number;
}

export interface Match {
  id: string;
  /** The address of its server; empty for a table of the browser itself. */
  at: string;
  /** Opens the own seat. */
  key: string;
  title: string;
  rules: string;
  /** The level of the bots, where some play. */
  bots: string | null;
  /** By seat. */
  names: string[];
  /** The seats of bots. */
  robots: number[];
  seat: number;
  sides: number;
  /** The id of the cards, where other tables have the same: a deal of the day. */
  cards?: string | null;
  /** By side. */
  scores: number[];
  /** A side, "draw", or null while it goes on. */
  winner: number | "draw" | null;
  finished: boolean;
  abandoned: boolean;
  deals: MatchDeal[];
  /** By days: until when it waits for this person (ms since 1970); null while it does not. */
  until?: number | null;
  /** Of a table of a duplicate match: its link. The result is the comparison with the other table, not that of this one. */
  duplicate?: string;
  /** When it was first and last seen, as Date.now(). */
  begun: number;
  seen: number;
}

export type MatchId = [at: string, id: string];

/** The table as far as a match is made of it. */
export interface Seen {
  key: string | null;
  info: TableInfo | null;
  view: DealView | null;
  events: readonly GameEvent[];
  seat: number | null;
}

export const idOf = ({ at, id }: Pick<Match, "at" | "id">): MatchId => [at, id];
export const addressOf = (table: string): string => (isLocal(table) ? "" : new URL(href("/"), location.origin).href);

/** What that table is like now, with what was known of it before; null before cards are dealt, or without a seat. */
export function matchOf({ info, key, view, events, seat }: Seen, before: Match | undefined, now: number): Match | null {
  if (!info || !key || seat === null || info.names.length === 0) return null;
  const side = seat % info.sides;
  const last = info.sheets.length - 1;
  const deals = info.sheets.map((sheet, deal) => {
    const watched = deal === last && view !== null && view.outcome !== null;
    return { ...before?.deals[deal], ...scored(sheet, side), ...(watched ? told(view, events, seat, side) : {}) };
  });
  const me = info.chairs.find((who) => who?.seat === seat);
  const waits = info.stage === "between" ? me?.ready === false : info.turn.includes(me?.number ?? -1);
  const robots = info.chairs.flatMap((who) => (who?.bot && who.seat !== null ? [who.seat] : []));
  return {
    id: info.id,
    at: addressOf(info.id),
    key,
    title: info.title,
    rules: info.settings.rules,
    bots: robots.length > 0 ? info.settings.bots! : null,
    names: info.names,
    robots,
    seat,
    sides: info.sides,
    cards: info.cards ?? null,
    scores: info.scores,
    winner: info.winner as Match["winner"],
    finished: info.stage === "finished" || info.abandoned,
    abandoned: info.abandoned,
    deals,
    ...(byDays(info.settings) ? { until: waits ? (info.until ?? null) : null } : {}),
    ...(info.twin && info.cards ? { duplicate: info.cards } : {}),
    begun: before?.begun ?? now,
    seen: now,
  };
}

function scored(sheet: readonly SideSheet[], side: number): Pick<MatchDeal, "points" | "lead"> {
  const total = (one: number): number => sheet.find((each) => each.side === one)?.total ?? 0;
  const points = total(side);
  return { points, lead: points - Math.max(...sheet.flatMap((each) => (each.side === side ? [] : [each.total]))) };
}

/** What happened in the deal that has just ended. */
function told(view: DealView, events: readonly GameEvent[], seat: number, side: number): Partial<MatchDeal> {
  const deal = events.slice(
    Math.max(
      0,
      events.findLastIndex((event) => event.kind === "deal"),
    ),
  );
  const ours = (event: GameEvent): boolean => event.seat !== null && event.seat % view.sides.length === side;
  const opening = deal.findIndex((event) => event.kind === "opened" && ours(event));
  const out = deal.find((event) => event.kind === "out");
  const canastas = view.sides[side]?.melds.filter(({ canasta }) => canasta !== null) ?? [];
  return {
    canastas: canastas.length,
    clean: canastas.filter(({ canasta }) => canasta === "clean").length,
    opened: opening < 0 ? 0 : deal.slice(0, opening).filter((event) => event.kind === "turn" && ours(event)).length,
    out: !out ? "stock" : out.seat === seat ? "me" : ours(out) ? "partner" : "others",
  };
}

/** One of two accounts of a match, from two devices: the longer one, with what the other alone knows of its deals. */
export function merged(one: Match, other: Match): Match {
  const [less, more] = one.deals.length < other.deals.length || (!one.finished && other.finished) ? [one, other] : [other, one];
  const deals = more.deals.map((deal, place) => ({ ...less.deals[place], ...deal }));
  return { ...more, deals, begun: Math.min(one.begun, other.begun), seen: Math.max(one.seen, other.seen) };
}

/** The names on the own side but one's own, and those of the others. */
export function company({ names, seat, sides }: Match): { partners: string[]; others: string[] } {
  const rest = names.map((name, at) => ({ name, at })).filter(({ at }) => at !== seat);
  const ours = (at: number): boolean => at % sides === seat % sides;
  return {
    partners: rest.filter(({ at }) => ours(at)).map(({ name }) => name),
    others: rest.filter(({ at }) => !ours(at)).map(({ name }) => name),
  };
}

/** 1, 0 or ½ for a draw; null where the match has no result, or the other table has a part in it. */
export function wonOf({ finished, abandoned, winner, seat, sides, duplicate }: Match): number | null {
  if (duplicate || !finished || abandoned || winner === null) return null;
  return winner === "draw" ? 0.5 : Number(winner === seat % sides);
}
