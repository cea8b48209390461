"""Which of the weights found is the best, and what it is worth: on boards by which nothing was chosen before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from canasta.arena.statistics import Estimate
from canasta.train.league import Member

if TYPE_CHECKING:
    from canasta.train.playing import Tally, Vector
    from canasta.train.tuning import Found, SearchState, Tuner
    from canasta.train.workers import Workers

MAY_LOSE: Final = 20.0  # points a deal by which the worst result may lie below that of the weights before


@dataclass(frozen=True, slots=True)
class Margin:
    """Points a deal against an opponent, with the half width of the 95 % interval, on so many boards."""

    against: str
    points: float
    interval: float
    boards: int

    @classmethod
    def of(cls, against: str, tally: Tally) -> Margin:
        """What boards came to."""
        return cls(against, tally.mean, tally.interval, tally.boards)

    @property
    def estimate(self) -> Estimate:
        """As the arena tells it."""
        return Estimate(self.points, self.interval, None)


@dataclass(frozen=True, slots=True)
class Figures:
    """What the chosen weights are worth. `before` is against the weights that there were; `worst_before` is theirs.

    `answer` is what the best answer that a search found wins of them: how far they can be exploited, at least.
    """

    generation: int
    before: Margin
    styles: tuple[Margin, ...]
    worst_before: Margin
    answer: Margin

    @property
    def worst(self) -> Margin:
        """Against the style that does best."""
        return min(self.styles, key=lambda each: each.points)

    @property
    def accepted(self) -> bool:
        """Better than the weights before, beyond the interval, and its worst not more than `MAY_LOSE` below theirs."""
        better = self.before.points > self.before.interval
        return better and self.worst.points >= self.worst_before.points - MAY_LOSE


def choose(tuner: Tuner, state: SearchState, workers: Workers) -> Found:
    """The best of all checkpoints, against the league as it stands at the end."""
    found = [*state.checkpoints, *([state.last] if state.last else [])]
    candidates = list({each.generation: each for each in found}.values())
    told = tuner.against(
        [each.weights for each in candidates], state.league, tuner.effort.validation, "validation", workers
    )
    values = [tuner.fitness(state.league, each) for each in told]
    return candidates[values.index(max(values))]


def figures(tuner: Tuner, chosen: Found, before: Vector, workers: Workers) -> Figures:
    """What the chosen weights are worth beside those that there were."""
    boards, styles = tuner.effort.acceptance, tuner.anchors
    new, old = tuner.against([chosen.weights, before], styles, boards, "acceptance", workers)
    straight = tuner.against([chosen.weights], [Member("before", before)], boards, "acceptance", workers)[0][0]
    answer = tuner.answer(chosen.weights, tuner.effort.probe, "probe", workers)
    itself = [Member("it", chosen.weights)]
    exploited = tuner.against([answer.weights], itself, boards, "acceptance", workers)[0][0]
    return Figures(
        chosen.generation,
        Margin.of("before", straight),
        _results(styles, new),
        min(_results(styles, old), key=lambda each: each.points),
        Margin.of("answer", exploited),
    )


def _results(styles: Sequence[Member], told: Sequence[Tally]) -> tuple[Margin, ...]:
    return tuple(Margin.of(member.name, tally) for member, tally in zip(styles, told, strict=True))
