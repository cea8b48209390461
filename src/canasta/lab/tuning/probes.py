"""Probes: long searches for weights that beat given ones, from near and from far, and what the answers win.

A short search from the weights themselves finds next to nothing where one of a hundred generations wins hundreds of
points, and an answer may lie in a region that no step leads to: so some searches begin at other players.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from canasta.lab.tuning.duels import BY_EYE, Margin
from canasta.lab.tuning.league import Member

if TYPE_CHECKING:
    from canasta.lab.tuning.duels import Vector
    from canasta.lab.tuning.search import Tuner
    from canasta.lab.tuning.workers import Workers


@dataclass(frozen=True, slots=True)
class Probe:
    """An answer and its lead over the weights that it answers, on boards that found nothing. `start`: where its search
    began, ``near`` for the weights themselves."""

    start: str
    weights: Vector
    won: Margin


def probes(tuner: Tuner, to: Vector, near: int, far: int, generations: int, workers: Workers) -> Iterator[Probe]:
    """Search for answers to a vector, so many from itself and so many from other players of the league in turn.

    Boards begin at all scores at which the opening minimum differs.
    """
    others = [member for member in tuner.anchors if member.weights not in (to, BY_EYE)]
    starts = [Member("near", to)] * near + [others[number % len(others)] for number in range(far)]
    for number, start in enumerate(starts):
        found = tuner.answer(to, generations, f"probe-{number}", workers, start.weights)
        told = tuner.against([found], [Member("it", to)], tuner.effort.acceptance, "probes", workers)[0][0]
        yield Probe(start.name, found, Margin.of("it", told))
