import { expect, test } from "vitest";
import { statusOf } from "../../src/table/status";
import type { DealView } from "../../src/wire/types";
import { tableInfo } from "../shell/wires";

const VIEW = { to_act: 1, phase: "play", outcome: null, must_go_out: false } as DealView;
const words = (key: string, args?: Record<string, string>): string =>
  [key.replace("table-status-", ""), args?.name].filter(Boolean).join(" ");

function said(view: Partial<DealView>, { mine = true, pile = false, paused = false, shut = false } = {}): string {
  const info = tableInfo({ names: ["Ana", "Alba", "Bruno", "Clara"], ...(paused ? { pause: { by: null } as never } : {}) });
  const legal = pile ? ["draw", "take K K"] : ["draw"];
  return statusOf({ ...VIEW, ...view }, { mine, legal, table: { shut, info } }, words);
}

test("on turn one is told what comes next", () => {
  expect(said({ phase: "draw" })).toBe("draw");
  expect(said({ phase: "draw" }, { pile: true })).toBe("draw-or-take");
  expect(said({})).toBe("play");
  expect(said({ must_go_out: true })).toBe("go-out");
  expect(said({ phase: "answer" })).toBe("answer");
});

test("else, for whom the table waits", () => {
  expect(said({}, { mine: false })).toBe("other Alba");
  expect(said({ must_go_out: true }, { mine: false })).toBe("other Alba");
  expect(said({ phase: "answer" }, { mine: false })).toBe("answers Alba");
});

test("a deal that is over, a pause and a table that is shut come before the turn", () => {
  expect(said({ outcome: "out" }, { paused: true })).toBe("over");
  expect(said({ phase: "draw" }, { paused: true, pile: true })).toBe("paused");
  expect(said({ outcome: "out" }, { shut: true })).toBe("");
});
