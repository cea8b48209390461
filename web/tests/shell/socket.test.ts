import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableSocket, type Connection } from "../../src/wire/socket";
import type { Hello, Message } from "../../src/wire/types";
import { welcome, wires, type FakeWire } from "./wires";

let made: FakeWire[];
let heard: Message[];
let states: Connection[];
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  const all = wires();
  [made, heard, states] = [all.made, [], []];
  const hello = (): Hello => ({ do: "hello", key: null, lang: "es", after: heard.length });
  const listener = { hello, message: (one: Message) => heard.push(one), connection: (one: Connection) => states.push(one) };
  socket = new TableSocket("ws://here/ws", listener, all.make);
  socket.open();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

function greet(wire: FakeWire): void {
  wire.open();
  wire.tell(welcome());
}

test("hello is said first, and nothing else before the welcome", () => {
  void socket.ask({ do: "begin" });
  made[0]!.open();
  expect(made[0]!.said.map((one) => one.do)).toEqual(["hello"]);
  made[0]!.tell(welcome());
  expect(made[0]!.said.map((one) => one.do)).toEqual(["hello", "begin"]);
  expect(states).toEqual(["connecting", "on"]);
});

test("a command is answered by its id", async () => {
  greet(made[0]!);
  const [first, second] = [socket.ask({ do: "confirm" }), socket.ask({ do: "begin" })];
  const [confirm, begin] = made[0]!.said.slice(1) as { id: string }[];
  expect(confirm!.id).not.toBe(begin!.id);
  made[0]!.tell({ t: "failed", id: begin!.id, code: "unconfirmed", message: "Not yet." });
  made[0]!.tell({ t: "ack", id: confirm!.id, seq: 2 });
  expect((await first).t).toBe("ack");
  expect((await second).t).toBe("failed");
});

test("what was not answered is said again after a lost connection, with the same id", async () => {
  greet(made[0]!);
  const answer = socket.ask({ do: "play", action: "draw" });
  const id = (made[0]!.said[1] as { id: string }).id;
  made[0]!.break();
  expect(states.at(-1)).toBe("off");
  await vi.advanceTimersByTimeAsync(1000);
  expect(made).toHaveLength(2);
  greet(made[1]!);
  expect(made[1]!.said[0]).toMatchObject({ do: "hello", after: 1 });
  expect(made[1]!.said[1]).toEqual({ do: "play", action: "draw", id });
  made[1]!.tell({ t: "ack", id, seq: 7 });
  expect(await answer).toMatchObject({ t: "ack", seq: 7 });
});

test("pauses grow, and a network that comes back ends them", async () => {
  made[0]!.break();
  for (let tries = 2; tries < 6; tries++) {
    await vi.advanceTimersByTimeAsync(20_000);
    made.at(-1)!.break();
  }
  const before = made.length;
  await vi.advanceTimersByTimeAsync(1000);
  expect(made).toHaveLength(before);
  dispatchEvent(new Event("online"));
  expect(made).toHaveLength(before + 1);
});

test("a connection that says nothing to a ping is given up", async () => {
  greet(made[0]!);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(made[0]!.said.at(-1)).toEqual({ do: "ping" });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(made[0]!.closed).toBe(true);
  expect(states.at(-1)).not.toBe("on");
});

test("a pong keeps the connection", async () => {
  greet(made[0]!);
  for (let times = 0; times < 3; times++) {
    await vi.advanceTimersByTimeAsync(20_000);
    made[0]!.tell({ t: "pong" });
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(made).toHaveLength(1);
  expect(states.at(-1)).toBe("on");
});

test("after a farewell for good nothing is tried again, and open questions are answered", async () => {
  greet(made[0]!);
  const answer = socket.ask({ do: "begin" });
  made[0]!.tell({ t: "bye", code: "unseated", message: "Your chair is free." });
  expect(await answer).toMatchObject({ t: "failed", code: "closed" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(made).toHaveLength(1);
});

test.each(["restart", "crowded", "web-too-many-sockets", "store-failed", "store-unreachable"])(
  "after the farewell %s, which passes, it comes back and says what was not answered",
  async (code) => {
    greet(made[0]!);
    const answer = socket.ask({ do: "play", action: "draw" });
    made[0]!.tell({ t: "bye", code, message: "In a moment.", again: true });
    made[0]!.break();
    await vi.advanceTimersByTimeAsync(1000);
    expect(made).toHaveLength(2);
    greet(made[1]!);
    const { id } = made[1]!.said[1] as { id: string };
    expect(made[1]!.said[1]).toEqual({ do: "play", action: "draw", id });
    made[1]!.tell({ t: "ack", id, seq: 3 });
    expect(await answer).toMatchObject({ t: "ack" });
  },
);

/** Milliseconds until another connection is tried. */
async function untilNext(): Promise<number> {
  const before = made.length;
  let passed = 0;
  for (; made.length === before && passed < 60_000; passed += 50) await vi.advanceTimersByTimeAsync(50);
  return passed;
}

test("where every connection ends at once the pauses grow, and a steady one makes up for that", async () => {
  const pauses: number[] = [];
  for (let times = 0; times < 5; times++) {
    greet(made.at(-1)!);
    made.at(-1)!.tell({ t: "bye", code: "restart", message: "In a moment.", again: true });
    made.at(-1)!.break();
    pauses.push(await untilNext());
  }
  expect(pauses[0]).toBeLessThan(600);
  expect(pauses[4]).toBeGreaterThan(4000);
  greet(made.at(-1)!);
  await vi.advanceTimersByTimeAsync(5000);
  made.at(-1)!.break();
  expect(await untilNext()).toBeLessThan(600);
});

test("what could not be done just then is said again with its id, and not for ever", async () => {
  greet(made[0]!);
  const answer = socket.ask({ do: "rematch" });
  const { id } = made[0]!.said[1] as { id: string };
  const later = { t: "failed", id, code: "store-unreachable", message: "Not now.", again: true } as const;
  const before = made[0]!.said.length;
  for (let times = 0; times < 6; times++) {
    made[0]!.tell(later);
    for (let second = 0; second < 19; second++) {
      await vi.advanceTimersByTimeAsync(1000);
      made[0]!.tell({ t: "pong" });
    }
  }
  expect(made[0]!.said.slice(before).filter((one) => one.do === "rematch")).toHaveLength(6);
  made[0]!.tell(later);
  expect(await answer).toMatchObject({ code: "store-unreachable" });
});

test("what cannot be done is answered at once", async () => {
  greet(made[0]!);
  const answer = socket.ask({ do: "begin" });
  const { id } = made[0]!.said[1] as { id: string };
  made[0]!.tell({ t: "failed", id, code: "table-not-host", message: "Only the host.", again: false });
  expect(await answer).toMatchObject({ code: "table-not-host" });
});
