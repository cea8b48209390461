"""A whole turn from an action on: what is to be laid with it before the turn makes sense, as playouts foresee it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.deal.view import view
from canasta.players.core.files import tuned_weights
from canasta.players.core.policy import decide
from canasta.players.possible_deals import PossibleDeals

if TYPE_CHECKING:
    from canasta.deal.deal import Deal
    from canasta.deal.view import View

LAYS: Final = ("meld", "add", "swap")
MOST: Final = 20  # actions of a turn


def whole_turn(deal: Deal, action: str, *, closing: bool) -> list[str]:
    """The action and those that complete it: to open, or with `closing` to go out. Only what the seat sees decides.

    `deal` stays as it is. The turn ends before anything that shows hidden cards.
    """
    seat, at, turn = deal.to_act, deal.copy(), [action]
    side = seat % deal.rules.sides
    while turn[-1].split()[0] in LAYS and len(turn) < MOST:
        at.play(turn[-1])
        if at.over or at.to_act != seat or at.phase != "play":
            break
        seen = view(at, seat)
        if not closing and seen.sides[side].opened:
            break
        turn.append(next_of_turn(seen, closing=closing))
    return turn


def next_of_turn(seen: View, *, closing: bool) -> str:
    """The next action of a turn that has begun; with `closing` one that leads to going out, where that is possible."""
    worlds = PossibleDeals(seen)
    deal = worlds.deal
    if closing and not deal.bound:
        deal.bound = True
        if not deal.legal_actions():
            deal.bound = False
    texts = worlds.texts()
    return texts[decide(deal, worlds.memory, tuned_weights(seen.rules.name))]
