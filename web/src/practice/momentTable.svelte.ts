// A moment of a deal to be tried again: one answer is judged, then the deal may be played on against bots.
import { DONE, PositionTable, refused } from "./positionTable.svelte";
import type { Done } from "../wire/game.svelte";
import type { Ack, DealView, Failed, MomentAnswer, PositionOutcome, Refused, RetriedMoment, TableInfo } from "../wire/types";

/** `ask`: nothing was answered; `shown`: the answer was asked for; `on`: the deal is played on, until it is `over`. */
export type MomentState = "ask" | "good" | "wrong" | "shown" | "on" | "over";

const LAYS = new Set(["meld", "add", "swap"]);

export class MomentTable extends PositionTable {
  readonly moment: RetriedMoment;
  state: MomentState = $state("ask");
  /** What was answered last. */
  answer: MomentAnswer | null = $state.raw(null);
  /** Something was laid that leaves the best answer open. */
  further = $state(false);
  #seen: DealView; // with its legal actions, which a judged answer hides

  constructor(moment: RetriedMoment, seat: number, info: TableInfo) {
    super();
    this.moment = moment;
    this.at = seat;
    this.info = { ...info, stage: "play", hints: false };
    this.player = info.chairs.findIndex((chair) => chair?.seat === seat);
    this.#seen = moment.view;
    this.begin();
  }

  get best(): MomentAnswer {
    return this.moment.answers[0]!;
  }

  /** What was played then. */
  get played(): MomentAnswer | undefined {
    return this.moment.answers.find((each) => each.action === this.moment.played);
  }

  /** The moment as it was. */
  begin(): void {
    this.lay(this.moment.position, this.moment.view);
    [this.state, this.answer, this.further, this.shut] = ["ask", null, false, false];
    this.play.happened();
  }

  /** The answer, without another try. */
  reveal(): void {
    this.begin();
    this.#end("shown");
  }

  /** From here to the end of the deal. */
  async playOn(): Promise<void> {
    [this.state, this.shut] = ["on", false];
    this.view = this.#seen;
    this.play.happened();
    const failed = await this.#others(Promise.resolve());
    if (failed) this.trouble = failed.message;
  }

  override async send(command: Done): Promise<Ack | Refused | Failed> {
    if (command.do !== "play") return { t: "failed", id: "", code: "moment", message: "" };
    const round = this.round;
    const told = await this.ask(command.action);
    if ("t" in told) return told;
    const refusal = refused(told);
    if (refusal) return refusal;
    if (round !== this.round) return DONE;
    const shown = this.show(told);
    if (this.state === "on") return (await this.#others(shown)) ?? DONE;
    this.#judge(told);
    return DONE;
  }

  #judge(told: PositionOutcome): void {
    const answer = this.moment.answers.find((each) => each.action === told.first);
    const open = LAYS.has((told.first ?? "").split(" ")[0]!) && told.legal.includes(this.best.action);
    this.further = !answer?.good && open;
    if (!this.further) {
      this.answer = answer ?? null;
      this.#end(answer?.good ? "good" : "wrong");
    }
    this.play.happened();
  }

  #end(state: MomentState): void {
    [this.state, this.shut] = [state, true];
    if (!this.view) return;
    this.#seen = this.view;
    this.view = { ...this.view, legal: [] };
    this.play.happened();
  }

  /** The bots, turn by turn, until it is our turn again. */
  async #others(shown: Promise<void>): Promise<Failed | null> {
    const round = this.round;
    while (this.view && this.view.to_act !== this.at && this.view.outcome === null) {
      const told = await this.ask("", true);
      await shown;
      if (round !== this.round) return null;
      if ("t" in told) return told;
      shown = this.show(told);
    }
    if (this.view?.outcome != null) this.state = "over";
    this.play.happened();
    return null;
  }
}
