"""Ratings by Glicko-2 (Glickman, "Example of the Glicko-2 system"): one player after some games."""

from __future__ import annotations

from math import exp, log, pi, sqrt
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

SCALE: Final = 173.7178
USUAL: Final = 1500.0
TAU: Final = 0.5  # how much a volatility may change
CLOSE: Final = 1e-6


class Rated(msgspec.Struct, frozen=True):
    """A rating by Glicko-2, with its deviation and volatility."""

    rating: Annotated[float, msgspec.Meta(ge=-3000, le=6000)] = 1500.0
    deviation: Annotated[float, msgspec.Meta(ge=5, le=500)] = 350.0
    volatility: Annotated[float, msgspec.Meta(ge=0.01, le=0.3)] = 0.06


def _weight(deviation: float) -> float:
    """The weight of a game against somebody of that deviation, on the inner scale: g(φ)."""
    return 1 / sqrt(1 + 3 * deviation**2 / pi**2)


def expected(one: Rated, other: Rated) -> float:
    """The chance that one wins against the other, as far as their ratings are known."""
    deviation = sqrt(one.deviation**2 + other.deviation**2) / SCALE
    return 1 / (1 + exp(-_weight(deviation) * (one.rating - other.rating) / SCALE))


def after(player: Rated, games: Sequence[tuple[Rated, float]]) -> Rated:
    """A player after games against others, each 1 for a win and 0 for a loss, in one rating period."""
    if not games:
        return player
    mean, phi, sigma = (player.rating - USUAL) / SCALE, player.deviation / SCALE, player.volatility
    information = gained = 0.0
    for other, score in games:
        weight = _weight(other.deviation / SCALE)
        hoped = 1 / (1 + exp(-weight * (mean - (other.rating - USUAL) / SCALE)))
        information += weight**2 * hoped * (1 - hoped)
        gained += weight * (score - hoped)
    variance = 1 / information
    sigma = _volatility(phi, sigma, variance, variance * gained)
    phi = 1 / sqrt(1 / (phi**2 + sigma**2) + information)
    return Rated(USUAL + SCALE * (mean + phi**2 * gained), SCALE * phi, sigma)


def part_of_the_way(before: Rated, then: Rated, weight: float) -> Rated:
    """A rating between two, at that share of the way: after games that count less."""

    def between(old: float, new: float) -> float:
        return old + weight * (new - old)

    return Rated(
        between(before.rating, then.rating),
        between(before.deviation, then.deviation),
        between(before.volatility, then.volatility),
    )


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """The new volatility: the root of the paper's f, by the Illinois method (its step 5)."""
    start = log(sigma**2)

    def f(x: float) -> float:
        grown = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - grown) / (2 * grown**2) - (x - start) / TAU**2

    low, high = start, log(delta**2 - phi**2 - variance) if delta**2 > phi**2 + variance else start - TAU
    while delta**2 <= phi**2 + variance and f(high) < 0:
        high -= TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
