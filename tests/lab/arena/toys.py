"""Bots made for the tests, boards made by hand, and leagues played in this process."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random

import pytest

from canasta.deal.view import View
from canasta.lab.arena.boards import ArenaPlan, Board, Game, Pair, play_all
from canasta.lab.arena.session import ArenaSession, Report, pairs_of
from canasta.lab.arena.sprt import Sprt
from canasta.players import registry
from canasta.processes import Stop
from canasta.rules import get


class Toy:
    """A bot from a function."""

    def __init__(self, name: str, choose: Callable[[View, Random], str]) -> None:
        self.name = name
        self.chooses = choose

    def choose(self, view: View, chance: Random) -> str:
        return self.chooses(view, chance)


def add(monkeypatch: pytest.MonkeyPatch, *toys: Toy) -> None:
    """Have them in the registry, for one test and in this process."""
    for toy in toys:
        monkeypatch.setitem(registry._BOTS, toy.name, toy)


def first(name: str) -> Toy:
    return Toy(name, lambda view, _chance: view.legal[0])


def board(number: int, *points: Sequence[int]) -> Board:
    """A board from the points by side of each of its games."""
    return Board(number, tuple(Game(tuple(each)) for each in points))


def plan(game: str = "clasica", bots: Iterable[str] = ("greedy", "random"), boards: int = 3, **more: bool) -> ArenaPlan:
    return ArenaPlan(get(game), pairs_of(list(bots)), "toys", boards, **more)


def played(wanted: ArenaPlan, test: Sprt | None = None) -> ArenaSession:
    """All of it."""
    bots: dict[str, None] = dict.fromkeys(bot for pair in wanted.pairs for bot in pair)
    session = ArenaSession(wanted, bots, test)
    for chunk in play_all(wanted, session.done, 1, Stop()):
        session.take(chunk)
    return session


def without_times(report: Report) -> Report:
    from dataclasses import replace

    return replace(report, timing={})


PAIR: Pair = ("greedy", "random")
