// A deal as steps: where turns begin, what is worth a mark on the slider, what each step says.
import type { GameEvent, ReplayFrame } from "../wire/types";

/** Said elsewhere, or long strings of letters for the shuffle's proof. */
const QUIET = new Set<GameEvent["kind"]>(["revealed", "commitment", "contribution", "drew", "seated"]);
const MARKS: Readonly<Partial<Record<GameEvent["kind"], Mark["kind"]>>> = {
  opened: "opened",
  take: "take",
  canasta: "canasta",
  out: "out",
};

export interface Mark {
  step: number;
  kind: "opened" | "take" | "canasta" | "out";
  side: number;
  text: string;
}

/** The sentences of a step. */
export function said(frame: ReplayFrame | undefined): string[] {
  return (frame?.events ?? []).filter((event) => event.text !== "" && !QUIET.has(event.kind)).map((event) => event.text);
}

/** Every step of the deal that begins a turn, the first step included. */
export function turnStarts(frames: readonly ReplayFrame[]): number[] {
  return frames.flatMap((frame, step) => (step === 0 || frame.events.some((event) => event.kind === "turn") ? [step] : []));
}

export function nextTurn(starts: readonly number[], step: number, last: number): number {
  return starts.find((start) => start > step) ?? last;
}

export function previousTurn(starts: readonly number[], step: number): number {
  return starts.findLast((start) => start < step) ?? 0;
}

/** What is worth finding again: openings, piles taken, canastas, and who went out. */
export function marks(frames: readonly ReplayFrame[]): Mark[] {
  return frames.flatMap(({ events, view }, step) =>
    events.flatMap((event) => {
      const kind = MARKS[event.kind];
      return kind ? [{ step, kind, side: (event.seat ?? 0) % view.sides.length, text: event.text }] : [];
    }),
  );
}

/** Where the address says to begin: numbers that make no sense are the beginning, seen open. */
export interface Moment {
  deal: number;
  step: number;
  seat: number | null;
}

export function momentOf(search: string): Moment {
  const asked = new URLSearchParams(search);
  const whole = (name: string, least: number): number | null => {
    const text = asked.get(name) ?? "";
    return /^\d{1,4}$/.test(text) && Number(text) >= least ? Number(text) : null;
  };
  return { deal: whole("deal", 1) ?? 1, step: whole("step", 0) ?? 0, seat: whole("seat", 0) };
}

export function searchOf({ deal, step, seat }: Moment): string {
  return `?deal=${deal}&step=${step}${seat === null ? "" : `&seat=${seat}`}`;
}
