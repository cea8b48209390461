"""A key decision: a position as its player saw it, what was played, and every answer with its worth.

What moments of a deal and puzzles share. Several answers may be good; `canasta.review.words` says why. The moments of
a deal are the decisions of a player that cost most, each with all answers weighed once more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from canasta.review.classes import WRONG
from canasta.review.decisions import standing
from canasta.review.pieces import Piece

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from canasta.deal.deal import Deal
    from canasta.deal.view import View
    from canasta.review.candidates import CandidateResult
    from canasta.review.grades import Grade
    from canasta.review.pieces import PieceResult
    from canasta.review.review import Reviewer


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


MOST: Final = 3
SPARE: Final = 1  # one more is weighed: a second look may find that nothing was lost


@dataclass(frozen=True, slots=True)
class DealMoment:
    """A decision worth another try; `deal`, `turn`, `action` and `part` say where, as in `Decision`.

    `answers` come from other worlds than those in which it was found.
    """

    deal: int
    turn: int
    action: int
    part: int
    decision: KeyDecision

    def standing(self, reviewer: Reviewer) -> Deal:
        """The deal as it stood, with all its cards as they lay."""
        return standing(reviewer.record, self.deal, self.turn, self.action, self.part)


def grading(reviewer: Reviewer) -> list[Piece]:
    """The pieces to do first: the grades of the reviewer's seats, without the course."""
    return [piece for piece in reviewer.pieces if piece.decisions]


def weighing(reviewer: Reviewer, seat: int) -> list[Piece]:
    """The pieces to do then: the costliest decisions of a seat in each deal, one of a turn, the costliest first."""
    found = []
    for deal, reviewed in zip(reviewer.deals, reviewer.review().deals, strict=True):
        places = {(each.turn, each.action, each.part): place for place, each in enumerate(deal.decisions)}
        for grade in costliest(reviewed.grades, seat):
            place = places[grade.turn, grade.action, grade.part]
            found.append(Piece(deal.number, decisions=(place,), every=True))
    return found


def costliest(grades: Sequence[Grade], seat: int) -> list[Grade]:
    """The decisions of a seat that cost most, one of a turn; one more than a deal has moments."""
    wrong = sorted((each for each in grades if each.seat == seat and each.kind in WRONG), key=lambda each: -each.cost)
    by_turn: dict[int, Grade] = {}
    for each in wrong:
        by_turn.setdefault(each.turn, each)
    return list(by_turn.values())[: MOST + SPARE]


def moments(reviewer: Reviewer, done: Iterable[PieceResult]) -> list[DealMoment]:
    """The moments, from the results of `weighing` in any order: the costliest of each deal, in the order of play.

    What comes out as good this time is none.
    """
    found: dict[int, list[tuple[float, DealMoment]]] = {}
    for each in done:
        deal = each.piece.deal
        for grade in filter(None, each.grades):
            decision = key_decision(reviewer.view_of(deal, grade), grade)
            played = decision.answer(decision.played)
            if played is not None and not played.good:
                one = DealMoment(deal, grade.turn, grade.action, grade.part, decision)
                found.setdefault(deal, []).append((played.behind, one))
    kept = [pair for each in found.values() for pair in sorted(each, key=lambda pair: -pair[0])[:MOST]]
    return sorted((one for _behind, one in kept), key=lambda one: (one.deal, one.turn))
