// The table of a puzzle: the first thing that is done at it is the answer. The server judges it; nothing is played on.
import { infoOf, StillTable } from "../replay/still";
import { settings } from "../settings.svelte";
import { t } from "../texts";
import { api, sentence } from "../wire/api";
import type { Done } from "../wire/game.svelte";
import type { Ack, Failed, PuzzleShown, Refused, Replay, Tried } from "../wire/types";

const DONE: Ack = { t: "ack", id: "", seq: 0 };

export class PuzzleTable extends StillTable {
  readonly puzzle: PuzzleShown;
  readonly #onanswer: (action: string) => void;

  constructor(puzzle: PuzzleShown, onanswer: (action: string) => void) {
    super();
    this.puzzle = puzzle;
    this.#onanswer = onanswer;
    const { title, view, events } = puzzle;
    const names = puzzle.names.map((name, seat) => (seat === view.seat ? settings.name || t("profile-guest") : name));
    this.view = view;
    this.events = events;
    this.player = view.seat;
    const known = { names, title, bots: [], house: [], dealer: null, deal: view.deal, rules: view.rules };
    this.info = infoOf(known as unknown as Replay, view);
  }

  override async try(actions: string): Promise<Tried | Failed> {
    try {
      const told = await api.try({ position: this.puzzle.text, actions, seat: this.view?.seat ?? null, names: [] });
      const { accepted, legal, refused } = told;
      const own = this.view?.sides[(this.view.seat ?? 0) % this.view.sides.length];
      const [points, minimum] = own && !own.opened ? [told.points, own.minimum] : [null, null];
      const refusal = refused ? { rule: refused.rule ?? "", code: "", message: refused.message ?? "", kind: "invalid" as const } : null;
      return { t: "tried", id: "", accepted, refusal, points, minimum, legal };
    } catch (problem) {
      return { t: "failed", id: "", code: "puzzle", message: sentence(problem) };
    }
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
