// The quick forms of a deal, base and cards or totals, asked without the server: where it is away, the table writes on.
import { n, t } from "../../texts";
import type { AnsweredInfo, DealSoFar, QuestionInfo, SheetInfo } from "../../wire/types";
import type { Answers } from "./written";

const MOST = 100_000;
const STEP = 5;
const FORMS = ["base_cards", "totals"];

/** Whether these answers may be given without the server: no form yet, or a quick one. */
export function isQuick(answers: Answers): boolean {
  return answers.form === undefined || FORMS.includes(String(answers.form));
}

function question(name: string, what: string, side: number | null, words: string): QuestionInfo {
  const form = what === "form";
  return {
    name,
    what,
    side,
    ask: form ? "choice" : "points",
    question: words,
    note: "",
    choices: form ? FORMS.map((value) => ({ value, text: t(`sheet-quick-${value}`) })) : [],
    made: [],
    low: form ? null : -MOST,
    high: form ? null : MOST,
    step: form ? null : STEP,
    values: [],
  };
}

function questions(sheet: SheetInfo, form: unknown): QuestionInfo[] {
  const first = question("form", "form", null, t("sheet-quick-form"));
  const whats = form === "totals" ? ["points"] : form === "base_cards" ? ["base", "cards"] : [];
  const rest = sheet.sides.flatMap(({ name }, side) =>
    whats.map((what) => question(`${what}-${side}`, what, side, t(`sheet-quick-${what}`, { side: name }))),
  );
  return [first, ...rest];
}

/** What the server would say to these answers, without its notes and its doubts: those come when the deal is sent. */
export function toldQuickly(sheet: SheetInfo, answers: Answers): DealSoFar {
  const asked = questions(sheet, answers.form);
  const open = asked.findIndex(({ name }) => answers[name] === undefined);
  const given = open < 0 ? asked : asked.slice(0, open);
  const answered: AnsweredInfo[] = given.map(({ name, question: words, choices }) => {
    const value = answers[name]!;
    const choice = choices.find((each) => each.value === value)?.text;
    return { name, question: words, value, words: choice ?? n(Number(value)) } as AnsweredInfo;
  });
  if (open >= 0) return { answered, step: asked[open]!, score: null, points: null, flags: [] };
  const column = (what: string): number[] => sheet.sides.map((_, side) => Number(answers[`${what}-${side}`]));
  if (answers.form === "totals")
    return {
      answered,
      step: null,
      score: { form: "totals", points: column("points") } as DealSoFar["score"],
      points: column("points"),
      flags: [],
    };
  const [base, cards] = [column("base"), column("cards")];
  return {
    answered,
    step: null,
    score: { form: "base_cards", base, cards } as DealSoFar["score"],
    points: base.map((each, side) => each + cards[side]!),
    flags: [],
  };
}
