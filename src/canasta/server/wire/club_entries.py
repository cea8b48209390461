"""What an organiser enters into a competition, over the wire: the entries of `canasta.competition`, bounded.

Each is an object whose ``entry`` names it. Who entered it and when is written by the server. Pairs, rounds and tables
count from 1; points are those of the fixed pair and of the moving one.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

MOST_PAIRS = 400
MOST_POINTS = 200_000

PairNumber: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_PAIRS)]
RoundNumber: TypeAlias = Annotated[int, Meta(ge=1, le=1000)]
TableNumber: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_PAIRS)]
EntryNumber: TypeAlias = Annotated[int, Meta(ge=1, le=100_000)]
PlayerName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Why: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
MatchPoints: TypeAlias = Annotated[int, Meta(ge=-MOST_POINTS, le=MOST_POINTS)]
BothPoints: TypeAlias = tuple[MatchPoints, MatchPoints]
Deals: TypeAlias = Annotated[int, Meta(ge=0, le=100)]
Day: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class ClubMeeting(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Two pairs at a table; the fixed one sits at seats 0 and 2 and writes the sheet."""

    table: TableNumber
    fixed: PairNumber
    moving: PairNumber


class _Entry(Struct, frozen=True, kw_only=True, tag_field="entry", forbid_unknown_fields=True):
    """What entries have in common."""


class PairEntered(_Entry, frozen=True, tag="entered"):
    """A pair enters, and gets the next number.

    `instead_of`: the pair that left the place it takes, 0 for a place of its own; None for the vacant place that loses
    fewest meetings, where there is one.
    """

    players: tuple[PlayerName, PlayerName]
    instead_of: Annotated[int, Meta(ge=0, le=MOST_PAIRS)] | None = None


class PairRenamed(_Entry, frozen=True, tag="renamed"):
    """The names of a pair were written wrongly: the same players, both of them at once."""

    pair: PairNumber
    players: tuple[PlayerName, PlayerName]


class PairsDrawn(_Entry, frozen=True, tag="drawn"):
    """The order of the draw, before the first round. Without an `order` lots are drawn; the log keeps their seed."""

    order: Annotated[tuple[PairNumber, ...], Meta(max_length=MOST_PAIRS)] = ()


class PairWithdrew(_Entry, frozen=True, tag="withdrew"):
    """A pair goes, between matches or before the first."""

    pair: PairNumber
    reason: Annotated[str, Meta(max_length=200)] = ""


class PlayerSubstituted(_Entry, frozen=True, tag="substituted"):
    """Another player takes the place of one, between matches."""

    pair: PairNumber
    out: PlayerName
    into: PlayerName


class RoundSeated(_Entry, frozen=True, tag="seated"):
    """A round, as it is read out. `unopposed` are pairs whose opponent of this round has gone."""

    round: RoundNumber
    meetings: Annotated[tuple[ClubMeeting, ...], Meta(max_length=MOST_PAIRS)]
    sit_out: Annotated[tuple[PairNumber, ...], Meta(max_length=MOST_PAIRS)] = ()
    unopposed: Annotated[tuple[PairNumber, ...], Meta(max_length=MOST_PAIRS)] = ()


class TablesReseated(_Entry, frozen=True, tag="reseated"):
    """These tables change opponents among themselves. `as_played`: what was played by mistake is recorded."""

    round: RoundNumber
    meetings: Annotated[tuple[ClubMeeting, ...], Meta(max_length=MOST_PAIRS)]
    as_played: bool = False
    reason: Annotated[str, Meta(max_length=200)] = ""


class MatchPostponed(_Entry, frozen=True, tag="postponed"):
    """A league match is moved to another day."""

    round: RoundNumber
    table: TableNumber
    to: Day


class MatchBegun(_Entry, frozen=True, tag="begun"):
    """A match begins: from here on no substitution and no change of seat (TB-11.2)."""

    round: RoundNumber
    table: TableNumber


class ResultPlayed(_Entry, frozen=True, tag="played"):
    """A match ends. `deals` were finished; `unfinished` are the points of a deal that the clock stopped, apart.

    `sure`: it is right, though it is beyond what a match can give by the rules that are played.
    """

    round: RoundNumber
    table: TableNumber
    points: BothPoints
    deals: Deals = 0
    unfinished: BothPoints | None = None
    sure: bool = False


class PairNoShow(_Entry, frozen=True, tag="noshow"):
    """A pair does not play its match (TB-11.4)."""

    round: RoundNumber
    table: TableNumber
    pair: PairNumber


class PairLeft(_Entry, frozen=True, tag="left"):
    """A pair leaves its match (TB-11.3)."""

    round: RoundNumber
    table: TableNumber
    pair: PairNumber


class PairDisqualified(_Entry, frozen=True, tag="disqualified"):
    """The arbiter takes a pair out of the competition."""

    pair: PairNumber
    reason: Why


class PairPenalised(_Entry, frozen=True, tag="penalised"):
    """The arbiter takes points off a pair."""

    pair: PairNumber
    points: Annotated[int, Meta(ge=5, le=MOST_POINTS)]
    reason: Why


class PlayerLeave(_Entry, frozen=True, tag="leavegiven"):
    """The arbiter lets a player go from the table during a match (TB-11.7)."""

    round: RoundNumber
    table: TableNumber
    player: PlayerName
    cause: Why


class PlayerBack(_Entry, frozen=True, tag="cameback"):
    """The player is back at the table."""

    round: RoundNumber
    table: TableNumber
    player: PlayerName


class PairReported(_Entry, frozen=True, tag="reported"):
    """Something forbidden without a price, such as a telephone (TB-11.7)."""

    round: RoundNumber
    table: TableNumber
    pair: PairNumber
    what: Why


class ResultCorrected(_Entry, frozen=True, tag="corrected"):
    """The result of entry `of` was another; `sure` as in `ResultPlayed`."""

    of: EntryNumber
    points: BothPoints
    reason: Why
    deals: Deals = 0
    unfinished: BothPoints | None = None
    sure: bool = False


class EntryAnnulled(_Entry, frozen=True, tag="annulled"):
    """Entry `of` does not count."""

    of: EntryNumber
    reason: Why


ClubEntry: TypeAlias = (
    PairEntered
    | PairRenamed
    | PairsDrawn
    | PairWithdrew
    | PlayerSubstituted
    | RoundSeated
    | TablesReseated
    | MatchPostponed
    | MatchBegun
    | ResultPlayed
    | PairNoShow
    | PairLeft
    | PairDisqualified
    | PairPenalised
    | PlayerLeave
    | PlayerBack
    | PairReported
    | ResultCorrected
    | EntryAnnulled
)
