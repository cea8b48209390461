import { fireEvent, render, screen } from "@testing-library/svelte";
import axe from "axe-core";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { dialogs } from "../../src/shell/dialogs.svelte";
import Access from "../../src/parts/Access.svelte";
import { Advice } from "../../src/table/advice.svelte";
import { StillTable } from "../../src/table/stillTable.svelte";
import { settings } from "../../src/shell/settings.svelte";
import Closing from "../../src/table/Closing.svelte";
import Hint from "../../src/table/Hint.svelte";
import KeyHelp from "../../src/table/KeyHelp.svelte";
import { Play } from "../../src/table/play.svelte";
import Warning from "../../src/table/Warning.svelte";
import { loadTexts, needTexts, t } from "../../src/texts";
import type { DealView, Hinted, ProofShown, TableInfo } from "../../src/wire/types";

const NOTHING: ProofShown = { hand: [], melds: [], seats: [], spots: [], past: [] };
const option = (text: string, reason: string, points: number) => ({ action: text, text, reason, points });
const HINT: Hinted = {
  t: "hinted",
  id: "1",
  action: "draw",
  turn: ["draw"],
  text: "Draw.",
  reason: "The pile is small.",
  reasons: [
    { text: "The pile is small.", proof: { ...NOTHING, spots: ["pile"] } },
    { text: "That is all.", proof: NOTHING },
  ],
  options: [
    option("Draw.", "The pile is small.", 0),
    option("Take the pile.", "It costs two kings.", 35),
    option("Take it with the two.", "Wilds are dear.", 80),
  ],
};

async function speak(lang: "en" | "es"): Promise<void> {
  settings.lang = lang;
  await loadTexts();
  await needTexts("web_table");
}
/** What axe finds, but for colours, of which jsdom knows nothing. */
async function violations(): Promise<string[]> {
  const found = await axe.run(document.body, { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } });
  return found.violations.map(({ id }) => id);
}

beforeEach(() => speak("en"));

describe("a hint", () => {
  test("lays what was weighed beside the advice, and says by how many points only after a further tap", async () => {
    render(Hint, { hint: HINT, play: new Play(new StillTable()), onclose: () => undefined });
    expect(screen.queryByRole("list")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Why?" }));
    const shown = (): string[] => screen.getAllByRole("listitem").map((one) => one.textContent?.replace(/\s+/g, " ").trim() ?? "");
    expect(shown()).toEqual([
      "The advice Draw. The pile is small.",
      "Take the pile. It costs two kings.",
      "Take it with the two. Wilds are dear.",
    ]);
    expect(screen.getByRole("list", { name: "What was compared" })).toBeTruthy();
    expect(await violations()).toEqual([]);
    const count = screen.getByRole("button", { name: "By how much?" });
    await fireEvent.click(count);
    expect([count.ariaPressed, shown()[0], shown()[1]]).toEqual([
      "true",
      "The advice Draw. The pile is small.",
      "Take the pile. It costs two kings. about 35 points less",
    ]);
    await fireEvent.click(count);
    expect(shown()[1]).not.toMatch(/35/);
  });

  test("lights what a reason speaks of while it is tapped, and does what it says", async () => {
    const pile = document.body.appendChild(Object.assign(document.createElement("button"), { textContent: "pile" }));
    pile.dataset.spot = "pile";
    const play = new Play(new StillTable());
    const follow = vi.spyOn(play, "follow").mockResolvedValue();
    render(Hint, { hint: HINT, play, onclose: () => undefined });
    const reason = screen.getByRole("button", { name: "The pile is small." });
    expect(screen.queryByRole("button", { name: "That is all." })).toBeNull(); // it speaks of nothing on the table
    await fireEvent.click(reason);
    expect([pile.dataset.proof, reason.ariaPressed]).toEqual(["", "true"]);
    await fireEvent.click(reason);
    expect(pile.dataset.proof).toBeUndefined();
    await fireEvent.click(screen.getByRole("button", { name: "Do it" }));
    expect(follow).toHaveBeenCalledWith("draw");
    pile.remove();
  });
});

test("a hint about what is past is not shown: it is asked for again in the same turn, and else forgotten", async () => {
  const table = new StillTable();
  const happens = (to_act: number): void => {
    table.events = [...table.events, { kind: "draw", seat: 0, number: table.events.length + 1, text: "" } as never];
    table.view = { seat: 0, to_act, outcome: null, hand: [], legal: [], sides: [{ opened: true, melds: [] }] } as unknown as DealView;
  };
  happens(0);
  const advice = new Advice(table, new Play(table));
  const late = { ...HINT, text: "Meld." };
  const hint = vi.spyOn(table, "hint").mockImplementationOnce(() => (happens(0), Promise.resolve(late)));
  hint.mockResolvedValueOnce(HINT);
  await advice.ask();
  expect(advice.hint?.text).toBe("Draw.");
  advice.clear();
  hint.mockImplementationOnce(() => (happens(1), Promise.resolve(late)));
  await advice.ask();
  expect([advice.hint, hint.mock.calls.length]).toEqual([null, 3]);
});

test("a hint that takes a while says so, and is not asked for twice", async () => {
  const table = new StillTable();
  const advice = new Advice(table, new Play(table));
  let answer: (told: Hinted) => void = () => undefined;
  const hint = vi.spyOn(table, "hint").mockImplementation(() => new Promise((told) => (answer = told)));
  const asked = advice.ask();
  await advice.ask();
  expect([advice.thinking, hint.mock.calls.length]).toEqual([false, 1]);
  await vi.waitFor(() => expect(advice.thinking).toBe(true));
  answer(HINT);
  await asked;
  expect([advice.thinking, advice.hint]).toEqual([false, HINT]);
});

test("a discard that is warned of goes back first, and is played all the same", async () => {
  const table = new StillTable();
  table.view = {
    seat: 0,
    turn: 0,
    to_act: 0,
    phase: "play",
    outcome: null,
    hand: ["Qh", "5s"],
    legal: ["discard Q", "discard 5"],
    sides: [{ opened: true, melds: [] }],
    pile: { top: "4c" },
  } as unknown as DealView;
  const send = vi.spyOn(table, "send").mockResolvedValue({ t: "ack", id: "1", seq: 1 });
  const play = new Play(table);
  play.warning = { text: "They collect queens.", proof: null, action: "discard Qh" };
  const { unmount } = render(Warning, { play, warning: play.warning });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Take it back" }));
  await fireEvent.click(screen.getByRole("button", { name: "Play it anyway" }));
  expect(send).toHaveBeenCalledWith({ do: "play", action: "discard Qh" });
  expect(play.warning).toBeNull();
  unmount();
});

test("the end of a deal says how, in large letters what is rare, and can be skipped", async () => {
  const ongo = vi.fn();
  const told = [
    { number: 1, code: "going-out", label: "Going out", points: 100 },
    { number: 1, code: "clean-game", label: "Clean game: the base doubles", points: 900 },
  ];
  const sides = [
    { side: 0, lines: told, before: 0, after: 1000 },
    { side: 1, lines: [], before: 200, after: 300 },
  ];
  const { container, rerender } = render(Closing, {
    closing: { seat: 0, text: "You go out.", number: 9, rare: "" },
    info: { stage: "between", winner: null, comeback: false, sheets: [sides] } as unknown as TableInfo,
    seat: 0,
    ongo,
  });
  const shown = () => [...container.querySelectorAll("p, li")].map((one) => one.textContent);
  expect(shown()).toEqual([t("moment-out-clean"), "You go out.", "Clean game: the base doubles", t("moment-lead")]);
  await rerender({
    info: {
      stage: "finished",
      winner: 0,
      seats: 4,
      sides: 2,
      names: ["Ana", "Bea", "Eva", "Luz"],
      comeback: true,
      sheets: [sides],
    } as unknown as TableInfo,
  });
  expect(shown()).toEqual([t("table-won", { whose: "us", name: "" }), "You go out.", "Clean game: the base doubles", t("moment-comeback")]);
  expect(await violations()).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: "See the score" }));
  expect(ongo).toHaveBeenCalledOnce();
});

test.each([
  ["en", "Accessibility", /WCAG 2\.2/],
  ["es", "Accesibilidad", /WCAG 2\.2/],
] as const)("the statement on accessibility is one tap from the keys, in %s", async (lang, name, aim) => {
  await speak(lang);
  const keys = render(KeyHelp, { onclose: () => undefined });
  await fireEvent.click(screen.getByRole("button", { name }));
  expect(dialogs.accessibility).toBe(true);
  keys.unmount();
  const onclose = vi.fn();
  await needTexts("web_access");
  render(Access, { onclose });
  expect(await screen.findByRole("dialog", { name })).toBeTruthy();
  expect(screen.getByText(aim)).toBeTruthy();
  for (const item of screen.getAllByRole("listitem")) expect(item.textContent).not.toMatch(/^access-/);
  expect(await violations()).toEqual([]);
  dialogs.accessibility = false;
  await speak("en");
});
