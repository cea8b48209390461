import { beforeEach, expect, test } from "vitest";
import { tiles, typedNumber } from "../../src/club/ask/asked";
import { clockText } from "../../src/club/competition/clock.svelte";
import { changed } from "../../src/club/competition/live.svelte";
import { linkTo } from "../../src/shell/prefix";
import { addressOf, saidIn, typed } from "../../src/club/referee/law";
import { loadTexts } from "../../src/texts";
import { settings } from "../../src/shell/settings.svelte";
import { club, match } from "./made";

beforeEach(async () => {
  settings.lang = "en";
  await loadTexts();
});

test("links for others", () => {
  expect(linkTo("/club/C1", "key", "http://hall:80")).toBe("http://hall:80/club/C1#k=key");
});

test("numbers as people write them", () => {
  const written: [string, number | null][] = [
    ["1250", 1250],
    ["1.250", 1250],
    ["1,250", 1250],
    ["1 250", 1250],
    ["−50", -50],
    ["-0", -0],
    ["", null],
    ["12a", null],
    ["99999999", null],
  ];
  for (const [text, number] of written) expect(typedNumber(text)).toBe(number);
});

test("few numbers lie before one as keys, many are typed", () => {
  const asked = { id: "n", text: "How many?", answers: [], low: 0, high: 6, step: 1 };
  expect(tiles(asked)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(tiles({ ...asked, high: 100, step: 5 })).toEqual([]);
  expect(tiles({ ...asked, high: 20, step: 10 })).toEqual([0, 10, 20]);
  expect(tiles({ ...asked, answers: [{ value: "a", text: "A" }] })).toEqual([]);
});

test("the clock before and after it has run out", () => {
  expect([clockText(4_500_000), clockText(59_001), clockText(1), clockText(0), clockText(-61_000)]).toEqual([
    "75:00",
    "1:00",
    "0:01",
    "0:00",
    "−1:01",
  ]);
});

test("a change leaves what it does not name, and rounds come by their numbers", () => {
  const before = club([match(1)]);
  const second = { ...before.rounds[0]!, number: 2 };
  const after = changed(before, { rounds: [second], stage: "between", pairs: null });
  expect(after.rounds.map(({ number }) => number)).toEqual([1, 2]);
  expect([after.stage, after.pairs]).toEqual(["between", before.pairs]);
  expect(changed(before, { club: { ...before, title: "anew" } }).title).toBe("anew");
});

test("the referee's address says what has been answered, and nothing else", () => {
  const said = {
    rules: "reglamento/4",
    offence: "drew-out-of-turn",
    facts: [
      ["noticed", "in_time"],
      ["mixed", "yes"],
    ] as [string, string][],
  };
  const address = addressOf(said);
  expect(saidIn(address.slice(address.indexOf("?")), "clasica")).toEqual(said);
  expect(saidIn("?rules=<b>&noticed=in_time", "clasica")).toEqual({ rules: "clasica", offence: null, facts: [] });
  expect(
    typed([
      ["mixed", "yes"],
      ["cards", "2"],
      ["noticed", "later"],
      ["seen", "no"],
    ]),
  ).toEqual({ mixed: true, cards: 2, noticed: "later", seen: false });
});
