"""The inputs of a competition of the server, as its log keeps them. Old logs must be read: no input is ever removed.

The error that refuses one stands beside them.

A row of the log is JSON, ``[by, input]``: `by` is the number of the link that made the input, 0 for the server.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import ClassVar, Final, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from canasta.club.competition import ClubSettings, Entry
from canasta.club.results import MatchResult
from canasta.logs import LogDecoder
from canasta.server.journal.kind import Kept
from canasta.texts.errors import WordedError


class ClubError(WordedError):
    """An error with the sentence ``club-error-CODE`` of the catalogue; nothing has changed."""

    family: ClassVar[str] = "club"


def iso(at: float) -> str:
    """A time in the form that entries use."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")


class KeptPlace(Struct, frozen=True, array_like=True):
    """A line of a ranking: the place, the pair, and its figure by each criterion."""

    place: int
    pair: int
    figures: tuple[float, ...]


class ClubKept(Kept, frozen=True):
    """The ranking after an input that leaves the competition over."""

    ranking: tuple[KeptPlace, ...] = ()


Switches: TypeAlias = dict[str, int | bool | str]

MOST_ENTRIES: Final = 40_000  # of a competition


class _Input(Struct, frozen=True, kw_only=True, tag_field="did", omit_defaults=True):
    """The base of all inputs. `kept` is what its row keeps of the outcome."""

    kept: ClubKept | UnsetType = UNSET


class _Result(MatchResult, frozen=True, kw_only=True, tag_field="did", omit_defaults=True):
    """The base of all inputs that are results."""

    kept: ClubKept | UnsetType = UNSET


class TableInput(_Input, frozen=True):
    """The base of inputs about the match at a table of a round."""

    round: int
    table: int


class TableResult(_Result, frozen=True):
    """The base of results of the match at a table of a round."""

    round: int
    table: int


class ClubMade(_Input, frozen=True, tag="made"):
    """The settings of a new competition: always the first input. `key_hash` belongs to its organiser's link, number 1.

    `version` is that of the rules.
    """

    settings: ClubSettings
    rules: str
    version: int
    key_hash: str
    house: Switches = {}


class Brought(_Input, frozen=True, tag="brought"):
    """The entries of an exported log, after its first: the second input of a competition that was imported."""

    entries: tuple[Entry, ...]


class ClubSettled(_Input, frozen=True, tag="settings"):
    """New settings; once a round is seated, only those that leave what has been played unchanged.

    `of_round` is the seated round whose matches have the new length too.
    """

    settings: ClubSettings
    rules: str
    version: int
    house: Switches = {}
    of_round: int | None = None


class EntriesMade(_Input, frozen=True, tag="entries"):
    """Entries of the competition, all or none; the row has their author and time."""

    entries: tuple[Entry, ...]


class NewLink(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A link: its role, its table or its pair, its label, and the time (ms) at which it expires.

    `corrects`: a deputy that may also correct.
    """

    role: str
    key_hash: str
    table: int | None = None
    pair: int | None = None
    label: str = ""
    until: float | None = None
    corrects: bool = False


class Linked(_Input, frozen=True, tag="linked"):
    """New links. Their keys are derived from `salt` and the key of the link that made them."""

    links: tuple[NewLink, ...]
    salt: str


class Unlinked(_Input, frozen=True, tag="unlinked"):
    """A revoked link: it opens nothing any longer."""

    link: int


class Claimed(TableResult, frozen=True, tag="claimed"):
    """The result that a side claims for its match; `side` is 0 for the fixed pair, 1 for the moving one."""

    side: int
    device: str


class Agreed(TableInput, frozen=True, tag="agreed"):
    """The other side's agreement to that claim."""

    side: int
    claim: int
    device: str


class SecondAsked(TableInput, frozen=True, tag="second-asked"):
    """A request to confirm a result from another phone, since one phone gave it for both sides; or its withdrawal."""

    wanted: bool = True


class Seconded(TableInput, frozen=True, tag="seconded"):
    """The answer of another phone: whether that result is right."""

    device: str
    right: bool


class Called(TableInput, frozen=True, tag="called"):
    """A table's call for the arbiter, or its withdrawal."""

    wanted: bool = True


class Decided(TableResult, frozen=True, tag="decided"):
    """The organiser's decision on the result of a match after the phones disagreed."""

    reason: str


class Turned(_Input, frozen=True, tag="clock"):
    """A change of the round's clock: set, start, pause, add, off."""

    do: str
    seconds: int = 0


class WentOnline(_Input, frozen=True, tag="online"):
    """Matches of a round that move to tables of this server: the table ids by table of the competition."""

    round: int
    tables: tuple[tuple[int, str], ...]


class CameOffline(_Input, frozen=True, tag="offline"):
    """Matches of a round that are played with paper cards after all."""

    round: int
    tables: tuple[int, ...]


class OnlineEnded(_Result, frozen=True, tag="online-ended"):
    """The end of the match at a table of this server."""

    table_id: str


class SheetKept(TableInput, frozen=True, tag="sheet"):
    """A score sheet opened for a match."""

    sheet: str


class SheetClosed(_Result, frozen=True, tag="sheet-closed"):
    """The score sheet of a match, accepted by both sides; on which phone of the table, if it was one."""

    sheet: str
    device: str = ""


class SheetDiffers(TableResult, frozen=True, tag="sheet-differs"):
    """The score sheet of a match, accepted with another result than the one that stands by the arbiter's word."""

    sheet: str


class SheetDismissed(TableInput, frozen=True, tag="sheet-dismissed"):
    """The arbiter's word against that sheet: the result stands."""


Input: TypeAlias = (
    ClubMade
    | Brought
    | ClubSettled
    | EntriesMade
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
    | SheetDiffers
    | SheetDismissed
)

ROWS: Final = LogDecoder[tuple[int, Input]](tuple[int, Input])
