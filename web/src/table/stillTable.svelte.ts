// A table at which nobody acts: what the parts of the table need to show a moment of a deal.
import { Play } from "./play.svelte";
import type { Done, TableState } from "../wire/game.svelte";
import type {
  Ack,
  Clock,
  DealView,
  Failed,
  GameEvent,
  Hinted,
  PlayerInfo,
  Refused,
  Replay,
  Said,
  TableInfo,
  Tried,
  Warned,
} from "../wire/types";

const NOBODY: Failed = { t: "failed", id: "", code: "still", message: "" };

/** A table without a server; its maker sets `info` and `view`. */
export class StillTable implements TableState {
  readonly table = "";
  readonly key = null;
  info: TableInfo | null = $state.raw(null);
  view: DealView | null = $state.raw(null);
  events: GameEvent[] = $state.raw([]);
  readonly said: Said[] = [];
  clock: Clock | null = $state.raw(null);
  clockAt = $state(0);
  shut = $state(false);
  player: number | null = $state(null);
  readonly me = $derived.by(() => (this.player === null ? null : (this.info?.chairs[this.player] ?? null)));
  readonly seat = $derived.by(() => this.me?.seat ?? null);
  readonly hints: boolean = false;
  readonly warns: boolean = false;
  readonly patient: boolean = false;

  send(_: Done): Promise<Ack | Refused | Failed> {
    return Promise.resolve(NOBODY);
  }

  try(_: string): Promise<Tried | Failed> {
    return Promise.resolve(NOBODY);
  }

  hint(): Promise<Hinted | Failed> {
    return Promise.resolve(NOBODY);
  }

  warn(_: string): Promise<Warned | Failed> {
    return Promise.resolve(NOBODY);
  }

  onDid(): () => void {
    return () => undefined;
  }
}

export function stillPlay(): Play {
  return new Play(new StillTable());
}

/** What is known of a table that is only shown. */
export interface Known extends Pick<Replay, "rules" | "title" | "names" | "deal"> {
  bots?: readonly unknown[];
  house?: string[];
  dealer?: number | null;
  /** The points at which the match ends, where they are said. */
  target?: number;
}

/** A table as the server tells it, of what is known. Everybody counts as here. */
export function infoOf(
  { rules, title, names, deal, bots = [], house = [], dealer = null, target = 0 }: Known,
  view: Pick<DealView, "clockwise"> & { sides: readonly { score: number }[] },
): TableInfo {
  const chairs = names.map((name, seat): PlayerInfo => ({
    number: seat,
    name,
    avatar: name,
    bot: bots[seat] ? "bot" : null,
    seat,
    here: true,
    away: false,
    confirmed: true,
    host: false,
    ready: true,
  }));
  return {
    id: "",
    settings: { rules } as TableInfo["settings"],
    title,
    house,
    bots: "",
    seats: names.length,
    sides: view.sides.length,
    clockwise: view.clockwise,
    stage: "play",
    chairs,
    names,
    dealer,
    cutter: null,
    aimed: false,
    exact: null,
    pack: 0,
    deal,
    target,
    scores: view.sides.map((side) => side.score),
    turn: [],
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
