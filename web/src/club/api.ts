// What the club's pages ask the server for. Every failure is a `ApiError` with a sentence for the person.
import { api, ask, formed, ApiError } from "../wire/api";
import type { Length } from "./competition/length";
import { asText, type Entry } from "./copies";
import { freshId } from "../wire/socket";
import type {
  CaseAsked,
  DealAsked,
  DealSoFar,
  FormatInfo,
  HandicapsProposed,
  HandicapsWanted,
  LatePlaces,
  LinkInfo,
  LogPage,
  Menu,
  NewClub,
  NewFromRanking,
  NewSheet,
  OnlineSeat,
  OnlineSeatTaken,
  OpenedClub,
  OpenedSheet,
  PairReasons,
  RankWhy,
  RefereeBook,
  RefereeSays,
  RoundSeated,
} from "../wire/types";

const PAUSES = [800, 2000, 5000];

/**
 * Something that changes a competition or a sheet. It carries an id, so that what was lost on the way can be said again.
 * With `onwait` it is said again until it arrives, and `onwait` is told the first time that it did not.
 */
export async function change<T>(path: string, key: string | null, body: object, onwait?: () => void): Promise<T> {
  const whole = { ...body, id: freshId() };
  for (let tried = 0; ; tried++) {
    try {
      return await ask<T>(path, whole, undefined, key);
    } catch (problem) {
      const pause = PAUSES[tried];
      if (!(problem instanceof ApiError) || problem.code !== "offline" || (pause === undefined && !onwait)) throw problem;
      if (!tried) onwait?.();
      await connected(pause ?? PAUSES.at(-1)!);
    }
  }
}

/** After a pause, or as soon as this device says that it is connected again. */
function connected(pause: number): Promise<void> {
  return new Promise((go) => {
    const on = (): void => {
      clearTimeout(timer);
      removeEventListener("online", on);
      go();
    };
    const timer = setTimeout(on, pause);
    addEventListener("online", on);
  });
}

/** What is said in an address after the question mark; nothing of what is not there. */
function query(said: Record<string, string | null | undefined>): string {
  const found = Object.entries(said).flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []));
  return found.length ? `?${found.join("&")}` : "";
}

export const club = {
  open: (made: NewClub) => ask<OpenedClub>("/api/club/competitions", made),
  /** A competition for the first of that ranking, and of other groups. */
  follow: (id: string, key: string, asked: NewFromRanking) => ask<OpenedClub>(`/api/club/${id}/next`, asked, undefined, key),
  /** From the copy of a competition, with what lets it in; a bare log must be told its rules. */
  bring: (copy: Blob, rules: string | null, entry: Entry | null) =>
    ask<OpenedClub>(`/api/club/import${query({ rules, club: entry?.replaced })}`, asText(copy), undefined, entry?.key),
  /** Where phones in the hall find this server: the laptop itself may know it as localhost. */
  formats: (lang: string) => ask<FormatInfo[]>("/api/club/formats", undefined, lang),
  /** The standard scale for matches of that length. */
  scale: (rules: string, { target, deals, minutes }: Length) =>
    ask<number[]>(`/api/club/scale${query({ rules, target: `${target}`, deals: `${deals}`, minutes: `${minutes}` })}`),
  propose: (id: string, key: string) => ask<RoundSeated>(`/api/club/${id}/proposal`, undefined, undefined, key),
  /** The rounds to come that are certain if nothing else happens. */
  schedule: (id: string, key: string) => ask<RoundSeated[]>(`/api/club/${id}/schedule`, undefined, undefined, key),
  late: (id: string, key: string) => ask<LatePlaces>(`/api/club/${id}/late`, undefined, undefined, key),
  /** Of the ranking, or of the second list with handicaps. */
  why: (id: string, key: string | null, pair: number, lang: string, handicap: boolean) =>
    ask<RankWhy>(`/api/club/${id}/why?pair=${pair}&handicap=${handicap}`, undefined, lang, key),
  reasons: (id: string, key: string, lang: string, handicap: boolean) =>
    ask<PairReasons[]>(`/api/club/${id}/reasons?handicap=${handicap}`, undefined, lang, key),
  handicaps: (id: string, key: string, asked: HandicapsWanted, lang: string) =>
    ask<HandicapsProposed>(`/api/club/${id}/handicaps`, asked, lang, key),
  log: (id: string, key: string | null, after: number, part: number, lang: string) =>
    ask<LogPage>(`/api/club/${id}/log?after=${after}&part=${part}`, undefined, lang, key),
  links: (id: string, key: string) => ask<LinkInfo[]>(`/api/club/${id}/links`, undefined, undefined, key),
  /** A seat at the table of this server where a match is played. */
  sit: (id: string, key: string, who: OnlineSeatTaken) => ask<OnlineSeat>(`/api/club/${id}/online/seat`, who, undefined, key),
  cases: (rules: string, lang: string) => {
    const [name, form] = rules.split("/");
    return ask<RefereeBook>(`/api/club/referee/${name}${form ? `?form=${form}` : ""}`, undefined, lang);
  },
  /** The codes of the cases that it may be, the likeliest first. */
  findCases: (rules: string, said: string, lang: string) =>
    ask<string[]>(`/api/club/referee/${formed(rules, "find")}said=${encodeURIComponent(said)}`, undefined, lang),
  rule: (asked: CaseAsked, lang: string) => ask<RefereeSays>("/api/club/referee", asked, lang),
};

export const sheets = {
  open: (made: NewSheet) => ask<OpenedSheet>("/api/club/sheets", made),
  /** From the file of a sheet that was kept elsewhere. */
  bring: (copy: Blob, entry: Entry | null) =>
    ask<OpenedSheet>(`/api/club/sheets/import${query({ sheet: entry?.replaced })}`, asText(copy), undefined, entry?.key),
  ask: (id: string, key: string, asked: DealAsked, lang: string) => ask<DealSoFar>(`/api/club/sheets/${id}/ask`, asked, lang, key),
  links: (id: string, key: string) => ask<LinkInfo[]>(`/api/club/sheets/${id}/links`, undefined, undefined, key),
};

/** What there is to choose from for a competition: the rule sets and the formats. */
export interface Offered {
  menu: Menu;
  formats: FormatInfo[];
}

export async function offered(lang: string): Promise<Offered> {
  const [menu, formats] = await Promise.all([api.menu(), club.formats(lang)]);
  return { menu, formats };
}
