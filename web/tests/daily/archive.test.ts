import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { daysHere, forgetDays, keepDays } from "../../src/daily/archive";

const day = (date: string, par: object | null) => ({ date, rules: "clasica", version: 1, secret: "a".repeat(64), finished: 2, par });
const PAR = { lead: 40, spread: 900, playings: 64 };
let answer: object | null;
let asked: number;

beforeEach(() => {
  [answer, asked] = [[day("2026-11-27", PAR)], 0];
  localStorage.clear();
  vi.stubGlobal("fetch", async () => {
    asked++;
    if (!answer) throw new TypeError("no connection");
    return new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } });
  });
});
afterEach(() => vi.unstubAllGlobals());

test("days come along with the bots alone, once a day", async () => {
  await keepDays();
  expect([asked, daysHere()]).toEqual([0, []]);
  localStorage.setItem("canasta.offline", JSON.stringify({ version: "one" }));
  await keepDays();
  await keepDays();
  expect(asked).toBe(1);
  expect(daysHere()).toEqual(answer);
  forgetDays();
  expect(daysHere()).toEqual([]);
});

test("they are asked for again until par of all is known, and stay where there is no connection", async () => {
  localStorage.setItem("canasta.offline", JSON.stringify({ version: "one" }));
  answer = [day("2026-11-27", null)];
  await keepDays();
  answer = null;
  await keepDays();
  expect(asked).toBe(2);
  expect(daysHere()[0]?.par).toBeNull();
  answer = [day("2026-11-27", PAR)];
  await keepDays();
  await keepDays();
  expect(asked).toBe(3);
  expect(daysHere()[0]?.par).toEqual(PAR);
});
