// A table for one: what the learner does is tried by the server on the position, and the position goes on from there.
import { StillTable } from "../replay/still";
import { api, sentence } from "../wire/api";
import type { Done } from "../wire/game.svelte";
import type { Ack, DealView, Failed, GameEvent, PositionOutcome, RefusalInfo, Refused, TableInfo, Tried } from "../wire/types";
import { past, reached, type Lesson } from "./lessons";

interface SheetLine {
  rule: string;
  label: string;
  points: number;
}
export interface SideScore {
  side: number;
  lines: SheetLine[];
  total: number;
  match_total: number;
}

const DONE: Ack = { t: "ack", id: "", seq: 0 };

export class LessonTable extends StillTable {
  readonly lesson: Lesson;
  state: "play" | "done" | "missed" = $state("play");
  score: SideScore[] | null = $state.raw(null);
  refusals = $state(0);
  trouble = $state("");
  /** Called when the position has changed, or began anew. */
  onchange: () => void = () => undefined;
  /** Called after each thing that was done; the next player waits until it is shown. */
  onshow: (events: GameEvent[], before: DealView | null, after: DealView) => Promise<void> = () => Promise.resolve();
  #text: string;
  #round = 0; // how often it has begun: what was on its way then is not shown any more
  #done = new Set<string>();
  #others: string[] = [];

  constructor(lesson: Lesson, info: TableInfo) {
    super();
    this.lesson = lesson;
    this.info = info;
    this.player = 0;
    this.#text = lesson.position;
  }

  /** The position as it was at first. */
  async begin(): Promise<void> {
    try {
      const view = await api.look({ position: this.lesson.position, seat: 0 });
      this.#round += 1;
      this.events = [];
      this.#text = this.lesson.position;
      this.#done.clear();
      this.#others = [...this.lesson.others];
      [this.view, this.state, this.score, this.trouble] = [view, "play", null, ""];
      this.onchange();
    } catch (problem) {
      this.trouble = sentence(problem);
    }
  }

  override async try(actions: string): Promise<Tried | Failed> {
    const told = await this.#ask(actions);
    if ("t" in told) return told;
    const { accepted, legal } = told;
    const own = this.view?.sides[0];
    const [points, minimum] = own && !own.opened ? [told.points, own.minimum] : [null, null];
    return { t: "tried", id: "", accepted, refusal: refusalOf(told), points, minimum, legal };
  }

  override async send(command: Done): Promise<Ack | Refused | Failed> {
    if (command.do !== "play") return { t: "failed", id: "", code: "lesson", message: "" };
    const round = this.#round;
    const told = await this.#ask(command.action);
    if ("t" in told) return told;
    const refusal = refusalOf(told);
    if (refusal) {
      this.refusals += 1;
      return { t: "refused", id: "", at: told.accepted + 1, action: told.refused?.action ?? "", refusal };
    }
    for (const action of command.action.split(";")) this.#done.add(action.trim().split(" ")[0]!);
    let shown = this.#show(told);
    while (this.view && this.view.to_act !== 0 && this.view.outcome === null && this.#others.length > 0) {
      const answer = await this.#ask(this.#others.shift()!);
      await shown;
      if (round !== this.#round) return DONE;
      if ("t" in answer) return answer;
      shown = this.#show(answer);
    }
    this.#judge();
    this.onchange();
    return DONE;
  }

  #show(told: PositionOutcome): Promise<void> {
    const [before, known] = [this.view, this.events.length];
    const fresh = told.events.map((event) => ({ ...event, number: known + event.number }));
    this.#text = told.text;
    this.events = [...this.events, ...fresh];
    this.view = told.view;
    this.score = told.score as SideScore[] | null;
    return this.onshow(fresh, before, told.view);
  }

  #judge(): void {
    if (!this.view) return;
    if (reached(this.lesson.goal, this.#done, this.view)) this.state = "done";
    else if (past(this.view)) this.state = "missed";
  }

  async #ask(actions: string): Promise<PositionOutcome | Failed> {
    try {
      return await api.try({ position: this.#text, actions, seat: 0, names: this.info?.names ?? [] });
    } catch (problem) {
      return { t: "failed", id: "", code: "lesson", message: sentence(problem) };
    }
  }
}

function refusalOf(told: PositionOutcome): RefusalInfo | null {
  if (!told.refused) return null;
  return { rule: told.refused.rule ?? "", code: "", message: told.refused.message ?? "", kind: "invalid" };
}

/** Who sits at the table of a lesson. */
export function infoOfLesson(names: readonly string[], title: string): TableInfo {
  const chairs = names.map((name, seat) => {
    const person = { number: seat, name, avatar: seat ? `bot-${seat}` : name, bot: seat ? "greedy" : null, seat };
    return { ...person, here: true, away: false, confirmed: true, host: seat === 0, ready: true };
  });
  const known = { id: "", title, seats: 4, sides: 2, clockwise: true, stage: "play", chairs, names: [...names], dealer: 3, deal: 1, target: 5000 };
  const rest = { house: [], bots: "", hints: false, cutter: null, pack: 0, aimed: false, exact: null, scores: [0, 0], sheets: [], spread: null, commitment: null, contributed: [] };
  const end = { abandoned: false, winner: null, rematch: null, phrases: {}, watchers: 0, settings: { rules: "clasica" } };
  return { ...known, ...rest, ...end } as TableInfo;
}
