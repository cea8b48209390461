"""Bots as others write them, good and bad, to be named as ``tests.outside.toy_bots:NAME``."""

from __future__ import annotations

from random import Random
from typing import NoReturn

from canasta.deal.view import View


class First:
    """Takes the first legal action."""

    def choose(self, view: View, chance: Random) -> str:
        return view.legal[0]


def last(view: View, chance: Random) -> str:
    return view.legal[-1]


class Cheat:
    """Says something that is not legal."""

    def choose(self, view: View, chance: Random) -> str:
        return "take everything"


class Broken:
    """Fails at its first choice."""

    def choose(self, view: View, chance: Random) -> NoReturn:
        raise RuntimeError("no idea\nat all")


class Needy:
    """Cannot be made without an argument."""

    def __init__(self, wanted: str) -> None:
        self.wanted = wanted


class Mute:
    """Chooses nothing."""


def alone() -> str:
    return "draw"


NUMBER = 7
