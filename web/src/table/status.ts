// Whose turn it is and what is to be done, as the middle of the table says it.
import type { TableState } from "../wire/game.svelte";
import type { DealView } from "../wire/types";
import { parseAction } from "./notation";
import type { Play } from "./play.svelte";

type Words = (key: string, args?: Record<string, string>) => string;
type Now = Pick<Play, "mine" | "legal"> & { table: Pick<TableState, "shut" | "info"> };

/** Empty at a table that is shut. */
export function statusOf(view: DealView, play: Now, t: Words): string {
  const { table, mine } = play;
  const name = table.info?.names[view.to_act] ?? "";
  if (table.shut) return "";
  if (view.outcome !== null) return t("table-status-over");
  if (table.info?.pause) return t("table-status-paused");
  if (view.phase === "answer") {
    const asking = { asking: table.info?.names[view.turn] ?? "", own: view.turn === view.seat ? "yes" : "no" };
    return mine ? t("table-status-answer") : t("table-status-answers", { name, ...asking });
  }
  if (!mine) return t("table-status-other", { name });
  if (view.must_go_out) return t("table-status-go-out");
  return t(`table-status-${view.phase === "draw" ? begins(verbs(play.legal)) : ends(verbs(view.legal))}`);
}

const verbs = (legal: readonly string[]): ReadonlySet<string> => new Set(legal.map((action) => parseAction(action).verb));

/** How a turn begins by what is legal: a meld of wilds may come first, and then the pile is taken. */
function begins(can: ReadonlySet<string>): string {
  if (can.has("take")) return can.has("draw") ? "draw-or-take" : can.has("pass") ? "take-or-pass" : "take";
  return can.has("draw") || can.size === 0 ? "draw" : can.has("pass") ? "pass" : "lay";
}

/** How it ends. What is laid ready may still be taken back: what is legal without it counts. */
function ends(can: ReadonlySet<string>): string {
  if (can.has("pass")) return can.has("discard") ? "play-or-pass" : "pass";
  return can.has("discard") || can.size === 0 ? "play" : "lay";
}
