"""The entries of a score sheet's log. Each says what was written; none is ever changed, a later one corrects it.

Every entry may say who made it (`by`) and when (`at`, as the writer likes). Sides and seats count from 0, entries and
deals from 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

import msgspec

from canasta.club.results import Length, Unfinished
from canasta.referee import Counts
from canasta.scoresheet.errors import SheetError
from canasta.scoresheet.scores import Score


class _Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", tag=str.lower, omit_defaults=True):
    by: str = ""
    at: str = ""


class Opened(_Entry, frozen=True):
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


class DealEntered(_Entry, frozen=True):
    """A deal is over. `dealer` is the seat that dealt, if it was not the one whose turn it was (RE-1.9).

    `stopped`: the clock stopped it. `insist` says why it stands although something in it looks impossible.
    """

    score: Score
    dealer: int | None = None
    stopped: bool = False
    insist: str = ""


class Corrected(_Entry, frozen=True):
    """The deal of entry `of` was another."""

    of: int
    score: Score
    reason: str
    insist: str = ""


class RulingEntered(_Entry, frozen=True):
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


class Adjusted(_Entry, frozen=True):
    """The arbiter gives a side points or takes them off, with the deal of entry `of` or the one being played."""

    side: int
    points: int
    reason: str
    of: int = 0


class Annulled(_Entry, frozen=True):
    """Entry `of` does not count."""

    of: int
    reason: str


class Closed(_Entry, frozen=True):
    """The sheet is accepted, and nothing on it can be disputed (RE-4.7). `accepted` are who has agreed.

    `reason` says why it ends here, if the match is not over by itself.
    """

    accepted: tuple[str, ...] = ()
    reason: str = ""


class Reopened(_Entry, frozen=True):
    """An accepted sheet is opened again."""

    reason: str


Entry: TypeAlias = Opened | DealEntered | Corrected | RulingEntered | Adjusted | Annulled | Closed | Reopened

_READER: Final = msgspec.json.Decoder(Entry)


def write(log: Iterable[Entry]) -> str:
    """A log as text: one entry a line, each a JSON object."""
    return "".join(f"{msgspec.json.encode(entry).decode()}\n" for entry in log)


def read(written: str) -> tuple[Entry, ...]:
    """The entries of a text of `write`. SheetError (unreadable): a line that is no entry; it names the line."""
    entries = []
    for line, text in enumerate(written.split("\n"), 1):
        if text.strip():
            try:
                entries.append(_READER.decode(text))
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                raise SheetError("unreadable", line=line, found=text.strip()[:60]) from error
    return tuple(entries)
