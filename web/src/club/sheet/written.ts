// A deal that stands on the sheet, as the answers that were given for it: a correction begins with them.
import type { DealInfo, QuestionInfo } from "../../wire/types";

type Score = DealInfo["score"];
type Detail = Extract<Score, { form: "detail" }>;
type Side = Detail["sides"][number];
export type Canasta = NonNullable<Side["canastas"]>[number];
export type Answer = string | number | boolean | readonly Canasta[];
export type Answers = Record<string, Answer>;

const NOBODY = "nobody";
const WILD = ["mixed", "twos", "jokers"];

/** What was answered to that question; null where the score does not say. */
export function answerTo({ what, ask, side }: QuestionInfo, score: Score, seats: number): Answer | null {
  if (what === "form") return score.form;
  if (score.form === "totals") return score.points[side ?? 0] ?? null;
  if (score.form === "base_cards") return (what === "base" ? score.base : score.cards)[side ?? 0] ?? null;
  const yesNo = ask === "yes_no";
  switch (what) {
    case "moda":
      return score.moda || null;
    case "closer":
      return score.closer ?? NOBODY;
    case "concealed":
      return yesNo ? Boolean(score.concealed) : (score.concealed ?? "no");
    case "exact_cut":
      return yesNo ? score.exact_cut === side : (score.exact_cut ?? NOBODY);
    case "black_threes_laid":
      return yesNo ? Boolean(score.black_threes_laid) : (score.black_threes_laid ?? 0);
    case "clean_game":
      return score.clean_game ?? false;
    case "rare":
      return score.sides.some((has) => has.black_threes_held?.length || has.red_threes_in_hand || has.penalties);
    case "black_threes_held":
      return holder(score, seats);
    default:
      return ofSide(what, yesNo, score.sides[side ?? 0]);
  }
}

function ofSide(what: string, yesNo: boolean, has: Side | undefined): Answer | null {
  const canastas = has?.canastas ?? [];
  if (!has) return null;
  switch (what) {
    case "canastas":
      return canastas;
    case "clean":
    case "dirty":
      return canastas.filter(({ made }) => made === what).length;
    case "wilds": {
      const wild = canastas.find(({ made }) => WILD.includes(made));
      return yesNo ? wild !== undefined : (wild?.made ?? "no");
    }
    case "red_threes":
    case "laid":
    case "in_hand":
    case "red_threes_in_hand":
    case "penalties":
      return has[what] ?? 0;
    default:
      return null;
  }
}

/** The sheet keeps the side that held black threes, not the player: the first of it who did not go out. */
function holder(score: Detail, seats: number): Answer {
  const side = score.sides.findIndex((has) => has.black_threes_held?.length);
  const found = Array.from({ length: seats }, (_, seat) => seat).find(
    (seat) => seat % score.sides.length === side && seat !== score.closer,
  );
  return side < 0 || found === undefined ? NOBODY : found;
}
