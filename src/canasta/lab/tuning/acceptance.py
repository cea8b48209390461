"""The choice of the best weights found, and their worth on boards that played no part in the choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from canasta.lab.arena.statistics import Estimate
from canasta.lab.tuning.league import Member

if TYPE_CHECKING:
    from canasta.lab.tuning.duels import Tally, Vector
    from canasta.lab.tuning.search import Found, SearchState, Tuner
    from canasta.lab.tuning.workers import Workers

MAY_LOSE: Final = 20.0  # points a deal by which the worst result may lie below that of the weights before


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


@dataclass(frozen=True, slots=True)
class Figures:
    """The worth of the chosen weights; `before` is against the old weights, `worst_before` the old weights' worst.

    `answer` is the lead over them of the best answer that a search found: a lower bound on how far they can be
    exploited.
    """

    generation: int
    before: Margin
    styles: tuple[Margin, ...]
    worst_before: Margin
    answer: Margin

    @property
    def worst(self) -> Margin:
        """The margin against the style that does best."""
        return min(self.styles, key=lambda each: each.points)

    @property
    def accepted(self) -> bool:
        """True if better than the old weights beyond the interval, with a worst at most `MAY_LOSE` below theirs."""
        better = self.before.points > self.before.interval
        return better and self.worst.points >= self.worst_before.points - MAY_LOSE


def choose(tuner: Tuner, state: SearchState, workers: Workers) -> Found:
    """The best of all checkpoints against the league at the end of the search."""
    found = [*state.checkpoints, *([state.last] if state.last else [])]
    candidates = list({each.generation: each for each in found}.values())
    told = tuner.against(
        [each.weights for each in candidates], state.league, tuner.effort.validation, "validation", workers
    )
    values = [tuner.fitness(state.league, each) for each in told]
    return candidates[values.index(max(values))]


def figures(tuner: Tuner, chosen: Found, before: Vector, workers: Workers) -> Figures:
    """Measure the chosen weights beside the old ones."""
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
