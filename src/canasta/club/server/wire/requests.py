"""Requests about competitions and score sheets over the web API. The link's key (``Authorization``) identifies the
sender, and entries on sheets are those of `canasta.club.scoresheet`.

Every request that changes something carries an `id`, unique among the link's requests: a repeated request with the same
id is answered again and not done twice. Pairs, rounds, tables, entries and deals count from 1, sides and seats from 0.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from canasta.club.competition.entries import ManualEntry
from canasta.club.competition.model import MOST_PAIRS, ClubSettings, PairNumber, RoundNumber, TableNumber
from canasta.club.results import MatchLength, MatchPoints, MatchResult
from canasta.club.scoresheet.entries import SheetName, WrittenEntry
from canasta.club.scoresheet.scores import Canastas, SeatNumber
from canasta.club.server.wire.club import ClubId, Label, Side
from canasta.club.server.wire.request_bases import ClubCommand, ClubRequest, HouseSwitches, PeopleListed, refuse_fields
from canasta.club.server.wire.rulings import Code, FactName, FactValue
from canasta.logs import EntryNumber, Reason
from canasta.server.wire.values import Avatar, CommandId, Key

Days: TypeAlias = Annotated[int, Meta(ge=1, le=3660)]
Device: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,40}$")]


class _AtTable(ClubCommand, frozen=True, kw_only=True):
    round: RoundNumber
    table: TableNumber


class _ResultSaid(MatchResult, ClubRequest, frozen=True, kw_only=True):
    id: CommandId
    round: RoundNumber
    table: TableNumber
    sure: bool = False


class NewClub(ClubRequest, frozen=True, kw_only=True):
    """A new competition. `rules` and `house` are for its score sheets, its online tables and the referee.

    Without a `length` in the settings a match ends as the game in play says, here as in `NewSettings`.
    """

    settings: ClubSettings
    rules: Annotated[str, Meta(max_length=40)] = "clasica"
    house: HouseSwitches = field(default_factory=dict)


class KeyedClub(ClubRequest, frozen=True, kw_only=True):
    """Another competition, with the secret of a link to it."""

    club: ClubId
    key: Key


class NewFromRanking(ClubRequest, frozen=True, kw_only=True):
    """A new competition for the `first` pairs of this ranking, and as many of each of the other `groups`.

    `groups` come with the keys of their organisers. The pairs enter in the order of their seeds: the winners, then the
    second of each group, and so on.
    """

    settings: ClubSettings
    first: Annotated[int, Meta(ge=1, le=MOST_PAIRS)]
    groups: Annotated[tuple[KeyedClub, ...], Meta(max_length=31)] = ()


class NewEntries(ClubCommand, frozen=True, kw_only=True):
    """Entries of the competition, in their order: all of them or none.

    The server sets their author and time (`by`, `at`), and the `seed` of a lot. `sure`: they are right, even where the
    server doubts it, as a result that no match by these rules can have.
    """

    entries: Annotated[list[ManualEntry], Meta(min_length=1, max_length=400)]
    sure: bool = False

    def __post_init__(self) -> None:
        refuse_fields(self.entries, "by", "at", "seed")


class NewSettings(ClubCommand, frozen=True, kw_only=True):
    """New settings; once a round is seated, only those that leave what has been played unchanged.

    A seated round keeps the length of its matches, but for `of_round`: the last, before any of them begins.
    """

    settings: ClubSettings
    of_round: RoundNumber | None = None
    rules: Annotated[str, Meta(max_length=40)]
    house: HouseSwitches = field(default_factory=dict)


class NewLinks(ClubCommand, frozen=True, kw_only=True):
    """New links: one, or one for each of `tables` or of `pairs`. `days`: the number of days until they expire.

    `corrects`: a deputy that may also correct results, put names right, and decide when phones disagree.
    """

    role: Literal["deputy", "table", "pair", "public", "organiser"]
    tables: Annotated[tuple[TableNumber, ...], Meta(max_length=400)] = ()
    pairs: Annotated[tuple[PairNumber, ...], Meta(max_length=400)] = ()
    label: Label = ""
    days: Days | None = None
    corrects: bool = False


class LinkRevoked(ClubCommand, frozen=True, kw_only=True):
    """A link to revoke."""

    link: Annotated[int, Meta(ge=1, le=10_000)]


class ResultClaimed(_ResultSaid, frozen=True, kw_only=True):
    """The result that a side claims for its match. `points`: those of the fixed pair, then of the moving one.

    `device` is a text that the phone makes once. A new claim from the same device, before the other side has agreed,
    replaces the earlier one. `sure`: it is right, even if hardly any match has it.
    """

    side: Side
    device: Device


class ResultConfirmed(_AtTable, frozen=True, kw_only=True):
    """The other side's agreement to a claim, which makes it the result."""

    side: Side
    claim: Annotated[int, Meta(ge=1, le=1_000_000)]
    device: Device


class SecondWanted(_AtTable, frozen=True, kw_only=True):
    """A request to confirm from another phone a result that one phone gave for both sides; or its withdrawal."""

    wanted: bool = True


class SecondGiven(_AtTable, frozen=True, kw_only=True):
    """The answer of another phone of the table: whether that result is right."""

    right: bool
    device: Device


class ArbiterCalled(_AtTable, frozen=True, kw_only=True):
    """A table's call for the arbiter, or its withdrawal."""

    wanted: bool = True


class ConflictSettled(_ResultSaid, frozen=True, kw_only=True):
    """The organiser's decision on a result, after phones disagreed or before the other side has agreed.

    Where the accepted score sheet differs from the result that stands, it corrects that.
    """

    reason: Reason


class SheetOverruled(_AtTable, frozen=True, kw_only=True):
    """The organiser's word that the result stands, whatever the accepted score sheet says."""


class ClockTurned(ClubCommand, frozen=True, kw_only=True):
    """A change of the round's clock: set it to `seconds`, start it, stop it, or add `seconds`.

    Negative `seconds` take time away.
    """

    do: Literal["set", "start", "pause", "add", "off"]
    seconds: Annotated[int, Meta(ge=-36_000, le=36_000)] = 0


class PlayedOnline(ClubCommand, frozen=True, kw_only=True):
    """Tables of a round that are played at tables of this server; `off`: no longer."""

    round: RoundNumber
    tables: Annotated[tuple[TableNumber, ...], Meta(min_length=1, max_length=100)]
    off: bool = False


class OnlineSeatTaken(ClubRequest, frozen=True, kw_only=True):
    """A player who takes a seat at the online table of a match: player 0 or 1 of that side.

    `device` is the text that the phone made once: the same one gets the same seat back.
    """

    round: RoundNumber
    table: TableNumber
    side: Side
    player: Annotated[int, Meta(ge=0, le=1)]
    avatar: Avatar
    device: Device


class PairsListed(PeopleListed, frozen=True, kw_only=True):
    """A list of pairs, two names a line. `sure`: what is doubted in it is right."""

    sure: bool = False


class HandicapsWanted(ClubRequest, frozen=True, kw_only=True):
    """A question for handicaps from the `last` competitions among these."""

    past: Annotated[tuple[KeyedClub, ...], Meta(max_length=40)]
    last: Annotated[int, Meta(ge=1, le=40)]


class SheetWanted(_AtTable, frozen=True, kw_only=True):
    """A request for the score sheet of the match at a table; if there is one already, the answer is that."""


class NewSheet(ClubRequest, frozen=True, kw_only=True):
    """A sheet of its own. `players` by seat, in the order of play, or none; `sides` are the names of the sides.

    `dealer` is the seat that deals first. Without a `length` the match ends as the rules say.
    """

    rules: Annotated[str, Meta(max_length=40)]
    house: HouseSwitches = field(default_factory=dict)
    players: Annotated[tuple[SheetName, ...], Meta(max_length=6)] = ()
    sides: Annotated[tuple[SheetName, ...], Meta(max_length=6)] = ()
    dealer: SeatNumber | None = None
    title: Annotated[str, Meta(max_length=80)] = ""
    length: MatchLength = MatchLength()


class SheetEntries(ClubCommand, frozen=True, kw_only=True):
    """Entries for a sheet, all of them or none. `by` is their author, in words.

    `deals` is the number of deals that the writer has seen on it: if there are others by now, nothing is entered, so
    that two phones do not write the same deal twice. `device` is a text that the phone makes once: a sheet that one
    phone accepts for both sides may be looked at on another.
    """

    entries: Annotated[list[WrittenEntry], Meta(min_length=1, max_length=50)]
    by: SheetName = ""
    deals: Annotated[int, Meta(ge=0, le=10_000)] | None = None
    device: Device | None = None

    def __post_init__(self) -> None:
        refuse_fields(self.entries, "by", "at")


class SheetRuled(ClubCommand, frozen=True, kw_only=True):
    """A ruling of the referee for the sheet: the offence, the facts, and the seat of the offender.

    `of` is the entry of the deal to which it belongs; without it, that is the current deal, or the last if the match is
    over. `by` is its author, in words.
    """

    seat: SeatNumber
    offence: Code
    facts: Annotated[dict[FactName, FactValue], Meta(max_length=20)] = field(default_factory=dict)
    of: EntryNumber | None = None
    by: SheetName = ""


AnswerGiven: TypeAlias = bool | MatchPoints | Annotated[str, Meta(max_length=20)] | Canastas


class DealAsked(ClubRequest, frozen=True, kw_only=True):
    """The answers so far about a deal, by the names of the questions; nothing is entered.

    `of` is the entry of a deal to correct: its cutter then decides the questions. `dealer` is the seat that dealt, if
    it was not the one whose turn it was.
    """

    answers: Annotated[dict[Annotated[str, Meta(max_length=40)], AnswerGiven], Meta(max_length=60)]
    of: EntryNumber | None = None
    dealer: SeatNumber | None = None


class SheetLink(ClubCommand, frozen=True, kw_only=True):
    """A link to a sheet: another writer (``deputy``), or a reader (``public``)."""

    role: Literal["deputy", "public"]
    label: Label = ""
