"""The gate that a change to a bot has to pass before it is kept; it does not measure how much better the bot is.

First a sequential test on duplicate boards, the new player against the one before: H1 "not worse" (0) against H0 "10
points a deal worse". Then both against a league on the same boards: the worst result of the new one may lie at most
`MAY_LOSE` below that of the one before, since what beats its predecessor may have opened a door to somebody else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias

from canasta.deal.view import view
from canasta.lab.arena.boards import Board, Game, line_ups
from canasta.lab.arena.sprt import Sprt
from canasta.lab.arena.statistics import difference
from canasta.lab.tuning.acceptance import MAY_LOSE
from canasta.lab.tuning.duels import Margin, Tally, Task, Vector, differences, seed_of
from canasta.lab.tuning.other_copy import elsewhere
from canasta.players import FaultTally, dismiss, fault_tally, get
from canasta.players.simulation import deal_out

if TYPE_CHECKING:
    from canasta.lab.arena.sprt import Verdict
    from canasta.lab.tuning.workers import Workers
    from canasta.rules import Rules

LOW, HIGH = -10.0, 0.0  # points a deal
CHUNK: Final = {True: 50, False: 4}  # boards that a process is given at a time: of weights, of bots
WAVE: Final = 16  # chunks between looks at the test; boards beyond its decision do not count


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


@dataclass(frozen=True, slots=True)
class GateReport:
    """The result of a gate. `mean` is that of the test; `new` and `before` are against each member of the league."""

    test: Verdict
    mean: float
    new: tuple[Margin, ...]
    before: tuple[Margin, ...]
    faults: FaultTally = field(default_factory=FaultTally)

    @property
    def worst_holds(self) -> bool:
        """True if the worst result is at most `MAY_LOSE` below that of the player before; also without a league."""
        new, before = ([each.points for each in margins] for margins in (self.new, self.before))
        return not new or min(new) >= min(before) - MAY_LOSE

    @property
    def passed(self) -> bool:
        """True if the new player is not worse, and no member does much better against it than before."""
        return self.test.accepted == "H1" and self.worst_holds


@dataclass(frozen=True, slots=True)
class Gate:
    """A gate for these rules: at most `boards` for the test, `league_boards` against each member of the league.

    `faults` are those of bots from outside so far.
    """

    rules: Rules
    new: Player
    before: Player
    league: tuple[Player, ...]
    seed: str
    boards: int
    league_boards: int
    faults: FaultTally = field(default_factory=FaultTally)

    def test(self, workers: Workers) -> Iterator[Sprt]:
        """Run the test and yield it after every wave of boards, until it is decided or all boards are played."""
        sprt, told = Sprt(LOW, HIGH), list[float]()
        while sprt.accepted is None and len(told) < self.boards:
            wave = self._meetings(self.new, self.before, "test", len(told), self.boards, WAVE)
            for some in map(self._heard, workers(met, wave)):
                told += some
                for lead in some:
                    sprt.add(lead)
                if sprt.accepted is not None:
                    break
            yield sprt

    def against(self, player: Player, workers: Workers) -> Iterator[Margin]:
        """Measure the player against each member of the league."""
        for member in self.league:
            meetings = self._meetings(player, member, "league", 0, self.league_boards, self.league_boards)
            told = [lead for some in workers(met, meetings) for lead in self._heard(some)]
            yield Margin.of(member.name, Tally.of(told))

    def _heard(self, played: tuple[list[float], FaultTally]) -> list[float]:
        """The leads by board, once the faults are counted."""
        self.faults.add(played[1])
        return played[0]

    def _meetings(
        self, first: Player, second: Player, name: str, start: int, end: int, most: int
    ) -> Sequence[Encounter]:
        size = CHUNK[isinstance(first, Weighed)]
        return [
            Encounter(self.rules, first, second, f"{self.seed}/{name}", place, min(size, end - place))
            for place in range(start, end, size)
        ][:most]
