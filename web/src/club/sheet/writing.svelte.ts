// A deal on its way to the sheet: what has been answered, what is asked next. The server knows the questions.
import { lang } from "../../texts";
import { sentence, ApiError } from "../../wire/api";
import type { DealAsked, DealInfo, DealSoFar, FlagInfo, QuestionInfo } from "../../wire/types";
import { sheets } from "../api";
import { keepDraft } from "./draft";
import type { SheetState } from "./live.svelte";
import { isQuick, toldQuickly } from "./quick";
import { answerTo, type Answer, type Answers } from "./written";

export class Writing {
  answers: Answers = $state.raw({});
  told: DealSoFar | null = $state.raw(null);
  /** The name of an earlier question that is answered anew. */
  again: string | null = $state(null);
  trouble = $state("");
  /** Whether an answer is on its way: what is typed meanwhile is not for this question. */
  busy = $state(false);
  /** What looks wrong about what is being typed. */
  typed: FlagInfo[] = $state.raw([]);
  /** Answers that were taken back or stood there before: what the same question shows first. */
  before: Answers = {};

  // What is said at the end, and stays if an answer is changed:
  /** Why it is entered although it is impossible. */
  insist = $state("");
  /** The doubts that the writer has looked at again, as they were said. */
  sure = $state("");
  /** Why it is corrected, and by whom. */
  reason = $state("");
  by = $state("");
  /** Whether the deal was stopped by the clock. */
  stopped = $state(false);

  /** The seat that dealt, where it was not the one whose turn it was. */
  dealer: number | null = $state(null);

  #live: SheetState;
  #deals: number;
  #questions = new Map<string, QuestionInfo>();
  #asking = 0;
  #asked: Answers = {};
  /** Whether the server is away: the quick forms go on without it. */
  away = $state(false);

  /** `of`: the deal that is corrected. */
  constructor(
    live: SheetState,
    readonly of: DealInfo | null = null,
  ) {
    [this.#live, this.#deals] = [live, live.info?.deals.length ?? 0];
  }

  /** The question that is shown. */
  get question(): QuestionInfo | null {
    return (this.again ? this.#questions.get(this.again) : this.told?.step) ?? null;
  }

  /** The answer given to it before. */
  get given(): Answer | null {
    const name = this.question?.name ?? "";
    return this.answers[name] ?? this.before[name] ?? null;
  }

  /** What looks wrong about all of the answers: what cannot be first. */
  get flags(): FlagInfo[] {
    const all = this.told?.flags ?? [];
    return [...all.filter(({ level }) => level === "impossible"), ...all.filter(({ level }) => level !== "impossible")];
  }

  get impossible(): boolean {
    return this.flags.some(({ level }) => level === "impossible");
  }

  /** What is only doubtful, as it is said. */
  get doubt(): string {
    return this.flags
      .filter(({ level }) => level !== "impossible")
      .map(({ sentence: said }) => said)
      .join(" ");
  }

  /** Somebody else dealt: what is asked may depend on who cut. */
  async dealt(seat: number | null): Promise<void> {
    this.dealer = seat;
    await this.#ask(this.answers);
  }

  /** What could not be asked is asked again. */
  async retry(): Promise<void> {
    await this.#ask(this.#asked);
  }

  /** Begin with these answers; with a `score` that stands on the sheet, with all of its. */
  async begin(answers: Answers, score: DealInfo["score"] | null = null): Promise<void> {
    await this.#ask(answers);
    for (let step = this.told?.step; score && step; step = this.told?.step) {
      const found = answerTo(step, score, this.#live.info?.seats.length ?? 0);
      if (found === null) break;
      await this.#ask({ ...this.answers, [step.name]: found });
      if (this.trouble) break;
    }
  }

  async answer(value: Answer): Promise<void> {
    const name = this.question?.name;
    if (!name) return;
    const next = { ...this.answers, [name]: value };
    const came = this.told?.answered.findIndex((one) => one.name === name) ?? -1;
    this.busy = true;
    await this.#ask(next);
    this.busy = false;
    // What was answered after an answer that has changed may no longer fit: then it is asked again.
    if (this.trouble && came >= 0) {
      const kept = this.told!.answered.slice(0, came).map((one) => one.name);
      await this.#ask(Object.fromEntries([...kept, name].map((each) => [each, next[each]!])));
    }
  }

  /** Take the last answer back; false where there is none. */
  back(): boolean {
    this.typed = [];
    if (this.again) {
      this.again = null;
      return true;
    }
    const last = this.told?.answered.at(-1)?.name;
    if (!last) return false;
    this.before = { ...this.before, ...this.answers };
    const { [last]: _, ...rest } = this.answers;
    void this.#ask(rest);
    return true;
  }

  /** What would be wrong about that answer. */
  async look(value: Answer): Promise<void> {
    const name = this.question?.name;
    const number = ++this.#asking;
    if (!name) return;
    try {
      const told = await this.#told({ ...this.answers, [name]: value });
      const known = new Set(this.told?.flags.map(({ sentence: said }) => said));
      if (number === this.#asking) this.typed = told.flags.filter(({ sentence: said }) => !known.has(said));
    } catch {
      if (number === this.#asking) this.typed = []; // the answer itself is refused once it is given
    }
  }

  #told(answers: Answers): Promise<DealSoFar> {
    return sheets.ask(this.#live.id, this.#live.key, { answers, of: this.of?.entry ?? null, dealer: this.dealer } as DealAsked, lang());
  }

  async #ask(answers: Answers): Promise<void> {
    const number = ++this.#asking;
    this.#asked = answers;
    try {
      const told = await this.#told(answers);
      if (number !== this.#asking) return;
      [this.told, this.answers, this.again, this.trouble, this.typed, this.away] = [told, answers, null, "", [], false];
      if (this.of === null && told.answered.length > 1) keepDraft(this.#live.id, this.#deals, answers);
      if (told.step) this.#questions.set(told.step.name, told.step);
    } catch (problem) {
      if (number !== this.#asking) return;
      this.away = problem instanceof ApiError && problem.code === "offline";
      if (this.away && this.of === null && isQuick(answers)) this.#goOn(answers);
      else this.trouble = sentence(problem);
    }
  }

  /** Leave the questions that need the server, for a quick form. */
  quick(): void {
    this.#goOn({});
  }

  #goOn(answers: Answers): void {
    const told = toldQuickly(this.#live.info!, answers);
    [this.told, this.answers, this.again, this.trouble, this.typed] = [told, answers, null, "", []];
    if (told.answered.length > 1) keepDraft(this.#live.id, this.#deals, answers);
    for (const each of told.step ? [told.step] : []) this.#questions.set(each.name, each);
  }
}
