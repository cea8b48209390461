// One question of a page that asks one thing at a time: named answers, or a whole number.
export interface Asked {
  /** What tells this question from the one before. */
  id: string;
  text: string;
  /** A sentence of explanation. */
  note?: string;
  /** Named answers; none for a number. */
  answers: { value: string; text: string }[];
  low: number | null;
  high: number | null;
  step: number | null;
}

const MOST_TILES = 13;

/** The numbers that can be answered, where they are few enough to lie before one as keys; else none. */
export function tiles({ answers, low, high, step }: Asked): number[] {
  if (answers.length || low === null || high === null) return [];
  const by = step || 1;
  const many = Math.floor((high - low) / by) + 1;
  return many > MOST_TILES ? [] : Array.from({ length: many }, (_, at) => low + at * by);
}

/** The number that was typed, as people write it: 1.250, 1,250, 1 250, −50; null where it is none. */
export function typedNumber(text: string): number | null {
  const bare = text
    .trim()
    .replace(/[\s.,\u00a0\u202f']/g, "")
    .replace(/^[−–]/, "-");
  return /^-?\d{1,7}$/.test(bare) ? Number(bare) : null;
}
