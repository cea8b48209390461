"""Score sheets as they are told, by the web API and the feed: sentences are in the language of the reader.

Sides and seats count from 0, entries and deals from 1.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from canasta.club.results import Length, Unfinished
from canasta.scoresheet.scores import Score
from canasta.server.wire.club import ClubId, Role, SheetId
from canasta.server.wire.values import Key


class OpenedSheet(Struct, frozen=True, kw_only=True):
    """A new sheet and the key of who writes it; its address is ``/sheet/{sheet}#k={key}``."""

    sheet: SheetId
    key: Key


class KeptSheet(Struct, frozen=True, kw_only=True):
    """The sheet of a competition's match: the link of its table opens it."""

    sheet: SheetId


class RulingOnSheet(Struct, frozen=True, kw_only=True):
    """What the referee was told of a ruling: who, what, and the answers. Asked again, the ruling is the same."""

    seat: int
    offence: str
    facts: dict[str, bool | int | str]


class SheetLineInfo(Struct, frozen=True, kw_only=True):
    """One line of a deal: the rules that give it, what it is called, how many, its points.

    A line that comes from the referee or the arbiter has the `entry` that wrote it, and who that was and when.
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
    """A side now: its total, what it needs to open, and what is pending for the deal that is being played."""

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
    """Who deals, who cuts (None where nobody does) and who is mano, by seat and in words."""

    dealer: int
    cutter: int | None
    mano: int
    sentence: str
    deal: int | None = None


class FlagInfo(Struct, frozen=True, kw_only=True):
    """Something that looks wrong in a deal: ``impossible`` or ``doubtful``, and why."""

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
    """A deal of the sheet. `entry` wrote it, and is what a correction names; `score` as it was written."""

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
    """A correction of a deal: who, when, why, before and after."""

    of: int
    entry: int
    by: str
    at: str
    reason: str
    before: str
    after: str


class SheetLogLine(Struct, frozen=True, kw_only=True):
    """An entry of the sheet in words."""

    number: int
    by: str
    at: str
    sentence: str


class SheetParent(Struct, frozen=True, kw_only=True):
    """The match of a competition that the sheet is kept of."""

    club: ClubId
    round: int
    table: int


class SheetInfo(Struct, frozen=True, kw_only=True):
    """A score sheet as it stands. `may` names the entries (as ``dealentered``) and actions (``ruling``, ``links``)
    that the reader's link allows. `house` says in words which rules were changed, `switches` says it as settings do.
    `winner` is a side, ``"draw"`` or None; `curve` the totals after each deal.
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
    length: Length
    amount: int
    unfinished: Unfinished
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
    """Cards that count the same, for counting them at the table."""

    value: int
    cards: list[str]
    text: str


class QuestionInfo(Struct, frozen=True, kw_only=True):
    """The next question of a deal. `ask`: ``choice``, ``number``, ``points``, ``yes_no``, ``canastas``.

    A choice is one of `choices`, for canastas they are the ranks and `made` how; a number lies from `low` to `high` and
    is a multiple of `step`. `values` are what cards count, where they are counted; `note` says what belongs to the
    answer where there may be a doubt.
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
    """A question that has been answered, and the answer, also in words."""

    name: str
    question: str
    value: Any
    words: str


class DealSoFar(Struct, frozen=True, kw_only=True):
    """How far a deal has come: what was answered, the next `step` or the whole `score` to enter, what looks wrong.

    `points` are what the whole deal brings each side, for those at the table to see before it is entered.
    """

    answered: list[AnsweredInfo]
    step: QuestionInfo | None
    score: Score | None
    points: list[int] | None
    flags: list[FlagInfo]


class SheetWelcome(Struct, frozen=True, kw_only=True, tag_field="t", tag="sheet"):
    """The first words of a sheet's feed (``/ws/club/{sheet}``), and its answer to another language."""

    seq: int
    sheet: SheetInfo
    version: str


class SheetChanged(Struct, frozen=True, kw_only=True, tag_field="t", tag="sheet-change"):
    """Something was written, as number `seq`: the sheet as it is now."""

    seq: int
    sheet: SheetInfo
