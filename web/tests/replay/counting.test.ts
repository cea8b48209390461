import { afterEach, expect, test, vi } from "vitest";
import { told } from "../../src/replay/counting";
import { load } from "../../src/shell/storage";
import { myTables } from "../../src/shell/tables.svelte";

const deal = (number: number, known = true): unknown => ({
  rules: known ? "clasica" : "salon",
  deals: 2,
  known,
  deal: number,
  decisions: [],
  habits: [],
});

function table(id: string, at: number, finished = true): unknown {
  return { table: id, key: `key-${id}`, title: "", names: ["Alba"], scores: [], finished, at };
}

/** A server that knows the tables but one; what was asked of it. */
function server(gone: string): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: URL, init?: RequestInit) => {
    const path = url.pathname;
    asked.push(`${path}?${url.searchParams.get("deal") ?? ""}`);
    const said = (value: unknown, status = 200): Promise<Response> =>
      Promise.resolve(new Response(JSON.stringify(value), { status, headers: { "content-type": "application/json" } }));
    if (path.includes(gone)) return said({ code: "table-no-table", message: "Gone." }, 404);
    if (path === "/api/habits")
      return said({ found: [], better: [], text: String((JSON.parse(String(init?.body)) as { matches: unknown[] }).matches.length) });
    if (path.endsWith("/habits")) return said(deal(Number(url.searchParams.get("deal")), !path.includes("other")));
    return said({
      chairs: [
        { name: "Alba", seat: 0 },
        { name: "Ana", seat: 3 },
      ],
    });
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

test("every deal of the finished matches is counted once, and games without rates of bots do not count", async () => {
  const all = [table("one", 1), table("two", 2), table("other", 3), table("gone", 4), table("open", 5, false)] as typeof myTables.all;
  vi.spyOn(myTables, "all", "get").mockReturnValue(all);
  const asked = server("gone");
  const done: number[] = [];
  const first = await told((matches) => done.push(matches));
  expect(done).toEqual([0, 1, 2, 3]);
  expect(first.report.text).toBe("2");
  expect(first.matches).toMatchObject([
    { table: "one", seat: 3 },
    { table: "two", seat: 3 },
  ]);
  expect(asked.filter((path) => path.includes("/habits"))).toEqual([
    "/api/tables/one/habits?1",
    "/api/tables/one/habits?2",
    "/api/tables/two/habits?1",
    "/api/tables/two/habits?2",
    "/api/tables/other/habits?1",
    "/api/habits?",
  ]);
  asked.length = 0;
  await told(() => {});
  expect(asked).toEqual(["/api/tables/gone?", "/api/habits?"]);
  expect(Object.keys(load("habits") as object)).toEqual(["one", "two", "other"]);
});
