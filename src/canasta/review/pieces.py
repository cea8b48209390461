"""The work of a review in pieces for any process: a piece is a few decisions or moments of a deal.

Decisions give grades; moments give the course of the match for a reader of all cards: the chance to win from turn to
turn, and the effect of luck. At every moment the deal is played on many times, the stock shuffled again, every seat by
the same policy that sees its own hand only. The change from a draw of the stock is luck; so is the worth of the dealt
hands before anybody plays.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Final

from canasta.cards import RED_THREE
from canasta.engine.rng import Rng
from canasta.match.record import read
from canasta.players.core.appraisal import outcomes
from canasta.players.core.hidden import Hidden
from canasta.players.equity import Equity
from canasta.processes import as_ready
from canasta.review.decisions import Dealt, dealt
from canasta.review.grades import Effort, Grade, grade, plan_of

if TYPE_CHECKING:
    from canasta.processes import Stop
    from canasta.review.decisions import Moment
    from canasta.rules import Rules


@dataclass(frozen=True, slots=True)
class Point:
    """A moment of a deal (see `Moment`) with its worth by side: `points` of the deal, `shares` of the match."""

    turn: int
    seat: int
    drawn: bool
    points: tuple[float, ...]
    shares: tuple[float, ...]


def point(rules: Rules, before: Sequence[int], moment: Moment, worlds: int, seed: int) -> Point:
    """The worth of a moment from that many playouts; `before` are the totals before the deal."""
    core, sides = moment.core, rules.sides
    stock = [int(kind) for kind in core.stock[int(core.drawn) : int(core.stock_size)]]
    stock.sort(key=lambda kind: kind == RED_THREE)  # they lie last, and may come anywhere
    hidden = Hidden(stock, stock.count(RED_THREE), list(core.hands), [0] * rules.seats, 0, core.pile, 0, len(stock))
    found = outcomes(core, moment.memory, hidden, plan_of(rules), Rng(seed), worlds)
    equity = Equity(rules)
    shares = [
        equity.shares([score + more for score, more in zip(before, found[at : at + sides], strict=True)])
        for at in range(0, len(found), sides)
    ]
    return Point(
        moment.turn,
        moment.seat,
        moment.drawn,
        tuple(fmean(found[side::sides]) for side in range(sides)),
        tuple(fmean(share[side] for share in shares) for side in range(sides)),
    )


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
    # One seed for all decisions of a turn: they are compared with each other (`canasta.review.grades`).
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
