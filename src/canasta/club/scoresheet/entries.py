"""The entries of a score sheet's log. No entry is ever changed: a later one corrects it.

Every entry may name its author (`by`) and its time (`at`, in any form). Sides and seats count from 0, entries and
deals from 1. The bounds hold for requests; entries already in a log are read without them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from canasta.club.referee import Counts, Ruling
from canasta.club.results import MatchLength, MatchPoints
from canasta.club.scoresheet.scores import MOST_SIDES, Score, SeatNumber, SheetError, SideNumber
from canasta.logs import AnyReason, EntryNumber, LogDecoder, LogEntry, Reason, read_lines, written

MAX_BYTES: Final = 4_000_000  # of a file that is read
TABLE: Final = "canasta score sheet"  # the first cell of a sheet that was written as a table

SheetName: TypeAlias = Annotated[str, Meta(max_length=60)]
DealEntry: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]  # 0 is the deal in progress


class SheetOpened(LogEntry, frozen=True, tag="opened"):
    """The first entry: the rules and the players.

    `rules` is a rule set with its form ("reglamento/6-pairs"), `version` its version, None for the newest; a
    `ScoreSheet` writes it into its log. `house` are the switches that the table has changed.
    `players` are the names by seat, in the order of play, `sides` those of the sides; both may be empty. `dealer` is
    the seat that deals first, None for the last seat. Without a `length` the match ends as the rules say.
    """

    rules: str
    version: int | None = None
    house: Mapping[str, str] = {}
    players: tuple[str, ...] = ()
    sides: tuple[str, ...] = ()
    dealer: int | None = None
    title: str = ""
    length: MatchLength = MatchLength()


class PlayersNamed(LogEntry, frozen=True, tag="named"):
    """New names of the players by seat: a name was put right, or somebody plays in another's place."""

    players: tuple[str, ...]


class LengthAgreed(LogEntry, frozen=True, tag="length"):
    """Another length of the match, before its first deal."""

    length: MatchLength


class DealEntered(LogEntry, frozen=True, tag="dealentered"):
    """The score of a finished deal. `dealer` is the seat that dealt, if it dealt out of turn (RE-1.9).

    `stopped`: the clock stopped it. `insist` is the reason to keep a score that looks impossible.
    """

    score: Score
    dealer: SeatNumber | None = None
    stopped: bool = False
    insist: AnyReason = ""


class DealCorrected(LogEntry, frozen=True, tag="corrected"):
    """The right score of the deal of entry `of`."""

    of: EntryNumber
    score: Score
    reason: Reason
    insist: AnyReason = ""


class RulingEntered(LogEntry, frozen=True, tag="rulingentered"):
    """A ruling of the referee (`canasta.club.referee`) in the deal of entry `of`, or in the one in progress (0).

    `seat` is the offender. `offence`, `facts` and `rules` are the case, its circumstances and the rules that decide it;
    `points` go to the offender's side, zero or less. `counts` names the part of the deal that these points are: deal
    and ruling together count it once (`canasta.club.scoresheet.lines`); with ``nothing`` they count besides the deal.
    """

    seat: int
    offence: str
    points: int
    rules: tuple[str, ...]
    facts: Mapping[str, str | int | bool] = {}
    counts: Counts = Counts.NOTHING
    of: int = 0


class Adjusted(LogEntry, frozen=True, tag="adjusted"):
    """Points that the arbiter gives a side or takes off, in the deal of entry `of` or in the one in progress (0)."""

    side: SideNumber
    points: MatchPoints
    reason: Reason
    of: DealEntry = 0


class EntryAnnulled(LogEntry, frozen=True, tag="annulled"):
    """The annulment of entry `of`: it no longer counts."""

    of: EntryNumber
    reason: Reason


class Closed(LogEntry, frozen=True, tag="closed"):
    """The acceptance of the sheet: nothing on it can be disputed any more (RE-4.7). `accepted` are those who agreed.

    `reason` says why the match ends early, if it does. On the sheet of a competition's match, the result is entered
    once a player of every side has agreed; until then the opponents confirm it like any other.
    """

    accepted: Annotated[tuple[SheetName, ...], Meta(max_length=MOST_SIDES)] = ()
    reason: AnyReason = ""


class Reopened(LogEntry, frozen=True, tag="reopened"):
    """The reopening of an accepted sheet."""

    reason: Reason


WrittenEntry: TypeAlias = DealEntered | DealCorrected | Adjusted | EntryAnnulled | Closed | Reopened  # by hand
Entry: TypeAlias = SheetOpened | PlayersNamed | LengthAgreed | RulingEntered | WrittenEntry

_DECODER: Final = LogDecoder[Entry](Entry)


class _Whole(msgspec.Struct, frozen=True):
    """The only part that is read of a sheet saved as one JSON object: its entries."""

    entries: tuple[Entry, ...]


_WHOLE: Final = LogDecoder[_Whole](_Whole)


def ruling_entry(ruling: Ruling, seat: int, of: int = 0, by: str = "", at: str = "") -> RulingEntered:
    """The entry of a ruling on that seat, in the deal of entry `of` or in the one in progress (0)."""
    return RulingEntered(
        seat=seat,
        offence=ruling.offence,
        points=ruling.points,
        rules=ruling.rule_ids,
        facts=dict(ruling.facts),
        counts=ruling.counts,
        of=of,
        by=by,
        at=at,
    )


def write(log: Iterable[Entry]) -> str:
    """A log as text: one entry a line, each a JSON object."""
    return written(log)


def read(text: str) -> tuple[Entry, ...]:
    """The entries of a text of `write`. SheetError (unreadable): a line that is no entry; it names the line."""
    return tuple(read_lines(text, _DECODER, lambda line, found: SheetError("unreadable", line=line, found=found)))


def entries_of(content: bytes) -> tuple[Entry, ...]:
    """The entries in a file's content: a log, or a whole sheet as one JSON object with its `entries`.

    SheetError: the content is neither (`table`: it was written for spreadsheets, and is not read back).
    """
    if len(content) > MAX_BYTES:
        raise SheetError("too-big", most=MAX_BYTES // 1_000_000)
    try:
        written = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise SheetError("unreadable", line=line, found="…") from None
    if written.removeprefix('"').startswith(TABLE):
        raise SheetError("table")
    try:
        return _WHOLE.decode(written).entries
    except (msgspec.DecodeError, RecursionError):  # no such object: read it as a log, whose error names the line
        return read(written)
