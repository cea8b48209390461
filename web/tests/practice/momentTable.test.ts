// A moment that is tried again: several answers are good, others are not, and the deal can be played on.
import { afterEach, describe, expect, it, vi } from "vitest";
import { MomentTable } from "../../src/practice/momentTable.svelte";
import { api } from "../../src/wire/api";
import type { DealView, PositionOutcome, PositionTried, RetriedMoment, TableInfo } from "../../src/wire/types";

const SEAT = 2;
const view = (to_act: number, more: Partial<DealView> = {}): DealView =>
  ({ to_act, outcome: null, legal: ["discard 4", "discard 7", "add K 1"], sides: [{}, {}], ...more }) as DealView;
const info = { chairs: [3, 2, 1, 0].map((seat) => ({ seat })), names: ["A", "B", "C", "D"] } as unknown as TableInfo;
const answer = (action: string, good: boolean) => ({ action, good, text: `${action}.`, told: `About ${action}.`, chances: "" });
const moment = {
  position: "as it stood",
  view: view(SEAT),
  played: "discard 4",
  answers: [answer("discard 7", true), answer("discard K", true), answer("discard 4", false), answer("add K 1", false)],
  line: [],
  lesson: "",
} as unknown as RetriedMoment;

function outcome(first: string | null, then: DealView): PositionOutcome {
  return {
    first,
    accepted: 1,
    refused: null,
    legal: then.legal,
    score: null,
    text: "later",
    view: then,
    points: 0,
    events: [],
  } as unknown as PositionOutcome;
}

function server(...answers: PositionOutcome[]): PositionTried[] {
  const asked: PositionTried[] = [];
  vi.spyOn(api, "try").mockImplementation((tried) => {
    asked.push(tried);
    return Promise.resolve(answers.shift()!);
  });
  return asked;
}

afterEach(() => void vi.restoreAllMocks());

describe("a moment that is tried again", () => {
  it("accepts every good answer", async () => {
    const asked = server(outcome("discard K", view(3, { legal: [] })));
    const table = new MomentTable(moment, SEAT, info);
    expect(table.seat).toBe(SEAT);
    await table.send({ do: "play", action: "discard Ks" });
    expect([table.state, table.answer?.told]).toEqual(["good", "About discard K."]);
    expect(asked[0]).toMatchObject({ position: "as it stood", seat: SEAT, bot: false });
  });

  it("says what a wrong answer allows, and may be tried again", async () => {
    server(outcome("discard 4", view(3, { legal: [] })));
    const table = new MomentTable(moment, SEAT, info);
    await table.send({ do: "play", action: "discard 4" });
    expect([table.state, table.answer?.told]).toEqual(["wrong", "About discard 4."]);
    table.begin();
    expect([table.state, table.view?.legal]).toEqual(["ask", moment.view.legal]);
  });

  it("lets cards be laid that leave the best answer open", async () => {
    server(outcome("add K 1", view(SEAT)), outcome("discard 7", view(3, { legal: [] })));
    const table = new MomentTable(moment, SEAT, info);
    await table.send({ do: "play", action: "add K > 1" });
    expect([table.state, table.further]).toEqual(["ask", true]);
    await table.send({ do: "play", action: "discard 7" });
    expect(table.state).toBe("good");
  });

  it("is played on against bots to the end of the deal", async () => {
    const over = view(0, { outcome: "out", legal: [] });
    const asked = server(
      outcome("discard 7", view(3, { legal: [] })),
      outcome(null, view(0)),
      outcome(null, view(SEAT)),
      outcome("draw", over),
    );
    const table = new MomentTable(moment, SEAT, info);
    await table.send({ do: "play", action: "discard 7" });
    await table.playOn();
    expect([table.state, table.view?.to_act]).toEqual(["on", SEAT]);
    expect(asked.map((each) => each.bot)).toEqual([false, true, true]);
    await table.send({ do: "play", action: "draw" });
    expect(table.state).toBe("over");
  });

  it("shows the answer to who asks for it, and goes on from the position as it was", async () => {
    server();
    const table = new MomentTable(moment, SEAT, info);
    table.reveal();
    expect([table.state, table.view?.legal]).toEqual(["shown", []]);
    await table.playOn();
    expect([table.state, table.view?.legal]).toEqual(["on", moment.view.legal]);
  });
});
