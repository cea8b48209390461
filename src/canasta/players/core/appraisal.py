"""Appraisal of candidates in the same worlds, world by world: for a review, which grades plays."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from canasta.engine.deal import EngineDeal
from canasta.engine.rng import Rng
from canasta.players.core.hidden import Hidden
from canasta.players.core.memory import Memory
from canasta.players.core.outlook import Outlook, try_out
from canasta.players.core.playout import play_out, points_of
from canasta.players.core.search import SearchPlan, next_world, styles_by_seat


@mypyc_attr(acyclic=True)
class Trial:
    """A candidate: its outlook; and by world the points of side 0, of side 1, …, in one list."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Outlook = outlook
        self.points: list[int] = []


def appraise(
    deal: EngineDeal,
    memory: Memory,
    hidden: Hidden,
    trials: list[Trial],
    plan: SearchPlan,
    rng: Rng,
    first: int,
    worlds: int,
) -> int:
    """Try every candidate in `worlds` more worlds; `first` have been tried before with the same `rng`.

    Returns the number of worlds tried: fewer if no hand is found with which a partner would ask for leave.
    """
    world = deal.copy()
    seat = world.to_act
    for number in range(first, first + worlds):
        if not next_world(world, hidden, rng):
            return number - first
        styles = styles_by_seat(world, plan, number, rng)
        for trial in trials:
            played = world.copy()
            try_out(played, memory.copy(), styles, seat, trial.outlook)
            trial.points += points_of(played, memory.awards)
    return worlds


def outcomes(deal: EngineDeal, memory: Memory, hidden: Hidden, plan: SearchPlan, rng: Rng, worlds: int) -> list[int]:
    """The points of side 0, of side 1, … in `worlds` worlds in which every seat plays the policy `plan.own`."""
    world = deal.copy()
    styles = [plan.own] * int(world.rule_table.seats)
    points: list[int] = []
    for _world in range(worlds):
        hidden.fill(world, rng)
        played = world.copy()
        play_out(played, memory.copy(), styles)
        points += points_of(played, memory.awards)
    return points
