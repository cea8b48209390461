"""Requests about a competition over the web API. The link's key (``Authorization``) identifies the sender.

Every request that changes something carries an `id`, unique among the link's requests: a repeated request with the same
id is answered again and not done twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from canasta.club.competition.entries import ManualEntry
from canasta.club.competition.model import ClubSettings, RoundNumber, TableNumber
from canasta.club.results import MatchResult
from canasta.club.server.wire.club import Label, Side
from canasta.logs import Reason
from canasta.server.wire.values import Avatar, CommandId

Days: TypeAlias = Annotated[int, Meta(ge=1, le=3660)]
Device: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,40}$")]
HouseSwitches: TypeAlias = Annotated[dict[str, int | bool | str], Meta(max_length=100)]


class _Asked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of all requests."""


class _Change(_Asked, frozen=True, kw_only=True):
    id: CommandId


class _ResultSaid(MatchResult, _Asked, frozen=True, kw_only=True):
    id: CommandId
    round: RoundNumber
    table: TableNumber
    sure: bool = False


def refuse_fields(entries: Sequence[Struct], *fields: str) -> None:
    """Raise `ValueError`, worded as by msgspec, if an entry has one of these fields, which only the server sets."""
    for place, entry in enumerate(entries):
        for field in fields:
            if getattr(entry, field, ""):
                raise ValueError(f"Object contains unknown field `{field}` - at `$.entries[{place}]`")


class NewClub(_Asked, frozen=True, kw_only=True):
    """A new competition. `rules` and `house` are for its score sheets, its online tables and the referee.

    Settings without an `amount` of points last to the target of the game in play, here as in `NewSettings`.
    """

    settings: ClubSettings
    rules: Annotated[str, Meta(max_length=40)] = "clasica"
    house: HouseSwitches = {}


class NewEntries(_Change, frozen=True, kw_only=True):
    """Entries of the competition, in their order: all of them or none.

    The server sets their author and time (`by`, `at`), and the `seed` of a lot. `sure`: they are right, even where the
    server doubts it, as a result that no match by these rules can have.
    """

    entries: Annotated[list[ManualEntry], Meta(min_length=1, max_length=400)]
    sure: bool = False

    def __post_init__(self) -> None:
        refuse_fields(self.entries, "by", "at", "seed")


class NewSettings(_Change, frozen=True, kw_only=True):
    """New settings, before the first round."""

    settings: ClubSettings
    rules: Annotated[str, Meta(max_length=40)]
    house: HouseSwitches = {}


class NewLinks(_Change, frozen=True, kw_only=True):
    """New links: one, or one for each table of `tables`. `days`: the number of days until they expire.

    `corrects`: a deputy that may also correct results, put names right, and decide when phones disagree.
    """

    role: Literal["deputy", "table", "public", "organiser"]
    tables: Annotated[tuple[TableNumber, ...], Meta(max_length=400)] = ()
    label: Label = ""
    days: Days | None = None
    corrects: bool = False


class LinkRevoked(_Change, frozen=True, kw_only=True):
    """A link to revoke."""

    link: Annotated[int, Meta(ge=1, le=10_000)]


class ResultClaimed(_ResultSaid, frozen=True, kw_only=True):
    """The result that a side claims for its match. `points`: those of the fixed pair, then of the moving one.

    `device` is a text that the phone makes once. A new claim from the same device, before the other side has agreed,
    replaces the earlier one. `sure`: it is right, even if hardly any match has it.
    """

    side: Side
    device: Device


class ResultConfirmed(_Change, frozen=True, kw_only=True):
    """The other side's agreement to a claim, which makes it the result."""

    round: RoundNumber
    table: TableNumber
    side: Side
    claim: Annotated[int, Meta(ge=1, le=1_000_000)]
    device: Device


class SecondWanted(_Change, frozen=True, kw_only=True):
    """A request to confirm from another phone a result that one phone gave for both sides; or its withdrawal."""

    round: RoundNumber
    table: TableNumber
    wanted: bool = True


class SecondGiven(_Change, frozen=True, kw_only=True):
    """The answer of another phone of the table: whether that result is right."""

    round: RoundNumber
    table: TableNumber
    right: bool
    device: Device


class ArbiterCalled(_Change, frozen=True, kw_only=True):
    """A table's call for the arbiter, or its withdrawal."""

    round: RoundNumber
    table: TableNumber
    wanted: bool = True


class ConflictSettled(_ResultSaid, frozen=True, kw_only=True):
    """The organiser's decision on a result, after phones disagreed or before the other side has agreed.

    Where the accepted score sheet differs from the result that stands, it corrects that.
    """

    reason: Reason


class SheetOverruled(_Change, frozen=True, kw_only=True):
    """The organiser's word that the result stands, whatever the accepted score sheet says."""

    round: RoundNumber
    table: TableNumber


class ClockTurned(_Change, frozen=True, kw_only=True):
    """A change of the round's clock: set it to `seconds`, start it, stop it, or add `seconds`.

    Negative `seconds` take time away.
    """

    do: Literal["set", "start", "pause", "add", "off"]
    seconds: Annotated[int, Meta(ge=-36_000, le=36_000)] = 0


class PlayedOnline(_Change, frozen=True, kw_only=True):
    """Tables of a round that are played at tables of this server; `off`: no longer."""

    round: RoundNumber
    tables: Annotated[tuple[TableNumber, ...], Meta(min_length=1, max_length=100)]
    off: bool = False


class OnlineSeatTaken(_Asked, frozen=True, kw_only=True):
    """A player who takes a seat at the online table of a match: player 0 or 1 of that side.

    `device` is the text that the phone made once: the same one gets the same seat back.
    """

    round: RoundNumber
    table: TableNumber
    side: Side
    player: Annotated[int, Meta(ge=0, le=1)]
    avatar: Avatar
    device: Device


class PairsListed(_Change, frozen=True, kw_only=True):
    """A list of pairs, two names a line: its text, or instead the bytes of a `file` in any usual encoding.

    `check`: only read it and enter nothing. `sure`: what is doubted in it is right.
    """

    csv: Annotated[str, Meta(max_length=60_000)] = ""
    file: Annotated[bytes, Meta(max_length=48_000)] = b""
    check: bool = False
    sure: bool = False


class SheetWanted(_Change, frozen=True, kw_only=True):
    """A request for the score sheet of the match at a table; if there is one already, the answer is that."""

    round: RoundNumber
    table: TableNumber
