"""The players that the gate can measure: a bot of this canasta, a bot of another copy, or weights."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from canasta.deal.view import view
from canasta.lab.arena.boards import Board, Game, line_ups
from canasta.lab.arena.statistics import difference
from canasta.lab.tuning.duels import Task, Vector, differences, seed_of
from canasta.lab.tuning.other_copy import elsewhere
from canasta.players import dismiss, get
from canasta.players.fault_tally import FaultTally, fault_tally
from canasta.players.simulation import deal_out

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.rules import Rules


@dataclass(frozen=True, slots=True)
class Named:
    """A bot by its name; with a `folder`, the bot of the canasta in that folder."""

    bot: str
    folder: str = ""

    @property
    def name(self) -> str:
        """The name to show."""
        return f"{self.bot} ({self.folder})" if self.folder else self.bot


@dataclass(frozen=True, slots=True)
class Weighed:
    """A policy given by its weights. Two of them play inside the compiled core."""

    name: str
    weights: Vector


Player: TypeAlias = Named | Weighed


@dataclass(frozen=True, slots=True)
class Encounter:
    """Some boards of one player against another, both named or both weighed."""

    rules: Rules
    first: Player
    second: Player
    seed: str
    start: int
    boards: int


def meet(encounter: Encounter) -> list[float]:
    """Lead in points a deal of a side of the first player over one of the second, by board."""
    first, second = encounter.first, encounter.second
    if isinstance(first, Weighed) and isinstance(second, Weighed):
        seed = seed_of(encounter.seed, encounter.start)
        return differences(Task(encounter.rules, first.weights, second.weights, encounter.boards, seed))
    assert isinstance(first, Named)
    assert isinstance(second, Named)
    numbers = range(encounter.start, encounter.start + encounter.boards)
    return [_board(encounter.rules, (first, second), encounter.seed, number) for number in numbers]


def met(encounter: Encounter) -> tuple[list[float], FaultTally]:
    """The leads of `meet`, and the faults of outside bots on these boards."""
    names = [each.bot for each in (encounter.first, encounter.second) if isinstance(each, Named)]
    fault_tally(names)  # those of before
    return meet(encounter), fault_tally(names)


def _board(rules: Rules, pair: tuple[Named, Named], seed: str, number: int) -> float:
    games = []
    for sides in line_ups(rules.sides):
        seats = [pair[sides[seat % rules.sides]] for seat in range(rules.seats)]
        games.append(Game(_played(rules, seats, seed, number)))
        dismiss()  # the next line-up has the same cards
    return difference(Board(number, tuple(games)))


def _played(rules: Rules, seats: Sequence[Named], seed: str, number: int) -> tuple[int, ...]:
    """The points by side of one deal; every bot has the same random source as in the arena."""
    deal = deal_out(rules, seed, number)
    others = {each.folder: elsewhere(each.folder) for each in seats if each.folder}
    for other in others.values():
        other.begin(rules, seed, number)
    chances = [Random(f"{seed}/{number}/{seat}") for seat in range(rules.seats)]
    while not deal.over:
        seat = deal.to_act
        who = seats[seat]
        if who.folder:
            action = others[who.folder].choose(who.bot, seat)
        else:
            action = get(who.bot).choose(view(deal, seat), chances[seat])
        deal.play(action)
        for other in others.values():
            other.hear(action)
    return tuple(score.total for score in deal.score())
