// A competition as this browser knows it: what the feed tells, with runes.
import type { ClubChange, ClubInfo, FeedDid, FeedLine, FeedWelcome } from "../../wire/types";
import { LiveFeed } from "../feed.svelte";
import { Ticking } from "./clock.svelte";

const MOST_LINES = 100;

/** The competition with what has changed. */
export function changed(club: ClubInfo, by: ClubChange): ClubInfo {
  const { club: anew, rounds, links: _, ...plain } = by;
  if (anew) return anew;
  const next = { ...club, ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined && value !== null)) };
  if (rounds) {
    const numbers = new Set(rounds.map(({ number }) => number));
    next.rounds = [...club.rounds.filter(({ number }) => !numbers.has(number)), ...rounds].sort((a, b) => a.number - b.number);
  }
  return next;
}

export class ClubState extends LiveFeed<ClubInfo, FeedWelcome | FeedDid> {
  /** What happened while the page was open, the latest last. */
  lines: FeedLine[] = $state.raw([]);
  /** Grows when the list of links is another. */
  links = $state(0);
  readonly clock = new Ticking();

  constructor(id: string, key: string) {
    super("club", id, key, `/api/club/${id}`);
  }

  protected hear(told: FeedWelcome | FeedDid): void {
    if (told.t === "club") {
      [this.info, this.seq, this.refusal] = [told.club, told.seq, null];
      this.lines = [...this.lines, ...told.missed].slice(-MOST_LINES);
      this.clock.set(told.club.clock);
      this.links += 1;
    } else if (told.t === "change") this.#did(told);
  }

  #did({ seq, line, change: by }: FeedDid): void {
    if (!this.info || seq <= this.seq) return;
    if (seq !== this.seq + 1) {
      this.renew();
      return;
    }
    this.seq = seq;
    this.info = changed(this.info, by);
    this.clock.set(this.info.clock);
    if (line.text) this.lines = [...this.lines, line].slice(-MOST_LINES);
    if (by.links) this.links += 1;
  }
}
