"""Chances as people say them: a word and a number together, in tenths and the like."""

from __future__ import annotations

from math import exp, log
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
SMOOTH: Final = 0.01

# Playouts know too little of how others decide: the logit of a chance is taken so many times, and so much added.
# `scripts/hints.py chances` fits both and shows what comes of it (docs/laboratory/hints.md).
SLOPE: Final = 0.40
MORE: Final = -1.0


def honest(chance: float) -> float:
    """The chance that the pile is taken as often as is said, from that of playouts."""
    inside = min(max(chance, SMOOTH), 1 - SMOOTH)
    return 1 / (1 + exp(-(SLOPE * log(inside / (1 - inside)) + MORE)))


def in_words(lang: str, chance: float) -> str:
    """A chance as a word with its rate: "unlikely (1 time in 10)", "nearly certain"."""
    word = text(lang, f"chance-{next(word for least, word in WORDS if chance >= least)}")
    if chance < LEAST or chance > 1 - LEAST:
        return word
    part, whole = min(PARTS, key=lambda each: abs(each[0] / each[1] - chance))
    return text(lang, "chance-rated", word=word, part=part, whole=whole)
