// The web API: what is asked outside a table's socket. Every failure is a `Trouble` with a sentence for the person.
import { lang, t } from "../texts";
import type {
  Addresses,
  DealView,
  HouseAsked,
  HouseCheck,
  Menu,
  NewPlayer,
  NewTable,
  Opened,
  PositionAsked,
  PositionOutcome,
  PositionTried,
  Problem,
  RuleBook,
  Seated,
  TableInfo,
} from "./types";

export class Trouble extends Error {
  /** A stable code of the server; "offline" where it could not be reached. */
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** One question to the server: a body is sent as JSON, a Blob as it is. Every failure is a `Trouble`. `key`: of a link. */
export async function ask<T>(path: string, body?: unknown, language: string = lang(), key: string | null = null): Promise<T> {
  const address = new URL(path, location.origin);
  address.searchParams.set("lang", language);
  const type = body instanceof Blob ? body.type : "application/json";
  const headers = { "content-type": type, ...(key ? { authorization: `Bearer ${key}` } : {}) };
  const init = body === undefined ? {} : { method: "POST", body: body instanceof Blob ? body : JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(address, { ...init, headers });
  } catch {
    throw new Trouble("offline", t("problem-offline"));
  }
  const plain = answer.ok && answer.headers.get("content-type")?.startsWith("text/plain");
  const told: unknown = await (plain ? answer.text() : answer.json()).catch(() => null);
  if (answer.ok && told !== null) return told as T;
  const { code, message } = (told ?? {}) as Partial<Problem>;
  throw new Trouble(code ?? "server", message ?? t("problem-server"));
}

/** What went wrong, as a sentence for the person. */
export function sentence(problem: unknown): string {
  return problem instanceof Trouble ? problem.message : t("problem-server");
}

const part = encodeURIComponent;

export const api = {
  /** Where other devices of the network find this server. */
  addresses: () => ask<Addresses>("/api/club/addresses"),
  menu: () => ask<Menu>("/api/menu"),
  /** What changed house rules come to; with none, the switches as the book has them. */
  house: (asked: HouseAsked) => ask<HouseCheck>("/api/house", asked),
  rules: (set: string, rule: string | null, language: string) =>
    ask<RuleBook>(`/api/rules/${part(set)}${rule ? `?rule=${part(rule)}` : ""}`, undefined, language),
  open: (table: NewTable) => ask<Opened>("/api/tables", table),
  sit: (table: string, player: NewPlayer) => ask<Seated>(`/api/tables/${part(table)}/chairs`, player),
  table: (table: string) => ask<TableInfo>(`/api/tables/${part(table)}`),
  look: (position: PositionAsked) => ask<DealView>("/api/positions/view", position),
  try: (tried: PositionTried) => ask<PositionOutcome>("/api/positions/try", tried),
};
