"""What to throw: what the next opponent can do with a card, and what the hand loses by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.bots.reading import PILE_CARD, WILDS, Move, Reading

if TYPE_CHECKING:
    from random import Random as Chance

BREAK_PAIR: Final = 16
BREAK_TRIO: Final = 40
FREEZE_NOW_AND_THEN: Final = 0.4  # of the times when it would pay


def best_discard(table: Reading, moves: list[Move], chance: Chance) -> Move:
    """The discard that costs least; a wild now and then, to freeze a pile that the opponents feed on."""
    discards = [move for move in moves if move.verb == "discard"]
    freezing = _freeze_pays(table) and chance.random() < FREEZE_NOW_AND_THEN
    if freezing:
        for wild in WILDS:
            for move in discards:
                if move.cards[0] == wild:
                    return move
    return min(discards, key=lambda move: _cost(table, move.cards[0]))


def _cost(table: Reading, rank: str) -> float:
    held = table.hand[rank]
    pile = PILE_CARD * table.view.pile.size + 10
    if rank in WILDS:
        return 60.0 + table.value(rank)
    if rank == "3b":
        return 12.0 if pile < 5 * PILE_CARD else 4.0  # a stopper is kept for a pile that is worth stopping
    cost = table.danger(rank) * pile
    if any(meld.rank == rank and not meld.closed for meld in table.own.melds):
        cost += 20
    elif held == 2:
        cost += BREAK_PAIR * (1 if table.unseen(rank) else 0)
    elif held >= 3:
        cost += BREAK_TRIO
    # What is left in the hand counts against it at the end; early on high cards open.
    saved = table.value(rank) / 2 if table.late or table.pressed else -table.value(rank) / 5
    return cost - saved


def _freeze_pays(table: Reading) -> bool:
    """The opponents have opened and live on a big pile, the own side has not, and a wild can be spared."""
    view = table.view
    return (
        not view.pile.frozen
        and not table.own.opened
        and view.pile.size >= 5
        and sum(table.hand[wild] for wild in WILDS) >= 2
        and any(side.opened for side in table.rivals)
    )
