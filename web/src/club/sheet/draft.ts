// A deal that is being written down stays in this browser until it is entered: a page may be closed or loaded anew.
import { load, save } from "../../shell/storage";
import type { Answers } from "./written";

const NAME = "sheet-draft";

interface Draft {
  sheet: string;
  /** How many deals there were on the sheet. */
  deals: number;
  answers: Answers;
}

/** The answers so far; null where nothing was begun, or where the deal has been entered meanwhile. */
export function drafted(sheet: string, deals: number): Answers | null {
  const found = load(NAME) as Partial<Draft> | null;
  const same = found?.sheet === sheet && found.deals === deals;
  return same && typeof found.answers === "object" ? found.answers : null;
}

export function keepDraft(sheet: string, deals: number, answers: Answers): void {
  save(NAME, { sheet, deals, answers } satisfies Draft);
}

export function dropDraft(): void {
  save(NAME, null);
}
