"""Public knowledge of the engine's state, and the texts of cards and melds in views and events.

`canasta.engine.public` says where the engine knows more than the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from canasta.cards import CANASTA, CARD_TEXTS, JOKER, KIND_OF_CARD, KIND_TEXTS, TWO
from canasta.engine.packed import count, total
from canasta.engine.public import opened
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
    YES,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from canasta.engine.state import State

__all__ = [
    "DREW",
    "LAST_TURN",
    "LEAVE",
    "CanastaType",
    "canasta_type",
    "freed",
    "has_laid",
    "laid_kinds",
    "opened",
    "owed",
    "rank_text",
    "texts",
]

CanastaType: TypeAlias = Literal["clean", "dirty", "wilds_mixed", "wilds_twos", "wilds_jokers"]
LEAVE: Final[dict[int, str | None]] = {NOT_ASKED: None, YES: "yes", NO: "no"}
DREW: Final[dict[int, str | None]] = {NOT_DRAWN: None, FROM_STOCK: "stock", FROM_PILE: "pile"}
LAST_TURN: Final[dict[int, str | None]] = {
    NORMAL: None,
    LAST_DISCARD_OPTIONAL: "discard_optional",
    LAST_NO_CLOSING: "no_closing",
    LAST_NO_DISCARD: "no_discard",
    LAST_TAKER: "last_taker",
}


def laid_kinds(core: State) -> list[int]:
    """The kinds of the cards laid this turn, the top of a taken pile included; a freed wild laid again counts again."""
    kinds = [kind for kind in range(TWO) for _ in range(count(core.laid_naturals, kind))]
    kinds += [TWO] * int(total(core.laid_twos))
    return kinds + [TWO + 1] * int(total(core.laid_jokers))


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
