// A score sheet as this browser knows it: what the feed tells, with runes, and the means to write on it.
import { save } from "../../shell/storage";
import type { Done, SheetChanged, SheetEntries, SheetInfo, SheetWelcome } from "../../wire/types";
import { device } from "../device";
import { LiveFeed } from "../feed.svelte";

export class SheetState extends LiveFeed<SheetInfo, SheetWelcome | SheetChanged> {
  constructor(id: string, key: string) {
    super("sheet", id, key, `/api/club/sheets/${id}`);
  }

  /** Write on it: who says so, and how many deals the writer has seen. Raises `ApiError`. */
  enter(entry: SheetEntries["entries"][number], { by = "", deals = null }: { by?: string; deals?: number | null } = {}): Promise<Done> {
    if (by.trim()) save("sheet-by", by.trim());
    return this.do("entries", { entries: [entry], by: by.trim(), deals, device: device() });
  }

  /** Those at the table: one of them says so, mostly. */
  get people(): string[] {
    return this.info?.seats.map(({ name }) => name) ?? [];
  }

  protected hear(told: SheetWelcome | SheetChanged): void {
    if (told.t !== "sheet" && told.t !== "sheet-change") return;
    if (told.t === "sheet-change" && told.seq <= this.seq) return;
    [this.info, this.seq, this.refusal] = [told.sheet, told.seq, null];
  }
}
