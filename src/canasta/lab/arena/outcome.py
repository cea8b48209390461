"""The result of a league: the matrix of points between bots, Elo, and every bot's worst result.

Strength is not transitive in this game: a bot may lose to one that it is rated far above. So the matrix comes first.
The fixed points of the ladder play in every league, so that ratings stay comparable. They are never changed: a better
player is a new bot with a name of its own. A test holds how they play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Final, TypeAlias

from canasta.lab.arena.boards import ArenaError
from canasta.lab.arena.statistics import Estimate, difference, elo, estimate, estimate_share, means_of, share
from canasta.players import invited, quick

if TYPE_CHECKING:
    from canasta.lab.arena.boards import Board, Pair

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
