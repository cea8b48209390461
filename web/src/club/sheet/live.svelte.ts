// A score sheet as this browser knows it: what the feed tells, with runes, and the means to write on it.
import { keep } from "../../kept";
import { settings, type Lang } from "../../settings.svelte";
import { TableSocket, WELCOME_BACK, type Connection } from "../../wire/socket";
import type { Bye, Done, Hello, SheetChanged, SheetEntries, SheetInfo, SheetWelcome } from "../../wire/types";
import { change } from "../api";

type Told = SheetWelcome | SheetChanged | Bye | { t: "pong" };

export class SheetState {
  readonly id: string;
  readonly key: string;
  info: SheetInfo | null = $state.raw(null);
  connection: Connection = $state("connecting");
  /** Why the server will not talk to us. */
  refusal: { code: string; message: string } | null = $state.raw(null);

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
    this.#socket = new TableSocket(url, listener, undefined, "sheet");
  }

  get known(): boolean {
    return this.info !== null;
  }

  connect(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
  }

  speak(lang: Lang): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    this.#socket.renew();
  }

  /** Write on it: who says so, and how many deals the writer has seen. Raises `Trouble`. */
  enter(entry: SheetEntries["entries"][number], { by = "", deals = null }: { by?: string; deals?: number | null } = {}): Promise<Done> {
    if (by.trim()) keep("sheet-by", by.trim());
    return this.do("entries", { entries: [entry], by: by.trim(), deals });
  }

  /** Those at the table: one of them says so, mostly. */
  get people(): string[] {
    return this.info?.seats.map(({ name }) => name) ?? [];
  }

  do<T = Done>(what: string, body: object): Promise<T> {
    return change<T>(`/api/club/sheets/${this.id}/${what}`, this.key, body);
  }

  may(what: string): boolean {
    return this.info?.may.includes(what) ?? false;
  }

  #hear(told: Told): void {
    if (told.t === "sheet" || told.t === "sheet-change") {
      if (told.t === "sheet-change" && told.seq <= this.#seq) return;
      [this.info, this.#seq, this.refusal] = [told.sheet, told.seq, null];
    } else if (told.t === "bye" && !WELCOME_BACK.has(told.code)) this.refusal = { code: told.code, message: told.message };
  }
}
