import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StillTable } from "../../src/table/stillTable.svelte";
import { settings } from "../../src/shell/settings.svelte";
import Actions from "../../src/table/Actions.svelte";
import Announcer from "../../src/table/Announcer.svelte";
import Centre from "../../src/table/Centre.svelte";
import DrawSeats from "../../src/table/DrawSeats.svelte";
import Log from "../../src/table/Log.svelte";
import Seat from "../../src/table/Seat.svelte";
import TableBar from "../../src/table/TableBar.svelte";
import { Chat } from "../../src/table/chat.svelte";
import { Play } from "../../src/table/play.svelte";
import Seating from "../../src/table/Seating.svelte";
import { loadTexts, needTexts } from "../../src/texts";
import type { DealView, GameEvent, Spread } from "../../src/wire/types";
import { person, tableInfo } from "../shell/wires";

const NAMES = ["Ana", "Alba", "Bruno", "Clara"];
let kept: string;

beforeEach(async () => {
  kept = settings.lang;
  settings.lang = "en";
  await loadTexts();
  await needTexts("web_table");
});
afterEach(() => {
  settings.lang = kept as typeof settings.lang;
});

function happening(number: number, seat: number, kind: "turn" | "discard", text: string): GameEvent {
  return { number, seat, text, ...(kind === "turn" ? { kind } : { kind, card: "4c" }) };
}
const first = [
  happening(1, 0, "turn", "It is your turn."),
  happening(2, 0, "discard", "You discard the first."),
  happening(3, 1, "turn", "It is Alba’s turn."),
  happening(4, 1, "discard", "Alba discards the second."),
  happening(5, 2, "turn", "It is Bruno’s turn."),
];
const second = [...first, happening(6, 2, "discard", "Bruno discards the third."), happening(7, 3, "turn", "It is Clara’s turn.")];

test("a listener is told each deed once, in order, and what was read out stays as it is", async () => {
  const { rerender } = render(Announcer, { props: { events: first, seat: 0 } });
  const log = screen.getByRole("log", { name: "What happened" });
  const before = [...log.children];
  expect(before.map((one) => one.textContent)).toEqual(["It is your turn.", "You discard the first.", "Alba discards the second."]);
  await rerender({ events: second, seat: 0 });
  expect([...log.children].slice(0, 3)).toEqual(before); // a sentence that came anew would be read again
  expect([...log.children].map((one) => one.textContent).slice(3)).toEqual(["Bruno discards the third."]);
});

test("a turn that begins takes no discard of the others out of sight", async () => {
  const thrown = (events: readonly GameEvent[]): GameEvent[] =>
    events.map((event) => (event.kind === "discard" ? { ...event, card: `${event.number}h` } : event));
  const { rerender, container } = render(Log, {
    props: { events: thrown(first), names: NAMES, seat: 0, open: false, ontoggle: () => undefined },
  });
  const cards = (turn: Element): (string | null)[] =>
    [...turn.querySelectorAll("[data-face]")].map((card) => card.getAttribute("data-face"));
  const seen = (): string[] => [...container.querySelectorAll(".turn")].map((turn) => [turn.textContent?.trim(), ...cards(turn)].join(" "));
  expect(seen()).toEqual(["Alba 4h"]);
  await rerender({ events: thrown(second) });
  expect(seen()).toEqual(["Alba 4h", "Bruno 6h"]);
});

test.each([
  { seats: 4, sides: 2, badge: "Partner", words: "Alba, your partner: 9 cards; a bot" },
  { seats: 6, sides: 3, badge: "Partner", words: "Alba, your partner: 9 cards; a bot" },
  { seats: 6, sides: 2, badge: "Team", words: "Alba, of your team: 9 cards; a bot" },
])("a bot that plays with you says so at $seats players on $sides sides", ({ seats, sides, badge, words }) => {
  for (const small of [false, true]) {
    const state = new StillTable();
    state.info = tableInfo({ seats, sides });
    const player = { ...person(2, "Alba"), bot: "greedy" };
    const { container, unmount } = render(Seat, {
      state,
      seat: 2,
      name: "Alba",
      player,
      cards: 9,
      turn: false,
      partner: true,
      small,
      fan: false,
      bubble: null,
    });
    expect(screen.getByRole("group").getAttribute("aria-label")).toBe(words);
    expect(container.querySelector(".mate")?.textContent).toBe(badge);
    unmount();
  }
});

test("points to play to are said where they decide when the match ends", async () => {
  const state = new StillTable();
  const about = (part: object) => tableInfo({ names: NAMES, ...part });
  const { container, rerender } = render(TableBar, { state, info: about({ target: 100, deal: 1 }), onopen: () => undefined });
  const goal = (): string | undefined => container.querySelector(".goal")?.textContent;
  expect(goal()).toBeUndefined(); // it was chosen as one deal
  await rerender({ info: about({ target: 100, deal: 2 }) }); // no side had so many after the first
  expect(goal()).toBe("to 100");
  await rerender({ info: about({ target: 1500, deal: 1 }) });
  expect(goal()).toBe("to 1,500");
});

test("leave is a button before one may ask once the side has a canasta", async () => {
  const table = new StillTable();
  const play = new Play(table);
  const playing = (canasta: string | null) =>
    ({
      seat: 0,
      to_act: 0,
      phase: "play",
      outcome: null,
      hand: ["Qh", "5s"],
      legal: ["discard Q", "discard 5"],
      sides: [{ opened: true, melds: [{ number: 1, rank: "K", cards: [], canasta, closed: false }] }],
      pile: { top: "4c" },
    }) as unknown as DealView;
  table.view = playing(null);
  render(Actions, { play, partners: true, brief: false });
  const names = (): (string | undefined)[] => screen.getAllByRole("button").map((one) => one.textContent?.trim());
  expect(names()).toEqual(["Meld", "Discard"]);
  table.view = playing("clean");
  await tick();
  expect(names()).toEqual(["Meld", "Discard", "May I go out?"]);
});

test("a tap on what somebody says mutes them, and what is said stays away", async () => {
  const chat = new Chat("quiet");
  chat.hear([]);
  chat.hear([{ seq: 1, player: 2, phrase: "well-played", text: "Well played!" }]);
  const state = new StillTable();
  state.info = tableInfo({});
  const player = person(2, "Alba");
  render(Seat, {
    state,
    seat: 2,
    name: "Alba",
    player,
    cards: 9,
    turn: false,
    partner: false,
    fan: false,
    bubble: chat.bubbles[2] ?? null,
    small: false,
    onmute: (who: number) => chat.mute(who),
  });
  screen.getByRole("button", { name: /Mute Alba$/ }).click();
  expect([...chat.muted]).toEqual([2]);
  chat.hear([{ seq: 2, player: 2, phrase: null, text: "hey" }]);
  expect(chat.bubbles).toEqual({});
  localStorage.clear();
});

test("what the others say is heard once, and nothing of before", async () => {
  const before = [{ seq: 3, name: "Alba", text: "Hello." }];
  const { rerender } = render(Announcer, { props: { events: first, seat: 0, said: before } });
  const log = screen.getByRole("log", { name: "What was said" });
  expect(log.textContent?.trim()).toBe("");
  await rerender({ said: [...before, { seq: 5, name: "Bruno", text: "Nice cut!" }] });
  expect(log.textContent?.trim()).toBe("Bruno: Nice cut!");
});

const spread: Spread = {
  cards: 108,
  rounds: [
    [
      { player: 0, place: 3, card: "9h" },
      { player: 1, place: 8, card: "X" },
      { player: 2, place: 9, card: "Ks" },
      { player: 3, place: 1, card: "4c" },
    ],
  ],
  waiting: [1],
  again: "joker",
  ranking: [],
};
const chairs = NAMES.map((name, number) => person(number, name));

test("the draw says why somebody draws again, and what of it does not count", () => {
  const state = new StillTable();
  state.info = tableInfo({ stage: "draw", chairs, spread });
  state.player = 0;
  render(DrawSeats, { state });
  expect(screen.getByText("Alba drew a joker, which does not count, and takes another card.")).toBeTruthy();
  expect(screen.getByRole("img", { name: "joker, does not count" })).toBeTruthy();
  expect(screen.getByText(/A joker does not count.*The two highest play together/s)).toBeTruthy();
});

test("whoever draws once more begins beside the card that is gone, and steps over those of others", async () => {
  const state = new StillTable();
  const [first] = spread.rounds;
  const gone = [...first!.slice(0, 1), { player: 1, place: 20, card: "X" }, { player: 2, place: 18, card: "Ks" }, first![3]!];
  state.info = tableInfo({ stage: "draw", chairs, spread: { ...spread, rounds: [gone] } });
  state.player = 1;
  render(DrawSeats, { state });
  const slider = screen.getByRole("slider");
  const now = (): number => Number(slider.getAttribute("aria-valuenow")) - 1;
  await vi.waitFor(() => expect(now()).toBe(21));
  const stepped = [];
  for (const key of ["ArrowLeft", "ArrowLeft", "ArrowRight", "ArrowRight", "Home"]) {
    await fireEvent.keyDown(slider, { key });
    stepped.push(now());
  }
  expect(stepped).toEqual([19, 17, 19, 21, 0]);
});

test("a tap where a card is gone takes the one that is seen there", async () => {
  const state = new StillTable();
  state.info = tableInfo({ stage: "draw", chairs, spread });
  state.player = 1;
  render(DrawSeats, { state });
  const slider = screen.getByRole("slider");
  slider.getBoundingClientRect = () => new DOMRect(0, 0, 320, 80);
  const gone = spread.rounds[0]![0]!.place;
  await fireEvent.click(slider, { clientX: gone * 2, clientY: 1 }); // two pixels of each card are seen
  expect(slider.getAttribute("aria-valuenow")).toBe(`${gone}`); // counted from one: the card before
});

test("a tap on the moda says what it is good for, where one plays and it is good for something", async () => {
  const state = new StillTable();
  const play = new Play(state);
  state.info = tableInfo({ chairs: [person(0, "Ana", { seat: 0 })], moda_doubles: true });
  state.view = {
    seat: 0,
    hands: [3, 3],
    to_act: 1,
    legal: [],
    sides: [{}],
    stock: 9,
    pile: { top: null, size: 0, crosswise: [] },
    moda: "K",
  } as never;
  render(Centre, { play, status: "", clock: false });
  await fireEvent.click(screen.getByRole("button", { name: "Moda kings" }));
  expect(play.notice?.text).toBe("A canasta of kings counts double in this deal.");
  state.info = { ...state.info, moda_doubles: false };
  await tick();
  expect(screen.queryByRole("button", { name: /Moda/ })).toBeNull();
});

test("what came of the draw: ranking, partner, who deals and begins", async () => {
  const state = new StillTable();
  const seated = NAMES.map((name, number) => person(number, name, { seat: [1, 2, 0, 3][number] }));
  const over: Spread = {
    ...spread,
    rounds: [...spread.rounds, [{ player: 1, place: 5, card: "Th" }]],
    waiting: [],
    again: null,
    ranking: [2, 1, 0, 3],
  };
  state.info = tableInfo({
    stage: "shuffle",
    chairs: seated,
    spread: over,
    names: ["Bruno", "Ana", "Alba", "Clara"],
    dealer: 3,
    clockwise: false,
  });
  state.player = 0;
  render(Seating, { state });
  expect(screen.getAllByRole("listitem").map((one) => one.textContent?.match(/\d\. \w+/)?.[0])).toEqual([
    "1. Bruno",
    "2. Alba",
    "3. Ana",
    "4. Clara",
  ]);
  expect(screen.getByText("You play with Clara. Clara deals and Bruno plays first.")).toBeTruthy();
  state.info = { ...state.info, dealer: 1 };
  await tick();
  expect(screen.getByText("You play with Clara. You deal and Alba plays first.")).toBeTruthy();
  state.info = { ...state.info, dealer: 0 };
  await tick();
  expect(screen.getByText("You play with Clara. Bruno deals and you play first.")).toBeTruthy();
  expect(document.querySelector(".round .right")?.textContent).toBe("Alba"); // the next sits on the right
});
