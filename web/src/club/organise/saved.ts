// When this browser last saved a copy of a competition: another computer goes on with it if this one dies.
import { loadRecord, save } from "../../shell/storage";

export interface Saved {
  /** As Date.now(). */
  at: number;
  /** The number of the last change that is in it. */
  seq: number;
}

const MOST = 40;
/** Minutes after which a change that is in no copy is a worry. */
const LATE = 10;

export function savedOf(id: string): Saved | null {
  const found = loadRecord<Saved>("copies")[id];
  return typeof found?.at === "number" && typeof found.seq === "number" ? found : null;
}

export function noteSaved(id: string, saved: Saved): void {
  const others = Object.entries(loadRecord<Saved>("copies")).filter(([one]) => one !== id);
  const latest = [...others, [id, saved] as const].sort(([, one], [, other]) => other.at - one.at).slice(0, MOST);
  save("copies", Object.fromEntries(latest));
}

/** Whether somebody should save one now: much has happened since, or has never been saved at all. */
export function isLate(saved: Saved | null, seq: number, now: number, seated: boolean): boolean {
  if (!seated) return false;
  return !saved || (seq > saved.seq && now - saved.at > LATE * 60_000);
}

/** A name under which the file is found again: what is played, the day and the time. */
export function fileName(title: string, now: Date, kind: "jsonl" | "html" = "jsonl"): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `${title.replace(/[\\/:*?"<>|\s]+/g, " ").trim() || "canasta"} ${day} ${two(now.getHours())}.${two(now.getMinutes())}.${kind}`;
}
