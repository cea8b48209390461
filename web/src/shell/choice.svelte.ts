// The game this person chose last: what "play now" plays.
import { firstMatch } from "./guide";
import { load, loadRecord, save } from "./storage";
import { myTables } from "./tables.svelte";
import type { Settings } from "../wire/types";

export type Game = Required<Omit<Settings, "seed" | "version">>;
export type House = Game["house"];

export const PACES = [1800, 900, 300] as const;
/** Seconds for an action; from eight hours on for a turn, in a match by days. */
export const CLOCKS = [0, 60, 120, 300, 28_800, 86_400, 259_200] as const;
const LIVE = 3600;
const GENTLE = "rules";

/** True if a turn may take longer than people stay at a table. */
export const byDays = (settings: Pick<Settings, "turn_seconds">): boolean => (settings.turn_seconds ?? 0) > LIVE;

const ORDINARY: Game = {
  rules: "clasica",
  house: {},
  ceremony: "full",
  seating: "draw",
  turn_seconds: 120,
  pace: 900,
  bots: "tuned",
  hints: "bots",
  take_back: "bots",
  chat: true,
  spectators: true,
  open: "no",
  call: null, // it is not kept: the next table is another company
};

/** Settings with everything said that the protocol leaves out where it is ordinary; what is chosen is played in the newest version. */
export function whole(settings: Partial<Settings>): Game {
  const { seed: _, version: __, ...rest } = settings;
  return { ...ORDINARY, house: {}, ...rest };
}

/** What was kept, as far as every part of it has the kind that it should have. */
function read(): Game {
  const found = loadRecord<unknown>("game");
  const fitting = Object.entries(found).filter(([name, value]) => {
    const ordinary = ORDINARY[name as keyof Game];
    return ordinary !== undefined && typeof value === typeof ordinary && value !== null;
  });
  return whole(Object.fromEntries(fitting));
}

/** The changed house rules of each rule set, kept while another is chosen. */
const houses = loadRecord<House>("houses");

/** A match against bots: to so many points, in about so many minutes. */
export interface Length {
  target: number;
  minutes: number;
}

/** Points that nearly every deal brings a side: a match to so many is one deal. */
export const ONE_DEAL = 100;

/** The first is one deal; the last is what the book says. */
const LENGTHS = [
  { target: ONE_DEAL, minutes: 5 },
  { target: 1500, minutes: 15 },
  { target: 5000, minutes: 40 },
] as const;
const THREE_PACKS = [
  { target: ONE_DEAL, minutes: 8 },
  { target: 5000, minutes: 20 },
  { target: 15_000, minutes: 45 },
] as const;

export const lengthsOf = (rules: string): readonly Length[] => (rules === "tres-barajas" ? THREE_PACKS : LENGTHS);

function keptLength(): number {
  const found = load("length");
  return typeof found === "number" && found in LENGTHS ? found : 0;
}

class Choice {
  game: Game = $state.raw(read());
  /** Which of the lengths a match against bots has. */
  length: number = $state(keptLength());

  #kept = $state(load("game") !== null);

  /** What is played against bots alone: the first match of who has chosen nothing is against gentle ones, as the first page says. */
  get alone(): Game {
    return !this.#kept && firstMatch(myTables.all.length) ? { ...this.game, bots: GENTLE } : this.game;
  }

  set(game: Game): void {
    this.#kept = true;
    this.game = game;
    save("game", game);
    houses[game.rules] = game.house;
    save("houses", houses);
  }

  setLength(length: number): void {
    this.length = length;
    save("length", length);
  }
}

export const choice = new Choice();

/** The same game by other rules, with the house rules that were last chosen for those. */
export function withRules(game: Game, rules: string): Game {
  return rules === game.rules ? game : { ...game, rules, house: houses[rules] ?? {} };
}

/** Against bots alone nobody is hurried, watched or talked to; the last length is that of the rules. */
export function solo(game: Game, length: number): Game {
  const lengths = lengthsOf(game.rules);
  const house = length < lengths.length - 1 ? { ...game.house, target: lengths[length]!.target } : game.house;
  return { ...game, house, turn_seconds: 0, chat: false, spectators: false };
}

/** What of the draw for seats and the cut a full ceremony has beside the shuffle. */
export function ceremonyOf(draws: boolean | undefined, cuts: boolean | undefined): "both" | "draws" | "cuts" | "neither" {
  return draws ? (cuts ? "both" : "draws") : cuts ? "cuts" : "neither";
}
