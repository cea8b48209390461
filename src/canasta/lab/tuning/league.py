"""The opponents that weights are tuned against: lasting styles, and weights that the search itself has found.

Strength is not transitive in this game. Weights that are tuned against one opponent beat it by hundreds of points and
lose as much to the next, so the mean over a league and the worst result in it count. A larger lead over an opponent
clearly beaten counts little, or the search would live on the weakest of the league.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from canasta.lab.tuning.duels import Tally, Vector

WORST: Final = 0.5  # weight of the worst result beside the mean
CLEARLY: Final = 200.0  # points a deal, in a match to 5000
BEYOND: Final = 0.25  # weight of each point beyond that
EASY: Final = 250.0  # lead in points a deal over a member who is far behind
FIXED_POINT: Final = 5.0  # weight of a fixed point of the ladder beside other members


@dataclass(frozen=True, slots=True)
class Member:
    """An opponent. One that is `lasting` never leaves; `counts` is its weight beside the others."""

    name: str
    weights: Vector
    lasting: bool = True
    counts: float = 1.0


def fitness(league: Sequence[Member], against: Sequence[Tally], unit: float = 1.0) -> float:
    """The fitness of results against each member: mean points a deal, large leads damped.

    `unit` is the size of points in a game by these rules.
    """
    clearly = CLEARLY * unit
    counted = [min(each.mean, clearly + BEYOND * (each.mean - clearly)) for each in against]
    mean = sum(member.counts * each for member, each in zip(league, counted, strict=True))
    return mean / sum(member.counts for member in league) + WORST * min(counted)


def easy(league: Sequence[Member], against: Sequence[Tally], unit: float = 1.0) -> frozenset[str]:
    """The names of the members that are far behind."""
    return frozenset(member.name for member, tally in zip(league, against, strict=True) if tally.mean > EASY * unit)


def worst(league: Sequence[Member], against: Sequence[Tally]) -> tuple[Member, Tally]:
    """The member with the worst result, and that result."""
    return min(zip(league, against, strict=True), key=lambda pair: pair[1].mean)


def joined(league: Sequence[Member], against: Sequence[Tally], new: Sequence[Member], most: int) -> tuple[Member, ...]:
    """The league with new members. Of those that do not last, at most `most` stay: the hardest and the newest."""
    passing = [(member, tally.mean) for member, tally in zip(league, against, strict=True) if not member.lasting]
    kept = sorted(passing, key=lambda pair: pair[1])[: max(0, most - len(new))]
    staying = {member.name for member, _mean in kept}
    return (*(member for member in league if member.lasting or member.name in staying), *new)
