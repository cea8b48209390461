// The web API: what is asked outside a table's socket. Every failure is a `ApiError` with a sentence for the person.
import { load } from "../shell/storage";
import { href } from "../shell/prefix";
import { lang, t } from "../texts";
import { door, isEither, isLocal } from "./local";
import type {
  Addresses,
  DealView,
  GameCourses,
  HouseAsked,
  HouseCheck,
  Menu,
  NetworkState,
  NewPlayer,
  NewTable,
  Opened,
  PositionAsked,
  PositionOutcome,
  PositionTried,
  Problem,
  PuzzleAnswered,
  PuzzleAsked,
  PuzzleKinds,
  PuzzlesShown,
  PuzzleSolved,
  RuleBook,
  RuleEntry,
  Seated,
  TableInfo,
  Thought,
} from "./types";

export class ApiError extends Error {
  /** A stable code of the server; "offline" where it could not be reached. */
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const PAUSES = [1000, 2000, 4000];
/** Seconds: what takes longer is told at once, so that nobody waits before the page. */
const LONGEST = 30;

/** How a long answer is awaited: `tell` hears how far the coach is, `signal` ends it. */
export interface Waiting {
  tell?: ((thought: Thought) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** The form of an answer of which each line but the last says how far the coach is. */
const LINES = "application/x-ndjson";

/**
 * One question to the server: a body is sent as JSON, a Blob as it is. The answer is a good one; every failure is a
 * `ApiError`, and of what soon passes by itself (the server says so with Retry-After) only the last. `key`: of a link or a seat.
 */
export async function request(
  path: string,
  body?: unknown,
  language: string = lang(),
  key: string | null = null,
  waiting: Waiting = {},
): Promise<Response> {
  for (let tried = 0; ; tried++) {
    const answer = await once(path, body, language, key, waiting);
    if (answer.ok) return answer;
    const [pause, wanted] = [PAUSES[tried], Number(answer.headers.get("retry-after") ?? NaN)];
    if (pause === undefined || !(wanted <= LONGEST)) {
      const { code, message } = ((await answer.json().catch(() => null)) ?? {}) as Partial<Problem>;
      throw new ApiError(code ?? "server", message ?? t(byProxy(answer) ? "problem-starting" : "problem-server"));
    }
    await new Promise((go) => setTimeout(go, Math.max(pause, 1000 * wanted) * (1 + Math.random() / 4)));
  }
}

/** Whether a proxy has answered, because no server is ready: it comes in a moment. */
function byProxy(answer: Response): boolean {
  return answer.status >= 502 && answer.status <= 504;
}

/** Whether a server is to be had, or is only starting again: what a proxy says while there is none. */
export async function starting(): Promise<boolean> {
  return fetch(href("/healthz"), { cache: "no-store" }).then(byProxy, () => false);
}

async function once(path: string, body: unknown, language: string, key: string | null, { tell, signal }: Waiting): Promise<Response> {
  const address = new URL(href(path), location.origin);
  address.searchParams.set("lang", language);
  const type = body instanceof Blob ? body.type : "application/json";
  const headers = { "content-type": type, ...(tell ? { accept: LINES } : {}), ...(key ? { authorization: `Bearer ${key}` } : {}) };
  const init = {
    ...(signal ? { signal } : {}),
    ...(body === undefined ? {} : { method: "POST", body: body instanceof Blob ? body : JSON.stringify(body) }),
  };
  const here = async (): Promise<Response> =>
    (await door()).answer(address, path, body instanceof Blob ? await body.text() : (init.body as string), key, { tell, signal });
  try {
    return await (isLocal(path)
      ? here()
      : fetch(address, { ...init, headers }).catch((lost) => (isEither(path) && load("offline") ? here() : Promise.reject(lost))));
  } catch {
    throw new ApiError("offline", t("problem-offline"));
  }
}

/** The same for what is JSON, or a text. */
export async function ask<T>(path: string, body?: unknown, language: string = lang(), key: string | null = null): Promise<T> {
  const answer = await request(path, body, language, key);
  const plain = answer.headers.get("content-type")?.startsWith("text/plain");
  const told: unknown = await (plain ? answer.text() : answer.json()).catch(() => null);
  if (told === null) throw new ApiError("server", t("problem-server"));
  return told as T;
}

/** An answer that takes the coach long: `waiting.tell` hears how far it is, until the answer is there. */
export async function askCoach<T>(
  path: string,
  body: Blob | undefined,
  language: string,
  key: string | null,
  waiting: Waiting,
): Promise<T> {
  const answer = await request(path, body, language, key, waiting);
  const said = answer.headers.get("content-type")?.startsWith(LINES)
    ? await lastLine(answer, waiting.tell)
    : await answer.json().catch(() => null);
  if (said === null) throw new ApiError("server", t("problem-server"));
  if (typeof said.code === "string") throw new ApiError(said.code, said.message);
  return said;
}

/** Tell every line of an answer as it comes, but the last one, which is the answer; null where the connection ends before it. */
async function lastLine(answer: Response, tell: Waiting["tell"]) {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let held = "";
  for (;;) {
    const { value, done } = await reader.read().catch(() => ({ value: undefined, done: true }));
    const lines = (held + (value ?? "")).split("\n");
    held = lines.pop()!;
    for (const line of lines) {
      const said = JSON.parse(line);
      if (!("planned" in said)) return said;
      tell?.(said);
    }
    if (done) return null;
  }
}

/** What went wrong, as a sentence for the person. */
export function sentence(problem: unknown): string {
  return problem instanceof ApiError ? problem.message : t("problem-server");
}

const part = encodeURIComponent;

/** The path of a rule set with what is asked of it, ready for a further parameter: "reglamento/find?form=2&". */
export function formed(rules: string, asked: string): string {
  const [set, form] = rules.split("/");
  return `${part(set!)}/${asked}?${form ? `form=${part(form)}&` : ""}`;
}

export const api = {
  /** Where other devices of the network find this server. */
  addresses: () => ask<Addresses>("/api/club/addresses"),
  network: () => ask<NetworkState>("/api/network"),
  openNetwork: (table: string, key: string | null, opened: boolean) =>
    ask<NetworkState>(`/api/tables/${table}/network`, { opened }, lang(), key),
  menu: () => ask<Menu>("/api/menu"),
  /** What changed house rules come to; with none, the switches as the book has them. */
  house: (asked: HouseAsked) => ask<HouseCheck>("/api/house", asked),
  rules: (set: string, rule: string | null, language: string) =>
    ask<RuleBook>(`/api/rules/${part(set)}${rule ? `?rule=${part(rule)}` : ""}`, undefined, language),
  /** The rules that speak of it, the best first. */
  findRules: (set: string, said: string, language: string) =>
    ask<RuleEntry[]>(`/api/rules/${part(set)}/find?said=${part(said)}`, undefined, language),
  /** The switches that it is about by name, the best first. */
  findSwitches: (rules: string, said: string) => ask<string[]>(`/api/sets/${formed(rules, "find")}said=${part(said)}`),
  /** The courses of a game. */
  courses: (rules: string, language: string) => ask<GameCourses>(`/api/courses/${part(rules)}`, undefined, language),
  /** `here`: in this browser, without the server. */
  open: (table: NewTable, here = false) => ask<Opened>(here ? "/api/here/tables" : "/api/tables", table),
  sit: (table: string, player: NewPlayer) => ask<Seated>(`/api/tables/${part(table)}/chairs`, player),
  table: (table: string, key: string | null = null) => ask<TableInfo>(`/api/tables/${part(table)}`, undefined, undefined, key),
  look: (position: PositionAsked) => ask<DealView>("/api/positions/view", position),
  /** The themes and games of which there are puzzles. */
  puzzleKinds: () => ask<PuzzleKinds>("/api/puzzles"),
  /** The next puzzle, or the next part of the lesson; and what an answer is worth. */
  nextPuzzle: (asked: PuzzleAsked) => ask<PuzzlesShown>("/api/puzzles/next", asked),
  answerPuzzle: (answer: PuzzleAnswered) => ask<PuzzleSolved>("/api/puzzles/answer", answer),
  try: (tried: PositionTried) => ask<PositionOutcome>("/api/positions/try", tried),
};
