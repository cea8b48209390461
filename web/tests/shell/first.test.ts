// The first match against bots is a gentle one where nothing has been chosen, and what is chosen holds.
import { beforeEach, expect, test, vi } from "vitest";

/** A browser that keeps nothing yet. */
async function fresh() {
  vi.resetModules();
  const { choice } = await import("../../src/shell/choice.svelte");
  const { myTables } = await import("../../src/shell/tables.svelte");
  const { guideFirst } = await import("../../src/shell/guide");
  return { choice, myTables, guideFirst };
}

beforeEach(() => localStorage.clear());

test("the first match is against easy bots, the next and those with friends are not", async () => {
  const { choice, myTables, guideFirst } = await fresh();
  expect([choice.alone.bots, choice.game.bots]).toEqual(["rules", "tuned"]);
  guideFirst("aaaaaaaaaa", 0);
  myTables.add("aaaaaaaaaa", "k".repeat(43));
  expect(choice.alone).toEqual(choice.game);
});

test("who chooses the level of the first match gets it", async () => {
  const { choice } = await fresh();
  choice.set({ ...choice.alone, bots: "tuned" });
  expect(choice.alone.bots).toBe("tuned");
});

test("after a match with friends bots are as always", async () => {
  const { choice, myTables } = await fresh();
  myTables.add("bbbbbbbbbb", "k".repeat(43));
  expect(choice.alone.bots).toBe("tuned");
});
