"""A scale: the points of a match by the difference between its sides, of which the two share a fixed number.

A scale is its thresholds, in points and ascending. With n of them a match has 2n points: n each below the first, one
more for the winner and one less for the loser from each threshold on, and all of them from the last.
"""

from __future__ import annotations

from bisect import bisect_right
from math import sqrt
from statistics import NormalDist
from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from canasta.club.results import MOST_POINTS, POINTS_STEP

STEPS: Final = 10  # of a standard scale: from 10–10 to 20–0
ROUNDED: Final = 50  # points, of a standard threshold

Threshold: TypeAlias = Annotated[int, Meta(ge=POINTS_STEP, le=MOST_POINTS, multiple_of=POINTS_STEP)]
Scale: TypeAlias = Annotated[tuple[Threshold, ...], Meta(max_length=50)]


def by_scale(scale: Scale, difference: int) -> int:
    """The points of a side whose points of the match are so many more than the other side's, or fewer."""
    steps = bisect_right(scale, abs(difference))
    return len(scale) + (steps if difference > 0 else -steps)


def standard_scale(spread: float, deals: float) -> Scale:
    """The scale for matches of so many deals; `spread` is the standard deviation of a side's lead in one, in points.

    Between equal sides each of the eleven results, from 10–10 to 20–0, is equally likely: the differences of matches
    are taken as normal with the deviation ``spread · √deals``, and the thresholds part them into equal shares.
    """
    match, found = NormalDist(0, spread * sqrt(deals)), list[int]()
    for step in range(1, STEPS + 1):
        share = step / (STEPS + 1)
        threshold = round(match.inv_cdf((1 + share) / 2) / ROUNDED) * ROUNDED
        found.append(max(threshold, (found[-1] if found else 0) + ROUNDED))
    return tuple(found)
