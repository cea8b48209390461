"""What is told of a competition on demand: where everybody sits, what was done, why a figure is what it is.

An entry is known by its number, and everything that was done by its `seq`.
"""

from __future__ import annotations

from msgspec import Struct

from canasta.competition.entries import RoundSeated
from canasta.competition.model import Criterion


class PlaceInfo(Struct, frozen=True, kw_only=True):
    """Where a pair sits in a round, `text` in words. `table` and `opponent` are 0 for who does not play."""

    pair: int
    players: tuple[str, str]
    table: int
    fixed: bool
    seats: list[int]
    opponent: int
    unopposed: bool
    date: str
    text: str


class RoundGuide(Struct, frozen=True, kw_only=True):
    """A round, and where every pair sits."""

    round: int
    places: list[PlaceInfo]


class Proposal(Struct, frozen=True, kw_only=True):
    """The next round as the format has it, to be entered as it is or changed."""

    entry: RoundSeated
    places: list[PlaceInfo]


class MovedPair(Struct, frozen=True, kw_only=True):
    """A pair whose places are other from a round on."""

    pair: int
    round: int


class LatePlaceInfo(Struct, frozen=True, kw_only=True):
    """A place for a pair that comes late: that of a pair that has gone, or (`instead_of` 0) one of its own.

    It would play so many `meetings`, and there would be so many `rounds`, 0 where nobody knows. `moved` are the pairs
    whose rounds to come would be others than before: what was printed for them is void.
    """

    instead_of: int
    meetings: int
    rounds: int
    moved: list[MovedPair]


class LatePlaces(Struct, frozen=True, kw_only=True):
    """The places for a late pair, that which is taken unless another is asked for first."""

    places: list[LatePlaceInfo]


class LogLine(Struct, frozen=True, kw_only=True):
    """Something that was done: `seq` counts all, `number` entries (0: no entry of the competition).

    `kind` is as ``played``, `text` says it. `of` is the entry that it corrects or annuls, `before` and `after` the
    points; `annulled` and `corrected` name the entry by which this one no longer stands, 0 for none.
    """

    seq: int
    number: int
    kind: str
    by: str
    at: float
    text: str
    of: int
    reason: str
    before: tuple[int, int] | None
    after: tuple[int, int] | None
    annulled: int
    corrected: int


class LogPage(Struct, frozen=True, kw_only=True):
    """What was done after an asked number, 500 at once; `more` comes after number `last`."""

    lines: list[LogLine]
    more: bool
    last: int


class ReasonWhy(Struct, frozen=True, kw_only=True):
    """A part of a figure: what it adds, in words, and the entries behind it."""

    code: str
    value: int
    round: int
    opponent: int
    text: str
    entries: list[int]


class FigureWhy(Struct, frozen=True, kw_only=True):
    """A figure of the ranking: the sum of its reasons."""

    criterion: Criterion
    title: str
    value: int
    reasons: list[ReasonWhy]


class RankWhy(Struct, frozen=True, kw_only=True):
    """Why a pair stands where it does; `lines` are the entries that the reasons name."""

    pair: int
    place: int
    players: tuple[str, str]
    disqualified: bool
    figures: list[FigureWhy]
    lines: list[LogLine]


class PairsChecked(Struct, frozen=True, kw_only=True):
    """A list of pairs as it was read: what would be entered, and what is wrong, a sentence each with its line."""

    pairs: list[tuple[str, str]]
    problems: list[str]
