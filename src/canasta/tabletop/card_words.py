"""Cards in words, in the language of the reader: "un rey", "kings", "a king, 2 twos and a joker", "K♥"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from canasta.cards import CARD_OF_TEXT, KIND_OF_CARD, KIND_TEXTS
from canasta.texts import text

SIGNS: Final = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


@cache
def one_card(lang: str, kind: int) -> str:
    """One card of a kind with its article: "un rey", "an ace"."""
    return text(lang, f"card-one-{KIND_TEXTS[kind]}")


@cache
def several(lang: str, kind: int) -> str:
    """The plural of a kind: "reyes", "aces"."""
    return text(lang, f"card-many-{KIND_TEXTS[kind]}")


def one_face(lang: str, card: str) -> str:
    """One card with its suit and article: "un rey de corazones", "a joker"."""
    if card == "X":
        return one_card(lang, KIND_OF_CARD[CARD_OF_TEXT[card]])
    return text(lang, "card-face", one=text(lang, f"card-one-{card[0]}"), suit=text(lang, f"card-suit-{card[1]}"))


def short_face(lang: str, card: str) -> str:
    """One card as briefly as people write it: "K♥", "10♣"; a joker in words."""
    if card == "X":
        return one_face(lang, card)
    return card[0].replace("T", "10") + SIGNS[card[1]]


def cards_in_words(lang: str, kinds: Iterable[int]) -> str:
    """Cards in the order in which their kinds first come: "un rey, 2 doses y un joker"."""
    words = [
        one_card(lang, kind) if number == 1 else text(lang, "cards-some", number=number, many=several(lang, kind))
        for kind, number in Counter(kinds).items()
    ]
    return listed(lang, words)


def listed(lang: str, parts: Sequence[str]) -> str:
    """Several things in a row: "a, b y c"."""
    if len(parts) < 2:
        return "".join(parts)
    return text(lang, "cards-and", first=", ".join(parts[:-1]), last=parts[-1])
