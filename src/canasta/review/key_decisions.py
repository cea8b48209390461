"""A key decision: a position as its player saw it, what was played, and every answer with its worth.

What moments of a deal and puzzles share. Several answers may be good; `canasta.review.words` says why.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec.structs import replace

if TYPE_CHECKING:
    from canasta.deal.view import View
    from canasta.review.candidates import CandidateResult
    from canasta.review.grades import Grade


@dataclass(frozen=True, slots=True)
class KeyDecision:
    """A decision with every answer that was weighed, the best first; none is less than 0 behind it.

    `played` is the action of its player, as ``view.legal`` has it; `late` as in `Grade`.
    """

    view: View
    played: str
    late: bool
    answers: tuple[CandidateResult, ...]

    @property
    def best(self) -> CandidateResult:
        """The best answer."""
        return self.answers[0]

    @property
    def accepted(self) -> tuple[str, ...]:
        """The actions that are good answers, the best first."""
        return tuple([each.action for each in self.answers if each.good])

    def answer(self, action: str) -> CandidateResult | None:
        """The answer with that action; None if it was not weighed."""
        return next((each for each in self.answers if each.action == action), None)


def key_decision(view: View, grade: Grade) -> KeyDecision:
    """A graded decision as a key decision. One action that was tried in two ways counts as the better."""
    found: dict[str, CandidateResult] = {}
    for each in sorted(grade.tried, key=lambda each: each.behind):
        found.setdefault(each.action, each)
    answers = [replace(each, behind=max(0.0, each.behind)) for each in found.values()]
    return KeyDecision(view, grade.tried[0].action, grade.late, tuple(answers))
