// What a sentence of advice speaks of, lit on the table: the names of its spots, and the light on them.
import { kindOf } from "../cards/faces";
import type { GameEvent, ProofShown } from "../wire/types";
import type { HandCard } from "../cards/keyed";

/** What speaks against an action that waits, and was not sent. */
export interface Warning {
  text: string;
  proof: ProofShown | null;
  action: string;
}

/** The spots of a proof, as the table names them; lines of the log by the number of an event. */
export function spotsOf(
  proof: ProofShown,
  side: number,
  hand: readonly HandCard[],
  events: readonly GameEvent[],
): { spots: string[]; told: number[] } {
  const ranks = new Set(proof.hand);
  const spots = [
    ...hand.filter(({ card }) => ranks.has(kindOf(card))).map(({ key }) => `card:${key}`),
    ...proof.melds.map((meld) => `meld:${meld.side}:${meld.number}`),
    ...proof.seats.map((seat) => `seat:${seat}`),
    ...proof.spots.map((spot) => (spot === "reds" ? `red:${side}` : spot)),
  ];
  const told = proof.past.flatMap(({ seat, what, rank }): number[] => {
    const at = events.findLastIndex(
      (one) => one.seat === seat && (what === "draw" ? one.kind === "draw" : one.kind === "discard" && kindOf(one.card) === rank),
    );
    if (at < 0) return [];
    const over = what === "draw" ? events.slice(0, at).findLast((one) => one.kind === "discard") : undefined;
    return [events[at]!.number, ...(over ? [over.number] : [])];
  });
  return { spots, told };
}

/** The elements there, of a line of the log the last that begins no later than the event. */
function found(root: ParentNode, { spots, told }: ReturnType<typeof spotsOf>): HTMLElement[] {
  const named = spots.map((spot) => root.querySelector<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`));
  const lines = [...root.querySelectorAll<HTMLElement>("[data-told]")];
  const past = told.map((number) => lines.findLast((line) => Number(line.dataset.told) <= number) ?? null);
  return [...named.map((one) => one?.closest<HTMLElement>(".seat") ?? one), ...past].filter((one) => one !== null);
}

/** Light the spots; returns how to put the light out. `made` has the elements. */
export function light(spots: ReturnType<typeof spotsOf>, made: (lit: HTMLElement[]) => void = () => undefined): () => void {
  const lit = found(document, spots);
  for (const one of lit) one.dataset.proof = "";
  made(lit);
  return () => {
    for (const one of lit) delete one.dataset.proof;
  };
}
