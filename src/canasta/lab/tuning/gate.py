"""The gate that a change to a bot has to pass before it is kept; it does not measure how much better the bot is.

First a sequential test on duplicate boards, the new player against the one before: H1 "not worse" (0) against H0 "10
points a deal worse". Then both against a league on the same boards: the worst result of the new one may lie at most
`MAY_LOSE` below that of the one before, since what beats its predecessor may have opened a door to somebody else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from canasta.lab.arena.sprt import Sprt
from canasta.lab.tuning.acceptance import MAY_LOSE
from canasta.lab.tuning.duels import Margin, Tally
from canasta.lab.tuning.players import Encounter, Player, Weighed, met
from canasta.players.fault_tally import FaultTally

if TYPE_CHECKING:
    from canasta.lab.arena.sprt import Verdict
    from canasta.lab.tuning.workers import Workers
    from canasta.rules import Rules

LOW, HIGH = -10.0, 0.0  # points a deal
CHUNK: Final = {True: 50, False: 4}  # boards that a process is given at a time: of weights, of bots
WAVE: Final = 16  # chunks between looks at the test; boards beyond its decision do not count


@dataclass(frozen=True, slots=True)
class GateReport:
    """The result of a gate. `mean` is that of the test; `new` and `before` are against each member of the league."""

    test: Verdict
    mean: float
    new: tuple[Margin, ...]
    before: tuple[Margin, ...]
    faults: FaultTally = field(default_factory=FaultTally)

    @property
    def worst_new(self) -> Margin | None:
        """The new player's margin against the member that does best; None without a league."""
        return min(self.new, key=lambda each: each.points, default=None)

    @property
    def worst_before(self) -> Margin | None:
        """The previous player's margin against the member that does best; None without a league."""
        return min(self.before, key=lambda each: each.points, default=None)

    @property
    def worst_holds(self) -> bool:
        """True if the worst result is at most `MAY_LOSE` below that of the player before."""
        new, before = self.worst_new, self.worst_before
        return new is None or before is None or new.points >= before.points - MAY_LOSE

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
            for some in map(self._heard, workers.each(met, wave)):
                told += some
                for difference in some:
                    sprt.add(difference)
                if sprt.accepted is not None:
                    break
            yield sprt

    def against(self, player: Player, workers: Workers) -> Iterator[Margin]:
        """Measure the player against each member of the league."""
        for member in self.league:
            meetings = self._meetings(player, member, "league", 0, self.league_boards, self.league_boards)
            told = [lead for some in workers.each(met, meetings) for lead in self._heard(some)]
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
