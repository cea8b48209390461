"""Details of a competition on demand: places for a late pair, the history, the reasons for a figure.

An entry is known by its number, an input by its `seq`.
"""

from __future__ import annotations

from msgspec import Struct

from canasta.club.competition.late_places import LatePlace
from canasta.club.competition.model import Criterion


class LatePlaces(Struct, frozen=True, kw_only=True):
    """The places for a late pair; the first is taken unless the request names another."""

    places: tuple[LatePlace, ...]


class LogLine(Struct, frozen=True, kw_only=True):
    """An action in the history: `seq` counts all inputs, `number` the entries (0: no entry of the competition).

    `kind` is a name like ``played``, `text` the action in words. `of` is the entry that it corrects or annuls, `before`
    and `after` the points; `annulled` and `corrected` name the entry that replaced this one, 0 for none.
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
    """A part of the history. What follows comes after input `last` and the first `part` entries of the next one.

    `more`: some of it is there already.
    """

    lines: list[LogLine]
    more: bool
    last: int
    part: int


class ReasonWhy(Struct, frozen=True, kw_only=True):
    """A part of a figure: its value, its reason in words, and the entries behind it."""

    code: str
    value: float
    round: int
    text: str
    entries: list[int]


class FigureWhy(Struct, frozen=True, kw_only=True):
    """A figure of the ranking: the sum of its reasons."""

    criterion: Criterion
    title: str
    value: float
    reasons: list[ReasonWhy]


class RankWhy(Struct, frozen=True, kw_only=True):
    """The reasons for a pair's place in the ranking; `lines` are the entries that the reasons name.

    `seeded` says by which place elsewhere it takes part, and as which seed; "" if it entered by itself.
    """

    pair: int
    place: int
    players: tuple[str, ...]
    disqualified: bool
    seeded: str
    figures: list[FigureWhy]
    lines: list[LogLine]


class PairReasons(Struct, frozen=True, kw_only=True):
    """The reasons for the figures of a pair, in the order of `ClubInfo.criteria`; a sentence each."""

    pair: int
    figures: list[list[str]]


class HandicapProposal(Struct, frozen=True, kw_only=True):
    """A proposed handicap in points a match, and the matches behind it in words."""

    pair: int
    points: int
    why: str


class HandicapsProposed(Struct, frozen=True, kw_only=True):
    """The proposals; none for a pair without matches.

    `counted` are the names of the competitions behind them, `left` the others, a sentence each.
    """

    proposals: list[HandicapProposal]
    counted: list[str]
    left: list[str]


class ListedPair(Struct, frozen=True, kw_only=True):
    """A pair of a list, its handicap (0 for none), and its team ("" for none)."""

    players: tuple[str, ...]
    handicap: int
    team: str


class PairsChecked(Struct, frozen=True, kw_only=True):
    """The content of a list of pairs or players, and its `text` as it was read.

    `problems` are errors, `doubts` what somebody has to look at first; a sentence each with its line.
    """

    pairs: list[ListedPair]
    problems: list[str]
    doubts: list[str]
    text: str
