"""The manners of a player as a partner can see them: a second reading of `canasta.players.core.manners`, from views."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta.advice.deed import Move, move_of
from canasta.advice.scene import WILDS, Scene, is_wild
from canasta.cards import BLACK_THREE, CANASTA, KIND_TEXTS

if TYPE_CHECKING:
    from canasta.deal.view import View

BIG = 5  # cards of a pile that is not to be given away
KEPT = 2  # cards that a turn leaves in the hand
BLACK = KIND_TEXTS[BLACK_THREE]


def moves_of(view: View) -> list[Move]:
    """The legal actions of the view, in their order."""
    return [move_of(text) for text in view.legal]


def throws_own(table: Scene, move: Move) -> bool:
    """True if the discard could be laid off on an own meld, and another card could be discarded."""
    rank = move.cards[0]
    fits = {other.cards[0] for other in moves_of(table.view) if other.verb == "add"}
    discards = {other.cards[0] for other in moves_of(table.view) if other.verb == "discard"}
    spare = [each for each in discards if each not in fits and each not in WILDS and each != BLACK]
    return rank in fits and rank not in WILDS and bool(spare)


def wilds_to_canasta(table: Scene) -> int | None:
    """The least number of wilds by which the hand makes a canasta of an own meld; None if it cannot.

    A card to discard and a card to hold stay in the hand.
    """
    allowed, found = {other.meld for other in moves_of(table.view) if other.verb == "add"}, []
    for number, meld in table.melds.items():
        if meld.canasta is not None or meld.rank == "wild" or number not in allowed:
            continue
        naturals, wilds = table.hand[meld.rank], sum(map(is_wild, meld.cards))
        missing = max(CANASTA - len(meld.cards) - naturals, 0)
        spare = min(sum(table.hand[wild] for wild in WILDS), table.rules.max_wilds - wilds)
        if missing <= spare and len(table.view.hand) >= CANASTA - len(meld.cards) + KEPT:
            found.append(missing)
    return min(found, default=None)


def feeds_rivals(table: Scene, move: Move) -> bool:
    """True if a meld of the next side takes the discard, and another natural or a black three could be thrown."""
    view, sides = table.view, table.rules.sides
    assert view.seat is not None
    rival = view.sides[(view.seat + 1) % sides]
    if view.pile.frozen or not table.rules.pile_lay_off:
        return False
    theirs = {meld.rank for meld in rival.melds if not (meld.canasta is not None and table.rules.closed_canastas)}
    discards = {other.cards[0] for other in moves_of(view) if other.verb == "discard"}
    return move.cards[0] in theirs - {*WILDS, BLACK} and bool(discards - theirs - {*WILDS})
