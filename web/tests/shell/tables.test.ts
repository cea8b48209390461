import { beforeEach, expect, test, vi } from "vitest";
import { myTables } from "../../src/shell/tables.svelte";

const forget = vi.hoisted(() => vi.fn());
vi.mock("../../src/offline/keeping", () => ({ forget }));

const local = (number: number): string => `L${String.fromCharCode(97 + Math.floor(number / 8))}${(number % 8) + 2}bcdefghj`;

beforeEach(() => void localStorage.clear());

test("a match of this browser goes when it is forgotten, not when the first page lists it no more", async () => {
  for (let number = 0; number < 40; number++) myTables.add(local(number), "k".repeat(32));
  expect(myTables.key(local(39))).not.toBeNull();
  expect(myTables.key(local(0))).toBeNull();
  await vi.dynamicImportSettled();
  expect(forget).not.toHaveBeenCalled();
  myTables.forget(local(0));
  await vi.waitFor(() => expect(forget.mock.calls).toEqual([[local(0)]]));
});
