// Whose turn it is and what is to be done, as the middle of the table says it.
import type { TableState } from "../wire/game.svelte";
import type { DealView } from "../wire/types";
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
  if (view.phase === "answer") return mine ? t("table-status-answer") : t("table-status-answers", { name });
  if (!mine) return t("table-status-other", { name });
  if (view.must_go_out) return t("table-status-go-out");
  if (view.phase === "draw")
    return t(play.legal.some((action) => action.startsWith("take")) ? "table-status-draw-or-take" : "table-status-draw");
  return t("table-status-play");
}
