// Making tables and sitting down at them, as the person of the preferences.
import { choice, solo } from "./choice.svelte";
import { guideFirst } from "./guide";
import { load } from "./storage";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { myTables, startAtOnce } from "./tables.svelte";
import { t } from "../texts";
import { api, ApiError } from "../wire/api";

const MOST_GUESTS = 6;

export function person(): { name: string; avatar: string } {
  return { name: settings.name.trim() || t("profile-guest"), avatar: settings.avatar };
}

/** A table by the chosen game. Alone: the match against bots begins as soon as its page is there; `here`: without the server,
 * as also where it cannot be reached and the bots have come along. */
export async function openTable(alone: boolean, here = false): Promise<void> {
  const game = alone ? solo(choice.alone, choice.length) : choice.game;
  const asked = { settings: game, ...person() };
  const from = location.pathname;
  const { table, key } = await api.open(asked, here).catch((lost: unknown) => {
    if (alone && lost instanceof ApiError && lost.code === "offline" && load("offline")) return api.open(asked, true);
    throw lost;
  });
  if (alone) guideFirst(table, myTables.all.length);
  myTables.add(table, key);
  if (alone) startAtOnce.add(table);
  if (location.pathname === from) go(`/t/${table}`); // whoever has gone elsewhere meanwhile stays there
}

/** Secrets by table, of chairs that were asked for: an answer may be lost when the chair is already taken. */
const asked = new Map<string, string>();

/** A new key, as the server takes it. */
export const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");

function secretFor(table: string): string {
  const secret = asked.get(table) ?? newSecret();
  asked.set(table, secret);
  return secret;
}

/** Take a chair; the secret is kept. Several people without a name are told apart by a number. */
export async function sitDown(table: string, chair: number): Promise<string> {
  const { name, avatar } = person();
  for (let guest = 1; ; guest++) {
    try {
      const called = guest > 1 ? `${name} ${guest}` : name;
      const { key } = await api.sit(table, { name: called, avatar, chair, key: secretFor(table) });
      asked.delete(table);
      myTables.add(table, key);
      return key;
    } catch (problem) {
      const taken = problem instanceof ApiError && problem.code === "table-name-taken" && !settings.name.trim();
      if (!taken || guest >= MOST_GUESTS) throw problem;
    }
  }
}
