// Deals that are over, from a table of this server or from the text of a record, kept once they were fetched.
import { myTables } from "../shell/tables.svelte";
import { ask, askCoach, type Waiting } from "../wire/api";
import type { DealMoments, Replay, Reviewed } from "../wire/types";

/** Where the match is: a table's id, with the key of a seat that this browser does not keep, or a record. */
export type Source = { table: string; key?: string | null } | { record: string };

const MOST_DEALS = 12; // that are kept: a deal is about 1 MB in memory

export class Deals {
  readonly source: Source;
  readonly #key: string | null;
  #kept = new Map<string, Promise<Replay>>();
  #reviews = new Map<string, Promise<Reviewed>>();

  constructor(source: Source) {
    this.source = source;
    this.#key = "table" in source ? (source.key ?? myTables.key(source.table)) : null;
  }

  /** A deal seen from a seat, or open (null). Raises `ApiError`. */
  deal(deal: number, seat: number | null, lang: string): Promise<Replay> {
    const key = `${deal}/${seat ?? "open"}/${lang}`;
    let found = this.#kept.get(key);
    if (!found) {
      found = this.#fetch(deal, seat, lang);
      found.catch(() => this.#kept.delete(key));
      this.#kept.set(key, found);
      if (this.#kept.size > MOST_DEALS) this.#kept.delete(this.#kept.keys().next().value!);
    }
    return found;
  }

  /** What the coach says of a deal; it takes seconds. Raises `ApiError`. */
  review(deal: number, lang: string, waiting: Waiting): Promise<Reviewed> {
    const key = `${deal}/${lang}`;
    let found = this.#reviews.get(key);
    if (!found) {
      found = this.#coach<Reviewed>(`review?deal=${deal}`, lang, waiting);
      found.catch(() => this.#reviews.delete(key));
      this.#reviews.set(key, found);
    }
    return found;
  }

  /** The costliest decisions of a seat; it takes seconds. Raises `ApiError`. */
  moments(deal: number, seat: number, lang: string, waiting: Waiting): Promise<DealMoments> {
    return this.#coach<DealMoments>(`moments?deal=${deal}&seat=${seat}`, lang, waiting);
  }

  #coach<T>(asked: string, lang: string, waiting: Waiting): Promise<T> {
    if ("table" in this.source)
      return askCoach<T>(`/api/tables/${encodeURIComponent(this.source.table)}/${asked}`, undefined, lang, this.#key, waiting);
    return askCoach<T>(`/api/${asked}`, new Blob([this.source.record], { type: "text/plain" }), lang, null, waiting);
  }

  #fetch(deal: number, seat: number | null, lang: string): Promise<Replay> {
    const asked = `deal=${deal}${seat === null ? "" : `&seat=${seat}`}`;
    if ("table" in this.source) {
      return ask<Replay>(`/api/tables/${encodeURIComponent(this.source.table)}/replay?${asked}`, undefined, lang, this.#key);
    }
    return ask<Replay>(`/api/replay?${asked}`, new Blob([this.source.record], { type: "text/plain" }), lang);
  }
}
