import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveTable } from "../../src/wire/game.svelte";
import type { Did, GameEvent } from "../../src/wire/types";
import { person, tableInfo, welcome, wires, type FakeWire } from "./wires";

let made: FakeWire[];
let state: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  const all = wires();
  made = all.made;
  state = new LiveTable("abcdefghjk", "k".repeat(43), all.make);
  state.connect();
  made[0]!.open();
});

afterEach(() => {
  state.close();
  vi.useRealTimers();
});

function event(number: number): GameEvent {
  return { number, kind: "draw", seat: 0, count: 1, text: `event ${number}` };
}

function did(seq: number, part: Partial<Did> = {}): Did {
  return { t: "did", seq, id: null, by: 0, table: null, view: null, events: [], said: null, clock: null, ...part };
}

test("the welcome tells everything", () => {
  expect(made[0]!.said[0]).toMatchObject({ do: "hello", protocol: 1, key: "k".repeat(43), after: 0 });
  made[0]!.tell(welcome({ seq: 3, events: [event(1), event(2)] }));
  flushSync();
  expect([state.connection, state.player, state.me?.name, state.hints]).toEqual(["on", 0, "Ana", true]);
  expect(state.events.map((one) => one.number)).toEqual([1, 2]);
});

test("hints are allowed or not as the table is now", () => {
  made[0]!.tell(welcome({ seq: 1 }));
  made[0]!.tell(did(2, { table: tableInfo({ hints: false }) }));
  flushSync();
  expect(state.hints).toBe(false);
  made[0]!.tell(did(3, { table: tableInfo({ hints: true }) }));
  flushSync();
  expect(state.hints).toBe(true);
});

test("what happens is told once and in order, with the views before and after", () => {
  made[0]!.tell(welcome({ seq: 3, events: [event(1)] }));
  const told: number[][] = [];
  const stop = state.onDid((events) => told.push(events.map((one) => one.number)));
  made[0]!.tell(did(4, { events: [event(2), event(3)], table: tableInfo({ stage: "play" }) }));
  made[0]!.tell(did(4, { events: [event(2), event(3)] }));
  expect(told).toEqual([[2, 3]]);
  expect(state.info?.stage).toBe("play");
  stop();
  made[0]!.tell(did(5, { events: [event(4)] }));
  expect(told).toHaveLength(1);
  expect(state.info?.stage).toBe("play");
});

test("in another language what has happened is told in it too", () => {
  made[0]!.tell(welcome({ seq: 3, events: [event(1), event(2), event(3)] }));
  made[0]!.tell(
    welcome({
      seq: 3,
      events: [
        { ...event(2), text: "suceso 2" },
        { ...event(3), text: "suceso 3" },
      ],
    }),
  );
  expect(state.events.map((one) => one.text)).toEqual(["event 1", "suceso 2", "suceso 3"]);
});

test("after a gap the connection is made anew, from the last event known", async () => {
  made[0]!.tell(welcome({ seq: 3, events: [event(1)] }));
  made[0]!.tell(did(6, { events: [event(5)] }));
  expect(state.events).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  made[1]!.open();
  expect(made[1]!.said[0]).toMatchObject({ do: "hello", after: 1 });
  const missed: number[] = [];
  state.onDid((events) => missed.push(...events.map((one) => one.number)));
  made[1]!.tell(welcome({ seq: 6, events: [event(2), event(5)] }));
  expect(missed).toEqual([2, 5]);
});

test("a page of another version than the server is loaded anew, once", () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { protocol: "https:", host: "here", reload });
  sessionStorage.clear();
  for (let time = 0; time < 2; time++) made[0]!.tell({ t: "bye", code: "table-protocol", message: "Reload it.", again: false });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(state.refusal?.message).toBe("Reload it.");
  vi.unstubAllGlobals();
});

test("presence changes who is here and nothing else", () => {
  made[0]!.tell(welcome({ table: tableInfo({ chairs: [person(0, "Ana"), person(1, "Bea"), null, null] }) }));
  made[0]!.tell({ t: "presence", here: [true, false, false, false], watchers: 2 });
  expect(state.info?.chairs[1]).toMatchObject({ name: "Bea", here: false });
  expect(state.info?.watchers).toBe(2);
});

test("a seat is known once the draw is over", () => {
  made[0]!.tell(welcome());
  expect(state.seat).toBeNull();
  made[0]!.tell(did(2, { table: tableInfo({ stage: "shuffle", chairs: [person(0, "Ana", { seat: 2 }), null, null, null] }) }));
  expect(state.seat).toBe(2);
});

test("a server that restarts refuses nobody", () => {
  made[0]!.tell(welcome());
  made[0]!.tell({ t: "bye", code: "restart", message: "In a moment.", again: true });
  made[0]!.break();
  expect([state.refusal, state.connection]).toEqual([null, "off"]);
});

test("a refused greeting is kept as the reason", () => {
  made[0]!.tell({ t: "bye", code: "table-wrong-key", message: "This key opens nothing." });
  expect(state.refusal).toEqual({ code: "table-wrong-key", message: "This key opens nothing." });
});
