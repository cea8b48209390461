"""Statistics over boards. The board is the unit: its games share their cards, so they are not independent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING, Final

from canasta.lab.arena.boards import line_ups

if TYPE_CHECKING:
    from canasta.lab.arena.boards import Board

Z: Final = NormalDist().inv_cdf(0.975)  # of a 95 % interval
EVEN: Final = (0.0, 1.0, 0.0, 1.0)
BASE: Final = 10  # boards below which no interval is given: a normal approximation would mislead


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over boards, the half width of its 95 % interval (normal approximation), the deviation of a board.

    `interval` is None for fewer than ten boards, `deviation` for fewer than two.
    """

    mean: float
    interval: float | None
    deviation: float | None


def estimate(values: Sequence[float]) -> Estimate:
    """Mean and interval of one value a board; at least one value."""
    number = len(values)
    mean = fsum(values) / number
    if number == 1:
        return Estimate(mean, None, None)
    deviation = sqrt(fsum((value - mean) ** 2 for value in values) / (number - 1))
    return Estimate(mean, Z * deviation / sqrt(number) if number >= BASE else None, deviation)


def estimate_share(values: Sequence[float]) -> Estimate:
    """Mean and interval of one share a board, 0 to 1.

    The interval is that of the boards and four more, two won and two lost, so it does not shrink to nothing where every
    board was won (A. Agresti, B. Coull, The American Statistician 52, 1998).
    """
    plain, wider = estimate(values), estimate([*values, *EVEN])
    return Estimate(plain.mean, None if plain.interval is None else wider.interval, plain.deviation)


def means_of(parts: Sequence[Mapping[int, float]]) -> list[float]:
    """Means over opponents, for every board played against all of them; `parts` has values by board number.

    Cards are the same against every opponent, so a board is one unit here too.
    """
    common = sorted(set.intersection(*(set(part) for part in parts)))
    return [fsum(part[number] for part in parts) / len(parts) for number in common]


def difference(board: Board) -> float:
    """Lead in points of a side of the first bot over a side of the second, mean over the games of a board."""
    sides = len(board.games[0].points)
    leads = []
    for line_up, game in zip(line_ups(sides), board.games, strict=True):
        first, second = _parted(line_up, game.points)
        leads.append(sum(first) / len(first) - sum(second) / len(second))
    return fsum(leads) / len(leads)


def share(board: Board) -> float:
    """Share of games in which a side of the first bot beats a side of the second, 0 to 1; level counts half."""
    sides = len(board.games[0].points)
    results = []
    for line_up, game in zip(line_ups(sides), board.games, strict=True):
        first, second = _parted(line_up, game.points)
        results += [1.0 if one > other else 0.5 if one == other else 0.0 for one in first for other in second]
    return fsum(results) / len(results)


def _parted(line_up: Sequence[int], points: Sequence[int]) -> tuple[list[int], list[int]]:
    """The points of the first bot's sides, and those of the second's."""
    sides = list(zip(line_up, points, strict=True))
    return [p for which, p in sides if which == 0], [p for which, p in sides if which == 1]
