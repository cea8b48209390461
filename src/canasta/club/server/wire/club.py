"""The view of a competition as the reader's link may see it: pairs, rounds, clock, ranking, links; and its feed.

Times are milliseconds since 1970 unless a name says otherwise. Pairs, rounds and tables count from 1. The entries
behind a figure of the ranking explain it (`FigureWhy`); an entry is known by its number.

The live feed is ``/ws/club/{id}``, text frames with one object each. The client's first frame is `Hello` with the key
of the link; the answer is `FeedWelcome` with the whole state. From then on `FeedDid` reports each input, in the order
of `seq` and without gaps. `Ping`, `Pong` and `Bye` are those of a table's socket. A client that reconnects gives in
`after` the last `seq` that it knows, and `FeedWelcome.missed` has the inputs since then.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from canasta.club.competition.bracket import Bracket
from canasta.club.competition.model import ClubSettings, Criterion, Format
from canasta.club.competition.teams import TeamStanding
from canasta.club.results import MatchEnd, MatchLength, MatchResult
from canasta.server.wire.messages import Bye, Pong
from canasta.server.wire.values import Key, TableId

ClubId: TypeAlias = Annotated[str, Meta(pattern="^C[a-z2-9]{10}$")]
SheetId: TypeAlias = Annotated[str, Meta(pattern="^S[a-z2-9]{10}$")]
Role: TypeAlias = Literal["organiser", "deputy", "table", "pair", "public"]
Side: TypeAlias = Literal["fixed", "moving"]
Second: TypeAlias = Literal["none", "missing", "asked", "denied", "sheet"]
MatchState: TypeAlias = Literal["waiting", "playing", "claimed", "conflict", "done"]
Label: TypeAlias = Annotated[str, Meta(max_length=40)]


class PairInfo(Struct, frozen=True, kw_only=True):
    """A pair, or a single player in an individual competition.

    `entry` is the number of the entry that registered it; `gone`: it no longer takes part. `drawn` is its place in the
    draw, from 1; 0 if it came late or has gone. `chances`: in a knock-out, the losses left to it, the last of which
    puts it out; None in other formats. `finished`: it is there and has nothing left to play, so it keeps its place if
    it withdraws. `handicap`: points a match in the second list. `team` is the name of its
    team, or "". `section` is its section from 1; 0 without sections, and before the first round.
    """

    number: int
    players: tuple[str, ...]
    entry: int
    gone: bool
    disqualified: bool
    drawn: int
    chances: int | None
    finished: bool
    handicap: int
    team: str
    section: int


class ClaimInfo(MatchResult, frozen=True, kw_only=True):
    """A result that a phone claims for one side of a match; it counts once the other side agrees.

    `claim` is its number, which a confirmation names.
    """

    claim: int
    side: Side
    at: float


class MatchInfo(Struct, frozen=True, kw_only=True):
    """A match of a round. `points` are those of the fixed pair and of the moving one, None while it is open.

    `sides` are the numbers of the fixed side and of the moving one: of one pair, or of two players in an individual
    competition; `winner` is the first number of the side that won, 0 for none.

    `state`: ``claimed`` waits for the opponents' agreement, ``conflict`` for the organiser's decision. `entry` is the
    entry that gave the result, which a correction names; `began` the one by which the match has begun (0: none), which
    the arbiter may annul; `entries` all behind it. `absent` are pairs that lost by not playing. `second` concerns a
    result that one phone gave for both sides: the confirmation from another phone is ``missing``, was ``asked`` for, or
    is ``denied``; it is ``sheet`` for one that stands by the arbiter's word against the accepted score sheet, whose
    result is then the last of `claims`. `away` are players with leave. `called`: the table wants the
    arbiter. `online` is the table of this server at which it is played, `sheet` the score sheet of the match.
    `result` is what was entered, and `ended_by` the condition that ended the match, None without a result of play.
    `carried`: the table came from another machine in the middle of a deal, so that somebody may have known its cards.
    """

    round: int
    table: int
    sides: tuple[tuple[int, ...], tuple[int, ...]]
    state: MatchState
    points: tuple[int, int] | None
    result: MatchResult | None
    ended_by: MatchEnd | None
    winner: int
    absent: list[int]
    away: list[str]
    date: str
    planned: str
    entry: int
    began: int
    entries: list[int]
    claims: list[ClaimInfo]
    second: Second
    called: bool
    online: TableId | None
    sheet: SheetId | None
    carried: bool = False


class RoundInfo(Struct, frozen=True, kw_only=True):
    """A round that has been seated. `open` counts its matches without a result.

    `length` is that of its matches; that of later rounds may differ. `begun`: it can no longer change.
    """

    number: int
    entry: int
    length: MatchLength
    begun: bool
    matches: list[MatchInfo]
    sit_out: list[int]
    unopposed: list[int]
    open: int


class RoundClock(Struct, frozen=True, kw_only=True):
    """The clock of the round, 0 if none is set. `left_ms` is the rest at `now`; after the end it is negative."""

    round: int
    state: Literal["off", "ready", "running", "paused"]
    whole_ms: int
    left_ms: int
    now: float


class FormatInfo(Struct, frozen=True, kw_only=True):
    """A format, its title, and the settings that clubs use with it (without a name, which a club adds)."""

    format: Format
    title: str
    settings: ClubSettings


class RankLine(Struct, frozen=True, kw_only=True):
    """A line of the ranking: `figures` in the order of `ClubInfo.criteria`. `place` is 0 for the disqualified.

    `within` is the place among the pairs of its section, 0 without sections.
    """

    place: int
    pair: int
    figures: list[float]
    within: int = 0


class CriterionInfo(Struct, frozen=True):
    """A criterion of the ranking, and its title."""

    code: Criterion
    title: str


Stage: TypeAlias = Literal["entering", "playing", "between", "over"]


class ClubParts(Struct, frozen=True, kw_only=True):
    """The parts of a competition that its feed tells anew when they change, as readers of one kind see them.

    `bracket` is that of a knock-out, for the staff and the public. `provisional`: matches are open. `next`: true if
    another round can be proposed, else `next_why` has the reason. `with_handicap` is the second list, empty where no
    pair has a handicap; `teams` and `teams_with_handicap` are the rankings of teams by these two lists.
    """

    stage: Stage
    next: bool
    next_why: str
    pairs: list[PairInfo]
    rounds: list[RoundInfo]
    ranking: list[RankLine]
    bracket: Bracket | None
    with_handicap: list[RankLine]
    teams: list[TeamStanding]
    teams_with_handicap: list[TeamStanding]
    provisional: bool


class ClubInfo(ClubParts, frozen=True, kw_only=True):
    """A competition as the reader's link sees it.

    `role`, `table` and `pair` are the reader's; `may` names the entries (as ``entered``) and actions (``links``,
    ``settings``, ``settle``, ``clock``, ``online``, ``import``) that the link allows. A table's link sees its own
    matches and no ranking, a pair's its own matches and its own line of the ranking. `seq` is the number of the last
    input. `title` names the rules in words, `house` their differences from the book.
    """

    id: ClubId
    role: Role
    table: int | None
    pair: int | None
    label: str
    may: list[str]
    seq: int
    settings: ClubSettings
    format: str
    rules: str
    version: int
    title: str
    house: list[str]
    switches: dict[str, int | bool | str]
    clock: RoundClock
    criteria: list[CriterionInfo]


class ClubChange(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The parts that have changed; the absent ones have not. `rounds` are the changed ones, by their numbers.

    `club` has everything, after a change of settings. `links`: the list of links has changed (organisers only).
    """

    club: ClubInfo | None = None
    stage: Stage | None = None
    next: bool | None = None
    next_why: str | None = None
    pairs: list[PairInfo] | None = None
    rounds: list[RoundInfo] | None = None
    clock: RoundClock | None = None
    ranking: list[RankLine] | None = None
    bracket: Bracket | None = None
    with_handicap: list[RankLine] | None = None
    teams: list[TeamStanding] | None = None
    teams_with_handicap: list[TeamStanding] | None = None
    provisional: bool | None = None
    links: bool | None = None


class LinkInfo(Struct, frozen=True, kw_only=True):
    """A link. `key` is its secret, sent only to the link that made it; the server keeps a hash.

    The address is ``/club/{id}#k={key}``. `until` is the time at which it expires, None for never.
    """

    link: int
    role: Role
    table: int | None
    pair: int | None
    label: str
    corrects: bool
    at: float
    until: float | None
    revoked: bool
    key: Key | None


class OpenedClub(Struct, frozen=True, kw_only=True):
    """A new competition and its organiser's link; `key` is sent only once."""

    club: ClubId
    key: Key


class Done(Struct, frozen=True, kw_only=True):
    """The command was done, as number `seq`; `entries` are the numbers of its entries.

    `again`: the same command had been done before, and was not done twice.
    """

    seq: int
    entries: list[int]
    again: bool = False


class Addresses(Struct, frozen=True, kw_only=True):
    """The address of the request, and those for phones in the same networks: for QR codes.

    `near` is the first of `all`; if there is none, that of the request, which may hold on this machine alone.
    """

    asked: str
    near: str
    all: list[str]


class OnlineSeat(Struct, frozen=True, kw_only=True):
    """A seat at a table of this server; its address is ``/t/{table}#k={key}``, as for any other table."""

    table: TableId
    player: int
    key: Key


class FeedLine(Struct, frozen=True, kw_only=True):
    """An input in words; "" if it does not concern this reader. `round` and `table` are 0 for none."""

    seq: int
    at: float
    kind: str
    text: str
    round: int
    table: int


class FeedWelcome(Struct, frozen=True, kw_only=True, tag_field="t", tag="club"):
    """The whole state. `missed` has the inputs after the number that the client gave, at most the last 200."""

    seq: int
    club: ClubInfo
    missed: list[FeedLine]
    version: str


class FeedDid(Struct, frozen=True, kw_only=True, tag_field="t", tag="change"):
    """An input: a line in words, and the parts that changed."""

    seq: int
    line: FeedLine
    change: ClubChange


FeedMessage: TypeAlias = FeedWelcome | FeedDid | Pong | Bye
