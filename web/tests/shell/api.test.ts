import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../src/shell/settings.svelte";
import { loadTexts } from "../../src/texts";
import { ask, askCoach, starting, ApiError } from "../../src/wire/api";

let answers: Response[];
let asked: { address: string; init: RequestInit }[];

const kept = settings.lang;

beforeAll(async () => {
  settings.lang = "es";
  await loadTexts();
});
afterAll(() => {
  settings.lang = kept;
});

beforeEach(() => {
  vi.useFakeTimers();
  [answers, asked] = [[], []];
  vi.stubGlobal("fetch", (address: URL | string, init: RequestInit) => {
    asked.push({ address: address instanceof URL ? address.pathname : address, init });
    return Promise.resolve(answers.shift()!);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });
const later = (code: string, status: number): Response => json({ code, message: "Not now." }, status, { "retry-after": "2" });

test.each([
  ["store-unreachable", 503],
  ["web-too-fast", 429],
  ["table-coach-busy", 409],
] as const)("what passes (%s) is asked again, with the same body", async (code, status) => {
  answers = [later(code, status), later(code, status), json({ good: true })];
  const found = ask("/api/tables", { name: "Ana" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await found).toEqual({ good: true });
  expect(asked.map(({ init }) => init.body)).toEqual(Array(3).fill('{"name":"Ana"}'));
});

test("what does not pass in the end is told", async () => {
  answers = Array.from({ length: 4 }, () => later("store-failed", 503));
  const found = ask("/api/menu").catch((problem: unknown) => problem);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await found).toBeInstanceOf(ApiError);
  expect(((await found) as ApiError).code).toBe("store-failed");
  expect(asked).toHaveLength(4);
});

test("what takes hours is told at once", async () => {
  answers = [json({ code: "away", message: "In 5 hours there can be new ones." }, 503, { "retry-after": "17000" })];
  await expect(ask("/api/tables", { name: "Ana" })).rejects.toThrow("In 5 hours there can be new ones.");
  expect(asked).toHaveLength(1);
});

test("what is refused for good is told at once", async () => {
  answers = [json({ code: "table-no-table", message: "There is no such table." }, 404)];
  await expect(ask("/api/tables/abcdefghjk")).rejects.toThrow("There is no such table.");
  expect(asked).toHaveLength(1);
});

test("the key of a seat goes along in a header and never in the address", async () => {
  answers = [json({})];
  await ask("/api/tables/abcdefghjk/record", undefined, "es", "k".repeat(43));
  expect(asked[0]!.address).toBe("/api/tables/abcdefghjk/record");
  expect((asked[0]!.init.headers as Record<string, string>)["authorization"]).toBe(`Bearer ${"k".repeat(43)}`);
});

test("a proxy without a server is asked again, and then told of as one whose server is starting", async () => {
  const page = (): Response => new Response("<!doctype html>", { status: 503, headers: { "retry-after": "2" } });
  answers = Array.from({ length: 4 }, page);
  const found = ask("/api/menu").catch((problem: unknown) => problem);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(((await found) as ApiError).message).toContain("arrancando");
  expect(asked).toHaveLength(4);
  answers = [page(), json({ ok: true })];
  expect([await starting(), await starting()]).toEqual([true, false]);
});

const THOUGHTS = [0, 1].map((done) => ({ part: 1, done, planned: 2 }));
/** An answer of lines that comes in such pieces, and may break off. */
function lines(pieces: string[], broken = false): Response {
  const bytes = new ReadableStream<Uint8Array>({
    start(line) {
      for (const piece of pieces) line.enqueue(new TextEncoder().encode(piece));
      if (broken) line.error(new TypeError("lost"));
      else line.close();
    },
  });
  return new Response(bytes, { headers: { "content-type": "application/x-ndjson" } });
}
const coach = (tell: (thought: unknown) => void, signal?: AbortSignal) =>
  askCoach("/api/review?deal=1", new Blob(["a record"]), "es", null, { tell, signal });

test("the coach is heard line by line, wherever the lines are cut, and the last one is the answer", async () => {
  const heard: unknown[] = [];
  answers = [lines(['{"part":1,"do', 'ne":0,"planned":2}\n{"part":1,"done":1,"planned":2}\n{"ste', 'ps":["ñ"]}\n'])];
  expect(await coach((thought) => heard.push(thought))).toEqual({ steps: ["ñ"] });
  expect(heard).toEqual(THOUGHTS);
  expect((asked[0]!.init.headers as Record<string, string>)["accept"]).toBe("application/x-ndjson");
});

test("what the coach already knows comes at once, also from a server that tells nothing meanwhile", async () => {
  answers = [lines(['{"steps":[]}\n']), json({ steps: [] })];
  expect([await coach(vi.fn()), await coach(vi.fn())]).toEqual([{ steps: [] }, { steps: [] }]);
});

test("a coach that fails in the middle, or is cut off, is told of", async () => {
  answers = [
    lines(['{"part":1,"done":0,"planned":2}\n', '{"code":"work-late","message":"Too much to do."}\n']),
    lines(['{"part":1,"done":0,"planned":2}\n'], true),
  ];
  await expect(coach(vi.fn())).rejects.toThrow("Too much to do.");
  await expect(coach(vi.fn())).rejects.toMatchObject({ code: "server" });
});

test("who does not wait for the coach ends the request, so that the server stops", async () => {
  const stop = new AbortController();
  answers = [json({})];
  await coach(vi.fn(), stop.signal);
  expect(asked[0]!.init.signal).toBe(stop.signal);
});
