// Deals on their way to the sheet. Each is kept on this phone until the server has it, and sent again by the same id, so
// that it stands there once.
import { StoredList } from "../../shell/stored.svelte";
import { ask, ApiError } from "../../wire/api";
import { freshId } from "../../wire/socket";
import type { Done, SheetEntries } from "../../wire/types";
import { device } from "../device";
import type { SheetState } from "./live.svelte";
import type { Answers } from "./written";

const PAUSE = 4000;

export interface WaitingDeal {
  id: string;
  sheet: string;
  /** The deals that the writer knew of. */
  deals: number;
  entry: SheetEntries["entries"][number];
  points: number[];
  /** What was answered, to look at it again. */
  answers: Answers;
}

const isDeal = (value: unknown): value is WaitingDeal => typeof (value as WaitingDeal | null)?.sheet === "string";

export class Waiting {
  readonly #kept = new StoredList("sheet-waiting", isDeal);
  readonly deals = $derived.by(() => this.#kept.all.filter(({ sheet }) => sheet === this.#live.id));
  /** Why the server does not take the first of them. */
  refused = $state("");
  #live: SheetState;
  #sending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(live: SheetState) {
    this.#live = live;
  }

  /** Send a deal; while the server is away it waits here, and goes by itself. Raises `ApiError` if the server refuses it. */
  async add(entry: WaitingDeal["entry"], points: number[], answers: Answers, deals: number): Promise<void> {
    const one = { id: freshId(), sheet: this.#live.id, deals, entry, points, answers };
    this.#set([...this.deals, one]);
    await this.flush();
    if (!this.refused || this.deals[0] !== one) return;
    const message = this.refused;
    this.drop(one);
    throw new ApiError("refused", message);
  }

  /** Send what waits, in its order, until the server is away or refuses one. */
  async flush(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    clearTimeout(this.#timer);
    try {
      for (let one = this.deals[0]; one; one = this.deals[0]) {
        const { id, entry, deals } = one;
        await ask<Done>(
          `/api/club/sheets/${this.#live.id}/entries`,
          { id, entries: [entry], by: "", deals, device: device() },
          undefined,
          this.#live.key,
        );
        this.drop(one);
      }
    } catch (problem) {
      const away = problem instanceof ApiError && (problem.code === "offline" || problem.code === "server");
      if (away) this.#timer = setTimeout(() => void this.flush(), PAUSE);
      else this.refused = problem instanceof Error ? problem.message : String(problem);
    } finally {
      this.#sending = false;
    }
  }

  /** It is there, or is not to be sent any longer. */
  drop(one: WaitingDeal): void {
    this.refused = "";
    this.#set(this.deals.filter((each) => each !== one));
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #set(deals: WaitingDeal[]): void {
    this.#kept.change((all) => [...all.filter(({ sheet }) => sheet !== this.#live.id), ...deals]);
  }
}
