import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../src/settings.svelte";
import { loadTexts } from "../../src/texts";
import { ask, starting, Trouble } from "../../src/wire/api";

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

test.each([["store-unreachable", 503], ["web-too-fast", 429], ["table-coach-busy", 409]] as const)(
  "what passes (%s) is asked again, with the same body",
  async (code, status) => {
    answers = [later(code, status), later(code, status), json({ good: true })];
    const found = ask("/api/tables", { name: "Ana" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await found).toEqual({ good: true });
    expect(asked.map(({ init }) => init.body)).toEqual(Array(3).fill('{"name":"Ana"}'));
  },
);

test("what does not pass in the end is told", async () => {
  answers = Array.from({ length: 4 }, () => later("store-failed", 503));
  const found = ask("/api/menu").catch((problem: unknown) => problem);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await found).toBeInstanceOf(Trouble);
  expect(((await found) as Trouble).code).toBe("store-failed");
  expect(asked).toHaveLength(4);
});

test("for what takes hours nobody waits before the page", async () => {
  answers = [json({ code: "quota-tables", message: "In 5 hours there can be new ones." }, 429, { "retry-after": "17000" })];
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
  expect(((await found) as Trouble).message).toContain("arrancando");
  expect(asked).toHaveLength(4);
  answers = [page(), json({ ok: true })];
  expect([await starting(), await starting()]).toEqual([true, false]);
});
