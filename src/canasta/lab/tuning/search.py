"""The search for weights, generation by generation. Its state is one value, so it can stop and resume anywhere.

What comes out follows from the rules, the seed, the effort and the number of generations, not from who played when.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from canasta.lab.arena.boards import line_ups
from canasta.lab.tuning.duels import Tally, Task, Vector, gathered, play, seed_of
from canasta.lab.tuning.evolution import Cloud, Point
from canasta.lab.tuning.league import Member, easy, fitness, joined, worst

if TYPE_CHECKING:
    from canasta.lab.tuning.workers import Workers
    from canasta.rules import Rules

Play: TypeAlias = Callable[[Task], Tally]


@dataclass(frozen=True, slots=True)
class SearchEffort:
    """The amount of play. Boards are for two sides; with more line-ups to a board fewer are played.

    Each generation, `samples` vectors meet every opponent on `boards` boards, and the better half on as many again;
    league members who are far behind are met on a quarter. After every `period` generations, the search for an answer
    to the best vector runs for `answers`. At most `passing` members of the league come from the search itself.
    """

    samples: int = 48
    boards: int = 96
    period: int = 8
    answers: int = 5
    passing: int = 6
    validation: int = 800
    acceptance: int = 3_000
    probe: int = 16

    @classmethod
    def asked(cls, samples: int | None, boards: int | None) -> SearchEffort:
        """The usual effort with these numbers of samples and boards; boards of measurements grow in proportion."""
        usual = cls()
        wanted = boards or usual.boards
        return cls(
            samples=samples or usual.samples,
            boards=wanted,
            validation=usual.validation * wanted // usual.boards,
            acceptance=usual.acceptance * wanted // usual.boards,
        )

    def of(self, boards: int, rules: Rules) -> int:
        """That many boards of two sides, in boards of these rules' line-ups."""
        return max(2, boards * 2 // len(line_ups(rules.sides)))


@dataclass(frozen=True, slots=True)
class Found:
    """The mean vector after that many generations, and its results against the league at that time."""

    generation: int
    weights: Vector
    fitness: float
    mean: float
    worst: float
    worst_against: str


@dataclass(frozen=True, slots=True)
class SearchState:
    """A search after a generation. `easy` are far behind; `checkpoints` wait for the choice at the end."""

    generation: int
    cloud: Cloud
    league: tuple[Member, ...]
    checkpoints: tuple[Found, ...]
    last: Found | None = None
    easy: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Tuner:
    """A search for these rules from that seed and effort; `start` and `spread` are the initial distribution."""

    rules: Rules
    seed: str
    effort: SearchEffort
    start: Vector
    spread: Point
    anchors: tuple[Member, ...]
    play: Play = play

    @property
    def unit(self) -> float:
        """The size of points by these rules, relative to a match to 5000."""
        return self.rules.target / 5000

    def fitness(self, league: Sequence[Member], against: Sequence[Tally]) -> float:
        """The fitness of results against each member of a league."""
        return fitness(league, against, self.unit)

    def begin(self) -> SearchState:
        """The state before the first generation."""
        return SearchState(0, Cloud.at([float(each) for each in self.start], self.spread), self.anchors, ())

    def step(self, state: SearchState, workers: Workers) -> SearchState:
        """The state after one more generation; every period adds a search for an answer and new league members."""
        number = state.generation + 1
        cloud, found, against = self._generation(state.cloud, state.league, f"best/{number}", workers, state.easy)
        state = replace(state, generation=number, cloud=cloud, last=found, easy=easy(state.league, against, self.unit))
        if number % self.effort.period:
            return state
        new = [Member(f"best-{number}", found.weights, lasting=False)]
        answer = self.answer(found.weights, self.effort.answers, f"answer-{number}", workers)
        if answer.worst > 0:
            new.append(Member(f"answer-{number}", answer.weights, lasting=False))
        return replace(
            state,
            league=joined(state.league, against, new, self.effort.passing),
            checkpoints=(*state.checkpoints, found),
        )

    def answer(self, to: Vector, generations: int, name: str, workers: Workers, start: Vector | None = None) -> Found:
        """The best answer to one vector that a search from it, or from `start`, finds in that many generations."""
        cloud = Cloud.at([float(each) for each in start or to], self.spread)
        opponents = [Member("it", to)]
        for number in range(1, generations + 1):
            cloud, found, _against = self._generation(cloud, opponents, f"{name}/{number}", workers)
        return found

    def against(
        self,
        vectors: Sequence[Vector],
        league: Sequence[Member],
        boards: int,
        key: str,
        workers: Workers,
        easy: frozenset[str] = frozenset(),
    ) -> list[list[Tally]]:
        """Every vector against every member, all on the same boards, a quarter of them if it is easy; by vector."""
        seed = seed_of(self.seed, key)
        counts = [self.effort.of(boards // 4 if member.name in easy else boards, self.rules) for member in league]
        tasks = [
            Task(self.rules, vector, member.weights, count, seed)
            for vector in vectors
            for member, count in zip(league, counts, strict=True)
        ]
        told = list(workers.each(self.play, tasks))
        wide = len(league)
        return [told[place : place + wide] for place in range(0, len(told), wide)]

    def _generation(
        self,
        cloud: Cloud,
        league: Sequence[Member],
        key: str,
        workers: Workers,
        easy: frozenset[str] = frozenset(),
    ) -> tuple[Cloud, Found, list[Tally]]:
        """The search after one generation, its mean vector, and that vector's tallies on other boards, by member."""
        effort = self.effort
        points = cloud.sample(effort.samples, Random(f"{self.seed}/{key}/samples"))
        vectors = [rounded(point) for point in points]
        told = self.against(vectors, league, effort.boards, f"{key}/first", workers, easy)
        order = sorted(range(len(points)), key=lambda place: -self.fitness(league, told[place]))
        better, others = order[: len(points) // 2], order[len(points) // 2 :]
        again = self.against([vectors[place] for place in better], league, effort.boards, f"{key}/again", workers, easy)
        judged = {
            place: self.fitness(league, [gathered(pair) for pair in zip(told[place], more, strict=True)])
            for place, more in zip(better, again, strict=True)
        }
        better.sort(key=lambda place: -judged[place])
        moved = cloud.moved([points[place] for place in (*better, *others)])
        middle = rounded(moved.mean)
        against = self.against([middle], league, 2 * effort.boards, f"{key}/middle", workers)[0]
        hardest, least = worst(league, against)
        mean = sum(each.mean for each in against) / len(against)
        found = Found(moved.generation, middle, self.fitness(league, against), mean, least.mean, hardest.name)
        return moved, found, against


def rounded(point: Point) -> Vector:
    """A point as whole numbers, which weights are."""
    return tuple(round(each) for each in point)
