"""The work of a review in pieces for any process: a piece is a few decisions or moments of a deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from random import Random
from typing import TYPE_CHECKING, Final

from canasta.lab.arena.processes import as_ready
from canasta.match.record import read
from canasta.review.course import Point, point
from canasta.review.decisions import Dealt, dealt
from canasta.review.grades import Effort, Grade, grade

if TYPE_CHECKING:
    from canasta.lab.arena import Stop

SEED_BITS: Final = 60
DECISIONS: Final = 4  # decisions in a piece
MOMENTS: Final = 12


@dataclass(frozen=True, slots=True)
class Piece:
    """Some of the decisions or moments of a deal, by their places in `Dealt`. `every`: all legal actions are tried."""

    deal: int
    decisions: tuple[int, ...] = ()
    moments: tuple[int, ...] = ()
    every: bool = False


@dataclass(frozen=True, slots=True)
class PieceResult:
    """The grades and points of a piece, in its order."""

    piece: Piece
    grades: tuple[Grade | None, ...]
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Order:
    """The input that all pieces share: the record as text, the seed, the effort."""

    record: str
    seed: str
    effort: Effort


def pieces_of(deals: Sequence[Dealt], seats: Sequence[int]) -> list[Piece]:
    """All the work: the decisions of those seats, and every moment."""
    found = []
    for deal in deals:
        decisions = [place for place, decision in enumerate(deal.decisions) if decision.seat in seats]
        found += [
            Piece(deal.number, decisions=tuple(decisions[at : at + DECISIONS]))
            for at in range(0, len(decisions), DECISIONS)
        ]
        moments = range(len(deal.moments))
        found += [Piece(deal.number, moments=tuple(moments[at : at + MOMENTS])) for at in moments[::MOMENTS]]
    return found


def work(order: Order, piece: Piece) -> PieceResult:
    """Do a piece. The result follows from the order and the piece alone."""
    deal = _dealt(order.record, piece.deal)
    rules = deal.rules
    seed = f"{order.seed}/{piece.deal}" + ("/every" if piece.every else "")
    # One seed for all decisions of a turn: they are compared with each other (`canasta.review.turns`).
    decisions = [deal.decisions[place] for place in piece.decisions]
    grades = [
        grade(decision, order.effort, Random(f"{seed}/{decision.turn}").getrandbits(SEED_BITS), every=piece.every)
        for decision in decisions
    ]
    # One seed for all moments of a deal, so that a change without effect does not look like one.
    same = Random(seed).getrandbits(SEED_BITS)
    points = [point(rules, deal.before, deal.moments[place], order.effort.course, same) for place in piece.moments]
    return PieceResult(piece, tuple(grades), tuple(points))


def work_all(order: Order, pieces: Sequence[Piece], processes: int, stop: Stop) -> Iterator[PieceResult]:
    """Do all pieces; yields results as they are ready. Ends early once `stop` asks."""
    return as_ready(partial(work, order), pieces, processes, stop)


@lru_cache(maxsize=2)
def _dealt(record: str, number: int) -> Dealt:
    return dealt(read(record), number)
