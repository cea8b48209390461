"""The entries of a competition's log. No entry is ever changed: a later one corrects it.

Every entry may name its author (`by`) and its time (`at`, in any form). Rounds, tables and pairs count from 1. The
bounds hold for requests; entries already in a log are read without them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from canasta.club.competition.model import (
    MOST_PAIRS,
    ClubSettings,
    CompetitionError,
    CompetitionName,
    Dates,
    Day,
    Meeting,
    PairNumber,
    Phones,
    Ranking,
    RoundNumber,
    Rounds,
    SomeDays,
    TableNumber,
)
from canasta.club.results import MOST_POINTS, POINTS_STEP, MatchLength, MatchResult
from canasta.logs import AnyReason, EntryNumber, LogDecoder, LogEntry, Reason, read_lines, written

PlayerName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
EntrantNames: TypeAlias = Annotated[tuple[PlayerName, ...], Meta(min_length=1, max_length=2)]  # one if individual
Meetings: TypeAlias = Annotated[tuple[Meeting, ...], Meta(max_length=MOST_PAIRS)]
TeamName: TypeAlias = Annotated[str, Meta(max_length=40)]
Handicap: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_POINTS, multiple_of=POINTS_STEP)]
PairNumbers: TypeAlias = Annotated[tuple[PairNumber, ...], Meta(max_length=MOST_PAIRS)]


class _ResultEntry(
    MatchResult, frozen=True, kw_only=True, tag_field="entry", omit_defaults=True, forbid_unknown_fields=True
):
    by: str = ""
    at: str = ""


class CompetitionOpened(LogEntry, frozen=True, tag="opened"):
    """The first entry: the conditions."""

    settings: ClubSettings


class Changed(LogEntry, frozen=True, tag="changed"):
    """A change of conditions from here on; None keeps a condition.

    Seated rounds keep the length of their matches, but for `of_round`: the last one, before any of its matches begins.
    """

    name: CompetitionName | None = None
    rounds: Rounds | None = None
    length: MatchLength | None = None
    of_round: RoundNumber | None = None
    ranking: Ranking | None = None
    dates: Dates | None = None
    postpone_days: SomeDays | None = None
    closed_days: SomeDays | None = None
    phones: Phones | None = None


class Earned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The place in another competition by which a pair takes part; `of` is the name of that competition."""

    place: PairNumber
    of: CompetitionName


class Entered(LogEntry, frozen=True, tag="entered"):
    """A new pair, with the next number; `instead_of` is the disqualified pair whose place it takes (TB-11.5).

    In an individual competition each player enters alone, and is a pair in this entry and in all others.

    In a request, 0 asks for a place of its own; None for the vacant place that loses the fewest meetings, if there is
    one. In a log both mean a place of its own.
    """

    players: EntrantNames
    instead_of: Annotated[int, Meta(ge=0, le=MOST_PAIRS)] | None = None
    earned: Earned | None = None


class Renamed(LogEntry, frozen=True, tag="renamed"):
    """The right names of a pair whose names were written wrongly; the players are the same."""

    pair: PairNumber
    players: EntrantNames


class Drawn(LogEntry, frozen=True, tag="drawn"):
    """The order of the draw, before the first round; pairs that enter later come after these.

    `seed`: the order was drawn by lot, by `canasta.club.competition.movements.drawn` with that text; "" for a chosen
    order. For a request without an `order`, the server draws lots.
    """

    order: PairNumbers = ()
    seed: str = ""


class Withdrew(LogEntry, frozen=True, tag="withdrew"):
    """The withdrawal of a pair, between matches or before the first."""

    pair: PairNumber
    reason: AnyReason = ""


class Substituted(LogEntry, frozen=True, tag="substituted"):
    """The replacement of one player of a pair by another, between matches."""

    pair: PairNumber
    out: PlayerName
    into: PlayerName


class RoundSeated(LogEntry, frozen=True, tag="seated"):
    """A round, as it is announced. `unopposed` are pairs whose opponent of this round has gone."""

    round: RoundNumber
    meetings: Meetings
    sit_out: PairNumbers = ()
    unopposed: PairNumbers = ()


class Reseated(LogEntry, frozen=True, tag="reseated"):
    """New meetings among these tables of a round. `as_played`: the arbiter records meetings played by mistake."""

    round: RoundNumber
    meetings: Meetings
    as_played: bool = False
    reason: AnyReason = ""


class Postponed(LogEntry, frozen=True, tag="postponed"):
    """The move of a league match to another date, by agreement."""

    round: RoundNumber
    table: TableNumber
    to: Day


class Begun(LogEntry, frozen=True, tag="begun"):
    """The start of a match: from here on no substitution and no change of seat (TB-11.2)."""

    round: RoundNumber
    table: TableNumber


class Played(_ResultEntry, frozen=True, tag="played"):
    """The result of a match."""

    round: RoundNumber
    table: TableNumber


class NoShow(LogEntry, frozen=True, tag="noshow"):
    """The absence of a pair from its match (TB-11.4)."""

    round: RoundNumber
    table: TableNumber
    pair: PairNumber


class Left(LogEntry, frozen=True, tag="left"):
    """The departure of a pair during its match (TB-11.3)."""

    round: RoundNumber
    table: TableNumber
    pair: PairNumber


class Disqualified(LogEntry, frozen=True, tag="disqualified"):
    """The disqualification of a pair by the arbiter."""

    pair: PairNumber
    reason: Reason


class _Adjustment(LogEntry, frozen=True):
    pair: PairNumber
    points: Annotated[int, Meta(ge=1, le=MOST_POINTS)]
    reason: Reason
    in_scale: bool = False  # points of the scale


class Penalised(_Adjustment, frozen=True, tag="penalised"):
    """Points that the arbiter takes off a pair."""


class Credited(_Adjustment, frozen=True, tag="credited"):
    """Points that the arbiter gives a pair, such as for an offence of its opponents that cannot be put right."""


class Handicapped(LogEntry, frozen=True, tag="handicapped"):
    """The handicap of a pair: points that each match it plays adds in the second list; 0 for none.

    It is set before the pair's first match begins.
    """

    pair: PairNumber
    points: Handicap


class Teamed(LogEntry, frozen=True, tag="teamed"):
    """The team of a pair, before the first round; "" for none."""

    pair: PairNumber
    team: TeamName


class LeaveGiven(LogEntry, frozen=True, tag="leavegiven"):
    """Leave that the arbiter (`by`) gives a player to be away from the table during a match (TB-11.7)."""

    round: RoundNumber
    table: TableNumber
    player: PlayerName
    cause: Reason


class CameBack(LogEntry, frozen=True, tag="cameback"):
    """The return of a player on leave to the table."""

    round: RoundNumber
    table: TableNumber
    player: PlayerName


class Reported(LogEntry, frozen=True, tag="reported"):
    """An offence without a fixed penalty, such as a mobile phone (TB-11.7); it changes no figure."""

    round: RoundNumber
    table: TableNumber
    pair: PairNumber
    what: Reason


class Corrected(_ResultEntry, frozen=True, tag="corrected"):
    """The right result of the match of entry `of`."""

    of: EntryNumber
    reason: Reason


class Annulled(LogEntry, frozen=True, tag="annulled"):
    """The annulment of entry `of`: it no longer counts."""

    of: EntryNumber
    reason: Reason


ManualEntry: TypeAlias = (  # entries of an organiser; the others come from the conditions
    Entered
    | Renamed
    | Drawn
    | Withdrew
    | Substituted
    | RoundSeated
    | Reseated
    | Postponed
    | Begun
    | Played
    | NoShow
    | Left
    | Disqualified
    | Penalised
    | Credited
    | Handicapped
    | Teamed
    | LeaveGiven
    | CameBack
    | Reported
    | Corrected
    | Annulled
)
Entry: TypeAlias = CompetitionOpened | Changed | ManualEntry

_DECODER: Final = LogDecoder[Entry](Entry)


def write(log: Iterable[Entry]) -> str:
    """A log as text: one entry a line, each a JSON object."""
    return written(log)


def read(text: str) -> tuple[Entry, ...]:
    """The entries of a text of `write`. CompetitionError (unreadable): a line that is no entry; it names the line."""
    return tuple(read_lines(text, _DECODER, lambda line, found: CompetitionError("unreadable", line=line, found=found)))
