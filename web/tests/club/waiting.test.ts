import { beforeEach, expect, test, vi } from "vitest";
import { isQuick, toldQuickly } from "../../src/club/sheet/quick";
import { Waiting } from "../../src/club/sheet/waiting.svelte";
import type { SheetState } from "../../src/club/sheet/live.svelte";
import { loadTexts, needTexts } from "../../src/texts";
import { settings } from "../../src/shell/settings.svelte";
import type { SheetInfo } from "../../src/wire/types";

const SHEET = { sides: [{ name: "Ana · Bea" }, { name: "Eva · Luz" }], deals: [] } as unknown as SheetInfo;
const LIVE = { id: "Sabcdefghjk", key: "k".repeat(43), info: SHEET } as unknown as SheetState;
const ENTRY = { entry: "dealentered", score: { form: "totals", points: [500, 200] } } as Parameters<Waiting["add"]>[0];

/** The bodies that came to a server which answers so; "away" for one that does not. */
function server(...answers: ("away" | "taken" | "refused")[]): { id: string; deals: number }[] {
  const came: { id: string; deals: number }[] = [];
  globalThis.fetch = async (_address, init) => {
    const answer = answers.shift() ?? "taken";
    came.push(JSON.parse(String(init?.body)));
    if (answer === "away") throw new TypeError("no network");
    const [status, body] =
      answer === "taken" ? [201, { seq: 3, entries: [2] }] : [409, { code: "club-sheet-moved", message: "There is another deal." }];
    return new Response(JSON.stringify(body), { status: status as number, headers: { "content-type": "application/json" } });
  };
  return came;
}

beforeEach(async () => {
  localStorage.clear();
  vi.useFakeTimers();
  settings.lang = "en";
  await loadTexts();
  await needTexts("web_sheet");
});

test("the quick forms ask as the server does", () => {
  expect([isQuick({}), ...["totals", "base_cards", "detail"].map((form) => isQuick({ form }))]).toEqual([true, true, true, false]);
  expect(toldQuickly(SHEET, {}).step).toMatchObject({ name: "form", choices: [{ value: "base_cards" }, { value: "totals" }] });
  const answers: Record<string, number | string> = { form: "base_cards" };
  const given = { "base-0": 300, "cards-0": 120, "base-1": -100, "cards-1": 45 };
  for (const [name, value] of Object.entries(given)) {
    expect(toldQuickly(SHEET, answers).step?.name).toBe(name);
    answers[name] = value;
  }
  expect(toldQuickly(SHEET, answers)).toMatchObject({
    step: null,
    points: [420, -55],
    score: { form: "base_cards", base: [300, -100], cards: [120, 45] },
  });
  expect(toldQuickly(SHEET, { form: "totals", "points-0": 500, "points-1": 0 })).toMatchObject({
    points: [500, 0],
    score: { form: "totals", points: [500, 0] },
  });
});

test("what the server has not taken is kept, and sent again by the same id", async () => {
  const came = server("away", "taken", "taken");
  const waiting = new Waiting(LIVE);
  await waiting.add(ENTRY, [500, 200], {}, 0);
  expect(waiting.deals.length).toBe(1);
  const after = new Waiting(LIVE); // the page was loaded anew
  waiting.close();
  expect(after.deals.map(({ points }) => points)).toEqual([[500, 200]]);
  await after.add(ENTRY, [500, 200], {}, 1);
  expect(after.deals).toEqual([]);
  expect(came.map(({ deals }) => deals)).toEqual([0, 0, 1]);
  expect(came[0]!.id).toBe(came[1]!.id);
  expect(came[1]!.id).not.toBe(came[2]!.id);
  expect(new Waiting(LIVE).deals).toEqual([]);
});

test("it goes by itself once the server is there", async () => {
  server("away", "away", "taken");
  const waiting = new Waiting(LIVE);
  await waiting.add(ENTRY, [500, 200], {}, 0);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(waiting.deals).toEqual([]);
});

test("what the server refuses is said, and stays until somebody decides", async () => {
  server("refused");
  const waiting = new Waiting(LIVE);
  await expect(waiting.add(ENTRY, [500, 200], {}, 0)).rejects.toThrow("another deal");
  expect(waiting.deals).toEqual([]); // the writer still has it on the screen
  server("away", "refused");
  await waiting.add(ENTRY, [500, 200], {}, 0);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(waiting.refused).toContain("another deal");
  expect(waiting.deals.length).toBe(1);
  waiting.drop(waiting.deals[0]!);
  expect([waiting.refused, waiting.deals]).toEqual(["", []]);
});
