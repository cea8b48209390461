// A wish: looked at until there is a table, answered, ended; and what is said where it cannot be.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Wishing } from "../../src/company/wishing.svelte";
import type { WishState } from "../../src/wire/types";

const waiting: WishState = { step: "waiting", mark: "waiting 1", people: 1, seats: 4 };
const called: WishState = { step: "called", mark: "c 0 false", people: 4, seats: 4, left_s: 60 };
const seated: WishState = { step: "seated", mark: "at t", people: 0, seats: 4, table: "abcdefghij", player: 2 };

/** What the server answers, by path; what was asked. */
let answers: Record<string, (() => unknown)[]>;
let asked: string[];

const problem = (status: number, code: string) => () => new Response(JSON.stringify({ code, message: `${code}.` }), { status });

beforeEach(() => {
  vi.useRealTimers();
  [answers, asked] = [{ wishes: [() => waiting] }, []];
  vi.stubGlobal(
    "fetch",
    vi.fn(async (address: URL, { signal }: RequestInit) => {
      const path = address.pathname.split("/").at(-1)!;
      asked.push(path);
      const next = answers[path]?.shift();
      // a look without news waits
      if (!next) return new Promise((_, lost) => signal?.addEventListener("abort", () => lost(new DOMException("", "AbortError"))));
      const said = next();
      return said instanceof Response ? said : new Response(JSON.stringify(said), { headers: { "content-type": "application/json" } });
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

async function wished(looks: (() => unknown)[]): Promise<{ wishing: Wishing; tables: string[] }> {
  answers["look"] = looks;
  const tables: string[] = [];
  const wishing = new Wishing((table) => void tables.push(table));
  await wishing.begin({ rules: "clasica", until: Date.now() + 1000 });
  await vi.waitFor(() => expect(answers["look"]).toEqual([]));
  await new Promise((go) => setTimeout(go));
  return { wishing, tables };
}

test("it is called, answered and seated", async () => {
  const { wishing, tables } = await wished([() => called]);
  expect(wishing.state?.step).toBe("called");
  answers["answer"] = [() => seated];
  await wishing.answer(true);
  expect([tables, wishing.wanted, wishing.state]).toEqual([["abcdefghij"], null, null]);
  expect(asked.filter((path) => path === "end")).toEqual([]);
});

test("it is seated by the answers of others", async () => {
  const { tables } = await wished([() => called, () => seated]);
  expect(tables).toEqual(["abcdefghij"]);
});

test("a no ends it without a word, and a wish that the server has dropped with one", async () => {
  const { wishing } = await wished([() => called]);
  answers["answer"] = [problem(404, "company-no-wish")];
  await wishing.answer(false);
  expect([wishing.wanted, wishing.problem]).toEqual([null, ""]);
  answers["wishes"] = [() => waiting];
  const dropped = await wished([problem(404, "company-no-wish")]);
  expect([dropped.wishing.wanted, dropped.wishing.problem]).toEqual([null, "company-no-wish."]);
});

test("a late yes is told why", async () => {
  const { wishing } = await wished([() => called]);
  answers["answer"] = [problem(409, "company-no-call")];
  await wishing.answer(true);
  expect([wishing.wanted?.rules, wishing.problem]).toEqual(["clasica", "company-no-call."]);
});

test("an end is told once", async () => {
  const { wishing } = await wished([]);
  answers["end"] = [() => new Response(null, { status: 204 })];
  wishing.end();
  wishing.end();
  expect(wishing.wanted).toBeNull();
  expect(asked.filter((path) => path === "end")).toHaveLength(1);
});
