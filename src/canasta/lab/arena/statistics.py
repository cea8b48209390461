"""Statistics over boards, and Elo. The board is the unit: its games share their cards, so they are not independent.

Elo is that of the Bradley-Terry model: the ratings of maximum likelihood for the measured shares. A board counts as one
game whose result is its share. For every pair that met, one drawn board is added, so that a bot that never lost a board
has a rating too (a prior that pulls it to its opponents). Intervals are those of the "sandwich" estimator, clustered by
board: they stay right though a board is no coin, and pairs play the same cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, fsum, log, sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING, Final, TypeAlias

from canasta.lab.arena.boards import line_ups

if TYPE_CHECKING:
    from canasta.lab.arena.boards import Board, Pair

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


SCALE: Final = 400 / log(10)  # Elo points in one unit of the logistic scale
DRAWN: Final = 0.5
STEPS: Final = 100
Matrix: TypeAlias = list[list[float]]


def elo(
    bots: Sequence[str], shares: Mapping[Pair, Mapping[int, float]], anchor: str, anchor_elo: float
) -> dict[str, tuple[float, float]]:
    """Rating and half width of its 95 % interval, by bot. The anchor has `anchor_elo` and an interval of 0.

    `shares` has a value by number of board, from the chair of the pair's first bot. Every bot must have met the anchor,
    or a bot that did, and so on; else its rating means nothing (`ValueError`).
    """
    free = {bot: place for place, bot in enumerate(bot for bot in bots if bot != anchor)}
    met = [pair for pair, values in shares.items() if values]
    boards = {pair: {**shares[pair], -1 - place: DRAWN} for place, pair in enumerate(met)}  # each drawn one for itself
    ratings = dict.fromkeys(bots, 0.0)
    for _ in range(STEPS):
        slope, curve, _spread = _look(free, boards, ratings)
        step = [sum(row[k] * slope[k] for k in range(len(slope))) for row in _inverse(curve)]
        longest = max((abs(part) for part in step), default=0.0)
        for bot, place in free.items():
            ratings[bot] += step[place] * min(1.0, 2.0 / longest if longest else 1.0)
        if longest < 1e-10:
            break
    _slope, curve, spread = _look(free, boards, ratings)
    back = _inverse(curve)
    size = range(len(free))
    result = {anchor: (float(anchor_elo), 0.0)}
    for bot, place in free.items():
        variance = sum(back[place][j] * spread[j][k] * back[place][k] for j in size for k in size)
        result[bot] = (anchor_elo + SCALE * ratings[bot], Z * SCALE * sqrt(max(0.0, variance)))
    return {bot: result[bot] for bot in bots}


def _look(
    free: Mapping[str, int], boards: Mapping[Pair, Mapping[int, float]], ratings: Mapping[str, float]
) -> tuple[list[float], Matrix, Matrix]:
    """Slope and (negative) curvature of the log-likelihood in the free ratings, and the spread of the slope."""
    size = len(free)
    slope = [0.0] * size
    curve, spread = ([[0.0] * size for _ in range(size)] for _ in range(2))
    by_board: dict[int, list[float]] = {}
    for (one, other), values in boards.items():
        expected = 1 / (1 + exp(ratings[other] - ratings[one]))
        signs = [(free[bot], sign) for bot, sign in ((one, 1.0), (other, -1.0)) if bot in free]
        weight = len(values) * expected * (1 - expected)
        for place, sign in signs:
            for second, second_sign in signs:
                curve[place][second] += sign * second_sign * weight
            for number, value in values.items():
                by_board.setdefault(number, [0.0] * size)[place] += sign * (value - expected)
    for _number, part in sorted(by_board.items()):
        for place, value in enumerate(part):
            slope[place] += value
            for second, other_value in enumerate(part):
                spread[place][second] += value * other_value
    return slope, curve, spread


def _inverse(matrix: Matrix) -> Matrix:
    """Inverse by Gauss-Jordan elimination; the matrix is positive definite if every bot is tied to the anchor."""
    size = len(matrix)
    rows = [[*row, *(float(place == column) for column in range(size))] for place, row in enumerate(matrix)]
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        if abs(rows[pivot][place]) < 1e-12:
            raise ValueError("a bot has met nobody who is tied to the anchor")
        rows[place], rows[pivot] = rows[pivot], rows[place]
        rows[place] = [value / rows[place][place] for value in rows[place]]
        for other in range(size):
            if other != place and (factor := rows[other][place]):
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[place], strict=True)]
    return [row[size:] for row in rows]
