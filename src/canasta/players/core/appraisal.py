"""Appraisal of candidates in the same worlds, world by world: for a review, which grades plays."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from canasta.engine.deal import EngineDeal
from canasta.engine.rng import Rng
from canasta.engine.score import side_points
from canasta.players.core.hidden import Hidden
from canasta.players.core.memory import Memory
from canasta.players.core.outlook import Outlook, try_out
from canasta.players.core.playout import play_out
from canasta.players.core.search import SearchPlan, next_world
from canasta.players.core.weights import Weights


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
    sides = int(world.rule_table.sides)
    awards = memory.awards
    for number in range(first, first + worlds):
        if not next_world(world, hidden, rng):
            return number - first
        styles = _styles(world, plan, number)
        for trial in trials:
            played = world.copy()
            try_out(played, memory.copy(), styles, seat, trial.outlook)
            for side in range(sides):
                trial.points.append(side_points(played, awards, side))
    return worlds


def outcomes(deal: EngineDeal, memory: Memory, hidden: Hidden, plan: SearchPlan, rng: Rng, worlds: int) -> list[int]:
    """The points of side 0, of side 1, … in `worlds` worlds in which every seat plays the policy `plan.own`."""
    world = deal.copy()
    sides = int(world.rule_table.sides)
    styles = [plan.own] * int(world.rule_table.seats)
    awards = memory.awards
    points: list[int] = []
    for _world in range(worlds):
        hidden.fill(world, rng)
        played = world.copy()
        play_out(played, memory.copy(), styles)
        for side in range(sides):
            points.append(side_points(played, awards, side))
    return points


def _styles(world: EngineDeal, plan: SearchPlan, number: int) -> list[Weights]:
    """Weights by seat: `plan.own` for the side to act; for the others, the one of `plan.others` whose turn it is."""
    sides = world.rule_table.sides
    side = world.to_act % sides
    other = plan.others[number % len(plan.others)]
    styles: list[Weights] = []
    for seat in range(world.rule_table.seats):
        styles.append(plan.own if seat % sides == side else other)
    return styles
