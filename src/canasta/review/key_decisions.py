"""A key decision: a position as its player saw it, what was played, and every answer with its worth.

What moments of a deal and puzzles share. Several answers may be good; `canasta.review.words` says why.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from canasta.review.classes import BORDERS

if TYPE_CHECKING:
    from canasta.deal.view import View
    from canasta.review.candidates import CandidateResult
    from canasta.review.grades import Grade

CLOSE: Final = BORDERS[0]  # points of `clasica` behind the best up to which an answer is good
SURELY: Final = 2.0  # standard errors; an answer that may be as good as the best is good up to `DOUBT` points
DOUBT: Final = BORDERS[1]


@dataclass(frozen=True, slots=True)
class JudgedAnswer:
    """An answer with its playouts. `behind`: points of `clasica` behind the best answer, at least 0."""

    result: CandidateResult
    behind: float
    good: bool

    @property
    def action(self) -> str:
        """The action, as ``view.legal`` has it."""
        return self.result.action


@dataclass(frozen=True, slots=True)
class KeyDecision:
    """A decision with every answer that was weighed, the best first.

    `played` is the action of its player, as ``view.legal`` has it; `late` as in `Grade`.
    """

    view: View
    played: str
    late: bool
    answers: tuple[JudgedAnswer, ...]

    @property
    def best(self) -> JudgedAnswer:
        """The best answer."""
        return self.answers[0]

    @property
    def accepted(self) -> tuple[str, ...]:
        """The actions that are good answers, the best first."""
        return tuple([each.action for each in self.answers if each.good])

    def answer(self, action: str) -> JudgedAnswer | None:
        """The answer with that action; None if it was not weighed."""
        return next((each for each in self.answers if each.action == action), None)


def key_decision(view: View, grade: Grade) -> KeyDecision:
    """A graded decision as a key decision. One action that was tried in two ways counts as the better."""
    found: dict[str, CandidateResult] = {}
    for each in sorted(grade.tried, key=lambda each: each.behind):
        found.setdefault(each.action, each)
    answers = [JudgedAnswer(each, max(0.0, each.behind), _good(each)) for each in found.values()]
    return KeyDecision(view, grade.tried[0].action, grade.late, tuple(answers))


def _good(each: CandidateResult) -> bool:
    return each.behind <= CLOSE or (each.behind < DOUBT and each.behind < SURELY * each.error)
