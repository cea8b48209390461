"""The whist movement: all play with everybody once and against everybody twice, in the fewest rounds.

Its first round is found by a search. Each other round is the one before, with every player moved on in a group: this
is what combinatorics calls a cyclic whist tournament.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import product
from math import exp
from random import Random
from typing import Final, TypeAlias

MOST_SEARCHED: Final = 20  # players for whom the search takes less than a second
_TEMPERATURE: Final = 0.9  # found by trial: 0.5 and 1.2 need several times as many steps

Couple: TypeAlias = tuple[int, int]
Couples: TypeAlias = tuple[Couple, Couple]  # the partners at a table
Element: TypeAlias = tuple[int, ...]


@lru_cache(maxsize=4)
def whist(players: int) -> tuple[tuple[Couples, ...], ...]:
    """The tables of each round, for players numbered from 1; empty if there is no such movement or none is searched.

    There is one for 4k players, with one round less than players, and for 4k + 1, who sit out once each.
    """
    if players % 4 > 1 or not 4 <= players <= MOST_SEARCHED:
        return ()
    group = _Group((3, 3) if players == 9 else (players - 1 + players % 4,))  # no round of Z9 will do
    found = _first_round(group, players % 4 == 0)
    return tuple(tuple(((go(a), go(b)), (go(c), go(d))) for a, b, c, d in found) for go in group.moves(players))


class _Group:
    """A product of cyclic groups, of odd order. Its elements are numbered from 0; the order stands for the player who
    keeps a place, and has difference 0 from everybody."""

    def __init__(self, moduli: tuple[int, ...]) -> None:
        self.moduli = moduli
        self.elements: list[Element] = list(product(*map(range, moduli)))
        self.order = len(self.elements)
        self.number = {each: at for at, each in enumerate(self.elements)}
        kinds: dict[Element, int] = {}
        rows = [[self._kind(kinds, one, other) for other in self.elements] for one in self.elements]
        self.difference = [[*row, 0] for row in rows] + [[0] * (self.order + 1)]

    def _kind(self, kinds: dict[Element, int], one: Element, other: Element) -> int:
        """The number of the difference of two elements, the same as that of its negative; 0 for equal elements."""
        if one == other:
            return 0
        there = tuple((a - b) % m for a, b, m in zip(one, other, self.moduli, strict=True))
        back = tuple(-a % m for a, m in zip(there, self.moduli, strict=True))
        return kinds.setdefault(min(there, back), len(kinds) + 1)

    def moves(self, players: int) -> Iterator[Callable[[int], int]]:
        """For each round, the player at the place of an element."""
        for by in self.elements:
            moved = [
                self.number[tuple((a + b) % m for a, b, m in zip(each, by, self.moduli, strict=True))] + 1
                for each in self.elements
            ]
            yield [*moved, players].__getitem__


def _first_round(group: _Group, all_play: bool) -> list[list[int]]:
    """Tables in which each difference is once one of partners and twice one of opponents, by simulated annealing."""
    random = Random(1)
    seats = list(range(group.order + 1) if all_play else range(1, group.order))
    random.shuffle(seats)
    half = (group.order - 1) // 2
    partners, opponents = [0, *[-1] * half], [0, *[-2] * half]  # what there is of each difference, less what is wanted
    difference = group.difference

    def count(table: int, by: int) -> int:
        """Add or take off the differences of a table; return by how much the sum of squares grows."""
        a, b, c, d = seats[4 * table : 4 * table + 4]
        grown = 0
        for counts, kind in (
            (partners, difference[a][b]),
            (partners, difference[c][d]),
            (opponents, difference[a][c]),
            (opponents, difference[a][d]),
            (opponents, difference[b][c]),
            (opponents, difference[b][d]),
        ):
            if kind:
                grown += 2 * by * counts[kind] + 1
                counts[kind] += by
        return grown

    wrong = 5 * half + sum(count(table, 1) for table in range(len(seats) // 4))
    while wrong:
        one, other = int(random.random() * len(seats)), int(random.random() * len(seats))
        tables = {one // 4, other // 4}
        before = sum(count(table, -1) for table in tables)
        seats[one], seats[other] = seats[other], seats[one]
        grown = before + sum(count(table, 1) for table in tables)
        if grown <= 0 or random.random() < exp(-grown / _TEMPERATURE):
            wrong += grown
        else:
            for table in tables:
                count(table, -1)
            seats[one], seats[other] = seats[other], seats[one]
            for table in tables:
                count(table, 1)
    return [seats[at : at + 4] for at in range(0, len(seats), 4)]
