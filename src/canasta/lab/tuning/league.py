"""The league that weights are tuned against, and the mixture that says how much each of its members counts.

Strength is not transitive in this game: weights that are tuned against one opponent beat it by hundreds of points and
lose as much to the next. So no member ever leaves the league, and the mixture moves by discrete replicator dynamics to
the members that do best against the weights of the moment: the search raises its worst result.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, fsum
from typing import Final, TypeAlias

from canasta.lab.tuning.duels import Tally, Vector

Mixture: TypeAlias = tuple[float, ...]  # a share for each member, in their order; they sum to 1

SPREAD: Final = 800.0  # points of a deal at which rates and wanted leads hold: those of `clasica`
RATE: Final = 0.0035  # how much faster a share grows, each generation, for each point by which its member does better
MOST: Final = 2.0  # the largest exponent of a share's growth
LEAST: Final = 0.004  # a share never falls below, so that a member can come back
MET: Final = 0.02  # members with smaller shares are not met
NEW: Final = 0.4  # share of all that join the league together
WELCOME: Final = 20.0  # points that are added to the lead of each of those when they divide it


@dataclass(frozen=True, slots=True)
class Member:
    """An opponent. `wanted` is the lead over it, in points of a deal of spread `SPREAD`, that weights should have."""

    name: str
    weights: Vector
    wanted: float = 0.0


@dataclass(frozen=True, slots=True)
class LeagueMeeting:
    """A member to be met on a number of boards, with its share among all who are met."""

    member: Member
    boards: int
    share: float


def even(members: Sequence[Member]) -> Mixture:
    """The mixture in which all count alike."""
    return (1 / len(members),) * len(members)


def meetings(members: Sequence[Member], mixture: Mixture, boards: int) -> list[LeagueMeeting]:
    """The members that count, with their parts of that number of boards."""
    met = [(member, share) for member, share in zip(members, mixture, strict=True) if share >= MET]
    whole = fsum(share for _member, share in met)
    return [LeagueMeeting(member, max(2, round(boards * share / whole)), share / whole) for member, share in met]


def fitness(met: Sequence[LeagueMeeting], against: Sequence[Tally]) -> float:
    """The mean lead over the members that were met, by their shares."""
    return fsum(each.share * tally.mean for each, tally in zip(met, against, strict=True))


def results(members: Sequence[Member], against: Sequence[Tally], unit: float) -> list[float]:
    """By member the points a deal of the lead over it beyond the wanted one; `unit` is the game's spread ÷ `SPREAD`."""
    return [tally.mean - member.wanted * unit for member, tally in zip(members, against, strict=True)]


def shifted(mixture: Mixture, found: Sequence[float], unit: float) -> Mixture:
    """The mixture a generation later, given the results: shares grow where they are low."""
    pull = [max(-MOST, min(MOST, RATE * each / unit)) for each in found]
    return _whole([share * exp(-each) for share, each in zip(mixture, pull, strict=True)])


def joined(mixture: Mixture, won: Sequence[float], unit: float) -> Mixture:
    """The mixture with new members, weighted by the points a deal that they have won (`won`)."""
    parts = [max(0.0, each / unit) + WELCOME for each in won]
    return _whole([(1 - NEW) * share for share in mixture] + [NEW * part / fsum(parts) for part in parts])


def _whole(parts: Sequence[float]) -> Mixture:
    """Shares in proportion to these numbers, none far below `LEAST`."""
    whole = fsum(parts)
    raised = [max(LEAST, part / whole) for part in parts]
    return tuple(part / fsum(raised) for part in raised)
