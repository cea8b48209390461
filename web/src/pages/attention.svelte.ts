// How a browser tells that it is one's turn when nobody looks at it: the tab's title, a buzz, and a screen that stays on.
import { settings } from "../shell/settings.svelte";
import { t } from "../texts";
import type { TableState } from "../wire/game.svelte";

const BUZZ_MS = 120;

/** Whether something is expected of the reader now: an action in a deal that goes on. */
function onTurn({ info, view, seat }: TableState): boolean {
  return !info?.pause && view !== null && seat !== null && view.outcome === null && view.to_act === seat;
}

/** Keep the title of the tab, buzz as a turn begins, and hold the screen awake while the reader plays. */
export function attention(state: () => TableState): void {
  const mine = $derived(onTurn(state()));
  const playing = $derived(state().player !== null && state().view !== null && state().info?.stage !== "finished");

  $effect(() => {
    const title = state().info?.title;
    if (title) document.title = mine ? `● ${t("table-turn-yours")} – Canasta` : `${title} – Canasta`;
  });

  $effect(() => {
    // Before the first tap the browser refuses it, and says so in its console.
    if (mine && settings.sound && "vibrate" in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(BUZZ_MS);
  });

  $effect(() => {
    if (!playing || !("wakeLock" in navigator)) return;
    let held: WakeLockSentinel | undefined;
    let over = false;
    // A hidden page loses it; a browser that will not give it (an empty battery) is left in peace.
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== "visible") return;
      held = await navigator.wakeLock.request("screen").catch(() => undefined);
      if (over) void held?.release();
    };
    void hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", hold);
      void held?.release();
    };
  });
}
