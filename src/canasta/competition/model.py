"""What a competition is agreed to be before it begins: format, length of a match, ranking, and what absence costs."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

POINTS_STEP: Final = 5  # every card and every bonus is a multiple of it
MOST_POINTS: Final = 200_000  # no match ends above it: a number beyond is a slip of the pen
AWARD: Final = 5000  # TB-11.3 to TB-11.5


class Format(StrEnum):
    """How it is decided who meets whom."""

    FIXED_AND_MOVING = "fixed_and_moving"  # TB-11.1: half keep their table, half go from table to table
    ROUND_ROBIN = "round_robin"  # everyone meets everyone, `legs` times
    LEAGUE = "league"  # the same with a date for each round
    SWISS = "swiss"  # neighbours of the ranking who have not met
    KNOCK_OUT = "knock_out"  # out after `lives` defeats; two are the second chance


PLANNED: Final = frozenset({Format.FIXED_AND_MOVING, Format.ROUND_ROBIN, Format.LEAGUE})  # known before it begins


class Length(StrEnum):
    """What ends a match; `Settings.amount` says how much of it."""

    TARGET = "target"  # points
    DEALS = "deals"
    TIME = "time"  # minutes


class Unfinished(StrEnum):
    """What becomes of the deal that is being played when the time is up."""

    PLAYED_OUT = "played_out"  # it is finished, and counts
    AS_IT_LIES = "as_it_lies"  # it stops, and counts as it lies
    DROPPED = "dropped"  # it stops, and does not count


class Criterion(StrEnum):
    """By what pairs are ranked. More is better in all of them."""

    POINTS = "points"
    WINS = "wins"
    DIFFERENCE = "difference"  # points made less points of the opponents
    DIRECT = "direct"  # wins among those who are still tied
    OPPONENTS = "opponents"  # wins of the opponents met
    LASTING = "lasting"  # the round of the defeat that put the pair out; who is still in, the round that would be next


class First(StrEnum):
    """The rule by which the order of the draw pairs the first round of a Swiss competition."""

    NEIGHBOURS = "neighbours"  # the first with the second, the third with the fourth
    SEEDS = "seeds"  # the order is that of strength: the first half with the second


class Absence(StrEnum):
    """What it costs a pair to leave a match or not to play it."""

    DISQUALIFIED = "disqualified"  # TB-11.3, TB-11.4
    MATCH_LOST = "match_lost"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed. `rounds` 0 is as many as the format needs. `sit_out` is what sitting out scores, None the
    average of the pair's own matches; `sit_out_wins` whether it is a match won, `award_wins` whether 5,000 is.

    A league has `dates`, one a round, as 2026-11-21; a match moves by at most `postpone_days`, none of the last
    `closed_days` of the season. `target` of a match is in points, deals or minutes.
    `first` is for the first round of a Swiss competition.
    """

    name: str
    format: Format = Format.FIXED_AND_MOVING
    rounds: int = 0
    legs: int = 1
    lives: int = 2
    length: Length = Length.TARGET
    amount: int = 15_000
    unfinished: Unfinished = Unfinished.PLAYED_OUT
    ranking: tuple[Criterion, ...] = (Criterion.POINTS, Criterion.WINS)  # TB-11.6
    absence: Absence = Absence.DISQUALIFIED
    award: int = AWARD
    award_wins: bool = True
    sit_out: int | None = None
    sit_out_wins: bool = False
    dates: tuple[str, ...] = ()
    postpone_days: int = 15
    closed_days: int = 30
    first: First = First.NEIGHBOURS


class Meeting(msgspec.Struct, frozen=True, order=True):
    """Two pairs at a table. The fixed one sits at seats 0 and 2, answers for the table and writes the sheet."""

    table: int
    fixed: int
    moving: int


def suggested(name: str, format: Format) -> Settings:  # noqa: A002 - the word for it
    """Settings that clubs use with that format; the ranking of TB-11.6 where everybody plays the same number."""
    match format:
        case Format.SWISS:
            by = (Criterion.WINS, Criterion.OPPONENTS, Criterion.POINTS)
            return Settings(name=name, format=format, rounds=5, ranking=by, sit_out_wins=True)
        case Format.KNOCK_OUT:
            return Settings(name=name, format=format, ranking=(Criterion.LASTING, Criterion.WINS))
        case _:
            return Settings(name=name, format=format)
