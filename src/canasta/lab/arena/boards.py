"""A board: one set of cards, played once with every line-up of two bots, so that the cards favour neither.

The rules, the seed, the number of the board and the two bots decide how a board is played; nothing else does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import TYPE_CHECKING, Final, TypeAlias

from canasta.deal.score import winner
from canasta.lab.arena.clock import Counts, DecisionTimes, TimedBot
from canasta.players import dismiss, get
from canasta.players.fault_tally import FaultTally, fault_tally
from canasta.players.simulation import line_up, play_deal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.players import Bot
    from canasta.rules import Rules

Pair: TypeAlias = tuple[str, str]

MOST_DEALS: Final = 100  # after which a match is stopped: weak bots may never reach the target


@dataclass(frozen=True, slots=True)
class Game:
    """A finished deal or match: the points by side, and its number of deals."""

    points: tuple[int, ...]
    deals: int = 1


@dataclass(frozen=True, slots=True)
class Board:
    """The games played with one set of cards, in the order of `line_ups`."""

    number: int
    games: tuple[Game, ...]


@dataclass(frozen=True, slots=True)
class ArenaPlan:
    """The boards to play: numbers 0 to `boards` - 1 for every pair, each a whole match or a single deal."""

    rules: Rules
    pairs: tuple[Pair, ...]
    seed: str
    boards: int
    matches: bool = False


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some boards of a pair, the decision times by bot (see `canasta.lab.arena.clock`), faults of bots from outside."""

    pair: Pair
    boards: tuple[Board, ...]
    times: Mapping[str, Counts]
    faults: FaultTally = field(default_factory=FaultTally)


def line_ups(sides: int) -> tuple[tuple[int, ...], ...]:
    """Every assignment of the pair's bots, 0 and 1, to the sides in which both play.

    Two sides: 2 line-ups, each the other with the sides swapped. Three: 6. In each list both bots sit equally often at
    every side, and against each other as often.
    """
    return tuple(each for each in product((0, 1), repeat=sides) if len(set(each)) > 1)


def play_board(plan: ArenaPlan, pair: Pair, number: int, times: Mapping[str, DecisionTimes] | None = None) -> Board:
    """Play board `number` for that pair. Decision times go to `times`, by name of the bot, if given."""
    bots: list[Bot] = [get(name) for name in pair]
    if times is not None:
        bots = [TimedBot(bot, times[bot.name]) for bot in bots]
    games = []
    for sides in line_ups(plan.rules.sides):
        seats = line_up(plan.rules, [bots[which] for which in sides])
        games.append(_play(plan, seats, number))
        dismiss()  # the next line-up has the same cards
    return Board(number, tuple(games))


def play_chunk(plan: ArenaPlan, pair: Pair, numbers: Sequence[int]) -> Chunk:
    """Play these boards in order."""
    times = {name: DecisionTimes() for name in pair}
    fault_tally(pair)  # those of before are not of these boards
    boards = tuple(play_board(plan, pair, number, times) for number in numbers)
    return Chunk(pair, boards, {name: each.counts for name, each in times.items()}, fault_tally(pair))


def _play(plan: ArenaPlan, seats: Sequence[Bot], number: int) -> Game:
    rules = plan.rules
    if not plan.matches:
        return Game(play_deal(rules, seats, plan.seed, number).points)
    scores, deals = [0] * rules.sides, 0
    while deals < MOST_DEALS:
        # A seed of its own for every match; in it the first player moves on from deal to deal.
        played = play_deal(rules, seats, f"{plan.seed}/match {number}", number % rules.seats + deals, scores)
        scores = [score + points for score, points in zip(scores, played.points, strict=True)]
        deals += 1
        if winner(rules, scores) is not None:
            break
    return Game(tuple(scores), deals)
