"""Cards as plain texts: the kinds ``4 5 6 7 8 9 T J Q K A 3b 2 X 3r``. Nothing of the engine is used here."""

from __future__ import annotations

from collections.abc import Iterable

from canasta.rules.model import Rules

NATURALS = ("4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A")
WILDS = ("2", "X")
BLACK, RED = "3b", "3r"
ORDER = (*NATURALS, BLACK, *WILDS, RED)


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """The same cards, naturals first and wilds last: how a meld is written."""
    return tuple(sorted(cards, key=ORDER.index))


def kind(text: str) -> str:
    """The kind that a card text names: ``Kh`` is ``K``, ``3d`` is ``3r``, ``10s`` is ``T``. Raises `ValueError`."""
    text = text.strip().replace("10", "T")
    rank, suit = text[:1].upper(), text[1:].lower()
    if rank == "3":
        if suit in ("b", "s", "c"):
            return BLACK
        if suit in ("r", "h", "d"):
            return RED
    elif rank in ORDER and suit in ("", "s", "h", "d", "c"):
        return rank
    raise ValueError(f"{text!r} is no card")


def kinds(cards: str | Iterable[str]) -> list[str]:
    """The kinds of cards written as one text (``"Kh 5 X"``) or as a list of texts."""
    return [kind(c) for c in (cards.split() if isinstance(cards, str) else cards)]


def pack(packs: int) -> list[str]:
    """All cards of that many packs of 54, in a fixed order (TB-1.1, CL-1.1)."""
    one = [*(c for c in (*NATURALS, "2") for _ in range(4)), "X", "X", BLACK, BLACK, RED, RED]
    return one * packs


def value(rules: Rules, card: str) -> int:
    """Points of one card on the table or in the hand (CL-1.5, SA-1.2, RE-1.10, TB-1.5)."""
    if card == "X":
        return rules.value_joker
    if card == "2":
        return rules.value_two
    if card == "A":
        return rules.value_ace
    if card == BLACK:
        return rules.value_black_three
    if card == RED:
        return rules.value_red_three_in_hand
    return rules.value_four_to_seven if card in "4567" else rules.value_eight_to_king


def points(rules: Rules, cards: Iterable[str]) -> int:
    """Points of several cards."""
    return sum(value(rules, c) for c in cards)


def without(cards: Iterable[str], gone: Iterable[str]) -> tuple[str, ...]:
    """The cards left once some of them are gone. Raises `ValueError` if one is not there."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
