"""A league or a test in progress: takes chunks in any order; the report does not depend on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from canasta.lab.arena.boards import DecisionTimes, line_ups
from canasta.lab.arena.outcome import LeagueStanding, result
from canasta.lab.arena.sprt import Verdict
from canasta.lab.arena.statistics import difference
from canasta.players import FaultTally, GuestFault
from canasta.rules.house import house

if TYPE_CHECKING:
    from canasta.lab.arena.boards import ArenaPlan, Board, Chunk, Pair
    from canasta.lab.arena.sprt import Sprt


@dataclass(frozen=True, slots=True)
class Timing:
    """The number of decisions of a bot among several legal actions, and quantiles of their time in milliseconds."""

    decisions: int
    p50: float | None
    p99: float | None


@dataclass(frozen=True, slots=True)
class Report:
    """The report of a league or test; `version` is that of the rules.

    All but `timing` follows from the rules, the seed and the bots.

    `unit` is ``deals`` or ``matches``; `boards` is the number asked for, of each pair; `complete`: all were played, or
    the test came to a decision. `line_ups` has, for every game of a board, the bot of the pair, 0 or 1, by side.
    `faults` are those of bots from outside, by bot and kind, `first_faults` the first of each kind.
    """

    arena: int
    rules: str
    version: int
    house: Mapping[str, int | bool | str]
    unit: str
    seed: str
    boards: int
    line_ups: tuple[tuple[int, ...], ...]
    complete: bool
    games: int
    deals: int
    standings: tuple[LeagueStanding, ...]
    sprt: Verdict | None
    timing: Mapping[str, Timing]
    faults: Mapping[str, Mapping[str, int]]
    first_faults: Sequence[GuestFault]


class ArenaSession:
    """The boards of a plan played so far. With a `test`, only boards up to its decision count, in their order."""

    def __init__(self, plan: ArenaPlan, bots: Iterable[str], test: Sprt | None = None) -> None:
        self.plan = plan
        self.bots: list[str] = list(bots)
        self.test = test
        self.done: dict[Pair, dict[int, Board]] = {pair: {} for pair in plan.pairs}
        self.times: dict[str, DecisionTimes] = {bot: DecisionTimes() for bot in self.bots}
        self.faults: FaultTally = FaultTally()

    def take(self, chunk: Chunk) -> None:
        """Add boards played now or before; boards of pairs outside the plan are ignored."""
        if chunk.pair not in self.done:
            return
        self.done[chunk.pair].update({board.number: board for board in chunk.boards})
        for bot, counts in chunk.times.items():
            self.times[bot].merge(counts)
        self.faults.add(chunk.faults)
        if self.test is not None:
            boards = self.done[self.plan.pairs[0]]
            while not self.decided and self.test.boards < self.plan.boards and self.test.boards in boards:
                self.test.add(difference(boards[self.test.boards]))

    @property
    def decided(self) -> bool:
        """True if there is a test and it has come to a decision."""
        return self.test is not None and self.test.accepted is not None

    @property
    def played(self) -> int:
        """The number of boards that count, over all pairs."""
        return sum(len(boards) for boards in self._counting().values())

    def report(self) -> Report:
        """The report so far."""
        plan, league = self.plan, result(self.bots, self._counting())
        return Report(
            arena=1,
            rules=plan.rules.name,
            version=plan.rules.version,
            house=house(plan.rules),
            unit="matches" if plan.matches else "deals",
            seed=plan.seed,
            boards=plan.boards,
            line_ups=line_ups(plan.rules.sides),
            complete=self.decided or self.played == plan.boards * len(plan.pairs),
            games=league.games,
            deals=league.deals,
            standings=league.standings,
            sprt=None if self.test is None else self.test.verdict(),
            timing={
                bot: Timing(len(each), each.quantile(0.5), each.quantile(0.99)) for bot, each in self.times.items()
            },
            faults=self.faults.counts,
            first_faults=self.faults.first,
        )

    def _counting(self) -> dict[Pair, list[Board]]:
        end = self.plan.boards if self.test is None else self.test.boards
        return {pair: [board for n, board in boards.items() if n < end] for pair, boards in self.done.items()}
