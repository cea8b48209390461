// A table as this browser knows it: what the server told, with runes, and the means to answer.
import { socketAt } from "../shell/prefix";
import { settings } from "../shell/settings.svelte";
import { isLocal, LocalWire } from "./local";
import { PROTOCOL, reloadOnce } from "./protocol";
import { TableSocket, type Answer, type Asked, type Connection, type Wire } from "./socket";
import type {
  Ack,
  Clock,
  DealView,
  Did,
  Failed,
  GameEvent,
  Hello,
  Hinted,
  Message,
  PlayerInfo,
  Presence,
  Refused,
  Said,
  TableInfo,
  Tried,
  Warned,
  Welcome,
} from "./types";
import { unchanged } from "./unchanged";

/** A command that changes something. */
export type Done = Exclude<Asked, { do: "try" | "hint" | "warn" }>;
/** Told after something happened: the new events, the view before and after (null while no cards are dealt). */
export type OnDid = (events: GameEvent[], before: DealView | null, after: DealView | null) => void;

/** A table, as all that shows it or acts at it sees it. */
export interface TableState {
  /** Its id; empty where it is none of a match. */
  readonly table: string;
  readonly key: string | null;
  info: TableInfo | null;
  view: DealView | null;
  /** All events that this browser heard of, in the order of their numbers. */
  readonly events: GameEvent[];
  readonly said: Said[];
  readonly clock: Clock | null;
  /** When `clock` was told, as performance.now(): the time left is clock.left_ms - (performance.now() - clockAt). */
  readonly clockAt: number;
  /** Nothing more may be done here: what was asked has been answered. */
  readonly shut: boolean;
  /** The reader's number as a player; null: watching. */
  readonly player: number | null;
  /** The reader's seat, once the draw is over. */
  readonly seat: number | null;
  readonly me: PlayerInfo | null;
  /** The player beside whom the reader sits: their cards are seen, and nothing can be done. */
  readonly beside?: number | null;
  /** The player who may take back the last discard now. */
  readonly slip?: number | null;
  /** Whether a hint may be asked for: that changes with who sits down and how the table plays. */
  readonly hints: boolean;
  /** Whether to ask before a discard if it is a blunder. */
  readonly warns: boolean;
  /** Whether what is laid waits, laid ready, for the discard; where each action is judged by itself, it does not. */
  readonly patient: boolean;
  /** Do something: resolved by what is said of it. */
  send(command: Done): Promise<Ack | Refused | Failed>;
  /** Would these actions (notation, `;` between them) be allowed? Nothing is done. */
  try(actions: string): Promise<Tried | Failed>;
  /** What would a master do? */
  hint(): Promise<Hinted | Failed>;
  /** Would a good player hardly do that? Nothing is done. */
  warn(action: string): Promise<Warned | Failed>;
  /** Be told of what happens, for flights and sounds; returns how to stop. Called after the state has changed. */
  onDid(callback: OnDid): () => void;
}

/** A table of a server, or of this browser, over a socket. */
export class LiveTable implements TableState {
  readonly table: string;
  readonly key: string | null;
  info: TableInfo | null = $state.raw(null);
  view: DealView | null = $state.raw(null);
  events: GameEvent[] = $state.raw([]);
  said: Said[] = $state.raw([]);
  clock: Clock | null = $state.raw(null);
  clockAt = $state(0);
  connection: Connection = $state("connecting");
  /** Whether there was a connection before: then "connecting" means coming back. */
  known = $state(false);
  readonly shut = false;
  player: number | null = $state(null);
  beside: number | null = $state(null);
  slip: number | null = $state(null);
  /** Why the server will not talk to us, in its words: no such table, a wrong key … */
  refusal: { code: string; message: string } | null = $state.raw(null);
  /** Why the server does not talk to us yet, in its words: it is asked again by itself. */
  delay = $state("");
  readonly me = $derived.by(() => (this.player === null ? null : (this.info?.chairs[this.player] ?? null)));
  readonly seat = $derived.by(() => this.me?.seat ?? null);
  readonly hints = $derived.by(() => this.player !== null && (this.info?.hints ?? false));
  /** By the preference, else only against the weaker bots. */
  readonly warns = $derived.by(
    () => this.hints && (settings.warnings === "auto" ? this.info?.depth === 1 : settings.warnings === "always"),
  );
  readonly patient = true;

  #seq = 0;
  #socket: TableSocket;
  #listeners = new Set<OnDid>();

  constructor(table: string, key: string | null, make?: (url: string) => Wire) {
    this.table = table;
    this.key = key;
    const url = socketAt(`/ws/tables/${encodeURIComponent(table)}`);
    const listener = {
      hello: () => this.#hello(),
      message: (message: Message) => this.#hear(message),
      connection: (state: Connection) => (this.connection = state),
    };
    this.#socket = new TableSocket(url, listener, make ?? (isLocal(table) ? (address) => new LocalWire(address) : undefined));
  }

  connect(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
    this.#listeners.clear();
  }

  /** Resolved after lost connections too. */
  send(command: Done): Promise<Ack | Refused | Failed> {
    return this.#socket.ask(command) as Promise<Ack | Refused | Failed>;
  }

  try(actions: string): Promise<Tried | Failed> {
    return this.#socket.ask({ do: "try", actions }) as Promise<Tried | Failed>;
  }

  hint(): Promise<Hinted | Failed> {
    return this.#socket.ask({ do: "hint", depth: settings.depth || null }) as Promise<Hinted | Failed>;
  }

  warn(action: string): Promise<Warned | Failed> {
    return this.#socket.ask({ do: "warn", action }) as Promise<Warned | Failed>;
  }

  /** Hear the table speak another language from now on. */
  speak(lang: Hello["lang"] & string): void {
    this.#socket.tell({ do: "lang", lang });
  }

  onDid(callback: OnDid): () => void {
    this.#listeners.add(callback);
    return () => this.#listeners.delete(callback);
  }

  #hello(): Hello {
    const after = this.events.at(-1)?.number ?? 0;
    return { do: "hello", protocol: PROTOCOL, key: this.key, lang: settings.lang, after, adds: this.key !== null };
  }

  #hear(message: Message | Answer): void {
    if (message.t === "welcome") this.#welcome(message);
    else if (message.t === "did") this.#did(message);
    else if (message.t === "presence") this.#presence(message);
    else if (message.t === "bye" && message.again) this.delay = message.message;
    else if (message.t === "bye") {
      this.refusal = { code: message.code, message: message.message };
      reloadOnce(message.code);
    } else if (message.t === "failed" && message.id === null && !this.known) {
      this.refusal = { code: message.code, message: message.message };
    }
  }

  #welcome(message: Welcome): void {
    const before = this.view;
    this.#reword(message.events);
    const missed = this.#newEvents(message.events);
    const returning = this.known;
    this.#seq = message.seq;
    this.player = message.player;
    this.beside = message.beside ?? null;
    this.slip = message.slip ?? null;
    this.info = unchanged(this.info, message.table);
    this.view = unchanged(before, message.view);
    this.said = message.said;
    this.#setClock(message.clock);
    this.refusal = null;
    this.delay = "";
    this.known = true;
    if (returning && missed.length) this.#tell(missed, before);
  }

  #did(message: Did): void {
    if (message.seq <= this.#seq) return;
    if (message.seq !== this.#seq + 1) {
      this.#socket.renew();
      return;
    }
    const before = this.view;
    this.#seq = message.seq;
    const fresh = this.#newEvents(message.events);
    if (message.table) this.info = unchanged(this.info, message.table);
    this.view = unchanged(before, message.view);
    this.slip = message.slip ?? null;
    if (message.said) this.said = [...this.said, message.said];
    this.#setClock(message.clock);
    this.#tell(fresh, before);
  }

  /** After a change of the language the server tells the deal anew. */
  #reword(events: GameEvent[]): void {
    const told = new Map(events.map((event) => [event.number, event]));
    if (this.events.some((event) => told.has(event.number))) this.events = this.events.map((event) => told.get(event.number) ?? event);
  }

  #newEvents(events: GameEvent[]): GameEvent[] {
    const last = this.events.at(-1)?.number ?? 0;
    const fresh = events.filter((event) => event.number > last);
    if (fresh.length) this.events = [...this.events, ...fresh];
    return fresh;
  }

  #presence({ here, watchers, beside = [] }: Presence): void {
    if (!this.info) return;
    const chairs = this.info.chairs.map((who, at) =>
      who ? { ...who, here: here[at] ?? who.here, beside: who.beside == null ? null : (beside[at] ?? 0) } : who,
    );
    this.info = { ...this.info, chairs, watchers };
  }

  #setClock(clock: Clock | null): void {
    this.clock = clock;
    this.clockAt = performance.now();
  }

  #tell(events: GameEvent[], before: DealView | null): void {
    for (const callback of this.#listeners) callback(events, before, this.view);
  }
}
