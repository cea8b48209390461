"""A league or a test in progress, and its result: the matrix of points, Elo, and every bot's worst result.

Chunks come in any order; the report does not depend on it. Strength is not transitive in this game: a bot may lose to
one that it is rated far above. So the matrix comes first. The fixed points of the ladder play in every league, so that
ratings stay comparable. They are never changed: a better player is a new bot with a name of its own. A test holds how
they play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Final, TypeAlias

from canasta.lab.arena.boards import ArenaError, DecisionTimes, line_ups
from canasta.lab.arena.sprt import Verdict
from canasta.lab.arena.statistics import Estimate, difference, elo, estimate, estimate_share, means_of, share
from canasta.players import FaultTally, GuestFault, invited, quick
from canasta.rules.house import house

if TYPE_CHECKING:
    from canasta.lab.arena.boards import ArenaPlan, Board, Chunk, Pair
    from canasta.lab.arena.sprt import Sprt

ByBoard: TypeAlias = Mapping[int, float]  # a value by the number of a board
FIXED_POINTS: Final = ("greedy", "random")
ANCHOR: Final = "greedy"  # the bot with a given Elo; that of the others is measured
ANCHOR_ELO: Final = 1000


def league(asked: Sequence[str] | None) -> list[str]:
    """The bots of a league: those asked for, or all quick ones, and the fixed points. Raises `UnknownBotError`."""
    chosen = quick() if asked is None else [invited(name).name for name in asked]
    return list(dict.fromkeys((*chosen, *FIXED_POINTS)))


def two(asked: Sequence[str] | None) -> tuple[str, str]:
    """The two bots of a test, the new one first. Raises `ArenaError` unless there are two, or `UnknownBotError`."""
    chosen = list(dict.fromkeys(invited(name).name for name in asked or ()))
    if len(chosen) != 2:
        raise ArenaError("two", found=len(chosen))
    return chosen[0], chosen[1]


@dataclass(frozen=True, slots=True)
class Duel:
    """One bot against another: its lead in points a game, its share of games won (0 to 1), the number of boards."""

    against: str
    boards: int
    points: Estimate
    share: Estimate


@dataclass(frozen=True, slots=True)
class Worst:
    """The opponent against whom a bot does worst, and by how many points."""

    against: str
    points: Estimate


@dataclass(frozen=True, slots=True)
class LeagueStanding:
    """A bot in a league. `points` and `share` are means over its opponents; a value not measured is None."""

    bot: str
    elo: float | None
    elo_interval: float | None
    points: Estimate | None
    share: Estimate | None
    worst: Worst | None
    duels: tuple[Duel, ...]


@dataclass(frozen=True, slots=True)
class LeagueResult:
    """The standings of a league, the strongest bot first. `games` and `deals` count over all boards."""

    standings: tuple[LeagueStanding, ...]
    games: int
    deals: int


def pairs_of(bots: Sequence[str]) -> tuple[Pair, ...]:
    """Every pair of these bots once."""
    return tuple(combinations(bots, 2))


def result(bots: Sequence[str], played: Mapping[Pair, Sequence[Board]]) -> LeagueResult:
    """The result of these boards, whatever the order in which they were played."""
    boards = {pair: sorted(each, key=lambda board: board.number) for pair, each in played.items() if each}
    shares = {pair: {board.number: share(board) for board in each} for pair, each in boards.items()}
    ahead = {pair: {board.number: difference(board) for board in each} for pair, each in boards.items()}
    anchor = ANCHOR if ANCHOR in bots else bots[0]
    met = _tied(anchor, boards)
    tied = {pair: values for pair, values in shares.items() if met.issuperset(pair)}
    ratings = elo([bot for bot in bots if bot in met], tied, anchor, ANCHOR_ELO) if len(met) > 1 else {}
    standings = [
        _standing(
            bot, ratings.get(bot), _of(bot, ahead, lambda value: 0.0 - value), _of(bot, shares, lambda value: 1 - value)
        )
        for bot in bots
    ]
    standings.sort(key=lambda each: (each.elo is None, -(each.elo or 0.0), bots.index(each.bot)))
    games = [game for each in boards.values() for board in each for game in board.games]
    return LeagueResult(tuple(standings), len(games), sum(game.deals for game in games))


def _of(bot: str, values: Mapping[Pair, ByBoard], turned: Callable[[float], float]) -> dict[str, ByBoard]:
    """The values of a bot by opponent, from its own chair."""
    mine: dict[str, ByBoard] = {}
    for (one, other), each in values.items():
        if one == bot:
            mine[other] = each
        elif other == bot:
            mine[one] = {number: turned(value) for number, value in each.items()}
    return mine


def _standing(
    bot: str, rating: tuple[float, float] | None, ahead: Mapping[str, ByBoard], shares: Mapping[str, ByBoard]
) -> LeagueStanding:
    if not ahead:
        return LeagueStanding(bot, None, None, None, None, None, ())
    duels = tuple(
        Duel(other, len(each), estimate(list(each.values())), estimate_share(list(shares[other].values())))
        for other, each in ahead.items()
    )
    points, won = means_of(list(ahead.values())), means_of(list(shares.values()))
    least = min(duels, key=lambda duel: duel.points.mean)
    return LeagueStanding(
        bot=bot,
        elo=None if rating is None else rating[0],
        elo_interval=None if rating is None else rating[1],
        points=estimate(points) if points else None,
        share=estimate_share(won) if won else None,
        worst=Worst(least.against, least.points),
        duels=duels,
    )


def _tied(anchor: str, played: Mapping[Pair, object]) -> set[str]:
    """The bots that met the anchor, or one that did, and so on: an interrupted league may lack pairs."""
    tied = {anchor}
    while more := {bot for pair in played if tied & set(pair) for bot in pair} - tied:
        tied |= more
    return tied


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
