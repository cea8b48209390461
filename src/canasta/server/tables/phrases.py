"""The set phrases, all that may be said while cards are held (TB-9.2). None of them reveals anything about a hand."""

from __future__ import annotations

from typing import Final

from canasta.texts import text

PHRASES: Final = (
    "hello",
    "good-luck",
    "have-fun",
    "well-played",
    "nice-canasta",
    "nice-cut",
    "thank-you",
    "you-are-welcome",
    "sorry",
    "one-moment",
    "back-now",
    "take-your-time",
    "your-turn",
    "what-a-deal",
    "good-game",
    "rematch",
    "goodbye",
)


def phrases_in_words(lang: str) -> dict[str, str]:
    """Every phrase by its code, in words."""
    return {code: text(lang, f"phrase-{code}") for code in PHRASES}
