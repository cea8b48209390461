// A question of the server as the page asks it, and an answer as the page shows it and as the server takes it.
import { t } from "../../texts";
import type { QuestionInfo } from "../../wire/types";
import type { Asked } from "../ask/asked";
import type { Answer } from "./written";

/** The question for `Ask`. `id` tells it from the one before. */
export function askedOf({ ask, question, note, choices, low, high, step }: QuestionInfo, id: string): Asked {
  const named = choices.map(({ value, text }) => ({ value: String(value), text }));
  const yesNo = ["yes", "no"].map((value) => ({ value, text: t(value) }));
  return { id, text: question, ...(note ? { note } : {}), answers: ask === "yes_no" ? yesNo : named, low, high, step };
}

/** The text that stands in the field, or that marks a choice; null for canastas, and where nothing was answered. */
export function textOf(answer: Answer | null): string | null {
  if (answer === null || typeof answer === "object") return null;
  return typeof answer === "boolean" ? (answer ? "yes" : "no") : String(answer);
}

/** The answer that a text stands for. */
export function answerOf({ ask, choices }: QuestionInfo, text: string): string | number | boolean {
  if (ask === "yes_no") return text === "yes";
  if (ask === "choice") return choices.find(({ value }) => String(value) === text)?.value ?? text;
  return Number(text);
}
