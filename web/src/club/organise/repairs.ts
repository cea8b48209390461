// What an organiser can do about a match or a pair beside entering its result: each is a few fields and an entry.
import { t } from "../../texts";
import type { ClubInfo, MatchInfo, NewEntries, PairInfo } from "../../wire/types";
import { names, pairOf } from "../competition/pairs";
import { isIndividual, placeIn } from "../competition/sides";

export type Entry = NewEntries["entries"][number];
export type Values = Record<string, string>;

export interface Field {
  name: string;
  kind: "choice" | "text" | "points" | "count" | "day";
  label: string;
  choices?: { value: string; text: string }[];
  optional?: boolean;
  /** What stands there first. */
  value?: string;
}

export interface Repair {
  /** Its texts are `repair-CODE` and `repair-CODE-about`, or `about` in place of the second. */
  code: string;
  about?: string;
  /** What its button does, where the title does not say it all. */
  does?: string;
  /** Whether it cannot be taken back lightly. */
  grave?: boolean;
  fields: Field[];
  entry: (values: Values) => Entry | Entry[];
}

const text = (name: string, optional = false): Field => ({ name, kind: "text", label: t(`field-${name}`), optional });

const choice = (name: string, choices: { value: string; text: string }[]): Field => ({
  name,
  kind: "choice",
  label: t(`field-${name}`),
  choices,
});

const players = (pair: PairInfo | undefined) => (pair?.players ?? []).map((name) => ({ value: name, text: name }));

/** A match that has begun (TB-11.2) has not, by the arbiter's word: the entry `began` is annulled, for a reason. */
const notBegun = (began: number, values: Values): Entry[] => (began ? [{ entry: "annulled", of: began, reason: values.reason! }] : []);

const why = (began: number): Field[] => (began ? [text("reason")] : []);

const arbiter = (club: ClubInfo, began: number): boolean => !began || club.may.includes("annulled");

/** What can be done about a match as it stands. */
export function matchRepairs(club: ClubInfo, match: MatchInfo): Repair[] {
  const { round, table } = match;
  const place = { round, table };
  const open = match.state !== "done";
  const there = match.sides.flat();
  const both = there.map((pair) => ({ value: String(pair), text: names(club, pair) }));
  const four = there.flatMap((pair) => players(pairOf(club, pair)));
  const present = four.filter(({ value }) => !match.away.includes(value));
  const pair = choice("pair", both);
  const found: (Repair | false)[] = [
    open && match.state === "waiting" && { code: "begun", fields: [], entry: () => ({ entry: "begun", ...place }) },
    open &&
      arbiter(club, match.began) && {
        code: "noshow",
        grave: true,
        ...(match.began ? { about: "repair-noshow-begun" } : {}),
        fields: [pair, ...why(match.began)],
        entry: (values) => [...notBegun(match.began, values), { entry: "noshow" as const, ...place, pair: Number(values.pair) }],
      },
    open && { code: "left", grave: true, fields: [pair], entry: (values) => ({ entry: "left", ...place, pair: Number(values.pair) }) },
    open &&
      present.length > 0 && {
        code: "leavegiven",
        fields: [choice("player", present), text("cause")],
        // Who is given leave has sat down: the match has begun, though nobody may have said so.
        entry: (values) => [
          ...(match.state === "waiting" ? [{ entry: "begun" as const, ...place }] : []),
          { entry: "leavegiven" as const, ...place, player: values.player!, cause: values.cause! },
        ],
      },
    match.away.length > 0 && {
      code: "cameback",
      fields: [
        choice(
          "player",
          match.away.map((name) => ({ value: name, text: name })),
        ),
      ],
      entry: (values) => ({ entry: "cameback", ...place, player: values.player! }),
    },
    {
      code: "reported",
      fields: [pair, text("what")],
      entry: (values) => ({ entry: "reported", ...place, pair: Number(values.pair), what: values.what! }),
    },
    open &&
      match.date !== "" && {
        code: "postponed",
        fields: [{ name: "to", kind: "day", label: t("field-to") }],
        entry: (values) => ({ entry: "postponed", ...place, to: values.to! }),
      },
    !open &&
      match.entry > 0 && {
        code: "annulled",
        grave: true,
        fields: [text("reason")],
        entry: (values) => ({ entry: "annulled", of: match.entry, reason: values.reason! }),
      },
  ];
  return found.filter((one): one is Repair => one !== false && club.may.includes(one.code));
}

/** A number of points, or where there is a scale of its points. */
function amount({ settings }: ClubInfo): Field[] {
  const label = t("field-points");
  if (!settings.scale?.length) return [{ name: "points", kind: "points", label }];
  const units = (["points", "scale"] as const).map((value) => ({ value, text: t(`criterion-${value}`) }));
  return [choice("unit", units), { name: "points", kind: "count", label }];
}

/** What becomes of a pair that withdraws now. */
function going(club: ClubInfo, pair: PairInfo): "before" | "finished" | "lost" | "disqualified" {
  if (!club.rounds.length) return "before";
  if (pair.finished) return "finished";
  return club.settings.absence === "match_lost" ? "lost" : "disqualified";
}

/** What can be done about a pair. */
export function pairRepairs(club: ClubInfo, pair: PairInfo): Repair[] {
  const { number } = pair;
  const begun = club.rounds
    .flatMap((round) => round.matches)
    .find((match) => match.began && match.state !== "done" && placeIn(match.sides, number));
  const began = begun?.began ?? 0;
  const alone = isIndividual(club);
  const fields = alone ? [text("name")] : [text("one"), text("other")];
  const named = (values: Values): string[] => fields.map(({ name }) => values[name]!);
  const found: (Repair | false)[] = [
    {
      code: "renamed",
      fields: fields.map((field, at) => ({ ...field, value: pair.players[at] })),
      entry: (values) => ({ entry: "renamed", pair: number, players: named(values) }),
    },
    !pair.gone &&
      !alone && // another player begins without points: the one goes, the other enters
      arbiter(club, began) && {
        code: "substituted",
        ...(begun ? { about: "repair-substituted-begun" } : {}),
        fields: [choice("out", players(pair)), text("into"), ...why(began)],
        entry: (values) => [
          ...notBegun(began, values),
          { entry: "substituted" as const, pair: number, out: values.out!, into: values.into! },
          ...(begun ? [{ entry: "begun" as const, round: begun.round, table: begun.table }] : []),
        ],
      },
    ...(["penalised", "credited"] as const).map((code) => ({
      code,
      fields: [...amount(club), text("reason")],
      entry: (values: Values): Entry => ({
        entry: code,
        pair: number,
        points: Number(values.points),
        reason: values.reason!,
        ...(values.unit === "scale" ? { in_scale: true } : {}),
      }),
    })),
    !pair.gone && {
      code: "withdrew",
      grave: true,
      about: `repair-withdrew-${going(club, pair)}`,
      does: `repair-withdrew-do-${going(club, pair)}`,
      fields: [text("reason", true)],
      entry: (values) => ({ entry: "withdrew", pair: number, reason: values.reason ?? "" }),
    },
    !pair.disqualified && {
      code: "disqualified",
      grave: true,
      fields: [text("reason")],
      entry: (values) => ({ entry: "disqualified", pair: number, reason: values.reason! }),
    },
    pair.gone &&
      !alone && {
        code: "entered",
        fields,
        entry: (values) => ({ entry: "entered", players: named(values), instead_of: number }),
      },
  ];
  return found.filter((one): one is Repair => one !== false && club.may.includes(one.code));
}
