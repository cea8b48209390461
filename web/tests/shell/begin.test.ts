import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sitDown } from "../../src/shell/begin";
import { settings } from "../../src/shell/settings.svelte";
import { myTables } from "../../src/shell/tables.svelte";
import { loadTexts } from "../../src/texts";

const TABLE = "abcdefghjk";
let answers: Response[];
let asked: Record<string, unknown>[];

beforeEach(async () => {
  [settings.lang, settings.name] = ["en", ""];
  await loadTexts();
  [answers, asked] = [[], []];
  vi.stubGlobal("fetch", (_: URL, init: RequestInit) => {
    const body = JSON.parse(init.body as string) as Record<string, unknown>;
    asked.push(body);
    return Promise.resolve(answers.shift() ?? json({ player: 1, key: body["key"] }, 201));
  });
});

afterEach(() => vi.unstubAllGlobals());

const json = (body: unknown, status: number): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

test("who asks for a chair again after no good answer sends the same secret, and keeps it", async () => {
  answers = [json({ code: "table-not-stored", message: "Not stored." }, 503)];
  await expect(sitDown(TABLE, 2)).rejects.toThrow("Not stored.");
  const key = await sitDown(TABLE, 2);
  expect(asked.map((body) => body["key"])).toEqual([key, key]);
  expect(key).toMatch(/^[A-Za-z0-9_-]{32,64}$/);
  expect(myTables.key(TABLE)).toBe(key);
  expect(await sitDown(TABLE, 2)).not.toBe(key); // that chair is had: the next one is another
});

test("who has no name is told apart by a number, with one secret", async () => {
  answers = [json({ code: "table-name-taken", message: "Taken." }, 409)];
  await sitDown(TABLE, 1);
  expect(asked.map((body) => body["name"])).toEqual(["Guest", "Guest 2"]);
  expect(asked[0]!["key"]).toBe(asked[1]!["key"]);
});

test.each([
  ["/", `/t/${TABLE}`],
  ["/learn", "/learn"],
])("a slow table takes to it who still waits at the home page, and nobody who is at %s", async (now, then) => {
  const { openTable } = await import("../../src/shell/begin");
  history.replaceState(null, "", "/");
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal("fetch", () => new Promise<Response>((settle) => (answer = settle)));
  const opened = openTable(true);
  history.replaceState(null, "", now);
  answer(json({ table: TABLE, player: 0, key: "k".repeat(43) }, 201));
  await opened;
  expect(location.pathname).toBe(then);
});
