"""Cards: the faces that people hold and the fifteen kinds that the rules tell apart.

A *card* is a small integer, ``4 * rank + suit`` with ranks ``A 2 … K`` and suits spades, hearts, diamonds, clubs; a
joker is 52. Two equal cards of different packs are the same integer: nothing in the game tells them apart.

A *kind* is what the rules see of a card: suits only matter for the colour of the threes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from canasta.texts.errors import WordedError, shortened

RANKS: Final = "A23456789TJQK"
SUITS: Final = "shdc"
JOKER_CARD: Final = 52
CARDS_PER_PACK: Final = 54
CANASTA: Final = 7  # cards of the smallest one

# Kinds. The eleven natural ranks first (a natural rank is `kind <= ACE`), then the special cards.
FOUR: Final = 0
KING: Final = 9
ACE: Final = 10
BLACK_THREE: Final = 11
TWO: Final = 12
JOKER: Final = 13
RED_THREE: Final = 14
KINDS: Final = 15
NATURAL_KINDS: Final = range(ACE + 1)

KIND_TEXTS: Final = ("4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "3b", "2", "X", "3r")
_KIND_OF_TEXT: Final = {text: kind for kind, text in enumerate(KIND_TEXTS)}


def _kind_of(card: int) -> int:
    if card == JOKER_CARD:
        return JOKER
    rank, suit = RANKS[card // 4], SUITS[card % 4]
    if rank == "3":
        return RED_THREE if suit in "hd" else BLACK_THREE
    return _KIND_OF_TEXT[rank]


KIND_OF_CARD: Final = tuple(_kind_of(card) for card in range(JOKER_CARD + 1))
CARD_TEXTS: Final = (*(rank + suit for rank in RANKS for suit in SUITS), "X")
CARD_OF_TEXT: Final = {text: card for card, text in enumerate(CARD_TEXTS)}
CARDS_OF_KIND: Final = tuple(tuple(c for c, k in enumerate(KIND_OF_CARD) if k == kind) for kind in range(KINDS))


class CardError(WordedError):
    """A text that names no card (code ``card``) or no kind (``kind``)."""

    family = "card"


def pack(packs: int) -> list[int]:
    """The cards of that many packs of 54 (52 and two jokers each), in a fixed order: `54 * packs` integers."""
    return [card for _ in range(packs) for card in (*range(JOKER_CARD), JOKER_CARD, JOKER_CARD)]


# Suits as people see them on cards; a sign may carry a mark that asks for its plain or its coloured form.
_SIGNS: Final = str.maketrans("♠♥♦♣♤♡♢♧", "shdcshdc", "\ufe0e\ufe0f")


def _canonical(text: str) -> str:
    text = text.strip().translate(_SIGNS)
    if text[:2] == "10":
        text = "T" + text[2:]
    return text[:1].upper() + text[1:].lower()


def parse_card(text: str) -> int:
    """The card, from 0 to 52, that a text such as ``Kh``, ``10d`` or ``X`` names. Raises `CardError`."""
    card = CARD_OF_TEXT.get(_canonical(text))
    if card is None:
        raise CardError("card", found=shortened(text))
    return card


def card_of(card: str | int) -> int:
    """The card of a text or a number from 0 to 52. Raises `CardError`."""
    if isinstance(card, str):
        return parse_card(card)
    if type(card) is not int or not 0 <= card <= JOKER_CARD:
        raise CardError("card", found=shortened(str(card)))
    return card


def parse_kind(text: str) -> int:
    """The kind, from 0 to 14, that a text names: a rank alone (``K``, ``2``), ``3r``, ``3b``, ``X``, or a full card.

    Raises `CardError`.
    """
    canonical = _canonical(text)
    kind = _KIND_OF_TEXT.get(canonical)
    if kind is not None:
        return kind
    card = CARD_OF_TEXT.get(canonical)
    if card is None:
        raise CardError("kind", found=shortened(text))
    return KIND_OF_CARD[card]


def cards_text(cards: Iterable[int]) -> str:
    """Cards as text, ``Kh 5c X``, in the order given."""
    return " ".join(CARD_TEXTS[card] for card in cards)


def kinds_text(kinds: Iterable[int]) -> str:
    """Kinds as text, ``K 5 X 3b``, in the order given."""
    return " ".join(KIND_TEXTS[kind] for kind in kinds)
