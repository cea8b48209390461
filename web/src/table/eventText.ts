// What happened, as it is told at the table: every deed since the own last turn, turn by turn, and in a row to listeners.
import type { GameEvent } from "../wire/types";

/** What one turn brought, in words. */
export interface TurnTold {
  /** The number of its first event. */
  number: number;
  text: string;
}

/** The shuffle's proof: kept for those who open the whole log. */
const PROOF = new Set<GameEvent["kind"]>(["revealed", "commitment", "contribution"]);
const BEFORE_A_DEAL = new Set<GameEvent["kind"]>(["drew", "seated", ...PROOF]);

/** Something was done or came of it. That a turn begins is no deed: the middle of the table says whose it is. */
function isDeed(event: GameEvent): boolean {
  return event.text !== "" && event.kind !== "turn" && !PROOF.has(event.kind);
}

/** What a listener is told, each once: the deeds, and that their own turn has come. */
export function spoken(events: readonly GameEvent[], seat: number | null): GameEvent[] {
  return events.filter((event) => isDeed(event) || (event.kind === "turn" && event.seat === seat && event.text !== ""));
}

/** The events without discards that were taken back. */
export function standing(events: readonly GameEvent[]): readonly GameEvent[] {
  if (!events.some((event) => event.kind === "taken_back")) return events;
  const left: GameEvent[] = [];
  for (const event of events) {
    if (event.kind !== "taken_back") left.push(event);
    else
      left.length = Math.max(
        0,
        left.findLastIndex((one) => one.kind === "discard"),
      );
  }
  return left;
}

/**
 * The events since that seat's last whole turn began, the turn itself included; of this deal, with the draw for seats
 * where it comes right before. Those who watch (null) are told of a round, back to the last turn of whoever is on turn.
 */
export function sinceLastTurn(told: readonly GameEvent[], seat: number | null): readonly GameEvent[] {
  const events = standing(told);
  const whose = seat ?? events.findLast((event) => event.kind === "turn")?.seat ?? null;
  let others = false;
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at]!;
    if (event.kind === "turn") {
      if (event.seat !== whose) others = true;
      else if (others) return events.slice(at);
    } else if (event.kind === "deal") {
      let from = at;
      while (from > 0 && BEFORE_A_DEAL.has(events[from - 1]!.kind)) from -= 1;
      return events.slice(from);
    }
  }
  return events;
}

interface Clause {
  words: string;
  times: number;
  /** Goes on after the one before it with the same name. */
  same: boolean;
}

/** "Alba melds three aces; discards 7♥. The pile is frozen.": the same done twice stands once, with ×2. */
function sentence(clauses: readonly Clause[]): string {
  return clauses
    .map(({ words, times, same }, place) => {
      const bare = times > 1 || clauses[place + 1]?.same ? words.replace(/\.$/, "") : words;
      const often = times > 1 ? `${bare} ×${times}${clauses[place + 1]?.same ? "" : "."}` : bare;
      return place === 0 ? often : `${same ? "; " : " "}${often}`;
    })
    .join("");
}

/**
 * A line for each turn: the name once, then what was done. Before the first turn each event has its own. That others
 * draw, as every turn begins, is said until they do something with it: what they discard needs the room.
 */
export function byTurn(events: readonly GameEvent[], names: readonly string[], seat: number | null): TurnTold[] {
  const turns: { number: number; clauses: Clause[] }[] = [];
  let turn = false;
  let fresh = true;
  let drew = false;
  let name = "";
  let before = "";
  for (const event of events) {
    if (event.kind === "turn" || event.kind === "deal") [turn, fresh] = [event.kind === "turn", true];
    if (!isDeed(event)) continue;
    const subject = event.seat === null ? "" : (names[event.seat] ?? "");
    const named = subject !== "" && event.text.startsWith(`${subject} `);
    const clauses = turns.at(-1)?.clauses;
    const last = clauses?.at(-1);
    if (fresh || !turn || !clauses || !last) turns.push({ number: event.number, clauses: [{ words: event.text, times: 1, same: false }] });
    else if (drew) clauses.splice(0, 1, { words: event.text, times: 1, same: false });
    else if (event.text === before) last.times += 1;
    else {
      const same = named && subject === name;
      clauses.push({ words: same ? event.text.slice(subject.length + 1) : event.text, times: 1, same });
    }
    drew = turn && fresh && event.kind === "draw" && event.seat !== seat && event.count !== 0;
    [fresh, name, before] = [false, named ? subject : "", event.text];
  }
  return turns.map(({ number, clauses }) => ({ number, text: sentence(clauses) }));
}
