// Answers that come late, and failures: what a page shows of what it has asked for.
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Later from "../../src/parts/Later.svelte";
import { Fetched } from "../../src/parts/fetched.svelte";
import { Task } from "../../src/parts/task.svelte";
import { needTexts, t } from "../../src/texts";
import { ApiError } from "../../src/wire/api";

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function asked<Value>(make: () => Fetched<Value>): Fetched<Value> {
  let made!: Fetched<Value>;
  stops.push($effect.root(() => void (made = make())));
  flushSync();
  return made;
}

test("an answer to an earlier question is dropped, and its signal is aborted", async () => {
  let wanted = $state("one");
  const answers = new Map<string, (value: string) => void>();
  const signals: AbortSignal[] = [];
  const found = asked(
    () =>
      new Fetched((signal) => {
        const name = wanted;
        signals.push(signal);
        return new Promise<string>((resolve) => answers.set(name, resolve));
      }),
  );
  wanted = "two";
  flushSync();
  answers.get("two")!("of two");
  answers.get("one")!("of one");
  await vi.waitFor(() => expect(found.value).toBe("of two"));
  await Promise.resolve();
  expect([found.value, found.problem]).toEqual(["of two", ""]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test("a failure is said, and the value before it stays unless it is asked for anew", async () => {
  let good = $state(true);
  const ask = (): Promise<number> => (good ? Promise.resolve(7) : Promise.reject(new ApiError("offline", "No answer.")));
  const [kept, anew] = [asked(() => new Fetched(ask)), asked(() => new Fetched(ask, { anew: true }))];
  await vi.waitFor(() => expect([kept.value, anew.value]).toEqual([7, 7]));
  good = false;
  flushSync();
  await vi.waitFor(() => expect([kept.problem, anew.problem]).toEqual(["No answer.", "No answer."]));
  expect([kept.value, anew.value]).toEqual([7, null]);
});

test("one thing is done at a time, and a table's refusal counts as not done", async () => {
  const task = new Task();
  let end = (): void => undefined;
  const first = task.run(() => new Promise<void>((resolve) => (end = resolve)));
  expect([task.busy, await task.run(async () => undefined)]).toEqual([true, false]);
  end();
  expect([await first, task.busy]).toEqual([true, false]);
  const refusal = { rule: "", code: "turn", message: "Not your turn.", kind: "invalid" } as const;
  const table = { send: async () => ({ t: "refused", id: "", at: 1, action: "", refusal }) as const };
  expect(await task.send(table, { do: "next" })).toBe(false);
  expect(task.problem).toBe("Not your turn.");
});

test("what cannot be fetched says so, and comes when it is tried again", async () => {
  await needTexts("web");
  let tries = 0;
  const load = async (): Promise<string> => {
    if (!tries++) throw new Error("lost");
    return "here";
  };
  const children = createRawSnippet((loaded: () => string) => ({ render: () => `<p id="loaded">${loaded()}</p>` }));
  const page = mount(Later<string>, { target: document.body, props: { load, children } });
  await vi.waitFor(() => expect(document.querySelector("main h1")?.textContent).toBe(t("later-failed")));
  const again = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === t("again"));
  again!.click();
  await vi.waitFor(() => expect(document.querySelector("#loaded")?.textContent).toBe("here"));
  await unmount(page);
});
