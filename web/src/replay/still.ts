// A table at which nobody acts: what the components of the table need to show a moment of a deal.
import { Play } from "../table/play.svelte";
import { TableState } from "../wire/game.svelte";
import type { DealView, PlayerInfo, Replay, TableInfo } from "../wire/types";

/** A table that is never connected; whoever shows it sets `info` and `view`. */
export class StillTable extends TableState {
  override readonly patient = false;

  constructor() {
    super("", null);
  }

  override connect(): void {
    // there is nobody to talk to
  }
}

export function stillPlay(): Play {
  return new Play(new StillTable());
}

/** What a replay tells of its table. Everybody counts as here. */
export function infoOf(replay: Replay, view: DealView): TableInfo {
  const chairs = replay.names.map(
    (name, seat): PlayerInfo => ({ number: seat, name, avatar: name, bot: replay.bots[seat] ? "bot" : null, seat, here: true, away: false, confirmed: true, host: false, ready: true }),
  );
  return {
    id: "",
    settings: { rules: replay.rules } as TableInfo["settings"],
    title: replay.title,
    house: replay.house,
    bots: "",
    seats: replay.names.length,
    sides: view.sides.length,
    clockwise: view.clockwise,
    stage: "play",
    chairs,
    names: replay.names,
    dealer: replay.dealer,
    cutter: null,
    aimed: false,
    exact: null,
    pack: 0,
    deal: replay.deal,
    target: 0,
    scores: view.sides.map((side) => side.score),
    sheets: [],
    spread: null,
    commitment: null,
    contributed: [],
    abandoned: false,
    winner: null,
    rematch: null,
    hints: false,
    phrases: {},
    watchers: 0,
  };
}
