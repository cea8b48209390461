"""The entries of a competition's log. Each says what happened; none is ever changed, a later one corrects it.

Every entry may say who made it (`by`) and when (`at`, as the writer likes). Rounds, tables and pairs count from 1.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

import msgspec

from canasta.competition.errors import CompetitionError
from canasta.competition.model import Criterion, Length, Meeting, Settings, Unfinished


class _Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", tag=str.lower, omit_defaults=True):
    by: str = ""
    at: str = ""


class Opened(_Entry, frozen=True):
    """The first entry: what was agreed."""

    settings: Settings


class Changed(_Entry, frozen=True):
    """From here on this is agreed; None is as it was. Rounds that were read out keep the length of their matches."""

    name: str | None = None
    rounds: int | None = None
    length: Length | None = None
    amount: int | None = None
    unfinished: Unfinished | None = None
    ranking: tuple[Criterion, ...] | None = None
    dates: tuple[str, ...] | None = None
    postpone_days: int | None = None
    closed_days: int | None = None


class Entered(_Entry, frozen=True):
    """A pair enters, and gets the next number; `instead_of` is the disqualified pair whose place it takes (TB-11.5)."""

    players: tuple[str, str]
    instead_of: int = 0


class Renamed(_Entry, frozen=True):
    """The names of a pair were written wrongly: it is the same two players."""

    pair: int
    players: tuple[str, str]


class Drawn(_Entry, frozen=True):
    """The order of the draw, before the first round; who enters later comes after them.

    `seed`: it was drawn by lot, and is what `canasta.competition.lot.drawn` makes of that text; "" for an order that
    somebody chose.
    """

    order: tuple[int, ...]
    seed: str = ""


class Withdrew(_Entry, frozen=True):
    """A pair goes, between matches or before the first."""

    pair: int
    reason: str = ""


class Substituted(_Entry, frozen=True):
    """Another player takes the place of one, between matches."""

    pair: int
    out: str
    into: str


class Seated(_Entry, frozen=True):
    """A round, as it is read out. `unopposed` are pairs whose opponent of this round has gone."""

    round: int
    meetings: tuple[Meeting, ...]
    sit_out: tuple[int, ...] = ()
    unopposed: tuple[int, ...] = ()


class Reseated(_Entry, frozen=True):
    """These tables change opponents among themselves. `as_played`: the arbiter records what was played by mistake."""

    round: int
    meetings: tuple[Meeting, ...]
    as_played: bool = False
    reason: str = ""


class Postponed(_Entry, frozen=True):
    """A league match is moved to another date, by agreement."""

    round: int
    table: int
    to: str


class Begun(_Entry, frozen=True):
    """A match begins: from here on no substitution and no change of seat (TB-11.2)."""

    round: int
    table: int


class Played(_Entry, frozen=True):
    """A match ends. `points` of the fixed pair and of the moving one; `deals` how many were finished.

    `unfinished` are the points of a deal that the clock stopped, apart from `points`.
    """

    round: int
    table: int
    points: tuple[int, int]
    deals: int = 0
    unfinished: tuple[int, int] | None = None


class NoShow(_Entry, frozen=True):
    """A pair does not play its match (TB-11.4)."""

    round: int
    table: int
    pair: int


class Left(_Entry, frozen=True):
    """A pair leaves its match (TB-11.3)."""

    round: int
    table: int
    pair: int


class Disqualified(_Entry, frozen=True):
    """The arbiter takes a pair out of the competition."""

    pair: int
    reason: str


class Penalised(_Entry, frozen=True):
    """The arbiter takes points off a pair."""

    pair: int
    points: int
    reason: str


class LeaveGiven(_Entry, frozen=True):
    """The arbiter (`by`) lets a player go from the table during a match, for a cause (TB-11.7)."""

    round: int
    table: int
    player: str
    cause: str


class CameBack(_Entry, frozen=True):
    """The player is back at the table."""

    round: int
    table: int
    player: str


class Reported(_Entry, frozen=True):
    """Something that the rules forbid and set no price on, such as a mobile phone (TB-11.7); it changes no figure."""

    round: int
    table: int
    pair: int
    what: str


class Corrected(_Entry, frozen=True):
    """The result of entry `of` was another."""

    of: int
    points: tuple[int, int]
    reason: str
    deals: int = 0
    unfinished: tuple[int, int] | None = None


class Annulled(_Entry, frozen=True):
    """Entry `of` does not count."""

    of: int
    reason: str


Entry: TypeAlias = (
    Opened
    | Changed
    | Entered
    | Renamed
    | Drawn
    | Withdrew
    | Substituted
    | Seated
    | Reseated
    | Postponed
    | Begun
    | Played
    | NoShow
    | Left
    | Disqualified
    | Penalised
    | LeaveGiven
    | CameBack
    | Reported
    | Corrected
    | Annulled
)

_READER: Final = msgspec.json.Decoder(Entry)


def write(log: Iterable[Entry]) -> str:
    """A log as text: one entry a line, each a JSON object."""
    return "".join(f"{msgspec.json.encode(entry).decode()}\n" for entry in log)


def read(written: str) -> tuple[Entry, ...]:
    """The entries of a text of `write`. CompetitionError (unreadable): a line that is no entry; it names the line."""
    entries = []
    for line, text in enumerate(written.split("\n"), 1):
        if text.strip():
            try:
                entries.append(_READER.decode(text))
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                raise CompetitionError("unreadable", line=line, found=text.strip()[:60]) from error
    return tuple(entries)
