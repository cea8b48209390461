// Matches that went on while this page was away: the server of this page is asked how they stand.
import { api, ApiError } from "../wire/api";
import { fetchRecord } from "./seen";
import { keepSeen, recordsKept } from "./kept";
import { addressOf, idOf, type Match } from "./match";

const MOST = 20; // of each, the last ones: no list costs the server more

/** Ask about open matches of this server, and fetch the records of finished ones: whether anything is known anew. */
export async function refresh(matches: readonly Match[]): Promise<boolean> {
  const mine = matches.filter(({ at, id }) => at === addressOf(id));
  const open = mine.filter(({ finished }) => !finished).slice(0, MOST);
  const asked = await Promise.all(open.map((match) => ask(match)));
  const there = new Set((await recordsKept()).map(String));
  for (const match of mine.filter((one) => one.finished && !there.has(String(idOf(one)))).slice(0, MOST)) await fetchRecord(match);
  return asked.includes(true);
}

async function ask({ id, key, seat }: Match): Promise<boolean> {
  try {
    return (await keepSeen({ key, info: await api.table(id, key), view: null, events: [], seat })) !== null;
  } catch (problem) {
    if (problem instanceof ApiError) return false; // it stays as it was seen last
    throw problem;
  }
}
