import { beforeEach, expect, test, vi } from "vitest";
import { Search } from "../../src/parts/search.svelte";
import { ApiError } from "../../src/wire/api";

beforeEach(() => void vi.useFakeTimers());

test("what is typed is asked once the fingers rest, and only the last of it", async () => {
  const search = new Search<string>();
  const ask = vi.fn((said: string) => Promise.resolve([`found ${said}`]));
  for (const typed of ["p", "po", "pozo "]) {
    search.typed = typed;
    search.look(ask);
  }
  expect(search.found).toBeNull();
  await vi.runAllTimersAsync();
  expect(ask.mock.calls).toEqual([["pozo"]]);
  expect(search.found).toEqual(["found pozo"]);
});

test("an answer that comes late does not take the place of a newer one", async () => {
  const search = new Search<string>();
  const answers: ((found: string[]) => void)[] = [];
  const ask = () => new Promise<string[]>((answer) => answers.push(answer));
  for (const typed of ["old", "new"]) {
    search.typed = typed;
    search.look(ask);
    await vi.runAllTimersAsync();
  }
  answers[1]!(["new"]);
  answers[0]!(["old"]);
  await vi.runAllTimersAsync();
  expect(search.found).toEqual(["new"]);
});

test("nothing typed shows everything again, and a failure is told", async () => {
  const search = new Search<string>();
  search.typed = "pozo";
  search.look(() => Promise.reject(new ApiError("offline", "No answer.")));
  await vi.runAllTimersAsync();
  expect([search.found, search.trouble]).toEqual([null, "No answer."]);
  search.typed = " ";
  search.look(() => Promise.resolve(["never"]));
  await vi.runAllTimersAsync();
  expect([search.found, search.trouble]).toEqual([null, ""]);
});
