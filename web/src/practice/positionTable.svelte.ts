// A table for one on a position: what is done there is tried by the server, and the position goes on from there.
import { Play } from "../table/play.svelte";
import { StillTable } from "../table/stillTable.svelte";
import { api, sentence } from "../wire/api";
import type { Ack, DealView, Failed, GameEvent, PositionOutcome, RefusalInfo, Refused, SideSheet, Tried } from "../wire/types";

export const DONE: Ack = { t: "ack", id: "", seq: 0 };

export class PositionTable extends StillTable {
  readonly play = new Play(this);
  score: SideSheet[] | null = $state.raw(null);
  trouble = $state("");
  /** Called after each thing that was done; the next player waits until it is shown. */
  onshow: (events: GameEvent[], before: DealView | null, after: DealView) => Promise<void> = () => Promise.resolve();
  /** The position in the notation, and whose table it is. */
  protected text = "";
  protected at = 0;
  protected round = 0; // how often it has begun: what was on its way then is not shown any more

  /** Begin, or begin anew. */
  protected lay(position: string, view: DealView): void {
    this.round += 1;
    this.events = [];
    [this.text, this.view, this.score, this.trouble] = [position, view, null, ""];
  }

  override async try(actions: string): Promise<Tried | Failed> {
    const told = await this.ask(actions);
    if ("t" in told) return told;
    const { accepted, legal } = told;
    const own = this.view?.sides[this.at % this.view.sides.length];
    const [points, minimum] = own && !own.opened ? [told.points, own.minimum] : [null, null];
    const melds = told.view.sides[this.at % told.view.sides.length]?.melds ?? [];
    return { t: "tried", id: "", accepted, refusal: refusalOf(told), points, minimum, legal, melds: [...melds] };
  }

  /** Show what was done, and stand where it led. */
  protected show(told: PositionOutcome): Promise<void> {
    const [before, known] = [this.view, this.events.length];
    const fresh = told.events.map((event) => ({ ...event, number: known + event.number }));
    this.text = told.text;
    this.events = [...this.events, ...fresh];
    this.view = told.view;
    this.score = told.score;
    return this.onshow(fresh, before, told.view);
  }

  /** What comes of actions here; with `bot`, of the turn of a bot after them. */
  protected async ask(actions: string, bot = false): Promise<PositionOutcome | Failed> {
    try {
      return await api.try({ position: this.text, actions, bot, seat: this.at, names: this.info?.names ?? [] });
    } catch (problem) {
      return { t: "failed", id: "", code: "position", message: sentence(problem) };
    }
  }
}

/** What the server says against an action of a player, if it does. */
export function refused(told: PositionOutcome): Refused | null {
  const refusal = refusalOf(told);
  return refusal && { t: "refused", id: "", at: told.accepted + 1, action: told.refused?.action ?? "", refusal };
}

function refusalOf(told: PositionOutcome): RefusalInfo | null {
  if (!told.refused) return null;
  return { rule: told.refused.rule ?? "", code: "", message: told.refused.message ?? "", kind: "invalid" };
}
