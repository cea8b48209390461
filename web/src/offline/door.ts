// The way from the page to the Python in its worker: requests as of the web API, and sockets as of tables.
import { href } from "../shell/prefix";
import { t } from "../texts";
import { request, ApiError, type Waiting } from "../wire/api";
import type { LocalWire } from "../wire/local";
import { refresh } from "./pack";

/** What the page says to the worker; `n` counts requests, and sockets. */
export type Said =
  | { say: "ask"; n: number; method: string; path: string; query: Record<string, string>; body: string; key: string | null }
  | { say: "frame"; n: number; table: string; frame: string }
  | { say: "close"; n: number };
/** What the worker says. `ready`: Python is there. */
export type Told =
  | { tell: "ready" }
  | { tell: "broken"; why: string }
  | { tell: "answer"; n: number; status: number; type: string; body: string }
  | { tell: "frame"; n: number; frame: string | null };

class Door {
  #worker = new Worker(new URL("./python.ts", import.meta.url), { type: "module", name: href("/") });
  #answers = new Map<number, (answer: Response) => void>();
  #wires = new Map<number, LocalWire>();
  #count = 0;
  readonly ready: Promise<void>;

  constructor() {
    this.ready = new Promise((there, broken) => {
      this.#worker.onerror = (event) => broken(new Error(event.message));
      this.#worker.onmessage = ({ data }: MessageEvent<Told>) => {
        if (data.tell === "ready") there();
        else if (data.tell === "broken") broken(new Error(data.why));
        else if (data.tell === "answer") this.#answered(data);
        else if (data.frame !== null) this.#wires.get(data.n)?.hear(data.frame);
        else this.#over(data.n);
      };
    });
  }

  stop(): void {
    this.#worker.terminate();
  }

  ask(method: string, path: string, query: Record<string, string>, body: string, key: string | null): Promise<Response> {
    const n = ++this.#count;
    return new Promise((settle) => {
      this.#answers.set(n, settle);
      this.#say({ say: "ask", n, method, path, query, body, key });
    });
  }

  connect(table: string, wire: LocalWire): { send(data: string): void; close(): void } {
    const n = ++this.#count;
    this.#wires.set(n, wire);
    return {
      send: (frame) => this.#say({ say: "frame", n, table, frame }),
      close: () => {
        this.#wires.delete(n);
        this.#say({ say: "close", n });
      },
    };
  }

  #answered({ n, status, type, body }: Extract<Told, { tell: "answer" }>): void {
    this.#answers.get(n)?.(new Response(body, { status, headers: { "content-type": type } }));
    this.#answers.delete(n);
  }

  /** The table has closed the socket. */
  #over(n: number): void {
    const wire = this.#wires.get(n);
    this.#wires.delete(n);
    this.#say({ say: "close", n });
    wire?.over();
  }

  #say(said: Said): void {
    this.#worker.postMessage(said);
  }
}

let opened: Promise<Door> | null = null;

/** The door, once Python is behind it. One that could not be opened is tried anew by the next who asks. */
function open(): Promise<Door> {
  if (!opened) {
    const made = new Door();
    opened = made.ready.then(() => made);
    opened.then(() => refresh()).catch(() => undefined);
    opened.catch((why: unknown) => {
      console.error(why);
      made.stop();
      opened = null;
    });
  }
  return opened;
}

/** A socket to a table of this browser. */
export async function connect(table: string, wire: LocalWire): Promise<{ send(data: string): void; close(): void }> {
  return (await open()).connect(table, wire);
}

/** Answer a request as the server would. What takes bots for minutes here is asked of the server, with the record. */
export async function answer(
  address: URL,
  path: string,
  body: string | undefined,
  key: string | null,
  waiting: Waiting = {},
): Promise<Response> {
  const coach = /^\/api\/tables\/(L[a-z2-9]{10})\/(review|moments)$/.exec(path.split("?")[0]!);
  const query = Object.fromEntries(address.searchParams);
  const door = await open();
  if (!coach) {
    const asked = path.split("?")[0]!.replace("/api/here/", "/api/");
    return door.ask(body === undefined ? "GET" : "POST", asked, query, body ?? "", key);
  }
  const record = await door.ask("GET", `/api/tables/${coach[1]}/record`, query, "", key);
  if (!record.ok) return record;
  try {
    return await request(`/api/${coach[2]}${address.search}`, await record.blob(), query["lang"], null, waiting);
  } catch (why) {
    // What the server itself says goes on as it is; only where there is none, the match waits for a connection.
    const { code, message } =
      why instanceof ApiError && why.code !== "offline" ? why : { code: "offline-coach", message: t("coach-offline") };
    return new Response(JSON.stringify({ code, message }), { status: 503, headers: { "content-type": "application/json" } });
  }
}
