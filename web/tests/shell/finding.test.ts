import { beforeEach, expect, test, vi } from "vitest";
import { Finding } from "../../src/parts/finding.svelte";
import { ApiError } from "../../src/wire/api";

beforeEach(() => void vi.useFakeTimers());

test("what is typed is asked once the fingers rest, and only the last of it", async () => {
  const finding = new Finding<string>();
  const ask = vi.fn((said: string) => Promise.resolve([`found ${said}`]));
  for (const typed of ["p", "po", "pozo "]) {
    finding.typed = typed;
    finding.look(ask);
  }
  expect(finding.found).toBeNull();
  await vi.runAllTimersAsync();
  expect(ask.mock.calls).toEqual([["pozo"]]);
  expect(finding.found).toEqual(["found pozo"]);
});

test("an answer that comes late does not take the place of a newer one", async () => {
  const finding = new Finding<string>();
  const answers: ((found: string[]) => void)[] = [];
  const ask = () => new Promise<string[]>((answer) => answers.push(answer));
  for (const typed of ["old", "new"]) {
    finding.typed = typed;
    finding.look(ask);
    await vi.runAllTimersAsync();
  }
  answers[1]!(["new"]);
  answers[0]!(["old"]);
  await vi.runAllTimersAsync();
  expect(finding.found).toEqual(["new"]);
});

test("nothing typed shows everything again, and a failure is told", async () => {
  const finding = new Finding<string>();
  finding.typed = "pozo";
  finding.look(() => Promise.reject(new ApiError("offline", "No answer.")));
  await vi.runAllTimersAsync();
  expect([finding.found, finding.trouble]).toEqual([null, "No answer."]);
  finding.typed = " ";
  finding.look(() => Promise.resolve(["never"]));
  await vi.runAllTimersAsync();
  expect([finding.found, finding.trouble]).toEqual([null, ""]);
});
