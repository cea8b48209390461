// How a deal ended, to be seen and heard before its score sheet: who went out, in what way, or that the stock was gone.
import type { GameEvent, PlayerShare, SideSheet } from "../wire/types";

export interface DealEnd {
  /** The seat that went out; null where the stock ended the deal. */
  seat: number | null;
  /** The sentence that says so. */
  text: string;
  number: number;
  /** What is rare about how the cards went out: the end of a catalogue key, or empty. */
  rare: "" | "out-first" | "out-concealed";
}

/** Lines of the sheet that say in what way somebody went out. */
const WAYS = /^(?:concealed|clean-game$|black-threes-out$)/;

/** How that deal ended, as far as this browser was told. */
export function closingOf(events: readonly GameEvent[], deal: number): DealEnd | null {
  let here: number | null = null;
  let out: Extract<GameEvent, { kind: "out" }> | undefined;
  let turns: number[] = [];
  for (const event of events) {
    if (event.kind === "deal") [here, out, turns] = [event.deal, undefined, []];
    else if (event.kind === "turn") turns.push(event.seat);
    else if (event.kind === "out") out = event;
    else if (event.kind === "over" && (here ?? deal) === deal) {
      const told = out ?? event;
      const first = out && turns.filter((seat) => seat === out?.seat).length === 1;
      const rare = first ? "out-first" : out && out.concealed >= 0 ? "out-concealed" : "";
      return { seat: out?.seat ?? null, text: told.text, number: told.number, rare };
    }
  }
  return null;
}

type SheetLine = SideSheet["lines"][number];

/** The lines of whoever went out that say in what way. */
function wayLines(sheet: readonly SideSheet[], seat: number | null): SheetLine[] {
  const side = seat === null ? undefined : sheet.find((one) => one.side === seat % sheet.length);
  return (side?.lines ?? []).filter((line) => WAYS.test(line.code) && line.points > 0);
}

/** The ways in which it was done, in the words of the sheet: concealed, a clean game, with black threes. */
export function waysOf(sheet: readonly SideSheet[], seat: number | null): string[] {
  return [...new Set(wayLines(sheet, seat).map((line) => line.label))];
}

/** The title for what is rarest about that end, a message of the catalogue; `said`: the way that it says already. */
export interface EndTitle {
  key: string;
  args: Record<string, number>;
  said: string;
}

/** On the first turn before a clean game, that before a hand laid whole, that before all black threes. */
export function titleOf({ seat, rare }: DealEnd, sheet: readonly SideSheet[]): EndTitle | null {
  const lines = wayLines(sheet, seat);
  const [clean, threes] = ["clean-game", "black-threes-out"].map((code) => lines.find((line) => line.code === code));
  if (rare === "out-first") return { key: "moment-out-first", args: {}, said: "" };
  if (clean) return { key: "moment-out-clean", args: {}, said: "" }; // the sheet's words say what it is worth
  if (rare) return { key: `moment-${rare}`, args: {}, said: "" };
  return threes ? { key: "moment-black-threes", args: { number: threes.number, points: threes.points }, said: threes.label } : null;
}

/** Whether another side leads after that deal than before it. */
export function leadChanged(sheet: readonly SideSheet[]): boolean {
  const leader = (points: (side: SideSheet) => number): number | null => {
    const most = Math.max(...sheet.map(points));
    const those = sheet.filter((side) => points(side) === most);
    return those.length === 1 ? those[0]!.side : null;
  };
  const [before, after] = [leader((side) => side.before), leader((side) => side.after)];
  return before !== null && after !== null && before !== after;
}

/** The deal that won most for a side against the best of the others; null in a match of one deal, or where none won anything. */
export function decisive(sheets: readonly (readonly SideSheet[])[], winner: number): { deal: number; points: number } | null {
  const gains = sheets.map((sheet) => {
    const own = sheet.find(({ side }) => side === winner)?.total ?? 0;
    return own - Math.max(...sheet.filter(({ side }) => side !== winner).map(({ total }) => total));
  });
  const points = Math.max(...gains);
  return gains.length > 1 && points > 0 ? { deal: gains.indexOf(points) + 1, points } : null;
}

/** The deal in which a side made most points; null in a match of one deal, or where it made none. */
export function best(sheets: readonly (readonly SideSheet[])[], side: number): { deal: number; points: number } | null {
  const totals = sheets.map((sheet) => sheet.find((one) => one.side === side)?.total ?? 0);
  const points = Math.max(...totals);
  return totals.length > 1 && points > 0 ? { deal: totals.indexOf(points) + 1, points } : null;
}

/** A row of a player in several deals. */
export interface Row {
  seat: number;
  canastas: number;
  laid: number;
  piles: number;
  outs: number;
}

/** What each player did in those deals, by seat. */
export function summed(deals: readonly (readonly PlayerShare[])[]): Row[] {
  const sum = (seat: number, of: (share: PlayerShare) => number): number =>
    deals.reduce((all, deal) => all + (deal[seat] ? of(deal[seat]) : 0), 0);
  return (deals[0] ?? []).map((_, seat) => ({
    seat,
    canastas: sum(seat, ({ canastas = 0 }) => canastas),
    laid: sum(seat, ({ laid = 0 }) => laid),
    piles: sum(seat, ({ piles = 0 }) => piles),
    outs: sum(seat, ({ out = false }) => Number(out)),
  }));
}
