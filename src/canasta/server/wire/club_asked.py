"""What may be asked about a competition over the web API. Who asks is known by the link's key (``Authorization``).

Whatever changes something carries an `id`, unique among the link's requests: asked again with the same id, it is
answered again and not done twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from canasta.club.logs import Reason
from canasta.club.results import MatchResult
from canasta.competition.entries import ManualEntry
from canasta.competition.model import ClubSettings, RoundNumber, TableNumber
from canasta.server.wire.club import Label, Side
from canasta.server.wire.values import Avatar, CommandId

Days: TypeAlias = Annotated[int, Meta(ge=1, le=3660)]
Device: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,40}$")]
HouseSwitches: TypeAlias = Annotated[dict[str, int | bool | str], Meta(max_length=100)]


class _Asked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What requests have in common."""


class _Change(_Asked, frozen=True, kw_only=True):
    id: CommandId


class _ResultSaid(MatchResult, _Asked, frozen=True, kw_only=True):
    id: CommandId
    round: RoundNumber
    table: TableNumber
    sure: bool = False


def refuse_fields(entries: Sequence[Struct], *fields: str) -> None:
    """ValueError: an entry has one of these fields, which are not for a request to give. Said as msgspec says it."""
    for place, entry in enumerate(entries):
        for field in fields:
            if getattr(entry, field, ""):
                raise ValueError(f"Object contains unknown field `{field}` - at `$.entries[{place}]`")


class NewClub(_Asked, frozen=True, kw_only=True):
    """A competition to be opened. `rules` and `house` are for its score sheets, its online tables and the referee."""

    settings: ClubSettings
    rules: Annotated[str, Meta(max_length=40)] = "clasica"
    house: HouseSwitches = {}


class NewEntries(_Change, frozen=True, kw_only=True):
    """Entries of the competition, in their order: all of them or none.

    Who enters them and when (`by`, `at`), and the `seed` of a lot, are the server's to write. `sure`: their results are
    right, though beyond what a match can give by the rules that are played.
    """

    entries: Annotated[list[ManualEntry], Meta(min_length=1, max_length=400)]
    sure: bool = False

    def __post_init__(self) -> None:
        refuse_fields(self.entries, "by", "at", "seed")


class NewSettings(_Change, frozen=True, kw_only=True):
    """Other settings, before the first round."""

    settings: ClubSettings
    rules: Annotated[str, Meta(max_length=40)]
    house: HouseSwitches = {}


class NewLinks(_Change, frozen=True, kw_only=True):
    """Links to be made: one, or one for each table of `tables`. `days`: they expire after so many.

    `corrects`: a deputy that may also correct results, put names right, and settle what phones disagree on.
    """

    role: Literal["deputy", "table", "public", "organiser"]
    tables: Annotated[tuple[TableNumber, ...], Meta(max_length=400)] = ()
    label: Label = ""
    days: Days | None = None
    corrects: bool = False


class LinkRevoked(_Change, frozen=True, kw_only=True):
    """A link that opens nothing any longer."""

    link: Annotated[int, Meta(ge=1, le=10_000)]


class ResultClaimed(_ResultSaid, frozen=True, kw_only=True):
    """A side says how its match ended. `points` of the fixed pair and of the moving one, whoever says it.

    `device` is a text that the phone makes for itself once. Said again from the same device before the other side has
    agreed, it takes the place of what was said before. `sure`: it is right, though it is beyond what a match can give.
    """

    side: Side
    device: Device


class ResultConfirmed(_Change, frozen=True, kw_only=True):
    """The other side agrees with a claim, which thereby becomes the result."""

    round: RoundNumber
    table: TableNumber
    side: Side
    claim: Annotated[int, Meta(ge=1, le=1_000_000)]
    device: Device


class SecondWanted(_Change, frozen=True, kw_only=True):
    """A result that came from one phone for both sides is to be confirmed from another, or no longer."""

    round: RoundNumber
    table: TableNumber
    wanted: bool = True


class SecondGiven(_Change, frozen=True, kw_only=True):
    """Another phone of the table says whether that result is right."""

    round: RoundNumber
    table: TableNumber
    right: bool
    device: Device


class ArbiterCalled(_Change, frozen=True, kw_only=True):
    """A table wants the arbiter, or no longer does."""

    round: RoundNumber
    table: TableNumber
    wanted: bool = True


class ConflictSettled(_ResultSaid, frozen=True, kw_only=True):
    """The organiser says what the result is where two phones say otherwise, or before anybody has agreed."""

    reason: Reason


class ClockTurned(_Change, frozen=True, kw_only=True):
    """The clock of the round is set to `seconds`, starts, stops, or goes on for `seconds` more (less, below 0)."""

    do: Literal["set", "start", "pause", "add", "off"]
    seconds: Annotated[int, Meta(ge=-36_000, le=36_000)] = 0


class PlayedOnline(_Change, frozen=True, kw_only=True):
    """These tables of a round are played at tables of this server; `off`: no longer."""

    round: RoundNumber
    tables: Annotated[tuple[TableNumber, ...], Meta(min_length=1, max_length=100)]
    off: bool = False


class OnlineSeatTaken(_Asked, frozen=True, kw_only=True):
    """Somebody sits down at the online table of a match: player 0 or 1 of that side.

    `device` is the text that the phone made for itself: with the same one the same seat is had again.
    """

    round: RoundNumber
    table: TableNumber
    side: Side
    player: Annotated[int, Meta(ge=0, le=1)]
    avatar: Avatar
    device: Device


class PairsListed(_Change, frozen=True, kw_only=True):
    """A list of pairs as CSV, two names a line. `check`: nothing is entered, it is only read."""

    csv: Annotated[str, Meta(min_length=1, max_length=60_000)]
    check: bool = False


class SheetWanted(_Change, frozen=True, kw_only=True):
    """A score sheet for the match at a table; the one there is, if there is one."""

    round: RoundNumber
    table: TableNumber
