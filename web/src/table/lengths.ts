// How large everything at a table is, by the room that there is and by the game. In a lesson the room is not the window's.
import { form, type Form } from "./layout";
import { between, upright, type Upright } from "./upright";

/** What stands above the board where it is a whole page. */
export const BAR = 52;
/** Larger cards while few melds lie there, up to those of the piles; by the width of an ordinary one. */
export const rungs = (card: number): number[] => [1.45, 1.35, 1.25, 1.12].map((rung) => Math.round(card * rung));

/** What a table is laid out for. */
export interface Asked {
  width: number;
  height: number;
  seats: number;
  sides: number;
  large: boolean;
  huge: boolean;
}

/** Lengths in pixels; `card`, `least` and `roomy` are widths of cards on the table, as `fit` takes them. */
export interface Lengths {
  form: Form;
  /** A wide table with little height. */
  low: boolean;
  /** A hundredth of the height. */
  unit: number;
  card: number;
  least: number;
  roomy: readonly number[];
  /** The width of stock and pile on a wide table, and how high the row is that they lie in, with its letters. */
  pile: number;
  middle: string;
  /** The width of a card of the hand; what is left for the hand until it has been measured; how high it is at most. */
  hand: number;
  handRoom: number;
  handHigh: number;
  upright: Upright;
}

type OfForm = Pick<Lengths, "card" | "least" | "hand" | "handRoom" | "handHigh">;
/** The same with what follows from it: the unit, whether the table is low, and how much larger than large the cards are. */
type Known = Asked & Pick<Lengths, "unit" | "low" | "upright"> & { times: number };

function wide({ width, large, times, low, unit }: Known): OfForm {
  const card = large ? Math.max(44, Math.min(width * 0.052, unit * 8)) : Math.max(38, Math.min(width * 0.044, unit * 6.9));
  const hand = large ? times * Math.min(width * 0.092, unit * (low ? 14.2 : 14.8)) : Math.min(width * 0.09, unit * (low ? 12.3 : 14));
  return {
    card,
    least: Math.min(card, large ? 44 : 28),
    hand: Math.max(60, hand),
    handRoom: Math.min(hand * 10.6, width - 48),
    handHigh: Infinity,
  };
}

function landscape({ width, height, sides, large, times, unit }: Known): OfForm {
  const card = sides > 2 && !large ? between(24, 8 * unit, 52) : between(large ? 36 : 28, 11 * unit, 56);
  return {
    card,
    least: Math.min(card, large ? 44 : 24),
    hand: unit * (large ? 15.5 * times : 13.6),
    handRoom: width - 32 - Math.min(304, (width - 24) * 0.47),
    handHigh: height * 0.42, // where the cards need it, the rows of the hand lie closer
  };
}

function portrait({ width, upright: { card, least, hand, held } }: Known): OfForm {
  return { card, least, hand, handRoom: width - 16, handHigh: held };
}

const FORMS = { wide, landscape, portrait };

export function lengths(asked: Asked): Lengths {
  const { width, height, seats, sides, large } = asked;
  const shape = form(width, height + BAR);
  const alone = sides === seats;
  const unit = (height + BAR) / 100;
  const low = shape === "wide" && height < (large || alone ? 780 : 725);
  const times = asked.huge ? 1.3 : 1;
  const tall = upright({ width, height, rivals: sides - 1, large, huge: times });
  const found = FORMS[shape]({ ...asked, unit, low, times, upright: tall });
  const pile = Math.max(50, Math.min(0.066 * width, 10.5 * unit));
  return {
    form: shape,
    low,
    unit,
    pile,
    middle: `max(${1.4 * pile}px + 4.125rem, ${height * 0.26}px)`,
    ...found,
    roomy: shape === "portrait" ? tall.roomy : rungs(found.card),
    upright: tall,
  };
}
