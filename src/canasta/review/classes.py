"""Classes of decisions by their cost; accuracy and level from the costs of many.

Costs are points of `clasica`, in which backgammon's marks of an error and a blunder, scaled by how wide results spread,
come to 10 and 35 points: an inaccuracy begins a little above the first, a mistake at the second. Other rule sets
scale them (`Equity.scale`). Late in a match what counts is the chance to win it: a per cent counts as 16 points then.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from math import exp
from statistics import fmean
from typing import Final

BORDERS: Final = (5.0, 15.0, 40.0, 100.0)
PER_SHARE: Final = 1600.0  # points that the whole match counts late: 1, 2.5 and 6 per cent near the upper borders
LATE: Final = 0.7  # of the target: from here on a side may win within the next deals
TRIVIAL: Final = 10.0  # points between the best and the worst candidate up to which there was nothing to decide
FALL: Final = 60.0  # points of cost that leave 1/e of the accuracy
GREAT: Final = 40.0  # points by which a great move is better than every other
GIVEN_UP: Final = 15.0  # the same of a brilliant one, which gives up a wild


class Class(StrEnum):
    """The class of a decision, by its cost."""

    BRILLIANT = "brilliant"
    GREAT = "great"
    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


WRONG: Final = (Class.INACCURACY, Class.MISTAKE, Class.BLUNDER)
_BY_COST: Final = (Class.BEST, Class.GOOD, *WRONG)

# Mean cost of a decision up to which a player is of that level: half way between what the bots of `bench_levels.py`
# lose. The best bots are below 0 (docs/explanation/coach.md), and `expert` cannot be distinguished from `strong`.
LEVELS: Final = (
    (-14.5, "master"),
    (-8.5, "strong"),
    (-1.0, "tuned"),
    (9.0, "rules"),
    (14.5, "greedy"),
    (50.0, "novice"),
)
LOWEST: Final = "random"
WIDEST: Final = 15.0  # half width of the 95 % interval of a mean cost, from which on it says nothing of a player


def class_of(cost: float, error: float) -> Class:
    """The class of a cost with that standard error; a cost that may be zero counts as the best."""
    if cost < 2 * error:
        return Class.BEST
    return _BY_COST[sum(cost >= border for border in BORDERS)]


def settled(cost: float, error: float) -> bool:
    """True if more playouts would hardly change the class."""
    low, high = cost - 2 * error, cost + 2 * error
    inside = sum(low >= border for border in BORDERS) == sum(high >= border for border in BORDERS)
    return inside and (low > 0 or high < BORDERS[1])


def accuracy(cost: float) -> float:
    """Accuracy in per cent: 100 for nothing lost, 82 for 12 points, 37 for 60."""
    return 100 * exp(-max(0.0, cost) / FALL)


def accuracy_of(costs: Sequence[float]) -> float | None:
    """Mean accuracy over decisions; None without any."""
    return fmean(accuracy(cost) for cost in costs) if costs else None


def level_of(mean: float | None, interval: float | None) -> str | None:
    """The name of the bot with about the same mean cost; None if it is not known well enough."""
    if mean is None or interval is None or interval > WIDEST:
        return None
    return next((level for most, level in LEVELS if mean <= most), LOWEST)
