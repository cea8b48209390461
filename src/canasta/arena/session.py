"""A league or a test while it is played: takes chunks in any order, and reports the same whatever the order was."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from canasta.arena.boards import line_ups
from canasta.arena.clock import DecisionTimes
from canasta.arena.outcome import LeagueStanding, result
from canasta.arena.sprt import Verdict
from canasta.arena.statistics import difference
from canasta.rules.house import house

if TYPE_CHECKING:
    from canasta.arena.boards import ArenaPlan, Board, Chunk, Pair
    from canasta.arena.sprt import Sprt


@dataclass(frozen=True, slots=True)
class Timing:
    """The decisions of a bot that had more than one legal action, and in how many milliseconds they were made."""

    decisions: int
    p50: float | None
    p99: float | None


@dataclass(frozen=True, slots=True)
class Report:
    """All that is known; `version` is that of the rules.

    Everything but `timing` follows from the rules, the seed and the bots.

    `unit` is ``deals`` or ``matches``; `boards` were asked for, of each pair; `complete` says that all were played, or
    that the test came to a decision. `line_ups` tell for every game of a board which bot of the pair, 0 or 1, has each
    side.
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


class ArenaSession:
    """What has been played of a plan. With a `test` boards count up to its decision only, in their order."""

    def __init__(self, plan: ArenaPlan, bots: Iterable[str], test: Sprt | None = None) -> None:
        self.plan = plan
        self.bots = list(bots)
        self.test = test
        self.done: dict[Pair, dict[int, Board]] = {pair: {} for pair in plan.pairs}
        self.clocks = {bot: DecisionTimes() for bot in self.bots}

    def take(self, chunk: Chunk) -> None:
        """Boards that were played now or before; those of pairs that are not in the plan are passed over."""
        if chunk.pair not in self.done:
            return
        self.done[chunk.pair].update({board.number: board for board in chunk.boards})
        for bot, counts in chunk.times.items():
            self.clocks[bot].merge(counts)
        if self.test is not None:
            boards = self.done[self.plan.pairs[0]]
            while not self.decided and self.test.boards < self.plan.boards and self.test.boards in boards:
                self.test.add(difference(boards[self.test.boards]))

    @property
    def decided(self) -> bool:
        """Whether there is a test, and it has come to its end."""
        return self.test is not None and self.test.accepted is not None

    @property
    def played(self) -> int:
        """Boards that count, over all pairs."""
        return sum(len(boards) for boards in self._counting().values())

    def report(self) -> Report:
        """What it comes to so far."""
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
                bot: Timing(len(clock), clock.quantile(0.5), clock.quantile(0.99)) for bot, clock in self.clocks.items()
            },
        )

    def _counting(self) -> dict[Pair, list[Board]]:
        end = self.plan.boards if self.test is None else self.test.boards
        return {pair: [board for n, board in boards.items() if n < end] for pair, boards in self.done.items()}
