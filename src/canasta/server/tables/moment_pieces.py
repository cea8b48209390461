"""The moments of a finished deal, in pieces that a process of the pool does one at a time between other work."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from canasta.position import to_toml, write_position
from canasta.review.answers import told_answers, way_on
from canasta.review.key_decisions import grading, moments, weighing
from canasta.server.tables.review_pieces import reviewer_of, step_before
from canasta.server.tables.words import deal_view
from canasta.server.wire.moments import DealMoments, MomentAnswer, RetriedMoment

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.review import Order, Piece, PieceResult, Reviewer
    from canasta.review.key_decisions import DealMoment


def first_pieces(record: str, deal: int, seat: int) -> tuple[Order, list[Piece]]:
    """The pieces that grade the decisions of a seat.

    Raises `RecordError`, and `TableError` for an unfinished deal and an unknown seat.
    """
    reviewer = reviewer_of(record, deal, seat)
    return reviewer.order, grading(reviewer)


def further_pieces(record: str, deal: int, seat: int, graded: Sequence[PieceResult]) -> list[Piece]:
    """The pieces that weigh all answers to the costliest decisions; `graded` may hold those of other seats too."""
    return weighing(reviewer_of(record, deal, seat, graded), seat)


def moments_json(record: str, deal: int, seat: int, done: Sequence[PieceResult], lang: str) -> bytes:
    """The results of the further pieces, put together: JSON of `DealMoments`."""
    reviewer = reviewer_of(record, deal, seat)
    found = [_moment(reviewer, each, lang) for each in moments(reviewer, done)]
    return msgspec.json.encode(DealMoments(deal=deal, seat=seat, moments=found))


def _moment(reviewer: Reviewer, moment: DealMoment, lang: str) -> RetriedMoment:
    standing, decision = moment.standing(reviewer), moment.decision
    return RetriedMoment(
        step=step_before(reviewer, moment.turn) + moment.action,
        turn=moment.turn,
        position=to_toml(write_position(standing)),
        view=deal_view(standing, standing.to_act),
        played=decision.played,
        answers=[MomentAnswer(**each._asdict()) for each in told_answers(decision, lang, reviewer.names)],
        line=way_on(standing, decision, lang, reviewer.names),
    )
