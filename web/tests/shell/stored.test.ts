// What the browser keeps: what is no JSON, what does not fit, and what another tab has changed meanwhile.
import { beforeEach, expect, test, vi } from "vitest";
import { load, loadRecord, save } from "../../src/shell/storage";
import { isText, StoredList } from "../../src/shell/stored.svelte";

beforeEach(() => localStorage.clear());

test("what is kept is found again, and nothing where it is no JSON or may not be kept", () => {
  expect([save("one", { n: 1 }), load("one"), load("two")]).toEqual([true, { n: 1 }, null]);
  localStorage.setItem("canasta.one", "{");
  expect(load("one")).toBeNull();
  const refused = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(save("one", 1)).toBe(false);
  refused.mockRestore();
});

test.each([["[1]"], ['"text"'], ["7"], ["null"]])("%s is no record", (text) => {
  localStorage.setItem("canasta.one", text);
  expect(loadRecord("one")).toEqual({});
});

test("a list leaves out what does not fit, and keeps what another tab has added", () => {
  localStorage.setItem("canasta.names", '["Ana", 7, null, "Bea"]');
  const list = new StoredList("names", isText);
  expect(list.all).toEqual(["Ana", "Bea"]);
  localStorage.setItem("canasta.names", '["Ana", "Bea", "Carla"]');
  list.change((all) => [...all, "Dora"]);
  expect([list.all, load("names")]).toEqual([
    ["Ana", "Bea", "Carla", "Dora"],
    ["Ana", "Bea", "Carla", "Dora"],
  ]);
});
