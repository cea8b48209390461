// @vitest-environment node
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";

const SOURCE = readFileSync(new URL("../../public/sw.js", import.meta.url), "utf-8");
const HERE = { href: "https://here/canasta/sw.js", origin: "https://here" };

let heard: Record<string, (event: object) => void>;
let pages: { url: string; focus: () => Promise<void> }[];
const registration = { showNotification: vi.fn(async () => undefined) };
const badge = vi.fn(async () => undefined);
const openWindow = vi.fn(async () => undefined);

/** Let an event come, and wait for all that it begins. */
async function come(name: string, event: object): Promise<void> {
  const begun: Promise<unknown>[] = [];
  heard[name]!({ ...event, waitUntil: (work: Promise<unknown>) => begun.push(work) });
  expect(begun).toHaveLength(1);
  await begun[0];
}

beforeEach(() => {
  vi.clearAllMocks();
  [heard, pages] = [{}, []];
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => (heard[name] = listener),
    registration,
    navigator: { setAppBadge: badge },
    clients: { matchAll: async () => pages, openWindow },
  };
  new Function("self", "location", SOURCE)(self, HERE);
});

describe("a notice that comes", () => {
  it("is shown, one for each table, with the sign of the installed page", async () => {
    await come("push", { data: { json: () => ({ title: "Canasta", body: "Te toca en una mesa.", path: "t/abc" }) } });
    const shown = { body: "Te toca en una mesa.", tag: "t/abc", data: "t/abc", icon: "/canasta/icon.svg" };
    expect(registration.showNotification.mock.calls).toEqual([["Canasta", shown]]);
    expect(badge).toHaveBeenCalledOnce();
  });

  it("is shown whatever it holds, or the browser would take no more of them", async () => {
    await come("push", { data: null });
    await come("push", { data: { json: () => JSON.parse("no json") } });
    expect(registration.showNotification).toHaveBeenCalledTimes(2);
  });

  it("opens its table with a tap, or shows the page where it is open", async () => {
    const notification = { data: "t/abc", close: vi.fn() };
    await come("notificationclick", { notification });
    expect(openWindow.mock.calls).toEqual([["https://here/canasta/t/abc"]]);
    const focus = vi.fn(async () => undefined);
    pages = [{ url: "https://here/canasta/t/abc#k=x", focus }];
    await come("notificationclick", { notification });
    expect([openWindow.mock.calls.length, focus.mock.calls.length, notification.close.mock.calls.length]).toEqual([1, 1, 2]);
  });
});
