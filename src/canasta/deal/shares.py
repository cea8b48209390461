"""The share of each player in what their side did: canastas, points laid, piles taken, deals gone out of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from canasta.cards import CARD_OF_TEXT, KIND_OF_CARD
from canasta.deal.events import CanastaFinished, DealBegan, LaidOff, Melded, PileTaken, Swapped, WentOut
from canasta.engine.compile_rules import card_values

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from canasta.deal.events import Event
    from canasta.rules import Rules

_LAYING: Final = (Melded, LaidOff, PileTaken, Swapped)


class PlayerShare(Struct, frozen=True, kw_only=True):
    """The deeds of one player in a deal.

    `canastas`: those that they made seven cards long. `laid`: the points of the cards that they laid on the table, the
    top of a taken pile with them; those of a side add up to the points of its melds. `piles`: how often
    they took the pile. `out`: whether they went out.
    """

    canastas: int = 0
    laid: int = 0
    piles: int = 0
    out: bool = False


def shares_of(events: Iterable[Event], rules: Rules) -> list[list[PlayerShare]]:
    """By deal and by seat, from the events of a match."""
    values = card_values(rules)
    deals: list[list[PlayerShare]] = []
    for event in events:
        if isinstance(event, DealBegan):
            deals.append([PlayerShare()] * rules.seats)
        elif isinstance(event, (*_LAYING, CanastaFinished, WentOut)):
            deal = deals[-1]
            deal[event.seat] = _with(deal[event.seat], event, values)
    return deals


def _with(share: PlayerShare, event: Event, values: Sequence[int]) -> PlayerShare:
    """The share after one more deed."""
    if isinstance(event, CanastaFinished):
        return replace(share, canastas=share.canastas + 1)
    if isinstance(event, WentOut):
        return replace(share, out=True)
    assert isinstance(event, _LAYING)
    taken = isinstance(event, PileTaken)
    laid = [*event.cards, event.top] if isinstance(event, PileTaken) else event.cards
    points = sum(values[KIND_OF_CARD[CARD_OF_TEXT[card]]] for card in laid)
    if isinstance(event, Swapped):  # the wild came back to the hand
        points -= values[KIND_OF_CARD[CARD_OF_TEXT[event.wild]]]
    return replace(share, laid=share.laid + points, piles=share.piles + taken)
