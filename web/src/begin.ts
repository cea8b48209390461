// Making tables and sitting down at them, as the person of the preferences.
import { choice, solo } from "./choice.svelte";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { myTables, startAtOnce } from "./tables.svelte";
import { t } from "./texts";
import { api, Trouble } from "./wire/api";

const MOST_GUESTS = 6;

export function person(): { name: string; avatar: string } {
  return { name: settings.name.trim() || t("profile-guest"), avatar: settings.avatar };
}

/** A table by the chosen game. Alone: the match against bots begins as soon as its page is there. */
export async function openTable(alone: boolean): Promise<void> {
  const game = alone ? solo(choice.game) : choice.game;
  const { table, key } = await api.open({ settings: game, ...person() });
  myTables.add(table, key);
  if (alone) startAtOnce.add(table);
  go(`/t/${table}`);
}

/** Take a chair; the secret is kept. Several people without a name are told apart by a number. */
export async function sitDown(table: string, chair: number): Promise<string> {
  const { name, avatar } = person();
  for (let guest = 1; ; guest++) {
    try {
      const { key } = await api.sit(table, { name: guest > 1 ? `${name} ${guest}` : name, avatar, chair });
      myTables.add(table, key);
      return key;
    } catch (problem) {
      const taken = problem instanceof Trouble && problem.code === "table-name-taken" && !settings.name.trim();
      if (!taken || guest >= MOST_GUESTS) throw problem;
    }
  }
}
