// What a table tells of itself while one plays there, remembered as a match.
import { load } from "../shell/storage";
import { recordOf } from "../wire/records";
import type { Reviewed } from "../wire/types";
import { keepAccuracy, keepRecord, keepSeen } from "./kept";
import { idOf, type Match, type MatchId, type Seen } from "./match";

/** Keep the match as it stands, and soon after, at its end, its record. Where the browser keeps nothing, nothing is kept. */
export async function remember(seen: Seen): Promise<void> {
  const match = await keepSeen(seen).catch(() => null);
  if (match) void complete(match).catch(() => undefined);
}

async function complete(match: Match): Promise<void> {
  if (match.finished) await fetchRecord(match);
  // From its beginning on its key is worth something, at its end the rest.
  if (match.finished || match.begun === match.seen) await renewBundle();
}

/** Renew what the server keeps under the recovery code of this device, if it has one. */
export async function renewBundle(due = false): Promise<void> {
  if (load("recovery")) await (await import("./recovery.svelte")).renew(due);
}

/** Keep what the coach said of a deal, where the browser keeps anything. */
export function judged(id: MatchId, review: Reviewed): Promise<void> {
  return keepAccuracy(id, review).catch(() => undefined);
}

/** Keep the record of a finished match here, so that it can be watched when the server has it no more. */
export async function fetchRecord(match: Match): Promise<void> {
  const text = await recordOf(match.id, match.key).catch(() => null);
  if (text !== null) await keepRecord(idOf(match), text);
}
