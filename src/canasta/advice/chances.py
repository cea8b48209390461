"""Chances as people say them: a word and a number together, in tenths and the like."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
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
FILE: Final = files("canasta.advice") / "chances.toml"  # written by ``scripts/chances.py``
ANYBODY: Final = "anybody"  # who takes the pile as all the bots do together
SEARCHING: Final = ("strong", "expert", "master")  # they search, and have one table


@cache
def came_true() -> dict[str, dict[str, list[tuple[float, float]]]]:
    """The shares that came true, by whose playouts foresaw them (`hint`, `review`) and by bot; each after a chance."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def honest(chance: float, against: str = "", of: str = "hint") -> float:
    """The chance that the pile is taken as often as is said, from that of playouts; straight lines between shares.

    `against`: the bot that may take it, empty for a person. The playouts are those of hints, or of a `review`.
    """
    tables = came_true()[of]
    return along(tables.get(taker(against), tables[ANYBODY]), chance)


def taker(bot: str) -> str:
    """The bot whose table serves for a bot."""
    return SEARCHING[0] if bot in SEARCHING else bot


def along(table: Sequence[Sequence[float]], chance: float) -> float:
    """The share that a table has for a chance."""
    if chance <= table[0][0]:
        return table[0][1]
    for (low, one), (high, other) in pairwise(table):
        if chance <= high:
            return one + (other - one) * (chance - low) / (high - low)
    return table[-1][1]


def in_words(lang: str, chance: float) -> str:
    """A chance as a word with its rate: "unlikely (1 in 10)", "nearly certain"."""
    if LEAST <= chance <= 1 - LEAST:
        part, whole = _part(chance)
        return text(lang, "chance-rated", word=_word(lang, part / whole), part=part, whole=whole)
    return _word(lang, chance)


def rate(lang: str, chance: float) -> str:
    """A chance as its rate alone: "1 in 10", "nearly certain"."""
    if LEAST <= chance <= 1 - LEAST:
        part, whole = _part(chance)
        return text(lang, "chance-rate", part=part, whole=whole)
    return _word(lang, chance)


def _part(chance: float) -> tuple[int, int]:
    return min(PARTS, key=lambda each: abs(each[0] / each[1] - chance))


def _word(lang: str, chance: float) -> str:
    return text(lang, f"chance-{next(word for least, word in WORDS if chance >= least)}")
