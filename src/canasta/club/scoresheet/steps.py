"""The score of a deal, one question at a time: the next question, its possible answers, and at the end the score.

Answers are kept by the name of their step, in the form that a page or a terminal gives them: a choice as its value, a
number, yes or no as a truth value, canastas as a list.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import msgspec

from canasta.club.scoresheet.checks import check
from canasta.club.scoresheet.course import Ask, QuestionStep, SoFar, course
from canasta.club.scoresheet.errors import SheetError
from canasta.club.scoresheet.flags import Flag
from canasta.club.scoresheet.scores import Canasta, CanastaKind, Score
from canasta.rules import Rules, rules_of

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


def ask(rules: Rules | str, answers: Mapping[str, Any], cutter: int | None = None, minima: Sequence[int] = ()) -> Asked:
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
