// What a competition is agreed to be, and how it is said.
import { n, t } from "../../texts";
import { dayText } from "../competition/days";
import { lengthText, type Length } from "../competition/length";
import { scaleText } from "../competition/scale";
import { entrantOf } from "../competition/sides";
import type { ClubSettings } from "../../wire/types";

export type Agreed = Omit<Required<ClubSettings>, "length"> & { length: Length };
export type Format = Agreed["format"];
export type Criterion = Agreed["ranking"][number];

const CRITERIA: readonly Criterion[] = ["scale", "points", "wins", "difference", "direct", "opponents", "lasting"];

/** Those by which that format can rank. */
export function criteriaOf(format: Format): readonly Criterion[] {
  const never: readonly Criterion[] =
    format === "individual" ? ["direct", "opponents", "lasting"] : format === "knock_out" ? [] : ["lasting"];
  return CRITERIA.filter((one) => !never.includes(one));
}

/** Those that a draw adds half a win to. */
const OF_WINS: readonly Criterion[] = ["wins", "direct", "opponents"];

/** The same name by another format, as clubs play that; how long a match lasts is kept. */
export function withFormat(settings: Agreed, suggested: Agreed): Agreed {
  const { name, length } = settings;
  return { ...suggested, name, length };
}

/** The days of a league: the first, and one every so many days; each is that of `each` rounds, of `many` in all. */
export function days(first: string, gap: number, many: number, each = 1): string[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  if (Number.isNaN(start) || !(gap > 0) || !(many > 0) || !(each > 0)) return [];
  const day = (at: number): string => new Date(start + Math.floor(at / each) * gap * 86_400_000).toISOString().slice(0, 10);
  return Array.from({ length: Math.min(many, 400) }, (_, at) => day(at));
}

export interface AgreedLine {
  name: string;
  value: string;
  /** What is usual, where that is something else. */
  usual: string;
}

/** A part of what is agreed; its texts are `agreed-PART` and, of a choice, `agreed-PART-VALUE`. */
interface Row {
  part: keyof Agreed;
  /** Whether it matters with this format; always without it. */
  when?: (settings: Agreed) => boolean;
  /** What there is to choose from; the form itself asks for what is no choice. */
  choices?: readonly (string | number | boolean)[];
  /** Where the form asks for the choice, as long as no round is seated: with the format, or among what is opened. */
  place?: "format" | "more";
  /** Whether it is asked for in a seated competition too. */
  later?: boolean;
  /** Its value in words, of what is no choice. */
  said?: (settings: Agreed) => string;
  /** Whether no book says how it should be. */
  own?: boolean;
}

const of =
  (...formats: Format[]) =>
  ({ format }: Agreed): boolean =>
    formats.includes(format);

/** In the order in which they are said. */
const ROWS: readonly Row[] = [
  {
    part: "rounds",
    when: of("fixed_and_moving", "round_robin", "swiss", "individual"),
    said: ({ rounds }) => (rounds ? n(rounds) : t("agreed-rounds-all")),
  },
  { part: "legs", when: of("round_robin", "league"), choices: [1, 2], place: "format" },
  { part: "lives", when: of("knock_out"), choices: [1, 2], place: "format" },
  {
    part: "third_place",
    when: (settings) => of("knock_out")(settings) && settings.lives === 1,
    choices: [true, false],
    place: "format",
  },
  { part: "length", said: ({ length }) => lengthText(length), own: true },
  { part: "ranking", said: ({ ranking }) => ranking.map((one) => t(`criterion-${one}`)).join(" → ") },
  { part: "win_points", when: ({ ranking }) => ranking.some((one) => OF_WINS.includes(one)), choices: [1, 2], place: "more" },
  { part: "phones", choices: ["allowed", "table", "paper"], place: "more", later: true },
  { part: "absence", choices: ["disqualified", "match_lost"], place: "more" },
  { part: "scale", when: ({ scale }) => scale.length > 0, said: ({ scale }) => scaleText(scale), own: true },
  { part: "team_best", when: (settings) => !of("individual")(settings), choices: [0, 1, 2, 3, 4], place: "more", own: true },
  { part: "sections", when: of("fixed_and_moving", "round_robin"), choices: [0, 2, 3, 4, 5, 6, 7, 8], place: "more", own: true },
  { part: "cap", when: ({ cap }) => cap > 0, said: ({ cap }) => t("agreed-award-points", { n: cap }), own: true },
  { part: "award", said: (settings) => unplayed(settings, "award") },
  { part: "sit_out", when: (settings) => !of("knock_out")(settings), said: (settings) => unplayed(settings, "sit_out") },
  {
    part: "missed",
    when: ({ missed, missed_scale, scale }) => missed !== 0 || (scale.length > 0 && missed_scale !== 0),
    said: (settings) => unplayed(settings, "missed"),
  },
  { part: "first", when: of("swiss"), choices: ["neighbours", "seeds"], place: "format" },
  { part: "dates", when: of("league"), said: ({ dates }) => dates.map(dayText).join(" · "), own: true },
  {
    part: "postpone_days",
    when: of("league"),
    said: ({ postpone_days, closed_days }) => t("agreed-postpone", { n: postpone_days, closed: closed_days }),
  },
];

/** What has points without a match. */
export const UNPLAYED = ["award", "sit_out", "missed"] as const;

/** What that is worth, in words. */
function unplayed(settings: Agreed, part: (typeof UNPLAYED)[number]): string {
  const { [part]: points, [`${part}_scale` as const]: scale } = settings;
  const said = [points === null ? t("agreed-average") : t("agreed-award-points", { n: points })];
  if (settings.scale.length && (points !== null || scale !== null))
    said.push(scale === null ? t("agreed-average-scale") : t("agreed-scale-points", { n: scale }));
  if (part !== "missed" && settings[`${part}_wins` as const]) said.push(t("agreed-unplayed-won"));
  return said.join("; ");
}

const rowsOf = (settings: Agreed): Row[] => ROWS.filter(({ when }) => when?.(settings) ?? true);

const said = ({ part, said }: Row, settings: Agreed): string => said?.(settings) ?? t(`agreed-${part}-${settings[part]}`);

/** Each part in words, and what is usual with this format where that differs; what means nothing with it is left out. */
export function words(settings: Agreed, suggested: Agreed | undefined): AgreedLine[] {
  return rowsOf(settings).map((row) => {
    const value = said(row, settings);
    const usual = suggested && !row.own ? said(row, suggested) : value;
    return { name: t(`agreed-${row.part}`, { entrant: entrantOf(settings) }), value, usual: usual === value ? "" : usual };
  });
}

/** The parts that matter with this format. */
export const partsOf = (settings: Agreed): (keyof Agreed)[] => rowsOf(settings).map(({ part }) => part);

/** The choices that the form asks for at that place, each in words; few once rounds are seated. */
export function choicesOf(settings: Agreed, place: Row["place"], seated: boolean) {
  const asked = rowsOf(settings).filter((row) => row.place === place && (row.later || !seated));
  return asked.map(({ part, choices = [] }) => ({
    part,
    label: t(`agreed-${part}`, { entrant: entrantOf(settings) }),
    value: settings[part] as string | number | boolean,
    options: choices.map((value) => ({ value, label: t(`agreed-${part}-${value}`) })),
  }));
}

/** Whether a form of a rule set is for two pairs, as clubs play. */
export const ofPairs = ({ sides, seats }: { sides: number; seats: number }): boolean => sides === 2 && seats === 4;
