// What is asked of the server about company for a game.
import { person } from "../shell/begin";
import { lang, t } from "../texts";
import { ask, ApiError, request } from "../wire/api";
import type { Avoiding, Company, Opened, WishState } from "../wire/types";
import { device, secret } from "./device";

const MOST_GUESTS = 6;

export const look = (): Promise<Company> => ask<Company>("/api/company", device());

/** Sit down at an open table, or ask its host. Several people without a name are told apart by a number. */
export async function sitDown(entry: string): Promise<Opened> {
  const { name, avatar } = person();
  const key = secret();
  for (let guest = 1; ; guest++) {
    try {
      const called = guest > 1 ? `${name} ${guest}` : name;
      return await ask<Opened>(`/api/company/tables/${entry}/chairs`, { name: called, avatar, key, ...device() });
    } catch (problem) {
      const taken = problem instanceof ApiError && problem.code === "table-name-taken" && name === t("profile-guest");
      if (!taken || guest >= MOST_GUESTS) throw problem;
    }
  }
}

/** Tell which device has this seat of an open table. */
export async function introduce(table: string, key: string): Promise<void> {
  await request(`/api/company/seats/${table}`, device(), lang(), key);
}

/** What this device keeps in order not to be seated with that player again. */
export const tokenOf = async (table: string, key: string, player: number): Promise<string> =>
  (await ask<Avoiding>(`/api/company/seats/${table}/avoid`, { player }, lang(), key)).token;

export const wish = (rules: string, until: number, key: string): Promise<WishState> =>
  ask<WishState>("/api/company/wishes", { ...person(), rules, until, key, ...device() });

export async function lookAtWish(key: string, seen: string, signal: AbortSignal): Promise<WishState> {
  return (await request("/api/company/wishes/look", { seen }, lang(), key, { signal })).json();
}

export const answer = (key: string, yes: boolean): Promise<WishState> => ask<WishState>("/api/company/wishes/answer", { yes }, lang(), key);

export async function endWish(key: string): Promise<void> {
  await request("/api/company/wishes/end", {}, lang(), key);
}
