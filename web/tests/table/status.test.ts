import { expect, test } from "vitest";
import { statusOf } from "../../src/table/status";
import type { DealView } from "../../src/wire/types";
import { tableInfo } from "../shell/wires";

const VIEW = { to_act: 1, phase: "play", outcome: null, must_go_out: false, legal: ["meld K K K", "discard 4"] } as unknown as DealView;
const BOTH = ["draw", "take K K"];
const words = (key: string, args?: Record<string, string>): string =>
  [key.replace("table-status-", ""), args?.own === "yes" ? "own" : args?.asking, args?.name].filter(Boolean).join(" ");

function said(view: Partial<DealView>, { mine = true, legal = ["draw"], paused = false, shut = false } = {}): string {
  const info = tableInfo({ names: ["Ana", "Alba", "Bruno", "Clara"], ...(paused ? { pause: { by: null } as never } : {}) });
  return statusOf({ ...VIEW, ...view }, { mine, legal, table: { shut, info } }, words);
}

test("on turn one is told what comes next", () => {
  expect(said({ phase: "draw" })).toBe("draw");
  expect(said({ phase: "draw" }, { legal: BOTH })).toBe("draw-or-take");
  expect(said({})).toBe("play");
  expect(said({ must_go_out: true })).toBe("go-out");
  expect(said({ phase: "answer" })).toBe("answer");
});

test("on turn one is told of nothing that is not allowed", () => {
  const draw = (...legal: string[]): string => said({ phase: "draw" }, { legal });
  expect(draw("take K K", "add 2 > 1")).toBe("take"); // wilds were melded before taking the pile (TB-4.5)
  expect(draw("take K K", "pass")).toBe("take-or-pass");
  expect(draw("meld 2 2 X")).toBe("lay");
  expect(draw("pass")).toBe("pass");
  const play = (...legal: string[]): string => said({ legal });
  expect(play("add K > 1")).toBe("lay"); // a wild that came free has to be laid again (RE-2.5)
  expect(play("discard 4", "pass")).toBe("play-or-pass");
  expect(play("add K > 1", "pass")).toBe("pass");
});

test("else, for whom the table waits", () => {
  expect(said({}, { mine: false })).toBe("other Alba");
  expect(said({ must_go_out: true }, { mine: false })).toBe("other Alba");
  expect(said({ phase: "answer", turn: 3, seat: 0 }, { mine: false })).toBe("answers Clara Alba");
  expect(said({ phase: "answer", turn: 3, seat: 3 }, { mine: false })).toBe("answers own Alba");
});

test("a deal that is over, a pause and a table that is shut come before the turn", () => {
  expect(said({ outcome: "out" }, { paused: true })).toBe("over");
  expect(said({ phase: "draw" }, { paused: true, legal: BOTH })).toBe("paused");
  expect(said({ outcome: "out" }, { shut: true })).toBe("");
});
