// What the reader of a replay looks at: which deal, which step, from where; and the clock that goes on by itself.
import { lang } from "../texts";
import { sentence } from "../wire/api";
import type { Replay, ReplayFrame, Reviewed, Thought } from "../wire/types";
import { marks, nextTurn, previousTurn, turnStarts, type Moment } from "./course";
import { Deals, type Source } from "./fetch";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 1400; // ms a step at speed 1

type OnStep = (frame: ReplayFrame, before: ReplayFrame) => void;

export class Watching {
  readonly deals: Deals;
  replay: Replay | null = $state.raw(null);
  step = $state(0);
  seat: number | null = $state(null);
  speed = $state(1);
  playing = $state(false);
  /** Whether to play by itself once the first deal is there. */
  begins = false;
  trouble = $state("");
  /** Whether the coach was asked; its answer for the deal that is shown. */
  coached = $state(false);
  review: Reviewed | null = $state.raw(null);
  coaching = $state(false);
  /** How far it is. */
  thought: Thought | null = $state.raw(null);
  busy = $state(false);
  /** Told of each single step forwards, before the page shows it. */
  onstep: OnStep | null = null;
  #wish: Moment;
  #stop = new AbortController();

  constructor(source: Source, first: Moment) {
    this.deals = new Deals(source);
    this.#wish = first;
    this.seat = first.seat;
  }

  readonly frames = $derived.by(() => this.replay?.frames ?? []);
  readonly frame = $derived.by(() => this.frames[this.step]);
  readonly last = $derived.by(() => Math.max(0, this.frames.length - 1));
  readonly starts = $derived.by(() => turnStarts(this.frames));
  readonly marks = $derived.by(() => marks(this.frames));
  readonly moment: Moment = $derived.by(() => ({ deal: this.replay?.deal ?? this.#wish.deal, step: this.step, seat: this.seat }));

  /** Fetch the deal that is wanted in the language of the page, and go to the step that is wanted. */
  async load(wish: Moment = this.#wish): Promise<void> {
    this.#wish = wish;
    this.busy = true;
    this.trouble = "";
    try {
      const replay = await this.deals.deal(wish.deal, wish.seat, lang());
      if (this.#wish !== wish) return;
      this.replay = replay;
      this.seat = replay.seat;
      this.step = Math.min(wish.step, replay.frames.length - 1);
      if (this.begins) this.playing = true;
      this.begins = false;
    } catch (problem) {
      if (this.#wish === wish) {
        this.trouble = sentence(problem);
        this.playing = false;
      }
    }
    if (this.#wish === wish) this.busy = false;
  }

  /** What the coach says of this deal in the language of the page, if it was asked. */
  async coach(): Promise<void> {
    const { replay } = this;
    if (!this.coached || !replay) return;
    const [deal, speaking] = [replay.deal, lang()];
    const wanted = (): boolean => this.coached && this.replay?.deal === deal && lang() === speaking;
    if (this.review?.deal !== deal) this.review = null;
    this.#stop.abort(); // of a deal that is no longer shown
    const stop = (this.#stop = new AbortController());
    const { signal } = stop;
    this.coaching = true;
    this.thought = null;
    try {
      const review = await this.deals.review(deal, speaking, {
        signal,
        tell: (thought) => stop === this.#stop && (this.thought = thought),
      });
      if (wanted()) this.review = review;
    } catch (problem) {
      if (wanted() && !signal.aborted) [this.trouble, this.coached] = [sentence(problem), false];
    }
    if (stop === this.#stop) this.coaching = false;
  }

  /** Wait no longer for the coach, and let it stop. */
  leaveCoach(): void {
    this.#stop.abort();
    this.coached = this.coaching = false;
  }

  /** The same moment in the language that the page speaks now. */
  again(): void {
    void this.load(this.replay ? { ...this.moment } : this.#wish);
  }

  from(seat: number | null): void {
    void this.load({ ...this.moment, seat });
  }

  toDeal(deal: number, step = 0): void {
    const { deals = 1 } = this.replay ?? {};
    if (deal >= 1 && deal <= deals) void this.load({ deal, step, seat: this.seat });
  }

  to(step: number): void {
    const wanted = Math.max(0, Math.min(this.last, step));
    const [before, after] = [this.frame, this.frames[wanted]];
    if (before && after && wanted === this.step + 1) this.onstep?.(after, before);
    this.step = wanted;
  }

  /** By hand: what plays by itself stops. */
  by(step: number): void {
    this.playing = false;
    this.to(step);
  }

  turn(direction: 1 | -1): void {
    this.by(direction > 0 ? nextTurn(this.starts, this.step, this.last) : previousTurn(this.starts, this.step));
  }

  toggle(): void {
    if (!this.playing && this.step === this.last) this.to(0);
    this.playing = !this.playing;
  }

  /** To be run as an effect: steps on while playing, and stops at the end of the deal. */
  tick(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const timer = setInterval(() => {
      if (this.step >= this.last) this.playing = false;
      else this.to(this.step + 1);
    }, PACE / this.speed);
    return () => clearInterval(timer);
  }
}
