"""Whom weights are tuned against: styles that stay for ever, and what the search itself has found on its way.

Strength is not transitive in this game. Weights that are tuned against one opponent beat it by hundreds of points and
lose as much to the next, so what counts is the mean over a league and the worst result in it; and who is beaten clearly
counts little for being beaten more clearly, or the search would live on the weakest of the league.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from canasta.train.playing import Tally, Vector

WORST: Final = 0.5  # how much the worst result counts beside the mean
CLEARLY: Final = 200.0  # points a deal, in a match to 5000
BEYOND: Final = 0.25  # what a point more than that counts
EASY: Final = 250.0  # points a deal by which one is far behind
FIXED_POINT: Final = 5.0  # how much a fixed point of the ladder counts beside other members


@dataclass(frozen=True, slots=True)
class Member:
    """An opponent. One that is `lasting` never leaves; `counts` says how much beside the others."""

    name: str
    weights: Vector
    lasting: bool = True
    counts: float = 1.0


def fitness(league: Sequence[Member], against: Sequence[Tally], unit: float = 1.0) -> float:
    """What is looked for, from what was played against each member: points a deal, but for those beaten clearly.

    `unit` says how large points are in a game.
    """
    clearly = CLEARLY * unit
    counted = [min(each.mean, clearly + BEYOND * (each.mean - clearly)) for each in against]
    mean = sum(member.counts * each for member, each in zip(league, counted, strict=True))
    return mean / sum(member.counts for member in league) + WORST * min(counted)


def easy(league: Sequence[Member], against: Sequence[Tally], unit: float = 1.0) -> frozenset[str]:
    """The names of those who are far behind."""
    return frozenset(member.name for member, tally in zip(league, against, strict=True) if tally.mean > EASY * unit)


def worst(league: Sequence[Member], against: Sequence[Tally]) -> tuple[Member, Tally]:
    """The member against whom it went worst, and how."""
    return min(zip(league, against, strict=True), key=lambda pair: pair[1].mean)


def joined(league: Sequence[Member], against: Sequence[Tally], new: Sequence[Member], most: int) -> tuple[Member, ...]:
    """The league with new members. Of those that do not last at most so many stay: the hardest and the newest."""
    passing = [(member, tally.mean) for member, tally in zip(league, against, strict=True) if not member.lasting]
    kept = sorted(passing, key=lambda pair: pair[1])[: max(0, most - len(new))]
    staying = {member.name for member, _mean in kept}
    return (*(member for member in league if member.lasting or member.name in staying), *new)
