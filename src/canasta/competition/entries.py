"""The entries of a competition's log. Each says what happened; none is ever changed, a later one corrects it.

Every entry may say who made it (`by`) and when (`at`, as the writer likes). Rounds, tables and pairs count from 1. The
bounds are those of a request; what stands in a log is read without them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from canasta.club.logs import AnyReason, EntryNumber, LogDecoder, Reason, read_lines, written
from canasta.club.results import MOST_POINTS, Length, MatchResult, Unfinished
from canasta.competition.errors import CompetitionError
from canasta.competition.model import (
    MOST_PAIRS,
    ClubSettings,
    CompetitionName,
    Dates,
    Day,
    Meeting,
    PairNumber,
    Ranking,
    RoundNumber,
    Rounds,
    SomeDays,
    TableNumber,
)

PlayerName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Meetings: TypeAlias = Annotated[tuple[Meeting, ...], Meta(max_length=MOST_PAIRS)]
PairNumbers: TypeAlias = Annotated[tuple[PairNumber, ...], Meta(max_length=MOST_PAIRS)]


class _Entry(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", omit_defaults=True, forbid_unknown_fields=True
):
    by: str = ""
    at: str = ""


class _ResultEntry(
    MatchResult, frozen=True, kw_only=True, tag_field="entry", omit_defaults=True, forbid_unknown_fields=True
):
    by: str = ""
    at: str = ""


class Opened(_Entry, frozen=True, tag="opened"):
    """The first entry: what was agreed."""

    settings: ClubSettings


class Changed(_Entry, frozen=True, tag="changed"):
    """From here on this is agreed; None is as it was. Rounds that were read out keep the length of their matches."""

    name: CompetitionName | None = None
    rounds: Rounds | None = None
    length: Length | None = None
    amount: Annotated[int, Meta(ge=1, le=MOST_POINTS)] | None = None
    unfinished: Unfinished | None = None
    ranking: Ranking | None = None
    dates: Dates | None = None
    postpone_days: SomeDays | None = None
    closed_days: SomeDays | None = None


class Entered(_Entry, frozen=True, tag="entered"):
    """A pair enters, and gets the next number; `instead_of` is the disqualified pair whose place it takes (TB-11.5).

    Of a request, 0 asks for a place of its own; None for the vacant place that loses fewest meetings, where there is
    one. In a log both are a place of its own.
    """

    players: tuple[PlayerName, PlayerName]
    instead_of: Annotated[int, Meta(ge=0, le=MOST_PAIRS)] | None = None


class Renamed(_Entry, frozen=True, tag="renamed"):
    """The names of a pair were written wrongly: it is the same two players."""

    pair: PairNumber
    players: tuple[PlayerName, PlayerName]


class Drawn(_Entry, frozen=True, tag="drawn"):
    """The order of the draw, before the first round; who enters later comes after them.

    `seed`: it was drawn by lot, and is what `canasta.competition.lot.drawn` makes of that text; "" for an order that
    somebody chose. A request without an `order` has lots drawn.
    """

    order: PairNumbers = ()
    seed: str = ""


class Withdrew(_Entry, frozen=True, tag="withdrew"):
    """A pair goes, between matches or before the first."""

    pair: PairNumber
    reason: AnyReason = ""


class Substituted(_Entry, frozen=True, tag="substituted"):
    """Another player takes the place of one, between matches."""

    pair: PairNumber
    out: PlayerName
    into: PlayerName


class RoundSeated(_Entry, frozen=True, tag="seated"):
    """A round, as it is read out. `unopposed` are pairs whose opponent of this round has gone."""

    round: RoundNumber
    meetings: Meetings
    sit_out: PairNumbers = ()
    unopposed: PairNumbers = ()


class Reseated(_Entry, frozen=True, tag="reseated"):
    """These tables change opponents among themselves. `as_played`: the arbiter records what was played by mistake."""

    round: RoundNumber
    meetings: Meetings
    as_played: bool = False
    reason: AnyReason = ""


class Postponed(_Entry, frozen=True, tag="postponed"):
    """A league match is moved to another date, by agreement."""

    round: RoundNumber
    table: TableNumber
    to: Day


class Begun(_Entry, frozen=True, tag="begun"):
    """A match begins: from here on no substitution and no change of seat (TB-11.2)."""

    round: RoundNumber
    table: TableNumber


class Played(_ResultEntry, frozen=True, tag="played"):
    """A match ends."""

    round: RoundNumber
    table: TableNumber


class NoShow(_Entry, frozen=True, tag="noshow"):
    """A pair does not play its match (TB-11.4)."""

    round: RoundNumber
    table: TableNumber
    pair: PairNumber


class Left(_Entry, frozen=True, tag="left"):
    """A pair leaves its match (TB-11.3)."""

    round: RoundNumber
    table: TableNumber
    pair: PairNumber


class Disqualified(_Entry, frozen=True, tag="disqualified"):
    """The arbiter takes a pair out of the competition."""

    pair: PairNumber
    reason: Reason


class Penalised(_Entry, frozen=True, tag="penalised"):
    """The arbiter takes points off a pair."""

    pair: PairNumber
    points: Annotated[int, Meta(ge=5, le=MOST_POINTS)]
    reason: Reason


class LeaveGiven(_Entry, frozen=True, tag="leavegiven"):
    """The arbiter (`by`) lets a player go from the table during a match, for a cause (TB-11.7)."""

    round: RoundNumber
    table: TableNumber
    player: PlayerName
    cause: Reason


class CameBack(_Entry, frozen=True, tag="cameback"):
    """The player is back at the table."""

    round: RoundNumber
    table: TableNumber
    player: PlayerName


class Reported(_Entry, frozen=True, tag="reported"):
    """Something that the rules forbid and set no price on, such as a mobile phone (TB-11.7); it changes no figure."""

    round: RoundNumber
    table: TableNumber
    pair: PairNumber
    what: Reason


class Corrected(_ResultEntry, frozen=True, tag="corrected"):
    """The result of entry `of` was another."""

    of: EntryNumber
    reason: Reason


class Annulled(_Entry, frozen=True, tag="annulled"):
    """Entry `of` does not count."""

    of: EntryNumber
    reason: Reason


ManualEntry: TypeAlias = (  # what an organiser enters; the others follow from how a competition is agreed
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
    | LeaveGiven
    | CameBack
    | Reported
    | Corrected
    | Annulled
)
Entry: TypeAlias = Opened | Changed | ManualEntry

_DECODER: Final = LogDecoder[Entry](Entry)


def write(log: Iterable[Entry]) -> str:
    """A log as text: one entry a line, each a JSON object."""
    return written(log)


def read(text: str) -> tuple[Entry, ...]:
    """The entries of a text of `write`. CompetitionError (unreadable): a line that is no entry; it names the line."""
    return tuple(read_lines(text, _DECODER, lambda line, found: CompetitionError("unreadable", line=line, found=found)))
