// Pairs that change places before a round is read out, or once the wrong ones sat down together.
import type { Meeting } from "../../wire/types";

export interface Seats {
  meetings: Meeting[];
  sit_out: number[];
  unopposed: number[];
  /** Pairs that came after the round was seated. */
  late: number[];
}

const change = (pair: number, one: number, other: number): number => (pair === one ? other : pair === other ? one : pair);

/** The same with two pairs in each other's places. */
export function swapped(seats: Seats, one: number, other: number): Seats {
  const turn = (pair: number): number => change(pair, one, other);
  return {
    meetings: seats.meetings.map(({ table, fixed, moving }) => ({ table, fixed: turn(fixed), moving: turn(moving) })),
    sit_out: seats.sit_out.map(turn),
    unopposed: seats.unopposed.map(turn),
    late: seats.late.map(turn),
  };
}

/** One more table, after number `most`, for the two that have waited longest; null where there are no two. */
export function oneMore(seats: Seats, most: number): Seats | null {
  const [fixed, moving] = [...seats.sit_out, ...seats.late];
  if (fixed === undefined || moving === undefined || !seats.late.length) return null;
  const table = Math.max(most, ...seats.meetings.map((meeting) => meeting.table)) + 1;
  const left = (pairs: number[]): number[] => pairs.filter((pair) => pair !== fixed && pair !== moving);
  return { ...seats, meetings: [...seats.meetings, { table, fixed, moving }], sit_out: left(seats.sit_out), late: left(seats.late) };
}

/** The tables at which other pairs sit than before. */
export function differing(before: Seats, after: Seats): Meeting[] {
  return after.meetings.filter((meeting, at) => {
    const was = before.meetings[at];
    return was?.fixed !== meeting.fixed || was.moving !== meeting.moving;
  });
}
