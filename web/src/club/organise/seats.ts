// Pairs or players that change places before a round is read out, or once the wrong ones sat down together.
import type { Meeting } from "../../wire/types";
import { numbersOf } from "../competition/sides";

export interface Seats {
  meetings: Meeting[];
  sit_out: number[];
  unopposed: number[];
  /** Those who came after the round was seated. */
  late: number[];
}

/** A meeting of the log: of two pairs, or of two sides of two players. */
export function meetingAt(table: number, [fixed, moving]: readonly [readonly number[], readonly number[]]): Meeting {
  const [one, other] = [fixed[1], moving[1]];
  return { table, fixed: fixed[0]!, moving: moving[0]!, ...(one && other ? { partners: [one, other] } : {}) };
}

const change = (pair: number, one: number, other: number): number => (pair === one ? other : pair === other ? one : pair);

/** The same with two in each other's places. */
export function swapped(seats: Seats, one: number, other: number): Seats {
  const turn = (pair: number): number => change(pair, one, other);
  const turned = (meeting: Meeting): Meeting => {
    const [fixed, moving] = numbersOf(meeting);
    return meetingAt(meeting.table, [fixed.map(turn), moving.map(turn)]);
  };
  return {
    meetings: seats.meetings.map(turned),
    sit_out: seats.sit_out.map(turn),
    unopposed: seats.unopposed.map(turn),
    late: seats.late.map(turn),
  };
}

/** One more table, after number `most`, for those who have waited longest, `each` at a side; null where they are too few. */
export function oneMore(seats: Seats, most: number, each: 1 | 2): Seats | null {
  const sitting = [...seats.sit_out, ...seats.late].slice(0, 2 * each);
  if (sitting.length < 2 * each || !seats.late.length) return null;
  const table = Math.max(most, ...seats.meetings.map((meeting) => meeting.table)) + 1;
  const left = (pairs: number[]): number[] => pairs.filter((pair) => !sitting.includes(pair));
  const added = meetingAt(table, [sitting.slice(0, each), sitting.slice(each)]);
  return { ...seats, meetings: [...seats.meetings, added], sit_out: left(seats.sit_out), late: left(seats.late) };
}

/** The tables at which others sit than before. */
export function differing(before: Seats, after: Seats): Meeting[] {
  const key = (meeting: Meeting | undefined): string => (meeting ? numbersOf(meeting).join(" ") : "");
  return after.meetings.filter((meeting, at) => key(before.meetings[at]) !== key(meeting));
}
