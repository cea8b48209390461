"""Errors of bots from outside: one that cannot be had, and one that does not play as it must."""

from __future__ import annotations

from typing import Final

from canasta.texts.errors import WordedError, shortened

MOST_SHOWN: Final = 200  # characters of another's words in a sentence of ours


class OutsideError(WordedError):
    """A bot that cannot be had: no such module or program, or nothing that plays."""

    family = "outside"


class FaultError(Exception):
    """Raised where a bot from outside does not play as it must.

    `kind` is ``start``, ``late``, ``ended``, ``unreadable``, ``long`` or ``illegal``; `told` is the bot's own word on
    it, if there is one.
    """

    def __init__(self, kind: str, told: str = "") -> None:
        super().__init__(kind)
        self.kind = kind
        self.told = told


def own_words(error: BaseException) -> str:
    """An error of another's code in one line."""
    lines = str(error).strip().splitlines()
    said = f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__
    return shortened(said, MOST_SHOWN)[1:-1]


def printable(told: str) -> str:
    """Another's words without anything that a terminal would obey."""
    return "".join(each if each.isprintable() else "·" for each in told)
