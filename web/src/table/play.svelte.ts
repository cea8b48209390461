// What the person at this table is about to do: the selection, what lights up, what is laid ready, the last refusal.
// The server decides what is legal; this only asks it and remembers the answers until something happens.
import { kindOf } from "../cards/faces";
import { load, save } from "../shell/storage";
import { settings } from "../shell/settings.svelte";
import { t } from "../texts";
import type { TableState } from "../wire/game.svelte";
import type { Failed, RefusalInfo, Refused, Tried } from "../wire/types";
import { missing, offers, wish, type Offer, type Target } from "./offers";
import { keyed, type HandCard } from "../cards/keyed";
import { keysNamed, sameKind } from "./hand";
import { joined, parseAction } from "./notation";
import { arranged, drawnNow, keysOf, moved } from "./order";
import type { Warning } from "./proof";
import { confirmable, handAfter, staged, type StagedMeld } from "./staging";

/** Something to tell the player; `rule` is the rule of the book that says so. */
export interface Notice {
  text: string;
  rule: string | null;
}

type Verdict = { allowed: boolean; refusal: RefusalInfo | null };

/** Nothing is the same thing each time, so that what hangs on it does not begin anew. */
const NONE: readonly never[] = [];
const NO_VERDICTS: ReadonlyMap<string, Verdict> = new Map();
/** Milliseconds: how long what was sent takes to come back at most, and how often one looks. */
const [HEARD, STEP] = [3000, 60];
const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));
const LAYS = new Set(["take", "meld", "add", "swap"]);

export class Play {
  readonly table: TableState;
  #chosen: readonly string[] = $state.raw(NONE);
  /** The actions laid ready, in the notation, and what the server said when each came to those before it. */
  ready: readonly string[] = $state.raw(NONE);
  #answers: readonly Tried[] = $state.raw(NONE);
  readonly answer = $derived.by(() => this.#answers.at(-1) ?? null);
  /** Told which cards are about to lie ready, and the hand that they leave: so that they can be seen to go there. */
  onready: (hand: readonly string[], cards: readonly string[]) => void = () => undefined;
  notice: Notice | null = $state.raw(null);
  warning: Warning | null = $state.raw(null);
  busy = $state(false);
  /** The cards of a discard that the server has not answered yet. */
  leaving: readonly string[] = $state.raw(NONE);
  /** How the hand lay last, by key, and in which deal. */
  #lay: { deal: number; keys: readonly string[] } = $state.raw({ deal: 0, keys: NONE });
  #verdicts: ReadonlyMap<string, Verdict> = $state.raw(NO_VERDICTS);
  #asking = new Set<string>();
  #moment = 0;

  constructor(table: TableState) {
    this.table = table;
    const kept = load("hand") as { table?: string; deal?: number; keys?: string[] } | null;
    if (kept && kept.table === table.table && Array.isArray(kept.keys)) this.#lay = { deal: kept.deal ?? 0, keys: kept.keys };
  }

  readonly view = $derived.by(() => this.table.view);
  readonly seat = $derived.by(() => this.view?.seat ?? null);
  readonly side = $derived.by(() =>
    this.view && this.seat !== null ? (this.view.sides[this.seat % this.view.sides.length] ?? null) : null,
  );
  readonly mine = $derived.by(
    () =>
      !this.table.shut &&
      this.table.beside == null &&
      this.view !== null &&
      this.seat !== null &&
      this.view.to_act === this.seat &&
      this.view.outcome === null,
  );
  /** The own last discard can be taken back. */
  readonly slip = $derived.by(() => this.table.slip != null && this.table.slip === this.table.player);
  readonly drawing = $derived.by(() => this.view?.phase === "draw");
  /** The own side has yet to open: what is laid ready counts towards that. */
  readonly opening = $derived.by(() => this.mine && this.side !== null && !this.side.opened && this.view?.phase !== "answer");
  /** Lays are put ready, shown to nobody, until the discard lays them; a taken pile shows its cards, and is taken at once. */
  readonly staging = $derived.by(() => this.opening || (this.mine && this.table.patient));
  /** The melds of the own side, with what is laid ready. */
  readonly melds: StagedMeld[] = $derived.by(() => staged(this.side?.melds ?? [], this.answer?.melds ?? this.side?.melds ?? []));
  readonly #held = $derived.by(() => this.view?.hand ?? NONE);
  readonly hand: HandCard[] = $derived.by(() => this.#arranged(handAfter(this.#held, this.ready)));
  /** What came to the hand in this turn, by key. */
  readonly fresh = $derived.by(() => (this.mine ? keysOf(this.hand, drawnNow(this.table.events, this.seat)) : new Set<string>()));
  readonly keys = $derived.by(() => this.#chosen.filter((key) => this.hand.some((card) => card.key === key)));
  readonly selection = $derived.by(() => this.hand.filter((card) => this.keys.includes(card.key)).map((card) => card.card));
  readonly legal = $derived.by(() =>
    !this.mine ? NONE : this.ready.length > 0 ? (this.answer?.legal ?? NONE) : (this.view?.legal ?? NONE),
  );
  readonly offered: Offer[] = $derived.by(() =>
    offers({
      selection: this.selection,
      legal: this.legal,
      melds: this.melds.filter((meld) => !meld.closed),
      top: this.view?.pile.top ?? null,
    }),
  );
  /** What may be done now with what is selected. */
  readonly lit: Offer[] = $derived.by(() => this.offered.filter((one) => one.sure || this.#verdicts.get(one.action)?.allowed));
  readonly confirmable = $derived.by(() => confirmable(this.ready, this.answer, this.hand.length));

  /** Something happened at the table: what was asked before it counts no longer. */
  happened(): void {
    this.#moment += 1;
    this.#verdicts = NO_VERDICTS;
    this.#asking.clear();
    this.#unready();
    this.notice = this.warning = null;
    if (!this.mine) this.#chosen = NONE;
  }

  /** Let a bot play for somebody who has gone; who has gone only just now is still waited for. */
  async replace(player: number): Promise<void> {
    const told = await this.table.send({ do: "replace", player });
    if (told.t === "failed") this.notice = { text: told.message, rule: null };
  }

  #arranged(cards: readonly string[]): HandCard[] {
    const known = this.#lay.deal === this.view?.deal ? this.#lay.keys : NONE;
    return arranged(keyed(cards), known, settings.order);
  }

  /** Remember how the hand lies, as far as that is not by rank: call it when the hand has changed. */
  remember(): void {
    if (!this.view || settings.order === "rank") return;
    this.#put(this.#arranged(this.#held).map(({ key }) => key));
  }
  #put(keys: readonly string[]): void {
    const deal = this.view?.deal ?? 0;
    if (this.#lay.deal === deal && this.#lay.keys.join() === keys.join()) return;
    this.#lay = { deal, keys };
    if (this.table.table) save("hand", { table: this.table.table, deal, keys }); // a puzzle's hand must not take the place of a match's
  }
  /** Put cards of the hand before another one, or at the end, where the order is this person's own. */
  move(some: readonly string[], before: string | null): void {
    if (settings.order === "own")
      this.#put(
        moved(
          this.#arranged(this.#held).map(({ key }) => key),
          some,
          before,
        ),
      );
  }

  toggle(key: string): void {
    this.#chosen = this.keys.includes(key) ? this.keys.filter((one) => one !== key) : [...this.keys, key];
    this.notice = this.warning = null;
  }

  /** All cards of that rank, or none if they are all selected. */
  toggleKind(key: string): void {
    const kind = sameKind(this.hand, key);
    const all = kind.every((one) => this.keys.includes(one));
    const others = this.keys.filter((one) => !kind.includes(one));
    this.#chosen = all ? others : [...others, ...kind];
    this.notice = this.warning = null;
  }

  choose(keys: string[]): void {
    this.#chosen = keys;
    this.warning = null;
  }

  clear(): void {
    this.#chosen = NONE;
    this.notice = this.warning = null;
  }

  /** The server is asked about what the list of legal actions does not settle. */
  async ask(): Promise<void> {
    const moment = this.#moment;
    const open = this.offered.filter((one) => !one.sure && !this.#verdicts.has(one.action) && !this.#asking.has(one.action));
    for (const { action } of open) {
      this.#asking.add(action);
      const verdict = await this.#verdict(action);
      if (moment !== this.#moment) return;
      if (verdict) this.#verdicts = new Map([...this.#verdicts, [action, verdict]]);
    }
  }

  async #verdict(action: string): Promise<Verdict | null> {
    const all = [...this.ready, action];
    const told = await this.table.try(joined(all));
    return told.t === "tried" ? { allowed: told.accepted === all.length && !told.refusal, refusal: told.refusal } : null;
  }

  lights(target: Target): Offer | null {
    return this.lit.find((one) => one.target === target) ?? null;
  }

  /** A tap, a key or a drop on a spot: does what lights up there, else says why it cannot be done. */
  async at(target: Target): Promise<void> {
    const lit = this.lights(target);
    if (lit && this.#showsFirst(lit)) return;
    if (lit) return this.act(lit);
    if (this.table.shut) return;
    if (!this.mine) {
      const name = this.table.info?.names[this.view?.to_act ?? -1] ?? "";
      this.notice = { text: this.view?.outcome ? t("table-status-over") : t("table-not-your-turn", { name }), rule: null };
      return;
    }
    const action = wish(target, this.selection, this.drawing);
    if (action === null) {
      this.notice = { text: t(missing(target, this.selection, this.drawing, this.lights("pile") !== null)), rule: null };
      return;
    }
    const known = this.#verdicts.get(action)?.refusal;
    if (known) return this.#refuse(known);
    const verb = action.split(" ")[0] ?? "";
    if (!LAYS.has(verb) && verb !== "discard") return this.act({ target, verb, action, sure: true }); // not in the list: it will be refused
    const told = await this.table.try(joined([...this.ready, action]));
    if (told.t === "tried" && !told.refusal && LAYS.has(verb)) return this.act({ target, verb, action, sure: true });
    this.#tell(told);
  }

  /** A tap on the pile alone commits no cards: it selects those that would take it, and the next tap takes it. */
  #showsFirst({ verb, action }: Offer): boolean {
    if (verb !== "take" || parseAction(action).cards.length === 0 || this.selection.length > 0) return false;
    this.show(action);
    this.notice = { text: t("table-tap-again"), rule: null };
    return true;
  }

  /** The cards of the hand that an action moves, selected. */
  show(action: string): void {
    const { verb, cards } = parseAction(action);
    this.#chosen = keysNamed(this.hand, verb === "swap" ? cards.slice(0, 1) : cards);
  }

  /** Do an advised turn step by step, until something is refused; what was laid ready, which it does not count, goes back. */
  async follow(...turn: readonly string[]): Promise<void> {
    this.#unready();
    this.#forget();
    for (const [place, action] of turn.entries()) {
      const { verb } = parseAction(action);
      if (place > 0 && !this.mine) return;
      const step = (): Promise<void> => this.act({ target: "new", verb, action, sure: true }, true);
      if (place < turn.length - 1 ? !(await this.#done(step)) : (await step(), !LAYS.has(verb))) return;
    }
    await this.confirm();
  }

  /** Whether it went well: what was sent has come back as something that happened. */
  async #done(step: () => Promise<void>): Promise<boolean> {
    const [moment, ready] = [this.#moment, this.ready.length];
    await step();
    for (let waited = 0; this.#moment === moment && this.ready.length === ready && this.notice === null && waited < HEARD; waited += STEP)
      await pause(STEP);
    return this.notice === null && (this.#moment !== moment || this.ready.length !== ready);
  }

  /** Do what is offered; a discard only if nothing speaks against it, or the player has `heard` what does. */
  async act(offer: Offer, heard = false): Promise<void> {
    if (this.busy) return;
    if (this.staging && LAYS.has(offer.verb) && (this.opening || offer.verb !== "take")) return this.#layReady(offer.action);
    const discard = offer.verb === "discard";
    if (this.ready.length > 0 && !discard) return void (this.notice = { text: t("table-confirm-first"), rule: null });
    if (!heard && this.table.warns && discard && (await this.#warned(offer.action))) return;
    await this.#send(offer.action);
  }

  async #warned(action: string): Promise<boolean> {
    const moment = this.#moment;
    this.busy = true;
    const told = await this.table.warn(joined([...this.ready, action]));
    this.busy = false;
    if (moment !== this.#moment) return true; // too late: something else has happened
    if (told.t !== "warned" || told.text === "") return false;
    this.warning = { text: told.text, proof: told.proof, action };
    return true;
  }

  /** Do what was warned of all the same. */
  async insist(): Promise<void> {
    const waits = this.warning;
    this.warning = null;
    if (waits && !this.busy) await this.#send(waits.action);
  }

  async #layReady(action: string): Promise<void> {
    const moment = this.#moment;
    const all = [...this.ready, action];
    this.busy = true;
    const told = await this.table.try(joined(all));
    this.busy = false;
    if (moment !== this.#moment) return;
    if (told.t !== "tried" || told.refusal || told.accepted < all.length) {
      this.#tell(told);
      return;
    }
    this.onready(handAfter(this.#held, this.ready), parseAction(action).cards);
    this.ready = all;
    this.#answers = [...this.#answers, told];
    this.#forget();
  }

  /** Take back the last thing laid ready, or the last discard; nothing that was laid ever comes back. */
  takeBack(): void {
    if (this.slip) return void this.#unslip();
    this.ready = this.ready.slice(0, -1);
    this.#answers = this.#answers.slice(0, -1);
    this.#forget();
  }
  async #unslip(): Promise<void> {
    const told = await this.table.send({ do: "take-back" });
    if (told.t !== "ack") this.#tell(told);
  }
  #unready(): void {
    this.ready = NONE;
    this.#answers = NONE;
  }

  /** Lay what is laid ready. */
  async confirm(): Promise<void> {
    if (this.ready.length > 0 && this.confirmable) await this.#send();
  }

  /** Add what is selected to the first meld that takes it. */
  async addFirst(): Promise<void> {
    const offer = this.lit.find(({ verb }) => verb === "add" || verb === "swap");
    if (offer) await this.act(offer);
  }

  /** Lay what is laid ready if nothing is selected, else do the first thing that lights up and ends no turn by itself. */
  async doFirst(): Promise<void> {
    const first = this.lit.find(({ verb }) => verb !== "ask" && verb !== "pass");
    if (this.confirmable && this.selection.length === 0) await this.confirm();
    else if (first) await (first.target === "pile" ? this.at("pile") : this.act(first));
  }

  /** What is laid ready, and then that action. */
  async #send(action = ""): Promise<void> {
    this.busy = true;
    this.leaving = this.#discarded(action);
    const told = await this.table.send({ do: "play", action: joined(action ? [...this.ready, action] : this.ready) });
    this.busy = false;
    this.leaving = NONE;
    if (told.t !== "ack") this.#tell(told);
    else this.#chosen = NONE;
  }

  /** The card of the hand that a discard names, the one selected first. */
  #discarded(action: string): readonly string[] {
    const { verb, cards } = parseAction(action);
    const same = verb === "discard" ? this.hand.filter(({ card }) => card === cards[0] || kindOf(card) === cards[0]) : [];
    const card = same.find(({ key }) => this.keys.includes(key)) ?? same[0];
    return card ? [card.key] : NONE;
  }

  #forget(): void {
    this.#chosen = NONE;
    this.#verdicts = NO_VERDICTS;
    this.#asking.clear();
    this.notice = null;
  }

  #tell(told: Tried | Refused | Failed): void {
    if (told.t === "failed") this.notice = { text: told.message || t("table-no-answer"), rule: null };
    else if (told.refusal) this.#refuse(told.refusal);
    else this.notice = { text: t("table-confirm-first"), rule: null }; // what comes after a taken pile is not told before
  }

  #refuse(refusal: RefusalInfo): void {
    this.notice = { text: refusal.message, rule: refusal.rule };
  }
}
