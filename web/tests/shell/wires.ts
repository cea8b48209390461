// A wire whose other end is the test, and tables to tell over it.
import { LiveTable } from "../../src/wire/game.svelte";
import type { Wire } from "../../src/wire/socket";
import type { Command, Message, TableInfo, Welcome } from "../../src/wire/types";

export class FakeWire implements Wire {
  readyState = 0;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  said: Command[] = [];
  closed = false;

  send(data: string): void {
    this.said.push(JSON.parse(data) as Command);
  }
  close(): void {
    this.closed = true;
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }
  tell(message: Message): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.(new CloseEvent("close"));
  }
}

/** A maker of wires, and the wires that it made. */
export function wires(): { made: FakeWire[]; make: () => FakeWire } {
  const made: FakeWire[] = [];
  const make = (): FakeWire => {
    const wire = new FakeWire();
    made.push(wire);
    return wire;
  };
  return { made, make };
}

/** A table that is just connected, and the wire to tell it something. */
export function connected(): { wire: FakeWire; state: LiveTable } {
  const { made, make } = wires();
  const state = new LiveTable("abcdefghjk", null, make);
  state.connect();
  made[0]!.open();
  return { wire: made[0]!, state };
}

export function tableInfo(part: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "abcdefghjk", settings: { rules: "clasica" }, title: "Classic canasta", house: [], bots: "Seasoned", hints: true, seats: 4, sides: 2, clockwise: true, stage: "open",
    chairs: [null, null, null, null], names: [], dealer: null, cutter: null, pack: 108, aimed: false, exact: null, deal: 0, target: 5000, scores: [0, 0], turn: [],
    sheets: [], spread: null, commitment: null, contributed: [], abandoned: false, winner: null, rematch: null, phrases: {},
    watchers: 0, ...part,
  }; // prettier-ignore
}

export function person(number: number, name: string, part: object = {}): NonNullable<TableInfo["chairs"][number]> {
  return {
    number,
    name,
    avatar: "p-1-1-1-1-1",
    bot: null,
    seat: null,
    here: true,
    away: false,
    confirmed: true,
    host: number === 0,
    ready: false,
    ...part,
  };
}

export function welcome(part: Partial<Welcome> = {}): Welcome {
  return {
    t: "welcome",
    seq: 1,
    player: 0,
    table: tableInfo({ chairs: [person(0, "Ana"), null, null, null] }),
    view: null,
    events: [],
    said: [],
    clock: null,
    version: "1",
    ...part,
  };
}
