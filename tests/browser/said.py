"""Sentences as the page shows them: a card is seen as K♥ and heard as "king of hearts"."""

from __future__ import annotations

import re

from canasta.texts import text

_CARD = re.compile("(10|[2-9JQKA])([♠♥♦♣])")
_SUITS = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}


def shown(sentence: str, lang: str = "en") -> str:
    """All the text of the element in which the page shows it: each card, then its name for those who listen."""

    def both(card: re.Match[str]) -> str:
        rank, suit = card[1].replace("10", "T"), _SUITS[card[2]]
        names = {"rank": text(lang, f"face-rank-{rank}"), "suit": text(lang, f"face-suit-{suit}")}
        return f"{card[0]}\ufe0e{text(lang, 'face-name', **names)}"

    return _CARD.sub(both, sentence)
