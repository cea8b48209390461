"""Cards in words, in the language of the reader: "un rey", "kings", "a king, 2 twos and a joker"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from canasta.cards import KIND_TEXTS
from canasta.texts import text

__all__ = ["cards_in_words", "one_card", "several"]


def one_card(lang: str, kind: int) -> str:
    """One card of a kind with its article: "un rey", "an ace"."""
    return text(lang, f"card-one-{KIND_TEXTS[kind]}")


def several(lang: str, kind: int) -> str:
    """The plural of a kind: "reyes", "aces"."""
    return text(lang, f"card-many-{KIND_TEXTS[kind]}")


def cards_in_words(lang: str, kinds: Iterable[int]) -> str:
    """At least one card, in the order in which their kinds first come: "un rey, 2 doses y un joker"."""
    words = [
        one_card(lang, kind) if number == 1 else text(lang, "cards-some", number=number, many=several(lang, kind))
        for kind, number in Counter(kinds).items()
    ]
    if len(words) == 1:
        return words[0]
    return text(lang, "cards-and", first=", ".join(words[:-1]), last=words[-1])
