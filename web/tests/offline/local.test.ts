import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Said, Told } from "../../src/offline/door";
import { api, ask } from "../../src/wire/api";
import { isEither, isLocal, LocalWire } from "../../src/wire/local";

/** The worker with Python, as far as the page sees it. */
class Behind {
  static all: Behind[] = [];
  said: Said[] = [];
  onmessage: ((event: { data: Told }) => void) | null = null;
  onerror: unknown = null;
  constructor() {
    Behind.all.push(this);
  }
  postMessage(said: Said): void {
    this.said.push(said);
    if (said.say === "ask")
      this.tell({ tell: "answer", n: said.n, status: 200, type: "application/json", body: JSON.stringify({ asked: said.path }) });
  }
  tell(data: Told): void {
    queueMicrotask(() => this.onmessage?.({ data }));
  }
  terminate(): void {
    // nothing runs
  }
}

const TABLE = "Lbcdefghjk2";
const worker = async (): Promise<Behind> => {
  await vi.waitFor(() => expect(Behind.all).toHaveLength(1));
  return Behind.all[0]!;
};

beforeEach(() => {
  vi.resetModules();
  Behind.all = [];
  vi.stubGlobal("Worker", Behind);
});
afterEach(() => vi.unstubAllGlobals());

test("tables of this browser are known by their ids", () => {
  expect([TABLE, `/api/tables/${TABLE}/record`, `wss://here/ws/tables/${TABLE}`].map(isLocal)).toEqual([true, true, true]);
  expect(["abcdefghjk", "/api/tables/abcdefghjk", "/api/tables", "/club/Cbcdefghjk2"].map(isLocal)).toEqual([false, false, false, false]);
  expect(["/api/menu", "/api/rules/clasica?rule=x", "/api/tables", "/api/club/x"].map(isEither)).toEqual([true, true, false, false]);
});

test("a wire opens once Python is there, and carries frames both ways", async () => {
  const wire = new LocalWire(`ws://here/ws/tables/${TABLE}`);
  const heard: string[] = [];
  wire.onopen = () => wire.send("hello");
  wire.onmessage = ({ data }: MessageEvent<string>) => data.includes('"waking"') || heard.push(data); // said by the clock, on a slow machine
  wire.onclose = () => heard.push("closed");
  const behind = await worker();
  expect(behind.said).toEqual([]);
  behind.tell({ tell: "ready" });
  await vi.waitFor(() => expect(behind.said).toHaveLength(1));
  const said = behind.said[0] as Extract<Said, { say: "frame" }>;
  expect([said.table, said.frame]).toEqual([TABLE, "hello"]);
  behind.tell({ tell: "frame", n: said.n, frame: "welcome" });
  behind.tell({ tell: "frame", n: said.n, frame: null });
  await vi.waitFor(() => expect(heard).toEqual(["welcome", "closed"]));
  expect(wire.readyState).toBe(3);
  expect(behind.said.at(-1)).toEqual({ say: "close", n: said.n });
});

test("what is asked of such a table never goes to the server; the rest goes to it first", async () => {
  const fetched = vi.fn(async () => Promise.reject(new TypeError("lost")));
  vi.stubGlobal("fetch", fetched);
  const opening = api.table(TABLE, "key");
  (await worker()).tell({ tell: "ready" });
  expect(await opening).toEqual({ asked: `/api/tables/${TABLE}` });
  expect(await api.open({} as never, true)).toEqual({ asked: "/api/tables" });
  expect(fetched).not.toHaveBeenCalled();
  await expect(api.menu()).rejects.toMatchObject({ code: "offline" });
  localStorage.setItem("canasta.offline", JSON.stringify({ version: "one" }));
  expect(await api.menu()).toEqual({ asked: "/api/menu" });
  localStorage.removeItem("canasta.offline");
});

test("the coach of the server reads the record; without a server the match waits, and what a server says is told", async () => {
  const said: [string, string][] = [];
  let answer: () => Promise<Response> = async () => Response.json({ steps: [] });
  vi.stubGlobal("fetch", async (address: URL, init: RequestInit) => {
    said.push([`${address.pathname}${address.search}`, init.body instanceof Blob ? await init.body.text() : ""]);
    return answer();
  });
  const review = () => ask(`/api/tables/${TABLE}/review?deal=2`, undefined, "es", "key");
  const coming = review();
  (await worker()).tell({ tell: "ready" });
  expect(await coming).toEqual({ steps: [] });
  expect(said).toEqual([["/api/review?deal=2&lang=es", JSON.stringify({ asked: `/api/tables/${TABLE}/record` })]]);
  answer = () => Promise.reject(new TypeError("lost"));
  await expect(review()).rejects.toMatchObject({ code: "offline-coach" });
  answer = async () => Response.json({ code: "table-no-deals", message: "No deal is over." }, { status: 409 });
  await expect(review()).rejects.toMatchObject({ code: "table-no-deals", message: "No deal is over." });
});

test("Python that does not start is said, and tried anew", async () => {
  const closed = new Promise((over) => {
    const wire = new LocalWire(`ws://here/ws/tables/${TABLE}`);
    wire.onclose = over;
  });
  (await worker()).tell({ tell: "broken", why: "no room" });
  await closed;
  Behind.all = [];
  const opening = api.table(TABLE);
  (await worker()).tell({ tell: "ready" });
  expect(await opening).toBeTruthy();
});
