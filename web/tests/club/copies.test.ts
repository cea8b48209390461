import { afterEach, expect, test, vi } from "vitest";
import { headerOf, ownEntry } from "../../src/club/copies";

const OF = "Cabcdefghij";
const LINE = `{"canasta":"copy","format":1,"program":"1","at":5.0,"what":"club","of":"${OF}","key":"secret"}`;

afterEach(() => vi.unstubAllGlobals());

test("a copy says what it is of, and any other file says nothing", async () => {
  expect(await headerOf(new Blob([`${LINE}\n{"log":"x"}\n`]))).toEqual({ of: OF, key: "secret" });
  expect(await headerOf(new Blob([`\ufeff${LINE.replace(',"key":"secret"', "")}\n`]))).toEqual({ of: OF, key: null });
  for (const other of ["", "Ana;Bea\n", '{"entry":"opened"}\n', "[1]\n", "null\n"]) expect(await headerOf(new Blob([other]))).toBeNull();
});

test("its own key lets it in only where it opens what the copy replaces", async () => {
  const asked: string[] = [];
  const answer = (status: number) => (url: URL, init: RequestInit) => {
    asked.push(`${url.pathname} ${new Headers(init.headers).get("authorization")}`);
    return Promise.resolve(new Response("{}", { status, headers: { "content-type": "application/json" } }));
  };
  vi.stubGlobal("fetch", answer(200));
  expect(await ownEntry({ of: OF, key: "secret" })).toEqual({ key: "secret", replaced: OF });
  vi.stubGlobal("fetch", answer(404));
  expect(await ownEntry({ of: OF, key: "secret" })).toBeNull();
  expect(asked).toEqual([`/api/club/${OF} Bearer secret`, `/api/club/${OF} Bearer secret`]);
  expect(await ownEntry({ of: OF, key: null })).toBeNull();
  expect(await ownEntry({ of: "../../x", key: "secret" })).toBeNull();
  expect(asked).toHaveLength(2);
});
