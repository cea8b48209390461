"""Public knowledge of a turn, where the engine knows more.

The engine decides by the cards of a hand; the table sees only what lies there. They differ once: a side that has
not opened may begin to lay down a whole hand without the minimum (SA-5.2, RE-2.10, IN-4). The engine knows it from the
hand at the first meld; the table when it is done, or when the rest of the pile goes to the hand below the minimum.
"""

from __future__ import annotations

from canasta.cards import BLACK_THREE
from canasta.engine.packed import count, total
from canasta.engine.state import FROM_PILE, OVER, YES, Side, State


def opened(core: State, side: int) -> bool:
    """True if it is public that the side has opened."""
    known = core.sides[side]
    if not known.opened or side != core.seat % core.rule_table.sides or core.phase == OVER:
        return known.opened
    if not core.bound or core.points >= known.minimum:
        return True
    pile_gone = core.came == FROM_PILE and core.pile_size == 0 and not core.aside
    return pile_gone or _cards_of(known) > _laid_this_turn(core)


def must_go_out(core: State) -> bool:
    """True if it is public that the player on turn must go out: by leave or black threes laid (CL-2.3)."""
    if core.phase == OVER:
        return False
    return core.leave == YES or count(core.side_on_turn().melds.naturals, BLACK_THREE) > 0


def _laid_this_turn(core: State) -> int:
    return int(total(core.laid_naturals) + total(core.laid_twos) + total(core.laid_jokers))


def _cards_of(side: Side) -> int:
    cards = total(side.done_naturals) + total(side.done_twos) + total(side.done_jokers)
    for slot in range(side.slots()):
        melds = side.slot(slot)
        cards += total(melds.naturals) + total(melds.twos) + total(melds.jokers)
    return int(cards)
