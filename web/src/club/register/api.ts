// What the pages of a club's register ask the server for. Every failure is a `ApiError` with a sentence for the person.
import { plain } from "../../parts/rulesearch";
import { lang } from "../../texts";
import { ask } from "../../wire/api";
import type {
  LinkInfo,
  MemberInfo,
  NewRegister,
  OpenedRegister,
  RegisterInfo,
  RegisterLogLine,
  SeasonInfo,
  SeasonWhy,
} from "../../wire/types";
import { asText, type Entry } from "../copies";
import { keyring } from "../keyring.svelte";

const part = encodeURIComponent;

/** The address of a register's data. */
export const registerPath = (id: string): string => `/api/club/registers/${id}`;

const get = <T>(id: string, key: string, what: string): Promise<T> => ask<T>(registerPath(id) + what, undefined, lang(), key);

export const registers = {
  open: (made: NewRegister) => ask<OpenedRegister>("/api/club/registers", made),
  /** From the copy of a register, with what lets it in. */
  bring: (copy: Blob, entry: Entry | null) =>
    ask<OpenedRegister>(
      `/api/club/registers/import${entry?.replaced ? `?register=${entry.replaced}` : ""}`,
      asText(copy),
      undefined,
      entry?.key,
    ),
  read: (id: string, key: string) => get<RegisterInfo>(id, key, ""),
  members: (id: string, key: string) => get<MemberInfo[]>(id, key, "/members"),
  names: (id: string, key: string, typed: string) => get<string[]>(id, key, `/names?typed=${part(typed)}`),
  links: (id: string, key: string) => get<LinkInfo[]>(id, key, "/links"),
  log: (id: string, key: string) => get<RegisterLogLine[]>(id, key, "/log"),
  season: (id: string, key: string, season: number) => get<SeasonInfo>(id, key, `/seasons/${season}`),
  why: (id: string, key: string, season: number, [player = "", partner]: readonly string[]) =>
    get<SeasonWhy>(id, key, `/seasons/${season}/why?player=${part(player)}${partner ? `&partner=${part(partner)}` : ""}`),
};

/** The registers that this browser may change. */
export const ownRegisters = () => keyring.all.filter(({ kind, role }) => kind === "register" && role === "organiser");

const spelt = (name: string): string => name.trim().replace(/\s+/g, " ").toLowerCase();

/**
 * Those of the names that no register of this browser has, each with a name there that is like it but for accents.
 * Without a register nobody is new.
 */
export async function newcomers(names: readonly string[]): Promise<{ name: string; like: string | undefined }[]> {
  const members = (await Promise.all(ownRegisters().map(({ id, key }) => registers.members(id, key)))).flat();
  if (!members.length) return [];
  const known = members.flatMap(({ name, also }) => [name, ...also.map((other) => other.name)]);
  const there = new Set(known.map(spelt));
  const alike = new Map(known.map((name) => [plain(spelt(name)), name]));
  return names.filter((name) => !there.has(spelt(name))).map((name) => ({ name, like: alike.get(plain(spelt(name))) }));
}

/** Names that the registers of this browser know, the best first. */
export async function knownNames(typed: string): Promise<string[]> {
  const found = await Promise.all(ownRegisters().map(({ id, key }) => registers.names(id, key, typed).catch(() => [])));
  return [...new Set(found.flat())];
}
