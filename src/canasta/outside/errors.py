"""Errors of bots from outside: one that cannot be had, and one that does not play as it must."""

from __future__ import annotations

import os
import sysconfig
from pathlib import Path
from traceback import walk_tb
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
    """An error of another's code in one line, with the file and the line of that code."""
    lines = str(error).strip().splitlines()
    said = f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__
    place = _place(error)
    return shortened(said, MOST_SHOWN)[1:-1] + (f" ({place})" if place else "")


def _place(error: BaseException) -> str:
    """The place of the error, as ``mybot.py:12``: the last line of the bot's own code."""
    if isinstance(error, SyntaxError):  # its own words have the place
        return ""
    installed = tuple(map(sysconfig.get_path, ("stdlib", "purelib", "platlib")))
    ours = os.fspath(Path(__file__).parents[1]), installed[0] + os.sep + "importlib"
    lines = [(frame.f_code.co_filename, line) for frame, line in walk_tb(error.__traceback__)]
    places = [(Path(file), line) for file, line in lines if not file.startswith(("<", *ours))]
    own = [place for place in places if not os.fspath(place[0]).startswith(installed)]
    if not places:
        return ""
    file, line = (own or places)[-1]
    return f"{file.name}:{line}"


def printable(told: str) -> str:
    """Another's words without anything that a terminal would obey."""
    return "".join(each if each.isprintable() else "·" for each in told)
