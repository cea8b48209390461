"""The course of a match for a reader of all cards: the chance to win from turn to turn, and the effect of luck.

At every moment the deal is played on many times, the stock shuffled again, every seat by the same policy that sees its
own hand only. The change from a draw of the stock is luck; so is the worth of the dealt hands before anybody plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING

from canasta.cards import RED_THREE
from canasta.engine.rng import Rng
from canasta.players.core.appraisal import outcomes
from canasta.players.core.hidden import Hidden
from canasta.review.grades import equity_of, plan_of

if TYPE_CHECKING:
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
    equity = equity_of(rules)
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
