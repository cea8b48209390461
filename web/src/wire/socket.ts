// One socket to one table, or to another feed of the server: says hello, comes back by itself with growing pauses, and says again what was not answered.
import type { Ack, Command, Failed, Hello, Hinted, Message, Refused, Tried, Warned } from "./types";

export type Connection = "connecting" | "on" | "off";
/** What is answered: by its id, after a reconnect too. */
export type Asking = Extract<Command, { id: string }>;
/** A command without the id, which the socket gives it. */
export type Asked = Asking extends infer C ? (C extends Asking ? Omit<C, "id"> : never) : never;
export type Answer = Ack | Refused | Failed | Tried | Hinted | Warned;

/** As much of a WebSocket as is used, so that tests can give another. */
export interface Wire {
  readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(data: string): void;
  close(): void;
  /** Milliseconds of silence after which it is given up, where that is more than of a network. */
  patience?: number;
}

export interface Listener<H = Hello, M = Message> {
  /** The first words of every connection. */
  hello(): H;
  /** Everything that the server says, answers too, in order. */
  message(message: M): void;
  connection(state: Connection): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 20_000;
const PATIENCE = 6_000;
const OPEN = 1;
const NETWORK = ["online", "offline"];
/** A connection that has held so long makes up for those that did not: the pauses begin anew. */
const STEADY = 5_000;
/** How often a command is said again that could not be done just then. */
const MOST_AGAIN = 6;

interface Open {
  command: Asking;
  settle: (answer: Answer) => void;
  /** How often it was put off. */
  times: number;
}

export class TableSocket<H = Hello, M extends { t: string } = Message> {
  #url: string;
  #listener: Listener<H, M>;
  #make: (url: string) => Wire;
  #welcome: string;
  #wire: Wire | null = null;
  #asked = new Map<string, Open>();
  #failures = 0;
  #greeted = false;
  #over = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #steady: ReturnType<typeof setTimeout> | undefined;

  /** `welcome`: what the answer to hello is called there. */
  constructor(
    url: string,
    listener: Listener<H, M>,
    make: (url: string) => Wire = (address) => new WebSocket(address),
    welcome = "welcome",
  ) {
    this.#url = url;
    this.#listener = listener;
    this.#make = make;
    this.#welcome = welcome;
  }

  open(): void {
    this.#over = false;
    for (const event of NETWORK) addEventListener(event, this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  close(): void {
    this.#stop();
    this.#listener.connection("off");
  }

  /** Say something that is answered. The promise waits through lost connections; it is kept when the answer comes. */
  ask(command: Asked): Promise<Answer> {
    const whole = { ...command, id: freshId() } as Asking;
    return new Promise((settle) => {
      if (this.#over) {
        settle({ t: "failed", id: whole.id, code: "closed", message: "" });
        return;
      }
      this.#asked.set(whole.id, { command: whole, settle, times: 0 });
      if (this.#greeted) this.#say(whole);
    });
  }

  /** Say something that is not answered; lost where there is no connection. */
  tell(command: Exclude<Command, { id: string }>): void {
    if (this.#greeted) this.#say(command);
  }

  /** Break the connection off and make it anew, as after a gap in what was heard. */
  renew(): void {
    this.#wire?.close();
    this.#lost();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#greeted = false;
    this.#listener.connection("connecting");
    const wire = this.#make(this.#url);
    this.#wire = wire;
    this.#await();
    wire.onopen = () => this.#wire === wire && this.#say(this.#listener.hello());
    wire.onmessage = (event) => this.#wire === wire && this.#hear(JSON.parse(event.data as string) as M);
    wire.onclose = () => this.#wire === wire && this.#lost();
  }

  #hear(message: M): void {
    clearTimeout(this.#silence);
    if (message.t === this.#welcome && !this.#greeted) {
      this.#greeted = true;
      this.#steady = setTimeout(() => (this.#failures = 0), STEADY);
      this.#listener.connection("on");
      this.#listener.message(message);
      for (const { command } of this.#asked.values()) this.#say(command);
      clearInterval(this.#pinger);
      this.#pinger = setInterval(() => this.#ping(), PING_EVERY);
      return;
    }
    this.#listener.message(message);
    const told = message as unknown as Message;
    if (told.t === "bye" && !told.again) this.#stop();
    if ("id" in told && told.t !== "did" && told.id !== null && !this.#putOff(told)) {
      this.#asked.get(told.id)?.settle(told);
      this.#asked.delete(told.id);
    }
  }

  /** What could not be done just then is said again after a while, with the same id; whether it will be. */
  #putOff(answer: Answer): boolean {
    const open = this.#asked.get(answer.id!);
    if (!open || answer.t !== "failed" || !answer.again || open.times >= MOST_AGAIN) return false;
    const pause = pauseAfter(open.times++);
    setTimeout(() => this.#greeted && this.#asked.has(open.command.id) && this.#say(open.command), pause);
    return true;
  }

  #ping(): void {
    this.#say({ do: "ping" });
    this.#await();
  }

  /** A connection that says nothing for long is lost, whatever the network believes. */
  #await(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.renew(), this.#wire?.patience ?? PATIENCE);
  }

  #say(command: Command | H): void {
    if (this.#wire?.readyState === OPEN) this.#wire.send(JSON.stringify(command));
  }

  #lost(): void {
    if (this.#over) return;
    this.#rest();
    this.#listener.connection("off");
    this.#timer = setTimeout(() => this.#connect(), pauseAfter(this.#failures++));
  }

  #rest(): void {
    this.#wire = null;
    this.#greeted = false;
    clearTimeout(this.#silence);
    clearInterval(this.#pinger);
    clearTimeout(this.#steady);
  }

  #stop(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    for (const event of NETWORK) removeEventListener(event, this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    const wire = this.#wire;
    this.#rest();
    wire?.close();
    for (const [id, { settle }] of this.#asked) settle({ t: "failed", id, code: "closed", message: "" });
    this.#asked.clear();
    this.#listener.connection("off");
  }

  /** The network comes or goes, or somebody looks at the page again: see at once whether the connection still holds. */
  #hurry = (): void => {
    if (document.visibilityState === "hidden" || this.#over) return;
    if (this.#wire === null) this.#connect();
    else if (this.#greeted) this.#ping();
  };
}

/** Milliseconds: longer each time, and not the same for all who wait. */
function pauseAfter(times: number): number {
  return Math.min(FIRST_PAUSE * 2 ** times, LONGEST_PAUSE) * (0.75 + Math.random() / 2);
}

/** A text that nobody has made before. Where the page is not served securely, as over a home network, there is no randomUUID. */
export function freshId(): string {
  return (
    crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("")
  );
}
