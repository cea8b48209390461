import { beforeEach, describe, expect, test, vi } from "vitest";
import { ShuffleShare, openShuffle, randomText } from "../../src/verify/share";
import { judged } from "../../src/verify/checking.svelte";
import { keepAdded, keepSeals, ownAdded, seals } from "../../src/verify/seals";
import type { Finding, Verified } from "../../src/verify/verify";
import type { TableState } from "../../src/wire/game.svelte";
import type { Answer } from "../../src/wire/socket";
import { person, tableInfo } from "../shell/wires";

beforeEach(() => localStorage.clear());

const chairs = [
  person(0, "Ana", { seat: 2 }),
  person(1, "Bea", { seat: 0 }),
  person(2, "Cai", { seat: 3 }),
  person(3, "Dora", { seat: 1 }),
];
const shuffling = tableInfo({ chairs, stage: "shuffle", deal: 3, commitment: "ab", contributed: [true, true, false, true] });
const drawing = tableInfo({
  chairs: chairs.map((who) => ({ ...who, seat: null })),
  stage: "draw",
  commitment: "cd",
  contributed: [true, false, false, false],
  spread: { cards: 108, rounds: [], waiting: [0, 1, 2, 3], again: null, ranking: [] },
});

describe("which shuffle waits for a player", () => {
  test("that of the deal, by seat", () => {
    expect(openShuffle(shuffling, 0)).toEqual({ deal: 3, seal: "ab" });
    expect(openShuffle(shuffling, 1)).toBeNull();
  });
  test("that of the draw, by player, until a card is taken", () => {
    expect(openShuffle(drawing, 0)).toBeNull();
    expect(openShuffle(drawing, 2)).toEqual({ deal: 0, seal: "cd" });
    const begun = { ...drawing.spread!, rounds: [[{ player: 3, place: 1, card: "Kh" }]] };
    expect(openShuffle({ ...drawing, spread: begun }, 2)).toBeNull();
  });
  test("none where the cards follow from a seed, and none without a seal", () => {
    expect(openShuffle({ ...shuffling, settings: { ...shuffling.settings, seed: "siete" } }, 0)).toBeNull();
    expect(openShuffle({ ...shuffling, commitment: null }, 0)).toBeNull();
    expect(openShuffle({ ...shuffling, stage: "play" }, 0)).toBeNull();
  });
});

test("what is added are 32 random bytes as a text that every server takes, each time others", () => {
  const made = Array.from({ length: 50 }, randomText);
  for (const text of made) expect(text).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(new Set(made).size).toBe(50);
});

test("a shuffle is added to once, and what was added is kept with its seal", async () => {
  const answers: ((answer: Answer) => void)[] = [];
  const send = vi.fn((_: { do: string; text: string }) => new Promise<Answer>((settle) => answers.push(settle)));
  const share = new ShuffleShare({ table: "abcdefghjk", send } as unknown as TableState);
  share.look(shuffling, null);
  expect(send).not.toHaveBeenCalled();
  share.look(shuffling, 0);
  share.look(shuffling, 0);
  expect(send).toHaveBeenCalledTimes(1);
  expect(ownAdded("abcdefghjk")).toEqual({});
  answers[0]!({ t: "ack", id: "a", seq: 4 });
  await Promise.resolve();
  expect(ownAdded("abcdefghjk")).toEqual({ 3: send.mock.calls[0]![0].text });
  expect(seals("abcdefghjk")).toEqual({ 3: "ab" });
});

test("what came too late is not kept: the record does not owe it", async () => {
  const send = (): Promise<Answer> => Promise.resolve({ t: "failed", id: "a", code: "match-shuffled", message: "" });
  new ShuffleShare({ table: "abcdefghjk", send } as unknown as TableState).look(shuffling, 0);
  await Promise.resolve();
  expect(ownAdded("abcdefghjk")).toEqual({});
});

test("the seal that something was added to stays, whatever is told later", () => {
  keepAdded("t", 1, "first", "mine");
  keepSeals("t", [{ number: 1, kind: "commitment", seat: null, deal: 1, commitment: "other", text: "" }]);
  expect(seals("t")).toEqual({ 1: "first" });
});

describe("what is told after a deal", () => {
  const proven: Finding = { deal: 1, status: "proven", code: "added", data: { players: 2 }, commitment: "ab" };
  const found = (findings: Finding[], added: [number, string[]][] = []): Verified => ({ findings, added: new Map(added), by: "browser" });

  test.each([
    ["own", found([proven], [[1, ["mine", "hers"]]]), { 1: "ab" }, { 1: "mine" }],
    ["added", found([proven], [[1, ["hers"]]]), {}, {}],
    ["alone", found([{ ...proven, code: "nobody-added" }]), { 1: "ab" }, {}],
    ["seeded", found([{ ...proven, code: "seeded" }]), {}, {}],
    ["wrong", found([proven], [[1, ["hers"]]]), { 1: "ab" }, { 1: "mine" }],
    ["wrong", found([proven], [[1, ["mine"]]]), { 1: "another" }, { 1: "mine" }],
    ["wrong", found([{ ...proven, status: "not proven", code: "order-differs" }]), {}, {}],
    ["wrong", found([{ ...proven, status: "not revealed", code: "going-on" }]), {}, {}],
    ["wrong", found([{ ...proven, deal: 0, status: "not proven", code: "kept-back" }, proven]), {}, {}],
    ["wrong", found([]), {}, {}],
  ] as const)("%s", (told, verified, shown, mine) => {
    expect(judged(verified, 1, shown, mine)).toBe(told);
  });
});
