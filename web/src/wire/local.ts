// Tables that this browser keeps itself, and plays without a server: their ids begin with L. What answers for them is
// loaded when it is first asked (offline/door.ts).
import { t } from "../texts";
import type { Wire } from "./socket";

const LOCAL = /(?:^|\/)L[a-z2-9]{10}(?![a-z2-9])|^\/api\/here\//;
/** What Python in this browser can answer as well as a server. */
const EITHER = /^\/api\/(?:menu|sets|rules|house|replay|positions)(?:[/?]|$)/;
/** Starting takes seconds, and so may a bot's thought on a slow phone. */
const PATIENCE = 120_000;

/** Whether a table, by its id or a path with it, is one of this browser. */
export const isLocal = (path: string): boolean => LOCAL.test(path);
export const isEither = (path: string): boolean => EITHER.test(path);
export const door = (): Promise<typeof import("../offline/door")> => import("../offline/door");

/** As a WebSocket to the table: until its Python is there, it says so. */
export class LocalWire implements Wire {
  readonly patience = PATIENCE;
  readyState = 0;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  #line: Promise<{ send(data: string): void; close(): void }>;

  constructor(url: string) {
    const waking = setTimeout(() => this.hear(JSON.stringify({ t: "bye", code: "waking", message: t("table-waking"), again: true })), 300);
    this.#line = door().then(async ({ connect }) => {
      const line = await connect(url.split("/").at(-1)!, this);
      if (this.readyState === 3) line.close();
      else {
        this.readyState = 1;
        this.onopen?.(new Event("open"));
      }
      return line;
    });
    this.#line.catch(() => this.over()).finally(() => clearTimeout(waking));
  }

  hear(data: string): void {
    this.onmessage?.(new MessageEvent("message", { data }));
  }

  over(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.(new CloseEvent("close"));
  }

  send(data: string): void {
    void this.#line.then((line) => line.send(data));
  }

  close(): void {
    this.readyState = 3;
    this.#line.then(
      (line) => line.close(),
      () => undefined,
    );
  }
}
