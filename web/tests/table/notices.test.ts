import { afterEach, expect, it, vi } from "vitest";
import { giveUp } from "../../src/table/notices";

const seats = [
  { table: "aaaaaaaaaa", key: "k".repeat(43) },
  { table: "bbbbbbbbbb", key: "l".repeat(43) },
];

function browser(subscription: object | null): void {
  const pushManager = { getSubscription: () => Promise.resolve(subscription) };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) } });
}

afterEach(() => vi.unstubAllGlobals());

it("gives the address of the browser up at each seat, also where the server knows one no more", async () => {
  const told: unknown[] = [];
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  browser({ endpoint: "https://push.example/1", unsubscribe });
  vi.stubGlobal("fetch", ({ pathname }: URL, { body, headers }: { body: string; headers: HeadersInit }) => {
    told.push([pathname, body, new Headers(headers).get("authorization")?.slice(-1)]);
    return Promise.resolve(
      pathname.includes("aaaaaaaaaa")
        ? Response.json({ code: "table-no-table", message: "No." }, { status: 404 })
        : new Response(null, { status: 204 }),
    );
  });
  await giveUp(seats);
  expect(told).toEqual(
    seats.map(({ table, key }) => [`/api/tables/${table}/notices/forgotten`, '{"endpoint":"https://push.example/1"}', key[0]]),
  );
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it("does nothing in a browser that gets no notices", async () => {
  browser(null);
  vi.stubGlobal("fetch", () => expect.fail("nothing is to be told"));
  await giveUp(seats);
  vi.stubGlobal("navigator", {});
  await giveUp(seats);
});
