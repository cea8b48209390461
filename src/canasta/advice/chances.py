"""Chances as people say them: a word and a number together, in tenths and the like."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from canasta.texts import text

# From which chance on it is called so; the last word is for all below
WORDS: Final = (
    (0.95, "nearly-certain"),
    (0.75, "very-likely"),
    (0.55, "likely"),
    (0.45, "even"),
    (0.25, "possible"),
    (0.05, "unlikely"),
    (0.0, "rare"),
)
PARTS: Final = (
    (1, 20),
    (1, 10),
    (1, 8),
    (1, 6),
    (1, 5),
    (1, 4),
    (3, 10),
    (1, 3),
    (4, 10),
    (1, 2),
    (6, 10),
    (2, 3),
    (7, 10),
    (3, 4),
    (8, 10),
    (9, 10),
)
LEAST: Final = 0.03  # below it, and as near to 1, no number is said
# Playouts know too little of how others decide: the pile is taken far less often than they are sure of. Chances of
# playouts, each with the share that came true (docs/laboratory/hints.md); straight lines between them.
CAME_TRUE: Final = (
    (0.0, 0.03),
    (0.01, 0.03),
    (0.14, 0.14),
    (0.24, 0.19),
    (0.34, 0.25),
    (0.44, 0.28),
    (0.52, 0.3),
    (0.74, 0.31),
    (0.84, 0.56),
    (0.99, 0.66),
    (1.0, 0.67),
)


def honest(chance: float) -> float:
    """The chance that the pile is taken as often as is said, from that of playouts."""
    for (low, one), (high, other) in pairwise(CAME_TRUE):
        if chance <= high:
            return one + (other - one) * (chance - low) / (high - low)
    return CAME_TRUE[-1][1]


def in_words(lang: str, chance: float) -> str:
    """A chance as a word with its rate: "unlikely (1 time in 10)", "nearly certain"."""
    if LEAST <= chance <= 1 - LEAST:
        part, whole = _part(chance)
        return text(lang, "chance-rated", word=_word(lang, part / whole), part=part, whole=whole)
    return _word(lang, chance)


def rate(lang: str, chance: float) -> str:
    """A chance as its rate alone: "1 time in 10", "nearly certain"."""
    if LEAST <= chance <= 1 - LEAST:
        part, whole = _part(chance)
        return text(lang, "chance-rate", part=part, whole=whole)
    return _word(lang, chance)


def _part(chance: float) -> tuple[int, int]:
    return min(PARTS, key=lambda each: abs(each[0] / each[1] - chance))


def _word(lang: str, chance: float) -> str:
    return text(lang, f"chance-{next(word for least, word in WORDS if chance >= least)}")
