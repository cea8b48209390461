// The table of a puzzle: the first thing that is done at it is the answer. The server judges it; nothing is played on.
import { DONE, PositionTable } from "./positionTable.svelte";
import { infoOf } from "../table/stillTable.svelte";
import { settings } from "../shell/settings.svelte";
import { t } from "../texts";
import type { Done } from "../wire/game.svelte";
import type { Ack, Failed, PuzzleShown, Refused } from "../wire/types";

export class PuzzleTable extends PositionTable {
  readonly puzzle: PuzzleShown;
  readonly #onanswer: (action: string) => void;

  constructor(puzzle: PuzzleShown, onanswer: (action: string) => void) {
    super();
    this.puzzle = puzzle;
    this.#onanswer = onanswer;
    const { title, view, events } = puzzle;
    const names = puzzle.names.map((name, seat) => (seat === view.seat ? settings.name || t("profile-guest") : name));
    [this.text, this.at, this.view, this.events] = [puzzle.text, view.seat ?? 0, view, events];
    this.player = view.seat;
    this.info = infoOf({ names, title, deal: view.deal, rules: view.rules }, view);
  }

  override send(command: Done): Promise<Ack | Refused | Failed> {
    if (command.do === "play") this.#onanswer(command.action.split(";")[0]!.trim());
    return Promise.resolve(DONE);
  }
}

/** The number of a day, as Python's `date.toordinal` counts, by the clock of the person. */
export function dayOf(now: Date): number {
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000) + 719_163;
}
