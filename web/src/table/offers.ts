// From the cards that are selected and the list of legal actions to what lights up. The list has the smallest actions
// only; what is larger is offered as a question (`sure: false`) for the server to answer.
import { countKinds, isWild, kindOf } from "../cards/faces";
import { parseAction, writeAction, type Action } from "./notation";

/** Where an action goes: a spot on the table, or a button where there is no such spot. */
export type Target = "stock" | "pile" | "new" | "ask" | "pass" | "yes" | "no" | `meld:${number}`;

export interface Offer {
  target: Target;
  verb: string;
  action: string;
  /** The legal list has it; otherwise the server must be asked before it is offered. */
  sure: boolean;
}

export interface Question {
  selection: readonly string[];
  legal: readonly string[];
  /** The meld that each rank has on the own side: number by rank, of melds that are not closed. */
  melds: readonly { number: number; rank: string }[];
  top: string | null;
}

const BUTTONS: readonly string[] = ["ask", "pass", "yes", "no"];

function sameKinds(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && contains(a, b);
}

function contains(outer: readonly string[], inner: readonly string[]): boolean {
  const have = countKinds(outer);
  return [...countKinds(inner)].every(([kind, number]) => (have.get(kind) ?? 0) >= number);
}

/** Whether all naturals among the cards are of that kind. */
function allOf(cards: readonly string[], rank: string): boolean {
  return cards.every((card) => isWild(card) || kindOf(card) === kindOf(rank));
}

function naturalRank(cards: readonly string[]): string | null {
  return cards.find((card) => !isWild(card)) ?? null;
}

function offer(action: Action, cards: readonly string[], target: Target, sure: boolean): Offer {
  return { target, verb: action.verb, action: writeAction(action.verb, cards, action.meld), sure };
}

/** What can be done with the selection: at most one offer for a way of doing it, sure ones first. */
export function offers({ selection, legal, melds, top }: Question): Offer[] {
  const found = new Map<string, Offer>();
  const add = (one: Offer, key: string = one.action): void => {
    if (!found.get(key)?.sure) found.set(key, one);
  };
  for (const text of legal) {
    const action = parseAction(text);
    const meld: Target = `meld:${action.meld ?? 0}`;
    if (BUTTONS.includes(action.verb)) add(offer(action, [], action.verb as Target, true));
    else if (action.verb === "draw") add(offer(action, [], "stock", true));
    else if (action.verb === "take") take(action);
    else if (action.verb === "discard" && sameKinds(selection, action.cards)) add(offer(action, selection, "pile", true));
    else if (action.verb === "meld") lay(action);
    else if (action.verb === "add") layOff(action, meld);
    else if (action.verb === "swap" && selection.length === 1 && sameKinds(selection, action.cards.slice(0, 1))) {
      add(offer(action, [...selection, ...action.cards.slice(1)], meld, true));
    }
  }
  /** With cards selected, what is done with them comes first: one draws without any. */
  const order = ({ verb, sure }: Offer): number => (verb === "draw" && selection.length > 0 ? 2 : sure ? 0 : 1);
  return [...found.values()].sort((a, b) => order(a) - order(b));

  function take(action: Action): void {
    if (selection.length === 0) add(offer(action, action.cards, "pile", true));
    else if (sameKinds(selection, action.cards)) add(offer(action, selection, "pile", true), `take ${action.meld}`);
    else if (contains(selection, action.cards) && top !== null && allOf(selection, top)) {
      add(offer(action, selection, "pile", false), `take ${action.meld}`);
    }
  }

  function lay(action: Action): void {
    if (sameKinds(selection, action.cards)) add(offer(action, selection, "new", true), "new");
    else if (contains(selection, action.cards) && oneRank(action)) add(offer(action, selection, "new", false), "new");
  }

  function oneRank(action: Action): boolean {
    const rank = naturalRank(action.cards);
    return rank === null ? selection.every(isWild) : allOf(selection, rank);
  }

  function layOff(action: Action, target: Target): void {
    const rank = melds.find((meld) => meld.number === action.meld)?.rank ?? "";
    const fits = rank === "wild" ? selection.every(isWild) : allOf(selection, rank);
    if (sameKinds(selection, action.cards)) add(offer(action, selection, target, true), target);
    else if (selection.length > 1 && fits && contains(selection, action.cards)) add(offer(action, selection, target, false), target);
  }
}

/** What a tap on a spot means with these cards, whether it is allowed or not: so that one can ask why not. */
export function wish(target: Target, selection: readonly string[], drawing: boolean): string | null {
  if (target === "stock") return "draw";
  if (target === "pile") {
    if (drawing) return writeAction("take", selection);
    return selection.length === 1 ? writeAction("discard", selection) : null;
  }
  if (target === "new") return selection.length > 0 ? writeAction("meld", selection) : null;
  if (target.startsWith("meld:")) return selection.length > 0 ? writeAction("add", selection, Number(target.slice(5))) : null;
  return target;
}

/** What has to come first where such a tap means nothing, as a text; `takes`: the pile can be taken. */
export function missing(target: Target, selection: readonly string[], drawing: boolean, takes: boolean): string {
  if (target === "pile" && selection.length > 1) return "table-select-one";
  if (target === "pile") return "table-select-discard";
  if (!target.startsWith("meld:")) return "table-select-meld";
  return !drawing ? "table-select-added" : takes ? "table-status-draw-or-take" : "table-status-draw";
}
