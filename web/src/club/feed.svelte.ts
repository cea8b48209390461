// What the club's pages follow, a competition or a score sheet: as its feed tells it, with the means to change it.
import { socketAt } from "../shell/prefix";
import { settings } from "../shell/settings.svelte";
import type { Lang } from "../texts/languages";
import { PROTOCOL, reloadOnce } from "../wire/protocol";
import { TableSocket, type Connection } from "../wire/socket";
import type { Bye, Done, Hello } from "../wire/types";
import { change } from "./api";

type Always = Bye | { t: "pong" };

export abstract class LiveFeed<Info extends { may: string[] }, Told extends { t: string }> {
  info: Info | null = $state.raw(null);
  connection: Connection = $state("connecting");
  /** Why the server will not talk to us. */
  refusal: { code: string; message: string } | null = $state.raw(null);
  readonly id: string;
  readonly key: string;

  /** The number of what was heard last. */
  seq = $state(0);
  readonly #path: string;
  #lang: Lang = settings.lang;
  readonly #socket: TableSocket<Hello, Told | Always>;

  /** `path` is where changes are sent to. */
  constructor(kind: "club" | "sheet", id: string, key: string, path: string) {
    [this.id, this.key, this.#path] = [id, key, path];
    const listener = {
      hello: (): Hello => ({ do: "hello", protocol: PROTOCOL, key, lang: this.#lang, after: this.seq }),
      message: (told: Told | Always) => this.#heard(told),
      connection: (state: Connection) => (this.connection = state),
    };
    this.#socket = new TableSocket(socketAt(`/ws/club/${id}`), listener, undefined, kind);
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

  /** Change something. Raises `ApiError`. With `onwait` it waits for a connection, as `change` says. */
  do<T = Done>(what: string, body: object, onwait?: () => void): Promise<T> {
    return change<T>(`${this.#path}/${what}`, this.key, body, onwait);
  }

  may(what: string): boolean {
    return this.info?.may.includes(what) ?? false;
  }

  /** Something was told that is not said of every feed. */
  protected abstract hear(told: Told): void;

  /** Be told everything anew. */
  protected renew(): void {
    this.#socket.renew();
  }

  #heard(told: Told | Always): void {
    if (told.t !== "bye") return this.hear(told as Told);
    const { again, code, message } = told as Bye;
    if (again) return;
    this.refusal = { code, message };
    reloadOnce(code);
  }
}
