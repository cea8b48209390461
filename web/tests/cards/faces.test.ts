import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import drawn from "virtual:courts";
import Card from "../../src/cards/Card.svelte";
import MiniCard from "../../src/cards/MiniCard.svelte";
import { toneOf } from "../../src/cards/faces";
import { RANK_PATHS } from "../../src/cards/ranks";
import { CAP, MIRRORED, PIPS, SUIT_PATHS } from "../../src/cards/shapes";
import { rounded } from "../../rounded";

const RANKS = [..."A23456789TJQK"];
const SUITS = [..."shdc"] as (keyof typeof SUIT_PATHS)[];
const DECK = [...RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit)), "X"];
const COURTS = ["J", "Q", "K"].flatMap((rank) => SUITS.map((suit) => rank + suit));

const paths = (root: ParentNode, within: string): string[] =>
  [...root.querySelectorAll(`${within} path`)].map((path) => path.getAttribute("d") ?? "");

test("every card has both faces, with its rank and its suit as shapes", () => {
  for (const card of DECK.filter((one) => one !== "X")) {
    const { container, unmount } = render(Card, { card });
    const [rank, suit] = [RANK_PATHS[card[0]!]!, SUIT_PATHS[card[1] as keyof typeof SUIT_PATHS]];
    const classic = paths(container, ".classic");
    expect([card, classic.filter((d) => d === rank).length]).toEqual([card, 2]); // two corners
    expect(classic.filter((d) => d === suit).length).toBeGreaterThanOrEqual(2);
    expect(paths(container, ".large")).toEqual(expect.arrayContaining([rank, suit]));
    expect(container.querySelector("text")).toBeNull(); // no letters of the system
    unmount();
  }
});

test("pips are as many as the rank says, the lower half of them turned", () => {
  for (const [rank, number] of [..."23456789T"].map((rank, at) => [rank, at + 2] as const)) {
    const pips = PIPS[rank]!;
    expect(pips).toHaveLength(number);
    expect(pips.filter(([, y]) => y < 70).length).toBeGreaterThanOrEqual(pips.filter(([, y]) => y > 70).length);
    expect(new Set(pips.map(String)).size).toBe(number);
  }
});

test("a joker is told by its letters", () => {
  const { container } = render(Card, { card: "X" });
  expect(paths(container, ".ink").filter((d) => d !== CAP)).toEqual([..."JOKER"].map((letter) => RANK_PATHS[letter]));
});

test("red threes are red and black threes are black, in two colours and in four", () => {
  expect(["3h", "3d", "3r"].map(toneOf)).toEqual(["h", "h", "h"]);
  expect(["3s", "3c", "3b"].map(toneOf)).toEqual(["s", "s", "s"]);
  expect(["4d", "4c", "X", "K"].map(toneOf)).toEqual(["d", "c", "joker", "s"]);
  for (const [card, tone] of [
    ["3d", "h"],
    ["3c", "s"],
  ] as const) {
    expect(render(Card, { card }).container.querySelector(".card")).toHaveProperty("dataset.ink", tone);
    expect(render(MiniCard, { card }).container.querySelector(".mini")).toHaveProperty("dataset.ink", tone);
  }
});

test("a card has the name that it is given, and none by itself", () => {
  const named = render(Card, { card: "Kh", label: "king of hearts" });
  expect(named.getByRole("img", { name: "king of hearts" })).toBeTruthy();
  expect(render(Card, { card: "Ks" }).container.querySelector(".card")?.getAttribute("aria-hidden")).toBe("true");
});

test("the build draws a half of every figure of the court, in inks that the page knows", () => {
  const svg = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${drawn}</svg>`, "image/svg+xml");
  expect(svg.querySelector("parsererror")).toBeNull();
  const groups = [...svg.querySelectorAll("g")].filter(({ id }) => id !== "court-X");
  expect(groups.map(({ id }) => id).sort()).toEqual(COURTS.map((card) => `court-${card}`).sort());
  expect(svg.getElementById("court-X")).not.toBeNull();
  for (const group of groups) {
    const inks = new Set([...group.querySelectorAll("path")].map((path) => path.getAttribute("fill")));
    expect([...inks].sort()).toEqual(["none", ...["card-ink", "court-blue", "court-gold", "court-red"].map((ink) => `var(--${ink})`)]);
    for (const use of group.querySelectorAll("use")) expect(svg.getElementById(use.getAttribute("href")!.slice(1))).not.toBeNull();
  }
  expect([...MIRRORED].every((card) => COURTS.includes(card))).toBe(true);
});

test("a path in whole numbers goes where the exact one goes", () => {
  expect(rounded("M0.4 0.4l0.4 0.4 0.4 0.4z")).toBe("m0 0l1 1z");
  expect(rounded("M10 10h.4h.4v-3.6z", 0.5)).toBe("m5 5v-2z");
  expect(rounded("M1 2C3 4 5 6 7 8s1.200-1.400 2 2")).toBe("m1 2c2 2 4 4 6 6s1-1 2 2");
  expect(rounded("M0 0a10.4 5 0 0110-4l-1 1-1 1")).toBe("m0 0a10 5 0 0 1 10-4l-1 1-1 1");
  expect(rounded("M5 5z m1 1 2 2")).toBe("m5 5zm1 1l2 2");
});
