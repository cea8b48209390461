"""The questions of a deal, in words and as JSON: the next one, its possible answers, and at the end the score.

Answers are kept by the name of their step, in the form that a page or a terminal gives them: a choice as its value, a
number, yes or no as a truth value, canastas as a list.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeAlias

import msgspec

from canasta.cards import KIND_TEXTS, RED_THREE
from canasta.club.referee import Counts, offences
from canasta.club.scoresheet.checks import check
from canasta.club.scoresheet.course import NOBODY, Ask, QuestionStep, SoFar, course
from canasta.club.scoresheet.entries import RulingEntered
from canasta.club.scoresheet.scores import RANKS, Canasta, CanastaKind, Flag, Score, SheetError
from canasta.club.scoresheet.sheet import ScoreSheet
from canasta.club.scoresheet.state import SheetDeal
from canasta.club.scoresheet.words import flag_json, seat_title, side_title
from canasta.engine.compile_rules import card_values
from canasta.rules import Rules, rules_of
from canasta.tabletop.card_words import several
from canasta.texts import number, text

Answer: TypeAlias = str | int | bool | tuple[Canasta, ...]
_NAMES: Final = re.compile(
    r"form|moda|closer|concealed|exact_cut|black_threes_laid|clean_game|rare|black_threes_held"
    r"|(base|cards|points|canastas|clean|dirty|wilds|red_threes|laid|in_hand|red_threes_in_hand|penalties)-\d",
    re.ASCII,
)
MOST_CANASTAS: Final = 23  # of a side: three packs hold no more


@dataclass(frozen=True, slots=True)
class Asked:
    """The progress of a deal: the answered steps, the next step or the finished score, and the flags."""

    answered: tuple[tuple[QuestionStep, Answer], ...]
    step: QuestionStep | None
    score: Score | None
    flags: tuple[Flag, ...]


def ask(
    rules: Rules | str, answers: Mapping[str, Any], cutter: int | None = None, minima: tuple[int, ...] = ()
) -> Asked:
    """The next question after those answers, or the score that they make.

    `cutter` is the seat that cut, `minima` are the points that each side needed to open, where they are known.

    Answers that the others have made pointless are ignored. SheetError: an unknown step, or an answer that its step
    does not take.
    """
    rules = rules_of(rules)
    for name in answers:
        if not _NAMES.fullmatch(name):
            raise SheetError("no-step", name=name[:40])
    so_far = SoFar(rules)
    questions = course(rules, cutter, so_far)
    answered: list[tuple[QuestionStep, Answer]] = []
    step = next(questions)
    try:
        while step.name in answers:
            answer = read_answer(step, answers[step.name])
            answered.append((step, answer))
            step = questions.send(answer)
    except StopIteration as end:
        score: Score = end.value
        return Asked(tuple(answered), None, score, check(rules, score, minima, cutter))
    return Asked(tuple(answered), step, None, so_far.flags({name.name for name, _ in answered}, cutter, minima))


def read_answer(step: QuestionStep, given: Any) -> Answer:
    """An answer, checked against its step. SheetError: the step does not take it."""
    match step.ask:
        case Ask.YES_NO:
            if isinstance(given, bool):
                return given
            raise SheetError("answer-yes-no", name=step.name)
        case Ask.CHOICE:
            for choice in step.choices:
                if given == choice and type(given) is type(choice):
                    return choice
            raise SheetError("answer-choice", name=step.name, choices=", ".join(map(str, step.choices)))
        case Ask.CANASTAS:
            return _canastas(step, given)
    if not isinstance(given, int) or isinstance(given, bool) or not step.low <= given <= step.high:
        raise SheetError("answer-number", name=step.name, low=step.low, high=step.high)
    if given % step.step:
        raise SheetError("answer-step", name=step.name, found=given, step=step.step)
    return given


def _canastas(step: QuestionStep, given: Any) -> tuple[Canasta, ...]:
    try:
        found = msgspec.convert(given, tuple[Canasta, ...])
    except msgspec.ValidationError:
        raise SheetError("answer-canastas", name=step.name) from None
    for each in found:
        with_rank = each.made in (CanastaKind.CLEAN, CanastaKind.DIRTY)
        if each.made not in step.made or with_rank != (each.rank in step.choices):
            raise SheetError("answer-canastas", name=step.name)
    if len(found) > MOST_CANASTAS:
        raise SheetError("answer-canastas", name=step.name)
    return found


def question(sheet: ScoreSheet, step: QuestionStep, lang: str) -> str:
    """The question of a step, in words."""
    side = "" if step.side is None else side_title(sheet, step.side, lang)
    rules = sheet.rules
    return text(
        lang,
        f"scoresheet-ask-{step.what}",
        side=side,
        blacks=rules.black_threes_number if rules.black_threes_held or step.what == "black_threes_laid" else 0,
        every="yes" if rules.black_threes_number == 2 * rules.packs else "no",
        red="yes" if rules.value_red_three_in_hand else "no",
    )


# The questions whose answers include the cards or awards of a ruling.
_HELD: Final[Mapping[Counts, tuple[str, ...]]] = {
    Counts.LAID: ("laid", "cards", "points"),
    Counts.IN_HAND: ("in_hand", "cards", "points"),
    Counts.RED_THREES: ("base", "points"),
    Counts.RED_THREES_IN_HAND: ("base", "points"),
    Counts.BLACK_THREES_HELD: ("base", "points"),
}


def note(sheet: ScoreSheet, step: QuestionStep, lang: str, of: SheetDeal | None = None) -> str:
    """A note on what an answer includes and leaves out, with the rulings about it; empty if there is no doubt.

    `of` is the deal to correct, None for the one in progress.
    """
    rules = sheet.rules
    said = []
    if step.what in ("laid", "in_hand", "base", "cards", "points", "penalties"):
        said.append(
            text(
                lang,
                f"scoresheet-note-{step.what}",
                partners="yes" if rules.partners else "no",
                false_opening="yes" if _false_openings(rules) else "no",
                red="yes" if rules.value_red_three_in_hand else "no",
            )
        )
    entries = (line.entry for _, line in sheet.state.pending) if of is None else of.entries[1:]
    said += [
        text(lang, f"scoresheet-note-ruled-{entry.counts}", points=-entry.points)
        for entry in (sheet.log[at - 1] for at in entries)
        if isinstance(entry, RulingEntered) and entry.seat % rules.sides == step.side
        if step.what in _HELD.get(entry.counts, ())
    ]
    return " ".join(each for each in said if each)


@cache
def _false_openings(rules: Rules) -> bool:
    """True if a ruling can be about cards on the table (TB-5.6)."""
    return any(row.amount.counts is Counts.LAID for case, _ in offences(rules) for row in case.rows)


def choice_words(sheet: ScoreSheet, step: QuestionStep, value: str | int, lang: str) -> str:
    """A value of a choice in words."""
    if value == NOBODY:
        return text(lang, "scoresheet-nobody")
    if step.what in ("closer", "black_threes_held"):
        return seat_title(sheet, int(value), lang)
    if step.what == "exact_cut":
        return side_title(sheet, int(value), lang)
    if value in RANKS:
        return several(lang, RANKS.index(str(value)))
    if isinstance(value, int):
        return number(lang, value)
    if step.what == "concealed" and not sheet.rules.partners:
        value = value.removesuffix("_alone")
    return text(lang, f"scoresheet-{step.what}-{value}")


def canasta_words(canasta: Canasta, lang: str) -> str:
    """A canasta in a few words: "reyes, limpia"."""
    made = text(lang, f"scoresheet-made-{canasta.made}")
    if not canasta.rank:
        return made
    return text(lang, "scoresheet-canasta", ranks=several(lang, RANKS.index(canasta.rank)), made=made)


def answer_words(sheet: ScoreSheet, step: QuestionStep, answer: Answer, lang: str) -> str:
    """An answer in words."""
    if isinstance(answer, bool):
        return text(lang, "referee-yes" if answer else "referee-no")
    if isinstance(answer, tuple):
        return " · ".join(canasta_words(each, lang) for each in answer) or text(lang, "scoresheet-none")
    if step.ask is Ask.CHOICE:
        return choice_words(sheet, step, answer, lang)
    return number(lang, int(answer))


def asked_json(sheet: ScoreSheet, asked: Asked, lang: str, of: SheetDeal | None = None) -> dict[str, Any]:
    """The progress of a deal, for a page: the answers, the next question or the score, the flags.

    `of` is the deal to correct, None for a new one.
    """
    made = () if asked.score is None else sheet.made_of(asked.score, of)
    return {
        "answered": [
            {
                "name": step.name,
                "question": question(sheet, step, lang),
                "value": msgspec.to_builtins(answer),
                "words": answer_words(sheet, step, answer, lang),
            }
            for step, answer in asked.answered
        ],
        "step": None if asked.step is None else _step(sheet, asked.step, lang, of),
        "score": msgspec.to_builtins(asked.score),
        "points": [sum(line.points for line in side) for side in made] or None,
        "flags": [flag_json(flag, lang) for flag in asked.flags],
    }


def _step(sheet: ScoreSheet, step: QuestionStep, lang: str, of: SheetDeal | None) -> dict[str, Any]:
    numeric = step.ask in (Ask.NUMBER, Ask.POINTS)
    return {
        "name": step.name,
        "what": step.what,
        "ask": step.ask.value,
        "side": step.side,
        "question": question(sheet, step, lang),
        "note": note(sheet, step, lang, of),
        "choices": [{"value": value, "text": choice_words(sheet, step, value, lang)} for value in step.choices],
        "made": [{"value": made.value, "text": text(lang, f"scoresheet-made-{made}")} for made in step.made],
        "low": step.low if numeric else None,
        "high": step.high if numeric else None,
        "step": step.step if numeric else None,
        "values": card_table(sheet, lang) if step.what in ("laid", "in_hand", "cards") else [],
    }


def card_table(sheet: ScoreSheet, lang: str) -> list[dict[str, Any]]:
    """The card values, the highest first, with the cards of each: a help for counting at the table."""
    by_value: dict[int, list[int]] = {}
    for kind, value in enumerate(card_values(sheet.rules)):
        if kind != RED_THREE and value:
            by_value.setdefault(value, []).append(kind)
    return [
        {"value": value, "cards": [KIND_TEXTS[kind] for kind in kinds], "text": _span(kinds, lang)}
        for value, kinds in sorted(by_value.items(), reverse=True)
    ]


def _span(kinds: list[int], lang: str) -> str:
    """Kinds of one value in words, neighbours as a span: "ochos a reyes", "aces, twos"."""
    spans: list[list[int]] = []
    for kind in kinds:
        if spans and kind == spans[-1][-1] + 1 and kind < len(RANKS) - 1:
            spans[-1].append(kind)
        else:
            spans.append([kind])
    return ", ".join(
        several(lang, each[0])
        if len(each) == 1
        else text(lang, "scoresheet-span", first=several(lang, each[0]), last=several(lang, each[-1]))
        for each in spans
    )
