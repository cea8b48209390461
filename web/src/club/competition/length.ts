// How long a match lasts, as it is told; and by what one ended.
import { t } from "../../texts";
import type { MatchEnd, MatchLength } from "../../wire/types";
import type { Result } from "./result";

/** A length with every part; 0 is no such condition. */
export type Length = Required<MatchLength>;

export const CONDITIONS = ["target", "deals", "minutes"] as const;

export function wholeLength(length: MatchLength): Length {
  return { target: 0, deals: 0, minutes: 0, unfinished: "played_out", ...length };
}

const conditions = (length: Length) => CONDITIONS.filter((one) => length[one] > 0);

/** Whether the first of several conditions ends a match. */
export const several = (length: MatchLength): boolean => conditions(wholeLength(length)).length > 1;

/** Whether the clock stops a deal. */
export const stops = ({ minutes = 0, unfinished = "played_out" }: MatchLength): boolean => minutes > 0 && unfinished !== "played_out";

/** Sentences for the table: when the match ends and, with a time, what becomes of the deal that is played then. */
export function lengthText(agreed: MatchLength): string {
  const length = wholeLength(agreed);
  const [one = "", two = "", three] = conditions(length).map((name) => t(`length-${name}`, { n: length[name] }));
  const end = three ? t("length-three", { one, two, other: three }) : two ? t("length-two", { one, other: two }) : one;
  const said = t(two ? "length-ends-first" : "length-ends", { end });
  return length.minutes ? `${said} ${t(`length-unfinished-${length.unfinished}`)}` : said;
}

/** Whether somebody has passed the target, so that nothing else ended the match. */
export function passed(agreed: MatchLength, [one, other]: readonly number[]): boolean {
  const { target } = wholeLength(agreed);
  return target > 0 && one !== other && Math.max(one ?? 0, other ?? 0) > target;
}

/** How many deals every match has; 0 where that depends on how it ends. */
export function fixedDeals(agreed: MatchLength): number {
  const { target, deals, minutes } = wholeLength(agreed);
  return target || minutes ? 0 : deals;
}

/** Whether the number of finished deals has to be asked for. */
export const asksDeals = (agreed: MatchLength): boolean => {
  const { target, deals, minutes } = wholeLength(agreed);
  return minutes > 0 || (deals > 0 && target > 0);
};

/** By what a match with this result ended; null where none of the conditions is met. */
export function endedBy(agreed: MatchLength, result: Result): MatchEnd | null {
  const { target, deals, minutes } = wholeLength(agreed);
  if (target && Math.max(...result.points) >= target) return "target";
  if (deals && result.deals >= deals) return "deals";
  return minutes ? "clock" : null;
}
