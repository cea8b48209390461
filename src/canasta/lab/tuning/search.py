"""The search for weights, generation by generation. Its state is one value, so it can stop and resume anywhere.

What comes out follows from the rules, the seed, the effort and the number of generations, not from who played when.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias

from canasta.lab.arena.boards import line_ups
from canasta.lab.tuning.duels import BY_EYE, Tally, Task, Vector, gathered, play, seed_of, vector_of
from canasta.lab.tuning.evolution import Cloud, Point
from canasta.lab.tuning.league import (
    SPREAD,
    LeagueMeeting,
    Member,
    Mixture,
    even,
    fitness,
    joined,
    meetings,
    results,
    shifted,
)
from canasta.players.core.files import read_weights, rules_weights, styles_of, tuned_weights

if TYPE_CHECKING:
    from canasta.lab.tuning.workers import Workers
    from canasta.rules import Rules

Play: TypeAlias = Callable[[Task], Tally]
PART: Final = 0.25  # of a weight: how far it may be from its best value
LEAST: Final = 16.0  # the same for small ones: tenths of a point, or 256ths of a share
BY_EYE_WANTED: Final = 170.0  # points of a lead over the player by eye, the fixed point of the ladder
EARLIER_WANTED: Final = 50.0  # the same over weights from before
REOPENED: Final = 1 / 3  # of the spread at the beginning, to which the search opens again for each round


@dataclass(frozen=True, slots=True)
class SearchEffort:
    """The amount of play. Boards are for two sides; with more line-ups to a board fewer are played.

    Each generation, `samples` vectors play `boards` boards in all against the members that count, the better half as
    many again, and the mean vector plays `middle` boards against every member. A round has `period` generations, the
    first one twice as many; at its end, searches of `answers` generations look for answers to the mean vector, in which
    each sample plays `duel` boards.
    """

    samples: int = 48
    boards: int = 288
    middle: int = 200
    period: int = 20
    answers: int = 60
    duel: int = 96
    validation: int = 2_000
    acceptance: int = 3_000
    probe: int = 120

    @classmethod
    def asked(cls, samples: int | None, boards: int | None) -> SearchEffort:
        """The usual effort with these numbers of samples and boards; other numbers of boards grow in proportion."""
        usual = cls()
        if boards is None:
            return replace(usual, samples=samples or usual.samples)
        others = {name: max(2, getattr(usual, name) * boards // usual.boards) for name in _GROW}
        return replace(usual, samples=samples or usual.samples, boards=boards, **others)

    def of(self, boards: int, rules: Rules) -> int:
        """That many boards of two sides, in boards of these rules' line-ups."""
        return max(2, boards * 2 // len(line_ups(rules.sides)))

    def ends_round(self, generation: int) -> bool:
        """True if a round ends with that generation."""
        return generation > self.period and generation % self.period == 0


_GROW: Final = ("middle", "duel", "validation", "acceptance")


@dataclass(frozen=True, slots=True)
class Found:
    """The mean vector after that many generations, its mean lead over the league at that time, and its worst result,
    as the lead over that member."""

    generation: int
    weights: Vector
    mean: float
    worst: float
    worst_against: str


@dataclass(frozen=True, slots=True)
class SearchState:
    """A search after a generation. `league` is all that was ever met; `rounds` has the mean vector of each round.

    `far` is where an answer from far away was last found; `unit` is the spread of the game's points ÷ `SPREAD`, 0 until
    it is measured.
    """

    generation: int
    cloud: Cloud
    league: tuple[Member, ...]
    mixture: Mixture
    rounds: tuple[Found, ...] = ()
    last: Found | None = None
    far: Vector | None = None
    unit: float = 0.0


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

    def begin(self) -> SearchState:
        """The state before the first generation."""
        return SearchState(0, self._cloud(self.start), self.anchors, even(self.anchors))

    def step(self, state: SearchState, workers: Workers) -> SearchState:
        """The state after one more generation; at the end of a round, answers join the league."""
        number, effort = state.generation + 1, self.effort
        met = meetings(state.league, state.mixture, effort.boards)
        cloud = self._generation(state.cloud, met, f"best/{number}", workers)
        middle = rounded(cloud.mean)
        against = self.against([middle], state.league, effort.middle, f"best/{number}/middle", workers)[0]
        unit = state.unit or sum(each.spread for each in against) / len(against) / SPREAD
        beyond = results(state.league, against, unit)
        hardest = beyond.index(min(beyond))
        mean = sum(each.mean for each in against) / len(against)
        found = Found(number, middle, mean, against[hardest].mean, state.league[hardest].name)
        mixture = shifted(state.mixture, beyond, unit)
        after = replace(state, generation=number, cloud=cloud, mixture=mixture, last=found, unit=unit)
        return self._answered(after, found, workers) if effort.ends_round(number) else after

    def _answered(self, state: SearchState, found: Found, workers: Workers) -> SearchState:
        """The state at the beginning of a round: answers to the vector found in the one before are in the league."""
        number = found.generation
        styles = [each for each in self.anchors if each.weights != BY_EYE]
        style = styles[number // self.effort.period % len(styles)]
        starts = {"near": found.weights, style.name: style.weights}
        if state.far is not None:
            starts["far"] = state.far
        answers = {
            name: self.answer(found.weights, self.effort.answers, f"answer-{number}/{name}", workers, start)
            for name, start in starts.items()
        }
        to = [Member("it", found.weights)]
        told = self.against(list(answers.values()), to, self.effort.validation, f"answer-{number}", workers)
        won = {name: tallies[0].mean for name, tallies in zip(answers, told, strict=True)}
        far = max((name for name in answers if name != "near"), key=lambda name: won[name])
        new = [Member(f"answer-{number}-{name}", weights) for name, weights in answers.items()]
        cloud = state.cloud
        wide = tuple(
            max(scale * cloud.step, spread * REOPENED) for scale, spread in zip(cloud.scale, self.spread, strict=True)
        )
        return replace(
            state,
            cloud=Cloud.at(cloud.mean, wide),
            league=(*state.league, Member(f"best-{number}", found.weights), *new),
            mixture=joined(state.mixture, [0.0, *won.values()], state.unit),
            rounds=(*state.rounds, found),
            far=answers[far],
        )

    def answer(self, to: Vector, generations: int, name: str, workers: Workers, start: Vector | None = None) -> Vector:
        """The answer to a vector that a search from it, or from `start`, finds in that many generations."""
        cloud = self._cloud(start or to)
        met = [LeagueMeeting(Member("it", to), self.effort.duel, 1.0)]
        for number in range(1, generations + 1):
            cloud = self._generation(cloud, met, f"{name}/{number}", workers)
        return rounded(cloud.mean)

    def against(
        self, vectors: Sequence[Vector], league: Sequence[Member], boards: int, key: str, workers: Workers
    ) -> list[list[Tally]]:
        """Every vector against every member, all on the same boards; by vector."""
        met = [LeagueMeeting(member, boards, 0.0) for member in league]
        return self._played(vectors, met, key, workers)

    def _cloud(self, start: Vector) -> Cloud:
        return Cloud.at([float(each) for each in start], self.spread)

    def _played(
        self, vectors: Sequence[Vector], met: Sequence[LeagueMeeting], key: str, workers: Workers
    ) -> list[list[Tally]]:
        """The tallies of every meeting, by vector."""
        seed = seed_of(self.seed, key)
        tasks = [
            Task(self.rules, vector, each.member.weights, self.effort.of(each.boards, self.rules), seed)
            for vector in vectors
            for each in met
        ]
        told = list(workers(self.play, tasks))
        wide = len(met)
        return [told[place : place + wide] for place in range(0, len(told), wide)]

    def _generation(self, cloud: Cloud, met: Sequence[LeagueMeeting], key: str, workers: Workers) -> Cloud:
        """The search after one generation."""
        points = cloud.sample(self.effort.samples, Random(f"{self.seed}/{key}/samples"))
        vectors = [rounded(point) for point in points]
        told = self._played(vectors, met, f"{key}/first", workers)
        order = sorted(range(len(points)), key=lambda place: -fitness(met, told[place]))
        better, others = order[: len(points) // 2], order[len(points) // 2 :]
        again = self._played([vectors[place] for place in better], met, f"{key}/again", workers)
        judged = {
            place: fitness(met, [gathered(pair) for pair in zip(told[place], more, strict=True)])
            for place, more in zip(better, again, strict=True)
        }
        better.sort(key=lambda place: -judged[place])
        return cloud.moved([points[place] for place in (*better, *others)])


def rounded(point: Point) -> Vector:
    """A point as whole numbers, which weights are."""
    return tuple(round(each) for each in point)


def hand_written(rules: Rules) -> Vector:
    """The weights that people wrote for these rules."""
    return vector_of(rules_weights(rules.name))


def shipped(rules: Rules) -> Vector:
    """The weights that come with canasta for these rules."""
    return vector_of(tuned_weights(rules.name))


def read_vector(text: str, place: str, rules: Rules) -> Vector:
    """The vector in a weights file for these rules. Raises `WeightsError`."""
    return vector_of(read_weights(text, place, rules_weights(rules.name).numbers()))


def anchors(
    rules: Rules, start: Vector | None = None, earlier: Vector | None = None, lead: float = BY_EYE_WANTED
) -> tuple[Member, ...]:
    """The weights written by hand, the styles made from them with the player by eye, and weights of files, if any.

    `lead` is the lead over the player by eye that is wanted.
    """
    written = rules_weights(rules.name)
    others = [(name, vector_of(weights)) for name, weights in styles_of(written).items()]
    styles = [Member(name, vector, lead if vector == BY_EYE else 0.0) for name, vector in others]
    begun = [] if start is None else [Member("start", start)]
    before = [] if earlier is None else [Member("earlier", earlier, EARLIER_WANTED)]
    return (Member("hand", vector_of(written)), *styles, *begun, *before)


def tuner_for(
    rules: Rules,
    seed: str,
    effort: SearchEffort,
    start: Vector | None = None,
    earlier: Vector | None = None,
    lead: float = BY_EYE_WANTED,
) -> Tuner:
    """A search for these rules that begins at `start`, or at the weights written by hand.

    Both `start` and `earlier`, if there are any, stay in its league.
    """
    written = hand_written(rules)
    spread = tuple(max(LEAST, PART * abs(each)) for each in written)
    return Tuner(rules, seed, effort, start or written, spread, anchors(rules, start, earlier, lead))
