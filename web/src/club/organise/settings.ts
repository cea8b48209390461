// What a competition is agreed to be, and how it is said.
import { n, t } from "../../texts";
import { dayText } from "../competition/days";
import type { ClubSettings } from "../../wire/types";

export type Agreed = Required<ClubSettings>;
export type Format = Agreed["format"];
export type Criterion = Agreed["ranking"][number];

export const LENGTHS = ["target", "deals", "time"] as const;
export const UNFINISHED = ["played_out", "as_it_lies", "dropped"] as const;
export const CRITERIA: readonly Criterion[] = ["points", "wins", "difference", "direct", "opponents", "lasting"];

/** The same name by another format, as clubs play that; how long a match lasts is kept. */
export function withFormat(settings: Agreed, suggested: Agreed): Agreed {
  const { name, length, amount, unfinished } = settings;
  return { ...suggested, name, length, amount, unfinished };
}

/** The days of a league: the first, and one every so many days; each is that of `each` rounds, of `many` in all. */
export function days(first: string, gap: number, many: number, each = 1): string[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  if (Number.isNaN(start) || !(gap > 0) || !(many > 0) || !(each > 0)) return [];
  const day = (at: number): string => new Date(start + Math.floor(at / each) * gap * 86_400_000).toISOString().slice(0, 10);
  return Array.from({ length: Math.min(many, 400) }, (_, at) => day(at));
}

export interface Said {
  name: string;
  value: string;
  /** What is usual, where that is something else. */
  usual: string;
}

const OWN: readonly Part[] = ["length", "dates"]; // of these no book says how they should be

/** Each part in words, and what is usual with this format where that differs; what means nothing with it is left out. */
export function words(settings: Agreed, suggested: Agreed | undefined): Said[] {
  return partsOf(settings).map((part) => {
    const value = said(part, settings);
    const usual = suggested && !OWN.includes(part) ? said(part, suggested) : value;
    return { name: t(`agreed-${part}`), value, usual: usual === value ? "" : usual };
  });
}

export type Part = "rounds" | "legs" | "lives" | "length" | "unfinished" | "ranking" | "absence" | "award" | "sit_out" | "first" | "dates" | "postpone_days";

/** The parts that matter with this format and length. */
export function partsOf({ format, length }: Agreed): Part[] {
  const planned = format === "round_robin" || format === "league";
  const parts: (Part | false)[] = [
    format !== "knock_out" && format !== "league" && "rounds",
    planned && "legs",
    format === "knock_out" && "lives",
    "length",
    length === "time" && "unfinished",
    "ranking",
    "absence",
    "award",
    format !== "knock_out" && "sit_out",
    format === "swiss" && "first",
    format === "league" && "dates",
    format === "league" && "postpone_days",
  ];
  return parts.filter((part): part is Part => part !== false);
}

function said(part: Part, settings: Agreed): string {
  switch (part) {
    case "rounds":
      return settings.rounds ? n(settings.rounds) : t("agreed-rounds-all");
    case "legs":
      return t(`agreed-legs-${settings.legs}`);
    case "lives":
      return t(`agreed-lives-${settings.lives}`);
    case "length":
      return t(`agreed-length-${settings.length}-n`, { n: settings.amount });
    case "unfinished":
      return t(`agreed-unfinished-${settings.unfinished}`);
    case "ranking":
      return settings.ranking.map((one) => t(`criterion-${one}`)).join(" → ");
    case "absence":
      return t(`agreed-absence-${settings.absence}`);
    case "award":
      return t(settings.award_wins ? "agreed-award-won" : "agreed-award-points", { n: settings.award });
    case "sit_out": {
      const scores = settings.sit_out === null ? t("agreed-sit-out-average") : t("agreed-sit-out-points", { n: settings.sit_out });
      return settings.sit_out_wins ? `${scores}; ${t("agreed-sit-out-won")}` : scores;
    }
    case "first":
      return t(`agreed-first-${settings.first}`);
    case "dates":
      return settings.dates.map(dayText).join(" · ");
    case "postpone_days":
      return t("agreed-postpone", { n: settings.postpone_days, closed: settings.closed_days });
  }
}
