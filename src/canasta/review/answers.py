"""The answers to a decision side by side: their words, their loss, the chance that the pile is taken; then a way on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from canasta.advice.words import advice
from canasta.review.continuation import continuation, line_of
from canasta.review.deal_moments import MOST, costliest
from canasta.review.decisions import standing
from canasta.review.key_decisions import key_decision
from canasta.review.words import chances_of, told_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.deal.deal import Deal
    from canasta.review.grades import Grade
    from canasta.review.key_decisions import KeyDecision
    from canasta.review.review import Reviewer

LISTED: Final = 6  # answers that are shown side by side


class WordedAnswer(NamedTuple):
    """An answer in words: what to do, and what is said of it: why, or what it loses and allows.

    `chances`: the chance that the pile is taken after it, in words; empty for all that is no discard.
    """

    action: str
    text: str
    good: bool
    told: str
    chances: str


def told_answers(decision: KeyDecision, lang: str, names: Sequence[str] = ()) -> list[WordedAnswer]:
    """All answers that were weighed, the best first."""
    return [
        WordedAnswer(
            each.action,
            advice(decision.view, each.action, lang, closing=each.closing),
            each.good,
            told_of(decision, each, lang, names),
            chances_of(each, lang),
        )
        for each in decision.answers
    ]


def way_on(deal: Deal, decision: KeyDecision, lang: str, names: Sequence[str] = ()) -> list[str]:
    """The sentences of a sample continuation after the best answer; `deal` as it stood. It may be empty."""
    return line_of(continuation(deal, decision.best.action), lang, deal.to_act, names)


def reviewed_answers(
    reviewer: Reviewer, deal: int, grade: Grade, lang: str, *, line: bool
) -> tuple[list[WordedAnswer], list[str]]:
    """The answers to a graded decision and, if wanted, a way on; none where the played one counts as good after all."""
    decision = key_decision(reviewer.view_of(deal, grade), grade)
    if decision.played in decision.accepted:
        return [], []
    found = told_answers(decision, lang, reviewer.names)
    if not line:
        return found, []
    stood = standing(reviewer.record, deal, grade.turn, grade.action, grade.part)
    return found, way_on(stood, decision, lang, reviewer.names)


def costliest_of_all(grades: Sequence[Grade]) -> list[Grade]:
    """The decisions of a deal that cost each player most, one of a turn."""
    seats = dict.fromkeys(each.seat for each in grades)
    return [each for seat in seats for each in costliest(grades, seat)[:MOST]]
