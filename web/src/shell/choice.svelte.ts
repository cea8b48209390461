// The game this person chose last: what "play now" plays.
import { loadRecord, save } from "./storage";
import type { Settings } from "../wire/types";

export type Game = Required<Omit<Settings, "seed" | "version">>;
export type House = Game["house"];

export const PACES = [1800, 900, 300] as const;
export const CLOCKS = [0, 60, 120, 300] as const;

const ORDINARY: Game = {
  rules: "clasica",
  house: {},
  ceremony: "full",
  seating: "draw",
  turn_seconds: 120,
  pace: 900,
  bots: "tuned",
  hints: "bots",
  chat: true,
  spectators: true,
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

class Choice {
  game: Game = $state.raw(read());

  set(game: Game): void {
    this.game = game;
    save("game", game);
    houses[game.rules] = game.house;
    save("houses", houses);
  }
}

export const choice = new Choice();

/** The same game by other rules, with the house rules that were last chosen for those. */
export function withRules(game: Game, rules: string): Game {
  return rules === game.rules ? game : { ...game, rules, house: houses[rules] ?? {} };
}

/** Against bots alone nobody is hurried, watched or talked to. */
export function solo(game: Game): Game {
  return { ...game, turn_seconds: 0, chat: false, spectators: false };
}
