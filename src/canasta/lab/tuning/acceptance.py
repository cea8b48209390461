"""The choice of the best weights found, and their worth on boards that played no part in the choice.

Their worth includes probes: long searches for answers to them, from near and from far. A short search from the weights
themselves finds next to nothing where one of a hundred generations wins hundreds of points, and an answer may lie in a
region that no step leads to: so some searches begin at other players.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from canasta.lab.tuning.duels import BY_EYE, Margin
from canasta.lab.tuning.league import Member, results

if TYPE_CHECKING:
    from canasta.lab.tuning.duels import Tally, Vector
    from canasta.lab.tuning.search import Found, SearchState, Tuner
    from canasta.lab.tuning.workers import Workers

MAY_LOSE: Final = 20.0  # points a deal by which the worst result may lie below that of the weights before


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
    """The vector with the best worst result against all that were ever met, among those of all rounds.

    Before the first round has ended, the last vector stands in, although answers to it have not been looked for.
    """
    candidates = state.rounds or ((state.last,) if state.last else ())
    told = tuner.against(
        [each.weights for each in candidates], state.league, tuner.effort.validation, "validation", workers
    )
    values = [min(results(state.league, each, state.unit)) for each in told]
    return candidates[values.index(max(values))]


def figures(tuner: Tuner, chosen: Found, before: Vector, workers: Workers) -> Figures:
    """Measure the chosen weights beside the old ones, and look for answers to them from near and from far."""
    boards, styles = tuner.effort.acceptance, tuner.anchors
    new, old = tuner.against([chosen.weights, before], styles, boards, "acceptance", workers)
    straight = tuner.against([chosen.weights], [Member("before", before)], boards, "acceptance", workers)[0][0]
    answers = probes(tuner, chosen.weights, workers).values()
    return Figures(
        chosen.generation,
        Margin.of("before", straight),
        _results(styles, new),
        min(_results(styles, old), key=lambda each: each.points),
        max(answers, key=lambda each: each.points),
    )


def probes(tuner: Tuner, to: Vector, workers: Workers) -> dict[str, Margin]:
    """The leads over a vector of the answers that searches found, from itself (``near``) and from another player.

    Searches are by the name of where they began; the leads are on boards that found nothing.
    """
    far = next(member for member in tuner.anchors if member.weights not in (to, BY_EYE))
    found = {}
    for number, start in enumerate((Member("near", to), far)):
        answer = tuner.answer(to, tuner.effort.probe, f"probe-{number}", workers, start.weights)
        told = tuner.against([answer], [Member("it", to)], tuner.effort.acceptance, "probes", workers)[0][0]
        found[start.name] = Margin.of("it", told)
    return found


def _results(styles: Sequence[Member], told: Sequence[Tally]) -> tuple[Margin, ...]:
    return tuple(Margin.of(member.name, tally) for member, tally in zip(styles, told, strict=True))
