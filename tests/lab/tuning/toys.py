"""A game with three numbers in place of canasta: strength, and two styles of which each beats the one before."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from canasta.lab.tuning.duels import Tally, Task, Vector
from canasta.lab.tuning.league import Member
from canasta.lab.tuning.search import SearchEffort, SearchState, Tuner
from canasta.lab.tuning.workers import here
from canasta.rules import get

BEST = 40  # of the first number, to which everybody should come
SMALL = SearchEffort(
    samples=12, boards=48, middle=16, period=3, answers=4, duel=16, validation=200, acceptance=600, probe=5
)


def true_points(first: Vector, second: Vector) -> float:
    """Points a deal for the first. The second and third number turn around each other, as stone, paper, scissors."""
    return strength(first) - strength(second) + (first[1] * second[2] - first[2] * second[1]) / 5


def strength(weights: Vector) -> float:
    """Minus the squared distance of a vector from the best one, by tens."""
    return -((weights[0] - BEST) ** 2 + weights[1] ** 2 + weights[2] ** 2) / 10


def play(task: Task) -> Tally:
    """With the noise of cards, which are the same for all who play the same boards."""
    chance = Random(task.seed)
    points = true_points(task.first, task.second)
    return Tally.of([points + chance.gauss(0, 30) for _ in range(task.boards)])


def tuner(seed: str = "toys", effort: SearchEffort = SMALL, game: str = "clasica", form: str | None = None) -> Tuner:
    anchors = (Member("plain", (0, 0, 0)), Member("stone", (0, 30, 0)), Member("paper", (0, 0, 30)))
    return Tuner(get(game, form), seed, effort, (0, 0, 0), (20.0, 10.0, 10.0), anchors, play)


def after(search: Tuner, generations: int) -> SearchState:
    state = search.begin()
    for _ in range(generations):
        state = search.step(state, here)
    return state


def play_any(task: Task) -> Tally:
    """The same for vectors of any length: the first three numbers count, and nothing counts for who has none."""
    first, second = ((*vector, 0, 0, 0)[:3] for vector in (task.first, task.second))
    return play(replace(task, first=first, second=second))
