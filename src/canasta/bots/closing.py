"""When to go out: what the deal brings now, against what it may still bring. For asking, answering and closing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from canasta.bots.reading import CANASTA, CARD_IN_HAND, Reading

if TYPE_CHECKING:
    from canasta.game.view import MeldView

PROMISE: Final = 200  # points expected of an own meld that lacks one or two cards to a canasta, with time left


def wants_to_close(table: Reading) -> bool:
    """Whether the side gains by ending the deal in this turn."""
    return gain(table) > 0


def gives_leave(table: Reading) -> bool:
    """The partner's answer: the own hand is known, the asker's is about to be laid."""
    return gain(table) - table.hand_points() + CARD_IN_HAND * table.view.hands[table.view.turn] > 0


def gain(table: Reading) -> float:
    """Points by which going out now is better than playing on: what others lose, against what is given up."""
    view, rules = table.view, table.rules
    caught = CARD_IN_HAND * sum(view.hands[seat] for seat in table.opponents)
    lost = CARD_IN_HAND * sum(view.hands[seat] for seat in table.partners if seat != view.to_act)
    unpaid = sum(200 * len(side.red_threes) for side in table.rivals if not side.melds)
    time = min(1.0, view.stock / (6.0 * table.seats * rules.draw))
    ours = time * _promise(table.own.melds)
    theirs = time * max(_promise(side.melds) for side in table.rivals)
    fear = 150 if table.pressed else 0
    return rules.going_out + caught + unpaid + fear + theirs - lost - ours


def _promise(melds: Iterable[MeldView]) -> float:
    """What unfinished melds may still become."""
    return PROMISE * sum(meld.canasta is None and len(meld.cards) >= CANASTA - 2 for meld in melds)
