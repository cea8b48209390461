// Open tables: what the first page asks of the server.
import { person } from "../shell/begin";
import { t } from "../texts";
import { ask, ApiError } from "../wire/api";
import type { Company, Opened } from "../wire/types";
import { newSecret } from "../shell/begin";
import { device } from "./device";

const MOST_GUESTS = 6;

export const look = (): Promise<Company> => ask<Company>("/api/company", device());

/** Sit down at an open table, or ask its host. Several people without a name are told apart by a number. */
export async function sitDown(entry: string): Promise<Opened> {
  const { name, avatar } = person();
  const key = newSecret();
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
