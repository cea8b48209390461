// A competition as this browser knows it: what the feed tells, with runes, and the means to change it.
import { settings, type Lang } from "../../settings.svelte";
import { TableSocket, WELCOME_BACK, type Connection } from "../../wire/socket";
import type { ClubChange, ClubInfo, FeedDid, FeedLine, FeedWelcome, Bye, Done, Hello } from "../../wire/types";
import { change } from "../api";
import { Ticking } from "./clock.svelte";

type Told = FeedWelcome | FeedDid | Bye | { t: "pong" };
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

export class ClubState {
  readonly id: string;
  readonly key: string;
  info: ClubInfo | null = $state.raw(null);
  /** What happened while the page was open, the latest last. */
  lines: FeedLine[] = $state.raw([]);
  connection: Connection = $state("connecting");
  /** Why the server will not talk to us. */
  refusal: { code: string; message: string } | null = $state.raw(null);
  /** Grows when the list of links is another. */
  links = $state(0);
  readonly clock = new Ticking();

  #seq = 0;
  #lang: Lang = settings.lang;
  #socket: TableSocket<Hello, Told>;

  constructor(id: string, key: string) {
    [this.id, this.key] = [id, key];
    const url = `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/ws/club/${id}`;
    const listener = {
      hello: (): Hello => ({ do: "hello", key, lang: this.#lang, after: this.#seq }),
      message: (told: Told) => this.#hear(told),
      connection: (state: Connection) => (this.connection = state),
    };
    this.#socket = new TableSocket(url, listener, undefined, "club");
  }

  connect(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
  }

  /** Hear it in another language from now on. */
  speak(lang: Lang): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    this.#socket.renew();
  }

  /** Whether there was a connection before: then "connecting" means coming back. */
  get known(): boolean {
    return this.info !== null;
  }

  /** Change something. Raises `Trouble`. */
  do(what: string, body: object): Promise<Done> {
    return change<Done>(`/api/club/${this.id}/${what}`, this.key, body);
  }

  may(what: string): boolean {
    return this.info?.may.includes(what) ?? false;
  }

  #hear(told: Told): void {
    if (told.t === "club") {
      [this.info, this.#seq, this.refusal] = [told.club, told.seq, null];
      this.lines = [...this.lines, ...told.missed].slice(-MOST_LINES);
      this.clock.set(told.club.clock);
      this.links += 1;
    } else if (told.t === "change") this.#did(told);
    else if (told.t === "bye" && !WELCOME_BACK.has(told.code)) this.refusal = { code: told.code, message: told.message };
  }

  #did({ seq, line, change: by }: FeedDid): void {
    if (!this.info || seq <= this.#seq) return;
    if (seq !== this.#seq + 1) {
      this.#socket.renew();
      return;
    }
    this.#seq = seq;
    this.info = changed(this.info, by);
    this.clock.set(this.info.clock);
    if (line.text) this.lines = [...this.lines, line].slice(-MOST_LINES);
    if (by.links) this.links += 1;
  }
}
