// Figures of one's own matches: means and shares with the interval that holds the true one in 19 of 20 cases.
import { company, wonOf, type Match, type MatchDeal } from "./match";

/** `low` to `high`: where the true value lies in 19 of 20 cases. `number`: of the deals or matches behind it. */
export interface Figure {
  value: number;
  low: number;
  high: number;
  number: number;
}

/** Too few say nothing: deals for a mean of deals, matches for a share of wins. */
export const LEAST_DEALS = 12;
export const LEAST_MATCHES = 8;
const NORMAL = 1.96;

/** The mean of some numbers by Student's t; null of fewer than `least`. */
export function mean(values: readonly number[], least = LEAST_DEALS): Figure | null {
  const number = values.length;
  if (number < Math.max(2, least)) return null;
  const value = values.reduce((sum, one) => sum + one, 0) / number;
  const variance = values.reduce((sum, one) => sum + (one - value) ** 2, 0) / (number - 1);
  const margin = student(number - 1) * Math.sqrt(variance / number);
  return { value, low: value - margin, high: value + margin, number };
}

/** A share by Wilson's interval, between 0 and 1; null of fewer than `least`. */
export function share(values: readonly number[], least = LEAST_DEALS): Figure | null {
  const number = values.length;
  if (number < Math.max(1, least)) return null;
  const value = values.reduce((sum, one) => sum + one, 0) / number;
  const spread = NORMAL ** 2 / number;
  const middle = (value + spread / 2) / (1 + spread);
  const margin = (NORMAL * Math.sqrt((value * (1 - value)) / number + spread / (4 * number))) / (1 + spread);
  return { value, low: Math.max(0, middle - margin), high: Math.min(1, middle + margin), number };
}

/** The 97.5 % point of Student's t, to three digits from four degrees of freedom on (Abramowitz and Stegun 26.7.5). */
function student(degrees: number): number {
  const z = NORMAL;
  return z + (z ** 3 + z) / (4 * degrees) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2);
}

export interface Figures {
  matches: number;
  deals: number;
  points: Figure | null;
  lead: Figure | null;
  wins: Figure | null;
  canastas: Figure | null;
  /** The share of clean ones among the canastas. */
  clean: Figure | null;
  /** The turn of the side in which it opened, of the deals in which it did. */
  opened: Figure | null;
  /** The share of deals in which the own side went out, and in which the player did. */
  out: Figure | null;
  mine: Figure | null;
  accuracy: Figure | null;
}

export function figuresOf(matches: readonly Match[]): Figures {
  const deals = matches.flatMap((match) => match.deals);
  const of = <Key extends keyof MatchDeal>(key: Key): NonNullable<MatchDeal[Key]>[] =>
    deals.flatMap((deal) => (deal[key] === undefined ? [] : [deal[key]!]));
  const sum = (some: readonly number[]): number => some.reduce((a, b) => a + b, 0);
  const [canastas, ends] = [of("canastas"), of("out")];
  const clean = sum(of("clean"));
  const parts = Array.from({ length: sum(canastas) }, (_, at) => Number(at < clean));
  return {
    matches: matches.length,
    deals: deals.length,
    points: mean(of("points")),
    lead: mean(of("lead")),
    wins: share(
      matches.flatMap((match) => wonOf(match) ?? []),
      LEAST_MATCHES,
    ),
    canastas: mean(canastas),
    clean: share(parts),
    opened: mean(of("opened").filter((turn) => turn > 0)),
    out: share(ends.map((end) => Number(end === "me" || end === "partner"))),
    mine: share(ends.map((end) => Number(end === "me"))),
    accuracy: mean(of("accuracy"), 3),
  };
}

/** Matches by the rule set, the level of bots alone against one, or the partner. */
export const GROUPS = {
  game: ({ rules }: Match): string[] => [rules.split("/")[0]!],
  level: ({ bots, robots, names }: Match): string[] => [bots !== null && robots.length === names.length - 1 ? bots : "persons"],
  partner: (match: Match): string[] => company(match).partners.filter((name) => !match.robots.some((seat) => match.names[seat] === name)),
} as const;
export type Grouping = keyof typeof GROUPS;

/** The groups with enough deals to say something, the largest first. */
export function grouped(matches: readonly Match[], by: Grouping): { name: string; figures: Figures }[] {
  const names = [...new Set(matches.flatMap(GROUPS[by]))];
  return names
    .map((name) => ({ name, figures: figuresOf(matches.filter((match) => GROUPS[by](match).includes(name))) }))
    .filter(({ figures }) => figures.points !== null)
    .sort((a, b) => b.figures.deals - a.figures.deals);
}

/** What the figure was in each month that has enough of it, the oldest first; `month` as "2026-11". */
export function monthly(matches: readonly Match[], of: "accuracy" | "lead"): { month: string; figure: Figure }[] {
  const months = new Map<string, Match[]>();
  for (const match of [...matches].sort((a, b) => a.begun - b.begun)) {
    const began = new Date(match.begun);
    const month = `${began.getFullYear()}-${String(began.getMonth() + 1).padStart(2, "0")}`;
    months.set(month, [...(months.get(month) ?? []), match]);
  }
  return [...months].flatMap(([month, those]) => {
    const figure = figuresOf(those)[of];
    return figure ? [{ month, figure }] : [];
  });
}
