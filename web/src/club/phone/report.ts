// What a side of a table says of its match, one question after the other.
import { n, t } from "../../texts";
import type { ClubInfo, MatchInfo, RoundInfo } from "../../wire/types";
import type { Asked } from "../ask/asked";
import { names } from "../competition/pairs";
import { agreedDeals, agreedIn, type Result } from "../competition/result";

export type Side = "fixed" | "moving";
export type Answers = Record<string, number>;

const MOST = 200_000;

function points(id: string, pair: string, kind: "report-points" | "report-lying"): Asked {
  return { id, text: t(kind, { names: pair }), answers: [], low: -MOST, high: MOST, step: 5 };
}

/** Names that are not parted at the end of a line. */
const whole = (pair: string): string =>
  pair
    .split(" · ")
    .map((name) => name.replaceAll(" ", "\u00a0"))
    .join(" · ");

/** The questions that this competition asks of a result, in their order. */
export function questions(club: ClubInfo, match: MatchInfo): Asked[] {
  const { length, unfinished } = agreedIn(club, match.round);
  const [fixed, moving] = [whole(names(club, match.fixed)), whole(names(club, match.moving))];
  const asked = [points("fixed", fixed, "report-points"), points("moving", moving, "report-points")];
  if (length === "time") asked.push({ id: "deals", text: t("report-deals"), answers: [], low: 0, high: 100, step: 1 });
  if (length === "time" && unfinished === "as_it_lies") {
    const yesNo = [
      { value: "1", text: t("yes") },
      { value: "0", text: t("no") },
    ];
    asked.push({ id: "stopped", text: t("report-stopped"), answers: yesNo, low: null, high: null, step: null });
    asked.push(points("lying-fixed", fixed, "report-lying"), points("lying-moving", moving, "report-lying"));
  }
  return asked;
}

/** The next question; null once all is said. */
export function nextQuestion(asked: readonly Asked[], answers: Answers): Asked | null {
  return asked.find(({ id }) => !(id in answers) && !(id.startsWith("lying") && !answers.stopped)) ?? null;
}

export function resultOf(agreed: RoundInfo, answers: Answers): Result {
  const lying: [number, number] = [answers["lying-fixed"] ?? 0, answers["lying-moving"] ?? 0];
  return {
    points: [answers.fixed ?? 0, answers.moving ?? 0],
    deals: agreedDeals(agreed) || (answers.deals ?? 0),
    unfinished: answers.stopped ? lying : null,
  };
}

/** What is odd about the points as they stand, before the server says so. */
export function oddity({ length, amount }: RoundInfo, result: Result): string {
  return length === "target" && Math.max(...result.points) < amount ? t("report-below", { target: n(amount) }) : "";
}
