// The record of a match as a file.
import { keep } from "../shell/files";
import { recordOf } from "../wire/records";
import { keptRecord } from "./kept";
import { idOf, type Match } from "./match";

/** Save the record that lies here, or else that of the server. Raises `ApiError`. */
export async function save(match: Match): Promise<void> {
  const text = (await keptRecord(idOf(match))) ?? (await recordOf(match.id, match.key));
  keep(new Blob([text], { type: "text/plain" }), `${match.id}.canasta`);
}
