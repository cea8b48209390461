"""Score sheets in the web API and the feed; sentences are in the language of the reader.

Sides and seats count from 0, entries and deals from 1.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from canasta.club.results import MatchEnd, MatchLength
from canasta.club.scoresheet.scores import Score
from canasta.club.server.wire.club import ClubId, Role, SheetId
from canasta.server.wire.values import Key


class OpenedSheet(Struct, frozen=True, kw_only=True):
    """A new sheet and the key of its writer; its address is ``/sheet/{sheet}#k={key}``."""

    sheet: SheetId
    key: Key


class KeptSheet(Struct, frozen=True, kw_only=True):
    """The sheet of a competition's match: the link of its table opens it."""

    sheet: SheetId


class RulingOnSheet(Struct, frozen=True, kw_only=True):
    """The case behind a ruling: offender, offence and answers. The same case gives the same ruling."""

    seat: int
    offence: str
    facts: dict[str, bool | int | str]


class SheetLineInfo(Struct, frozen=True, kw_only=True):
    """One line of a deal: the rules behind it, its name, its number, its points.

    A line from the referee or the arbiter has the `entry` that wrote it, with its author and time.
    """

    code: str
    label: str
    rules: list[str]
    number: int
    points: int
    part: str
    entry: int | None
    by: str
    at: str
    ruling: RulingOnSheet | None


class SheetSideInfo(Struct, frozen=True, kw_only=True):
    """A side now: its total, its minimum for opening, and the points pending for the current deal."""

    name: str
    players: list[str]
    total: int
    minimum: int
    pending: list[SheetLineInfo]


class SheetSeatInfo(Struct, frozen=True):
    """A player's name and side, by seat."""

    name: str
    side: int


class SheetTurnInfo(Struct, frozen=True, kw_only=True):
    """The dealer, the cutter (None without a cut) and the mano, by seat and in words."""

    dealer: int
    cutter: int | None
    mano: int
    sentence: str
    deal: int | None = None


class FlagInfo(Struct, frozen=True, kw_only=True):
    """A suspicious value in a deal: ``impossible`` or ``doubtful``, with the reason."""

    code: str
    level: str
    side: int | None
    rules: list[str]
    sentence: str


class DealSideInfo(Struct, frozen=True, kw_only=True):
    """A side in a deal, line by line; `base` and `cards` are None where only the total was written."""

    lines: list[SheetLineInfo]
    base: int | None
    cards: int | None
    penalties: int
    points: int
    minimum: int
    before: int
    after: int


class DealInfo(Struct, frozen=True, kw_only=True):
    """A deal of the sheet. `entry` wrote it, and is the one that a correction names; `score` is the written score."""

    number: int
    entry: int
    entries: list[int]
    score: Score
    stopped: bool
    counts: bool
    insist: str
    flags: list[FlagInfo]
    turn: SheetTurnInfo
    sides: list[DealSideInfo]


class ChangeInfo(Struct, frozen=True, kw_only=True):
    """A correction of a deal: its author, time and reason, the values before and after."""

    of: int
    entry: int
    by: str
    at: str
    reason: str
    before: str
    after: str


class SheetLogLine(Struct, frozen=True, kw_only=True):
    """An entry of the sheet in words; `kind` is a name like ``dealentered``."""

    number: int
    kind: str
    by: str
    at: str
    sentence: str


class SheetParent(Struct, frozen=True, kw_only=True):
    """The competition's match to which the sheet belongs."""

    club: ClubId
    round: int
    table: int


class SheetInfo(Struct, frozen=True, kw_only=True):
    """A score sheet. `may` names the rights of the reader's link: entries (as ``dealentered``), ``links``.
    `house` has the changed rules in words, `switches` the same as settings. `length` is that of the match, `ended_by`
    the condition that has ended it; `winner` is a side, ``"draw"`` or None; `curve` the totals after each deal.
    """

    id: SheetId
    role: Role
    may: list[str]
    seq: int
    parent: SheetParent | None
    title: str
    rules: str
    version: int
    rules_title: str
    house: list[str]
    switches: dict[str, int | bool | str]
    target: int
    length: MatchLength
    ended_by: MatchEnd | None
    sides: list[SheetSideInfo]
    seats: list[SheetSeatInfo]
    turn: SheetTurnInfo
    deals: list[DealInfo]
    curve: list[list[int]]
    ended: bool
    closed: bool
    accepted: list[str]
    winner: int | str | None
    outcome: str
    trail: list[ChangeInfo]
    log: list[SheetLogLine]


class ChoiceInfo(Struct, frozen=True):
    """A possible answer and its words."""

    value: int | str
    text: str


class CardValues(Struct, frozen=True):
    """Cards of the same value, for counting them at the table."""

    value: int
    cards: list[str]
    text: str


class QuestionInfo(Struct, frozen=True, kw_only=True):
    """The next question of a deal. `ask`: ``choice``, ``number``, ``points``, ``yes_no``, ``canastas``.

    A choice is one of `choices`; for canastas they are the ranks, and `made` the kinds. A number lies from `low` to
    `high` and is a multiple of `step`. `values` are the card values, for counts of cards; `note` explains a doubtful
    answer.
    """

    name: str
    what: str
    ask: str
    side: int | None
    question: str
    note: str
    choices: list[ChoiceInfo]
    made: list[ChoiceInfo]
    low: int | None
    high: int | None
    step: int | None
    values: list[CardValues]


class AnsweredInfo(Struct, frozen=True, kw_only=True):
    """An answered question, and the answer, also in words."""

    name: str
    question: str
    value: Any
    words: str


class DealSoFar(Struct, frozen=True, kw_only=True):
    """The progress of a deal: the answers, the next `step` or the whole `score` to enter, and suspicious values.

    `points` are what the whole deal brings each side, so that those at the table see it before it is entered.
    """

    answered: list[AnsweredInfo]
    step: QuestionInfo | None
    score: Score | None
    points: list[int] | None
    flags: list[FlagInfo]


class SheetWelcome(Struct, frozen=True, kw_only=True, tag_field="t", tag="sheet"):
    """The first message of a sheet's feed (``/ws/club/{sheet}``), and its answer to a change of language."""

    seq: int
    sheet: SheetInfo
    version: str


class SheetChanged(Struct, frozen=True, kw_only=True, tag_field="t", tag="sheet-change"):
    """An entry, as number `seq`, and the sheet after it."""

    seq: int
    sheet: SheetInfo
