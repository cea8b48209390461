// The table of a lesson: the learner plays the position until its goal is reached; the others do what the lesson says.
import { infoOf } from "../table/stillTable.svelte";
import { DONE, PositionTable, refused } from "./positionTable.svelte";
import { api, sentence } from "../wire/api";
import type { Done } from "../wire/game.svelte";
import type { Ack, Failed, GameCourses, LessonTold, RefusalInfo, Refused, TableInfo } from "../wire/types";
import { past, reached } from "./goal";

/** Milliseconds before each step of the way that is shown, and before the position lies there again. */
const [BETWEEN, AFTER] = [900, 2000];
const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));

export class LessonTable extends PositionTable {
  readonly lesson: LessonTold;
  state: "play" | "shown" | "done" | "missed" = $state("play");
  refusals = $state(0);
  /** What was said of the habit of another game, once the learner has asked. */
  refused: RefusalInfo | null = $state.raw(null);
  #done = new Set<string>();
  #others: string[] = [];

  constructor(lesson: LessonTold, info: TableInfo) {
    super();
    this.lesson = lesson;
    this.info = info;
    this.player = 0;
    this.text = lesson.position;
  }

  /** The position as it was at first. */
  async begin(): Promise<void> {
    try {
      this.lay(this.lesson.position, await api.look({ position: this.lesson.position, seat: 0 }));
      this.#done.clear();
      this.#others = [...this.lesson.others];
      [this.state, this.shut] = ["play", false];
      this.play.happened();
    } catch (problem) {
      this.trouble = sentence(problem);
    }
  }

  /** Let the way to the goal be seen, from the position as it was at first; then that lies there again. */
  async showWay(): Promise<void> {
    await this.begin();
    if (this.trouble) return;
    const round = this.round;
    [this.state, this.shut] = ["shown", true];
    for (const action of this.lesson.way) {
      await pause(BETWEEN);
      if (round !== this.round) return;
      if ((await this.#goOn(action, round)) !== DONE) return void this.begin();
    }
    await pause(AFTER);
    if (round === this.round) await this.begin();
  }

  /** Ask what is wrong with the habit; the table stays as it is. */
  async askHabit(): Promise<void> {
    const { habit, position } = this.lesson;
    if (!habit) return;
    try {
      this.refused = refused(await api.try({ position, actions: habit, seat: 0, names: this.info?.names ?? [] }))?.refusal ?? null;
    } catch (problem) {
      this.trouble = sentence(problem);
    }
  }

  override async send(command: Done): Promise<Ack | Refused | Failed> {
    if (command.do !== "play") return { t: "failed", id: "", code: "lesson", message: "" };
    const round = this.round;
    const told = await this.#goOn(command.action, round);
    if (told !== DONE) {
      if (told.t === "refused") this.refusals += 1;
      return told;
    }
    if (round !== this.round) return DONE;
    for (const action of command.action.split(";")) this.#done.add(action.trim().split(" ")[0]!);
    this.#judge();
    this.play.happened();
    return DONE;
  }

  /** What the learner does, and what the others do after it. */
  async #goOn(action: string, round: number): Promise<Ack | Refused | Failed> {
    const told = await this.ask(action);
    if ("t" in told) return told;
    const refusal = refused(told);
    if (refusal) return refusal;
    if (round !== this.round) return DONE;
    let shown = this.show(told);
    while (this.view && this.view.to_act !== 0 && this.view.outcome === null && this.#others.length > 0) {
      const answer = await this.ask(this.#others.shift()!);
      await shown;
      if (round !== this.round) return DONE;
      if ("t" in answer) return answer;
      shown = this.show(answer);
    }
    return DONE;
  }

  #judge(): void {
    if (!this.view) return;
    if (reached(this.lesson.goal, this.#done, this.view)) this.state = "done";
    else if (past(this.view)) this.state = "missed";
  }
}

/** Who sits at the table of a lesson: the learner, and three bots. */
export function infoOfLesson(names: string[], { title, clockwise, target, plays }: GameCourses): TableInfo {
  const bots = names.map((_, seat) => seat > 0);
  const info = infoOf({ rules: plays, title, names, deal: 1, bots, dealer: 3, target }, { clockwise, sides: [{ score: 0 }, { score: 0 }] });
  return { ...info, chairs: info.chairs.map((who, seat) => who && { ...who, avatar: seat ? `bot-${seat}` : who.avatar }) };
}
