"""Public knowledge of the engine's state, and the texts of cards and melds in views and events.

The engine decides by the cards of a hand; the table sees only what lies there. They differ once: a side that has
not opened may begin to lay down a whole hand without the minimum (SA-5.2, RE-2.10, IN-4). The engine knows it from the
hand at the first meld; the table when it is done, or when the rest of the pile goes to the hand below the minimum.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from canasta.cards import BLACK_THREE, CANASTA, CARD_TEXTS, JOKER, KIND_OF_CARD, KIND_TEXTS, TWO
from canasta.engine.packed import count, total
from canasta.engine.state import (
    FROM_PILE,
    FROM_STOCK,
    LAST_DISCARD_OPTIONAL,
    LAST_NO_CLOSING,
    LAST_NO_DISCARD,
    LAST_TAKER,
    NO,
    NO_KIND,
    NORMAL,
    NOT_ASKED,
    NOT_DRAWN,
    OVER,
    YES,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from canasta.engine.state import Side, State

CanastaType: TypeAlias = Literal["clean", "dirty", "wilds_mixed", "wilds_twos", "wilds_jokers"]
LEAVE: Final = {NOT_ASKED: None, YES: "yes", NO: "no"}
DREW: Final = {NOT_DRAWN: None, FROM_STOCK: "stock", FROM_PILE: "pile"}
LAST_TURN: Final = {
    NORMAL: None,
    LAST_DISCARD_OPTIONAL: "discard_optional",
    LAST_NO_CLOSING: "no_closing",
    LAST_NO_DISCARD: "no_discard",
    LAST_TAKER: "last_taker",
}


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


def laid_kinds(core: State) -> list[int]:
    """The kinds of the cards laid this turn, the top of a taken pile included; a freed wild laid again counts again."""
    kinds = [kind for kind in range(TWO) for _ in range(count(core.laid_naturals, kind))]
    kinds += [TWO] * int(total(core.laid_twos))
    return kinds + [TWO + 1] * int(total(core.laid_jokers))


def _laid_this_turn(core: State) -> int:
    return int(total(core.laid_naturals) + total(core.laid_twos) + total(core.laid_jokers))


def _cards_of(side: Side) -> int:
    cards = total(side.done_naturals) + total(side.done_twos) + total(side.done_jokers)
    for slot in range(side.slots()):
        melds = side.slot(slot)
        cards += total(melds.naturals) + total(melds.twos) + total(melds.jokers)
    return int(cards)


def texts(cards: Iterable[int]) -> tuple[str, ...]:
    """Cards as texts."""
    return tuple([CARD_TEXTS[card] for card in cards])


def rank_text(kind: int) -> str:
    """The rank of a meld: ``K``, ``3b``, or ``wild`` for a meld of wild cards."""
    return "wild" if kind == TWO else KIND_TEXTS[kind]


def canasta_type(cards: Iterable[int], kind: int, packs: int) -> CanastaType | None:
    """``clean``, ``dirty``, ``wilds_mixed``, ``wilds_twos``, ``wilds_jokers`` (all of them); None below seven cards."""
    kinds = [KIND_OF_CARD[card] for card in cards]
    if len(kinds) < CANASTA:
        return None
    if kind != TWO:
        return "dirty" if TWO in kinds or JOKER in kinds else "clean"
    if JOKER not in kinds:
        return "wilds_twos"
    return "wilds_jokers" if kinds.count(JOKER) == 2 * packs else "wilds_mixed"


def owed(core: State) -> tuple[int, ...]:
    """By seat: red threes laid out at the deal, replaced when the seat's first turn comes (SA-2.4, RE-1.8)."""
    return tuple(int(count(core.owed, seat)) for seat in range(core.rule_table.seats))


def has_laid(core: State) -> tuple[bool, ...]:
    """By seat: whether it laid cards in an earlier turn of the deal."""
    return tuple(count(core.has_laid, seat) > 0 for seat in range(core.rule_table.seats))


def freed(core: State) -> str | None:
    """The kind of a wild taken out of a canasta and not laid again yet (RE-2.5)."""
    return None if core.freed == NO_KIND else KIND_TEXTS[core.freed]
