"""What can be done at a competition of the server, as it stands in its log. Old logs must be read: nothing is removed.

A row of the log is JSON, ``[by, input]``: `by` is the number of the link that did it, 0 for the server itself.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct, json

from canasta.club.logs import LogDecoder
from canasta.club.results import MatchResult
from canasta.competition import ClubSettings, Entry

Switches: TypeAlias = dict[str, int | bool | str]


class _Input(Struct, frozen=True, kw_only=True, tag_field="did", omit_defaults=True):
    """What inputs have in common."""


class Made(_Input, frozen=True, tag="made"):
    """The competition: always the first input. `key_hash` is that of its organiser's link, number 1.

    `version` is that of the rules; None where it was made before they had versions.
    """

    settings: ClubSettings
    rules: str
    key_hash: str
    house: Switches = {}
    version: int | None = None


class Brought(_Input, frozen=True, tag="brought"):
    """The log of a competition that was kept elsewhere, after its first entry: the second input, or none."""

    entries: tuple[Entry, ...]


class Settled(_Input, frozen=True, tag="settings"):
    """It will be played like this; once a round is seated, as far as that rewrites nothing that stands."""

    settings: ClubSettings
    rules: str
    house: Switches = {}
    version: int | None = None


class Did(_Input, frozen=True, tag="entries"):
    """Entries of the competition, all or none; who and when stand in the row."""

    entries: tuple[Entry, ...]


class NewLink(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A link: its role, the table that it is for, what it is called, until when it holds (ms).

    `corrects`: a deputy that may also correct.
    """

    role: str
    key_hash: str
    table: int | None = None
    label: str = ""
    until: float | None = None
    corrects: bool = False


class Linked(_Input, frozen=True, tag="linked"):
    """Links are made. Their keys follow from that of the link that made them, and from `salt`."""

    links: tuple[NewLink, ...]
    salt: str


class Unlinked(_Input, frozen=True, tag="unlinked"):
    """A link opens nothing any longer."""

    link: int


class Claimed(MatchResult, _Input, frozen=True, tag="claimed"):
    """A side of a match says how it ended; `side` 0 is the fixed pair, 1 the moving one."""

    round: int
    table: int
    side: int
    device: str


class Agreed(_Input, frozen=True, tag="agreed"):
    """The other side agrees with that claim."""

    round: int
    table: int
    side: int
    claim: int
    device: str


class SecondAsked(_Input, frozen=True, tag="second-asked"):
    """A result came from one phone for both sides: another is asked to confirm it, or no longer."""

    round: int
    table: int
    wanted: bool = True


class Seconded(_Input, frozen=True, tag="seconded"):
    """Another phone says whether that result is right."""

    round: int
    table: int
    device: str
    right: bool


class Called(_Input, frozen=True, tag="called"):
    """A table wants the arbiter, or no longer does."""

    round: int
    table: int
    wanted: bool = True


class Decided(MatchResult, _Input, frozen=True, tag="decided"):
    """The organiser says how a match ended on which the phones do not agree."""

    round: int
    table: int
    reason: str


class Turned(_Input, frozen=True, tag="clock"):
    """The clock of the round: set, start, pause, add, off."""

    do: str
    seconds: int = 0


class WentOnline(_Input, frozen=True, tag="online"):
    """Matches of a round are played at tables of this server: by table of the competition, the id of that one."""

    round: int
    tables: tuple[tuple[int, str], ...]


class CameOffline(_Input, frozen=True, tag="offline"):
    """Matches of a round are played with cards of paper after all."""

    round: int
    tables: tuple[int, ...]


class OnlineEnded(MatchResult, _Input, frozen=True, tag="online-ended"):
    """The match at a table of this server is over."""

    table_id: str


class SheetKept(_Input, frozen=True, tag="sheet"):
    """A score sheet is kept of a match."""

    round: int
    table: int
    sheet: str


class SheetClosed(MatchResult, _Input, frozen=True, tag="sheet-closed"):
    """The score sheet of a match was accepted by both sides."""

    sheet: str


Input: TypeAlias = (
    Made
    | Brought
    | Settled
    | Did
    | Linked
    | Unlinked
    | Claimed
    | Agreed
    | SecondAsked
    | Seconded
    | Called
    | Decided
    | Turned
    | WentOnline
    | CameOffline
    | OnlineEnded
    | SheetKept
    | SheetClosed
)

_encoder = json.Encoder()
_decoder = LogDecoder[tuple[int, Input]](tuple[int, Input])


def to_json(by: int, entry: Input) -> bytes:
    """The input as it stands in the log."""
    return _encoder.encode((by, entry))


def from_json(body: bytes) -> tuple[int, Input]:
    """Who did what. Raises `msgspec.MsgspecError` for what is no input."""
    return _decoder.decode(body)
