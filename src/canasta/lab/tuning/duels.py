"""Two weight vectors against each other on duplicate boards: the task that worker processes do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias

from canasta.engine.compile_rules import awards_of, rule_table_of
from canasta.lab.arena.statistics import Estimate, Z
from canasta.players.core.files import by_eye
from canasta.players.core.playout import duel
from canasta.players.core.weights import NAMES, Weights

if TYPE_CHECKING:
    from canasta.rules import Rules

Vector: TypeAlias = tuple[int, ...]  # in the order of `canasta.players.core.weights.NAMES`
BY_EYE: Final[Vector] = ()  # stands for the player that has no weights


@dataclass(frozen=True, slots=True)
class Task:
    """A number of boards of `first` against `second`, all derived from the seed, a 62-bit number."""

    rules: Rules
    first: Vector
    second: Vector
    boards: int
    seed: int


@dataclass(frozen=True, slots=True)
class Tally:
    """Sums over boards: their number, the first's leads in points, and the squares of these."""

    boards: int
    total: float
    squares: float

    @classmethod
    def of(cls, differences: Sequence[float]) -> Tally:
        """The tally of one difference a board."""
        return cls(len(differences), fsum(differences), fsum(each * each for each in differences))

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.boards + other.boards, self.total + other.total, self.squares + other.squares)

    @property
    def mean(self) -> float:
        """Mean lead of a side of the first over one of the second, points a deal."""
        return self.total / self.boards

    @property
    def spread(self) -> float:
        """Standard deviation of the lead on a board; at least two boards."""
        return sqrt(max(0.0, self.squares - self.total * self.mean) / (self.boards - 1))

    @property
    def interval(self) -> float:
        """Half width of the 95 % interval of the mean; at least two boards."""
        return Z * self.spread / sqrt(self.boards)


@dataclass(frozen=True, slots=True)
class Margin:
    """Lead in points a deal over an opponent, the half width of its 95 % interval, and the number of boards."""

    against: str
    points: float
    interval: float
    boards: int

    @classmethod
    def of(cls, against: str, tally: Tally) -> Margin:
        """The margin of a tally."""
        return cls(against, tally.mean, tally.interval, tally.boards)

    @property
    def estimate(self) -> Estimate:
        """The margin as an estimate of the arena."""
        return Estimate(self.points, self.interval, None)


def play(task: Task) -> Tally:
    """Play all boards of a task."""
    return Tally.of(differences(task))


def differences(task: Task) -> list[float]:
    """Lead in points of a side of the first, by board; boards with the same opening minimum stand together."""
    rules = task.rules
    rule_table, awards = rule_table_of(rules), awards_of(rules)
    first, second = weights_of(task.first), weights_of(task.second)
    leads: list[float] = []
    for score, boards in shares(rules, task.boards):
        leads += duel(rule_table, awards, first, second, boards, (task.seed + score) & ((1 << 62) - 1), score)
    return leads


def weights_of(vector: Vector) -> Weights:
    """A vector as the policy's weights."""
    return by_eye() if vector == BY_EYE else Weights(dict(zip(NAMES, vector, strict=True)))


def vector_of(weights: Weights) -> Vector:
    """Weights as a vector of the search."""
    return BY_EYE if weights.by_eye else tuple(weights.numbers().values())


def shares(rules: Rules, boards: int) -> list[tuple[int, int]]:
    """The scores at which boards begin, with their numbers: half at 0, the rest where the opening minimum rises."""
    later = [score for score, _minimum in rules.opening if 0 < score < rules.target]
    each = boards // (2 * len(later)) if later else 0
    return [(0, boards - each * len(later)), *((score, each) for score in later if each)]


def seed_of(*words: object) -> int:
    """A 62-bit number derived from these words."""
    return Random("/".join(str(word) for word in words)).getrandbits(62)


def gathered(tallies: Iterable[Tally]) -> Tally:
    """All of them together."""
    return sum(tallies, Tally(0, 0.0, 0.0))
