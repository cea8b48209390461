"""Whom weights are tuned against: styles that stay for ever, and what the search itself has found on its way.

Strength is not transitive in this game. Weights that are tuned against one opponent beat it by hundreds of points and
lose as much to the next, so what counts is the mean over a league and the worst result in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from canasta.train.playing import Tally, Vector

WORST: Final = 0.5  # how much the worst result counts beside the mean


@dataclass(frozen=True, slots=True)
class Member:
    """An opponent. One that is `lasting` never leaves."""

    name: str
    weights: Vector
    lasting: bool = True


def fitness(against: Sequence[Tally]) -> float:
    """What is looked for, in points a deal, from what was played against each member."""
    means = [each.mean for each in against]
    return sum(means) / len(means) + WORST * min(means)


def worst(league: Sequence[Member], against: Sequence[Tally]) -> tuple[Member, Tally]:
    """The member against whom it went worst, and how."""
    return min(zip(league, against, strict=True), key=lambda pair: pair[1].mean)


def joined(league: Sequence[Member], against: Sequence[Tally], new: Sequence[Member], most: int) -> tuple[Member, ...]:
    """The league with new members. Of those that do not last at most so many stay: the hardest and the newest."""
    passing = [(member, tally.mean) for member, tally in zip(league, against, strict=True) if not member.lasting]
    kept = sorted(passing, key=lambda pair: pair[1])[: max(0, most - len(new))]
    staying = {member.name for member, _mean in kept}
    return (*(member for member in league if member.lasting or member.name in staying), *new)
