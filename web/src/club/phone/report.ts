// What a side of a table says of its match, one question after the other.
import { n, t } from "../../texts";
import type { ClubInfo, MatchInfo } from "../../wire/types";
import type { Asked } from "../ask/asked";
import { sidesOf, type SideName } from "../competition/sides";
import { asksDeals, endedBy, passed, stops, type Length } from "../competition/length";
import { agreedIn, typedResult, type Result } from "../competition/result";

export type Side = SideName;
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
  const agreed = agreedIn(club, match.round);
  const [fixed, moving] = sidesOf(club, match).map(({ names }) => whole(names)) as [string, string];
  const asked = [points("fixed", fixed, "report-points"), points("moving", moving, "report-points")];
  if (asksDeals(agreed)) asked.push({ id: "deals", text: t("report-deals"), answers: [], low: 0, high: 100, step: 1 });
  if (stops(agreed) && agreed.unfinished === "as_it_lies") {
    const yesNo = [
      { value: "1", text: t("yes") },
      { value: "0", text: t("no") },
    ];
    asked.push({ id: "stopped", text: t("report-stopped"), answers: yesNo, low: null, high: null, step: null });
    asked.push(points("lying-fixed", fixed, "report-lying"), points("lying-moving", moving, "report-lying"));
  }
  return asked;
}

/** The next question; null once all is said. Whoever has passed the target has ended the match: nothing more matters. */
export function nextQuestion(agreed: Length, asked: readonly Asked[], answers: Answers): Asked | null {
  const open = asked.find(({ id }) => !(id in answers) && !(id.startsWith("lying") && !answers.stopped));
  const points = ["fixed", "moving"].includes(open?.id ?? "fixed");
  return !open || (!points && passed(agreed, [answers.fixed ?? 0, answers.moving ?? 0])) ? null : open;
}

export function resultOf(agreed: Length, answers: Answers): Result {
  const lying: [number, number] = [answers["lying-fixed"] ?? 0, answers["lying-moving"] ?? 0];
  return typedResult(agreed, [answers.fixed ?? 0, answers.moving ?? 0], answers.deals ?? 0, answers.stopped ? lying : null);
}

/** What is odd about a match to a target that nobody has reached, before the server says so. */
export function oddity(agreed: Length, result: Result): string {
  return agreed.target && !endedBy(agreed, result) ? t("report-below", { target: n(agreed.target) }) : "";
}
