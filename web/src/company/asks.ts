// Questions to the server about a wish to play, and about people to keep apart.
import { person } from "../shell/begin";
import { lang } from "../texts";
import { ask, request } from "../wire/api";
import type { Avoiding, WishState } from "../wire/types";
import { device } from "./device";

/** Tell which device has this seat of an open table. */
export async function introduce(table: string, key: string): Promise<void> {
  await request(`/api/company/seats/${table}`, device(), lang(), key);
}

/** The token that this device keeps in order not to be seated with that player again. */
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
