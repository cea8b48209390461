"""Classes of decisions by their cost; accuracy and level from the costs of many.

Costs are points of `clasica`, in which backgammon's marks of an error and a blunder, scaled by how wide results spread,
come to 10 and 35 points: an inaccuracy begins a little above the first, a mistake at the second. Other rule sets
scale them (`Equity.scale`). Late in a match what counts is the chance to win it: a per cent counts as 16 points then.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from math import exp, log, sqrt
from statistics import NormalDist, stdev
from typing import Final

Z: Final = NormalDist().inv_cdf(0.975)  # standard errors of a 95 % interval
BORDERS: Final = (5.0, 15.0, 40.0, 100.0)
PER_SHARE: Final = 1600.0  # points that the whole match counts late: 1, 2.5 and 6 per cent near the upper borders
LATE: Final = 0.7  # of the target: from here on a side may win within the next deals
TRIVIAL: Final = 10.0  # points between the best and the worst candidate up to which there was nothing to decide
FALL: Final = 25.0  # points of mean loss that leave 1/e of the accuracy
USUAL: Final = 8.0  # mean loss of a usual player
FEW: Final = 10  # decisions that an accuracy is mixed with
DEAR: Final = 70.0  # loss of one of the few decisions that make up a mean loss
FOUR_FIFTHS: Final = 1.28  # standard errors on either side that hold four fifths of all
GREAT: Final = 40.0  # points by which a great move is better than every other
GIVEN_UP: Final = 15.0  # the same of a brilliant one, which gives up a wild
PRAISED: Final = 3.0  # standard errors by which either is surely better


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
PRAISE: Final = (Class.GREAT, Class.BRILLIANT)
_BY_COST: Final = (Class.BEST, Class.GOOD, *WRONG)

# Accuracy from which on a player is of that level: half way between the bots over all games (`scripts/levels.py`), with
# `tuned` and `rules` together: one match hardly tells them apart.
LEVELS: Final = (
    (90.0, "master"),
    (79.0, "strong"),
    (65.0, "rules"),
    (46.0, "novice"),
)
LOWEST: Final = "random"
ENOUGH: Final = 20  # decisions that mattered, from which on a level is named
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


def accuracy_of(losses: Sequence[float]) -> float | None:
    """Accuracy in per cent over decisions that mattered, from what each surely lost; None without any.

    It falls with the mean loss. Some decisions of a usual player are added, as few good ones prove little; and no
    blunder counts more than the smallest.
    """
    if not losses:
        return None
    mean = (sum(min(loss, BORDERS[-1]) for loss in losses) + USUAL * FEW) / (len(losses) + FEW)
    return 100 * exp(-mean / FALL)


def margin_of(accuracy: float, decisions: int) -> float:
    """The margin of error of an accuracy over that number of decisions, in points: four of five lie within it.

    A mean loss comes from a few costly decisions, so its error grows with its square root.
    """
    mean = FALL * log(100 / accuracy)
    return accuracy / FALL * FOUR_FIFTHS * sqrt(DEAR * mean * decisions) / (decisions + FEW)


def interval_of(costs: Sequence[float]) -> float | None:
    """Half the width of the 95 % interval of the mean of costs; None with fewer than two."""
    return Z * stdev(costs) / sqrt(len(costs)) if len(costs) > 1 else None


def level_of(accuracy: float | None, costs: Sequence[float]) -> str | None:
    """The name of the bot with about that accuracy, which these costs gave; None if they say too little."""
    interval = interval_of(costs)
    if accuracy is None or interval is None or len(costs) < ENOUGH or interval > WIDEST:
        return None
    return next((level for least, level in LEVELS if accuracy >= least), LOWEST)
