// Whether players may use telephones, and whose links open anything (TB-11.7).
import type { ClubInfo } from "../../wire/types";

/** What was agreed of telephones. */
export const phonesOf = ({ settings }: Pick<ClubInfo, "settings">) => settings.phones ?? "allowed";

/** Whether links of tables or of pairs open anything. */
export function mayPhone(club: Pick<ClubInfo, "settings">, role: "table" | "pair"): boolean {
  const phones = phonesOf(club);
  return phones === "allowed" || (phones === "table" && role === "table");
}
