// The keys of the hand: arrows, Home, End, space, and the rank of a card. Those of the table, one for each command, are in
// commands.ts; none of them is a rank. People who speak to the computer, or have a screen reader with commands of one
// letter, may turn the letters off.
import { kindOf } from "../cards/faces";
import type { HandCard } from "../cards/keyed";
import { sameKind } from "./hand";

const RANKS: Record<string, string> = { "0": "T", "1": "T", t: "T", j: "J", q: "Q", k: "K", a: "A", x: "X" };
for (const rank of "23456789") RANKS[rank] = rank;

interface HandKeys {
  hand: readonly HandCard[];
  here: number;
  focusOn(place: number): void;
  toggle(key: string): void;
  toggleKind(key: string): void;
  /** Put the card where the focus is one place on. */
  shift(by: 1 | -1): void;
}

/** Whether the key writes something: a letter, a figure, a sign. */
export function written(event: KeyboardEvent): boolean {
  return event.key.length === 1 && event.key !== " ";
}

/** Whether the key comes without Ctrl, Alt or Cmd. */
export function plain(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** Whether the key was one of the hand's. */
export function handKey(event: KeyboardEvent, keys: HandKeys): boolean {
  const { hand, here } = keys;
  if (!plain(event) || hand.length === 0) return false;
  const moves: Record<string, number> = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: hand.length - 1 };
  const move = moves[event.key];
  if (event.shiftKey && (event.key === "ArrowLeft" || event.key === "ArrowRight")) keys.shift(event.key === "ArrowRight" ? 1 : -1);
  else if (move !== undefined) keys.focusOn(move);
  else if (event.key === "ArrowUp" || event.key === "ArrowDown") keys.focusOn(nextKind(hand, here, event.key === "ArrowDown" ? 1 : -1));
  else if (event.key === " ") {
    const card = hand[here];
    if (card) (event.shiftKey ? keys.toggleKind : keys.toggle)(card.key);
  } else return false;
  return true;
}

/** The first card of the next rank, or of the one before. */
function nextKind(hand: readonly HandCard[], here: number, by: 1 | -1): number {
  const kind = (place: number): string => kindOf(hand[place]?.card ?? "");
  let place = here;
  while (hand[place] && kind(place) === kind(here)) place += by;
  if (!hand[place]) return here;
  while (by < 0 && place > 0 && kind(place - 1) === kind(place)) place -= 1;
  return place;
}

/** The cards to select when the rank's key is pressed: one more of that rank, all of them with shift. */
export function rankKeys(event: KeyboardEvent, hand: readonly HandCard[], chosen: readonly string[]): string[] | null {
  const code = /^Digit(\d)$/.exec(event.code)?.[1] ?? event.key.toLowerCase();
  const rank = RANKS[code];
  if (!rank || !plain(event)) return null;
  const some = hand.find((one) => one.card.charAt(0) === rank);
  if (!some) return [...chosen];
  const kind = sameKind(hand, some.key);
  if (event.shiftKey)
    return kind.every((key) => chosen.includes(key)) ? chosen.filter((key) => !kind.includes(key)) : [...new Set([...chosen, ...kind])];
  const next = kind.find((key) => !chosen.includes(key));
  return next ? [...chosen, next] : chosen.filter((key) => !kind.includes(key));
}
