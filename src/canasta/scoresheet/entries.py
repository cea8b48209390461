"""The entries of a score sheet's log. Each says what was written; none is ever changed, a later one corrects it.

Every entry may say who made it (`by`) and when (`at`, as the writer likes). Sides and seats count from 0, entries and
deals from 1. The bounds are those of a request; what stands in a log is read without them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from canasta.club.logs import AnyReason, EntryNumber, LogDecoder, Reason, read_lines, written
from canasta.club.results import Length, MatchPoints, Unfinished
from canasta.referee import Counts
from canasta.scoresheet.errors import SheetError
from canasta.scoresheet.scores import MOST_SIDES, Score, SeatNumber, SideNumber

SheetName: TypeAlias = Annotated[str, Meta(max_length=60)]
DealEntry: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]  # 0 is the deal that is being played


class _Entry(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", omit_defaults=True, forbid_unknown_fields=True
):
    by: str = ""
    at: str = ""


class SheetOpened(_Entry, frozen=True, tag="opened"):
    """The first entry: what is played, and who plays.

    `rules` is a rule set with its form ("reglamento/6-pairs"), `version` its version, None in a sheet from before there
    were versions: then it is the first. `house` are the switches that the table has changed.
    `players` by seat, in the order of play, or nobody; `sides` what the sides are called, or nothing. `dealer` is the
    seat that deals first, None the last. A match lasts to the target of the rules, a number of deals or a time;
    `amount` is the number of deals or minutes, `unfinished` what becomes of a deal that the clock stops.
    """

    rules: str
    version: int | None = None
    house: Mapping[str, str] = {}
    players: tuple[str, ...] = ()
    sides: tuple[str, ...] = ()
    dealer: int | None = None
    title: str = ""
    length: Length = Length.TARGET
    amount: int = 0
    unfinished: Unfinished = Unfinished.PLAYED_OUT


class DealEntered(_Entry, frozen=True, tag="dealentered"):
    """A deal is over. `dealer` is the seat that dealt, if it was not the one whose turn it was (RE-1.9).

    `stopped`: the clock stopped it. `insist` says why it stands although something in it looks impossible.
    """

    score: Score
    dealer: SeatNumber | None = None
    stopped: bool = False
    insist: AnyReason = ""


class DealCorrected(_Entry, frozen=True, tag="corrected"):
    """The deal of entry `of` was another."""

    of: EntryNumber
    score: Score
    reason: Reason
    insist: AnyReason = ""


class RulingEntered(_Entry, frozen=True, tag="rulingentered"):
    """A ruling of the referee (`canasta.referee`) goes on the sheet.

    With the deal of entry `of`, or with the one that is being played. `seat` is the offender. `offence`, `facts` and
    `rules` say what was ruled and by which rules; `points` are those of the offender's side, zero or less. `counts` is
    what of the deal they are: the deal and the ruling count that once (`canasta.scoresheet.sharing`). A ruling from
    before there was such a field counts besides the deal.
    """

    seat: int
    offence: str
    points: int
    rules: tuple[str, ...]
    facts: Mapping[str, str | int | bool] = {}
    counts: Counts = Counts.NOTHING
    of: int = 0


class Adjusted(_Entry, frozen=True, tag="adjusted"):
    """The arbiter gives a side points or takes them off, with the deal of entry `of` or the one being played."""

    side: SideNumber
    points: MatchPoints
    reason: Reason
    of: DealEntry = 0


class EntryAnnulled(_Entry, frozen=True, tag="annulled"):
    """Entry `of` does not count."""

    of: EntryNumber
    reason: Reason


class Closed(_Entry, frozen=True, tag="closed"):
    """The sheet is accepted, and nothing on it can be disputed (RE-4.7). `accepted` are who has agreed.

    `reason` says why it ends here, if the match is not over by itself. On the sheet of a competition's match, the
    result is entered once somebody of every side has agreed; until then the opponents confirm it like any other.
    """

    accepted: Annotated[tuple[SheetName, ...], Meta(max_length=MOST_SIDES)] = ()
    reason: AnyReason = ""


class Reopened(_Entry, frozen=True, tag="reopened"):
    """An accepted sheet is opened again."""

    reason: Reason


WrittenEntry: TypeAlias = DealEntered | DealCorrected | Adjusted | EntryAnnulled | Closed | Reopened  # by hand
Entry: TypeAlias = SheetOpened | RulingEntered | WrittenEntry

_DECODER: Final = LogDecoder[Entry](Entry)


def write(log: Iterable[Entry]) -> str:
    """A log as text: one entry a line, each a JSON object."""
    return written(log)


def read(text: str) -> tuple[Entry, ...]:
    """The entries of a text of `write`. SheetError (unreadable): a line that is no entry; it names the line."""
    return tuple(read_lines(text, _DECODER, lambda line, found: SheetError("unreadable", line=line, found=found)))
