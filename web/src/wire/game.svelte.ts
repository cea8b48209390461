// A table as this browser knows it: what the server told, with runes, and the means to answer.
import { socketAt } from "../prefix";
import { settings } from "../settings.svelte";
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

export class TableState {
  readonly table: string;
  readonly key: string | null;
  info: TableInfo | null = $state.raw(null);
  view: DealView | null = $state.raw(null);
  /** All events that this browser heard of, in the order of their numbers. */
  events: GameEvent[] = $state.raw([]);
  said: Said[] = $state.raw([]);
  clock: Clock | null = $state.raw(null);
  /** When `clock` was told, as performance.now(): the time left is clock.left_ms - (performance.now() - clockAt). */
  clockAt = $state(0);
  connection: Connection = $state("connecting");
  /** Whether there was a connection before: then "connecting" means coming back. */
  known = $state(false);
  /** Nothing more may be done here: what was asked has been answered. */
  shut = $state(false);
  /** The reader's number as a player; null: watching. */
  player: number | null = $state(null);
  /** Why the server will not talk to us, in its words: no such table, a wrong key … */
  refusal: { code: string; message: string } | null = $state.raw(null);
  /** Why the server does not talk to us yet, in its words: it is asked again by itself. */
  delay = $state("");
  /** The reader's seat, once the draw is over. */
  readonly seat: number | null = $derived.by(() => {
    const me = this.player === null ? null : this.info?.chairs[this.player];
    return me?.seat ?? null;
  });
  /** Whether a hint may be asked for: that changes with who sits down and how the table plays. */
  readonly hints = $derived.by(() => this.player !== null && (this.info?.hints ?? false));
  /** Whether to ask before a discard if it is a blunder: by the preference, else only against the weaker bots. */
  readonly warns = $derived.by(() => this.hints && (settings.warnings === "auto" ? this.info?.depth === 1 : settings.warnings === "always"));
  readonly me = $derived.by(() => (this.player === null ? null : (this.info?.chairs[this.player] ?? null)));

  /** Whether what is laid waits, laid ready, for the discard; where each action is judged by itself, it does not. */
  readonly patient: boolean = true;

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

  /** Do something: resolved by what the server says of it, after lost connections too. */
  send(command: Done): Promise<Ack | Refused | Failed> {
    return this.#socket.ask(command) as Promise<Ack | Refused | Failed>;
  }

  /** Would these actions (notation, `;` between them) be allowed? Nothing is done. */
  try(actions: string): Promise<Tried | Failed> {
    return this.#socket.ask({ do: "try", actions }) as Promise<Tried | Failed>;
  }

  /** What would a master do? */
  hint(): Promise<Hinted | Failed> {
    return this.#socket.ask({ do: "hint", depth: settings.depth || null }) as Promise<Hinted | Failed>;
  }

  /** Would a good player hardly do that? Nothing is done. */
  warn(action: string): Promise<Warned | Failed> {
    return this.#socket.ask({ do: "warn", action }) as Promise<Warned | Failed>;
  }

  /** Hear the table speak another language from now on. */
  speak(lang: Hello["lang"] & string): void {
    this.#socket.tell({ do: "lang", lang });
  }

  /** Be told of what happens, for flights and sounds; returns how to stop. Called after the state has changed. */
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
    else if (message.t === "presence") this.#presence(message.here, message.watchers);
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

  #presence(here: boolean[], watchers: number): void {
    if (!this.info) return;
    const chairs = this.info.chairs.map((who, at) => (who ? { ...who, here: here[at] ?? who.here } : who));
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
