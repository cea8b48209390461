"""A board: one set of cards, played once with every line-up of two bots, so that the cards favour neither.

The rules, the seed, the number of the board and the two bots decide how a board is played; nothing else does. Decision
times are counted beside the results, in buckets that grow by 2 %: small, and merged in any order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from math import log
from time import perf_counter_ns
from typing import TYPE_CHECKING, Final, TypeAlias

from canasta.deal.score import winner
from canasta.players import FaultTally, dismiss, fault_tally, get
from canasta.players.simulation import line_up, play_deal
from canasta.processes import Stop, as_ready
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random as Chance

    from canasta.deal.view import View
    from canasta.players import Bot
    from canasta.rules import Rules

Pair: TypeAlias = tuple[str, str]

MOST_DEALS: Final = 100  # after which a match is stopped: weak bots may never reach the target
BOARDS: Final = 4  # in a chunk of single deals: the unit of work of a process, which Ctrl-C waits for
GROWTH: Final = 1.02


class ArenaError(WordedError):
    """A league or test that cannot be played, or a file that cannot be continued."""

    family = "arena"


class DecisionTimes:
    """A histogram of decision times: bucket k counts the decisions of about 1.02**k nanoseconds."""

    def __init__(self) -> None:
        self.counts: Counter[int] = Counter()

    def add(self, nanoseconds: int) -> None:
        """Count one decision."""
        self.counts[round(log(max(1, nanoseconds), GROWTH))] += 1

    def merge(self, counts: Mapping[int, int]) -> None:
        """Add the counts of another histogram."""
        self.counts.update(counts)

    def __len__(self) -> int:
        return self.counts.total()

    def quantile(self, part: float) -> float | None:
        """Milliseconds within which that share (0 to 1) of the decisions were made, to about 1 %; None without any."""
        left = part * len(self)
        for bucket in sorted(self.counts):
            left -= self.counts[bucket]
            if left <= 0:
                return float(f"{GROWTH**bucket / 1e6:.3g}")
        return None


class TimedBot:
    """A bot with its real decisions timed, those with more than one legal action. It plays as the bot does."""

    def __init__(self, bot: Bot, times: DecisionTimes) -> None:
        self.bot = bot
        self.times = times

    @property
    def name(self) -> str:
        """The name of the bot."""
        return self.bot.name

    def choose(self, view: View, chance: Chance) -> str:
        """The action that the bot chooses."""
        if len(view.legal) == 1:
            return self.bot.choose(view, chance)
        start = perf_counter_ns()
        chosen = self.bot.choose(view, chance)
        self.times.add(perf_counter_ns() - start)
        return chosen


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
    """Some boards of a pair, the decision times by bot (see `DecisionTimes`), faults of bots from outside."""

    pair: Pair
    boards: tuple[Board, ...]
    times: Mapping[str, dict[int, int]]
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
        if winner(rules, scores, deals) is not None:
            break
    return Game(tuple(scores), deals)


Done: TypeAlias = Mapping[Pair, Mapping[int, Board]]


def chunks_of(plan: ArenaPlan, done: Done) -> list[tuple[Pair, list[int]]]:
    """The boards still to play, as chunks. Pairs take turns, so an interrupted run has equally many boards of each."""
    size = 1 if plan.matches else BOARDS
    chunks = []
    for start in range(0, plan.boards, size):
        for pair in plan.pairs:
            there = done.get(pair, {})
            numbers = [n for n in range(start, min(start + size, plan.boards)) if n not in there]
            if numbers:
                chunks.append((pair, numbers))
    return chunks


def first_boards(plan: ArenaPlan, done: Done) -> Iterator[tuple[Pair, bool]]:
    """Play one finished board of every pair again; yields whether it ends as before."""
    for pair in plan.pairs:
        if there := done.get(pair):
            number = min(there)
            yield pair, play_board(plan, pair, number) == there[number]


def play_all(plan: ArenaPlan, done: Done, processes: int, stop: Stop) -> Iterator[Chunk]:
    """Play the missing boards and yield chunks as they are ready. Ends between chunks once `stop` asks."""
    return as_ready(partial(_played, plan), chunks_of(plan, done), processes, stop)


def _played(plan: ArenaPlan, chunk: tuple[Pair, list[int]]) -> Chunk:
    return play_chunk(plan, *chunk)
