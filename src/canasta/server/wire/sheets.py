"""Score sheets over the web API and the feed: what is written on them, what is asked, and the sheet as it stands.

Sides and seats count from 0, entries and deals from 1. Sentences are in the language of the request.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from canasta.competition.model import Length, Unfinished
from canasta.scoresheet.scores import Concealed, Made
from canasta.server.wire.club import ClubId, Label, Role, SheetId
from canasta.server.wire.club_entries import Why
from canasta.server.wire.rulings import Code, FactName, FactValue
from canasta.server.wire.values import CommandId, Key

Points: TypeAlias = Annotated[int, Meta(ge=-200_000, le=200_000)]
SideNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
Few: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
SheetName: TypeAlias = Annotated[str, Meta(max_length=60)]
Entry: TypeAlias = Annotated[int, Meta(ge=1, le=10_000)]
Rank: TypeAlias = Annotated[str, Meta(pattern="^[4-9TJQKA]?$")]


# What is written


class CanastaMade(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A canasta. `rank` is empty for one of wilds, and where it makes no difference."""

    made: Made
    rank: Rank = ""


class SideWritten(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one side ends the deal with: the fields of `canasta.scoresheet.SideDetail`, bounded."""

    canastas: Annotated[tuple[CanastaMade, ...], Meta(max_length=30)] = ()
    red_threes: Few = 0
    laid: Points = 0
    in_hand: Points = 0
    cards_in_hand: Annotated[int, Meta(ge=0, le=400)] | None = None
    red_threes_in_hand: Few = 0
    black_threes_held: Annotated[tuple[Few, ...], Meta(max_length=6)] = ()
    penalties: Points = 0
    melded: bool = False


class _Score(Struct, frozen=True, kw_only=True, tag_field="form", forbid_unknown_fields=True):
    """What the three forms have in common."""


class DetailWritten(_Score, frozen=True, tag="detail"):
    """A deal as it lies on the table: the fields of `canasta.scoresheet.Detail`."""

    sides: Annotated[tuple[SideWritten, ...], Meta(min_length=2, max_length=6)]
    closer: SeatNumber | None = None
    concealed: Concealed | None = None
    black_threes_laid: Few = 0
    clean_game: bool = False
    exact_cut: SideNumber | None = None
    moda: Rank = ""


class BaseCardsWritten(_Score, frozen=True, tag="base_cards"):
    """For each side the base, which is canastas and awards, and the cards: those laid less those in hand."""

    base: Annotated[tuple[Points, ...], Meta(min_length=2, max_length=6)]
    cards: Annotated[tuple[Points, ...], Meta(min_length=2, max_length=6)]


class TotalsWritten(_Score, frozen=True, tag="totals"):
    """For each side what the deal brought it."""

    points: Annotated[tuple[Points, ...], Meta(min_length=2, max_length=6)]


ScoreWritten: TypeAlias = DetailWritten | BaseCardsWritten | TotalsWritten


class _SheetEntry(Struct, frozen=True, kw_only=True, tag_field="entry", forbid_unknown_fields=True):
    """What entries of a sheet have in common."""


class DealWritten(_SheetEntry, frozen=True, tag="dealentered"):
    """A deal is over. `dealer` is the seat that dealt, if it was not the one whose turn it was.

    `stopped`: the clock stopped it. `insist` says why it stands although something in it looks impossible.
    """

    score: ScoreWritten
    dealer: SeatNumber | None = None
    stopped: bool = False
    insist: Annotated[str, Meta(max_length=200)] = ""


class DealCorrected(_SheetEntry, frozen=True, tag="corrected"):
    """The deal of entry `of` was another."""

    of: Entry
    score: ScoreWritten
    reason: Why
    insist: Annotated[str, Meta(max_length=200)] = ""


class SideAdjusted(_SheetEntry, frozen=True, tag="adjusted"):
    """The arbiter gives a side points or takes them off, with the deal that is being played."""

    side: SideNumber
    points: Points
    reason: Why


class WrittenAnnulled(_SheetEntry, frozen=True, tag="annulled"):
    """Entry `of` does not count."""

    of: Entry
    reason: Why


class SheetAccepted(_SheetEntry, frozen=True, tag="closed"):
    """The sheet is accepted (RE-4.7). `accepted` are who has agreed; `reason` why it ends here, if not by itself.

    On the sheet of a competition's match, the result is entered once somebody of every side has agreed; until then the
    opponents confirm it like any other.
    """

    accepted: Annotated[tuple[SheetName, ...], Meta(max_length=6)] = ()
    reason: Annotated[str, Meta(max_length=200)] = ""


class SheetReopened(_SheetEntry, frozen=True, tag="reopened"):
    """An accepted sheet is opened again."""

    reason: Why


SheetEntry: TypeAlias = DealWritten | DealCorrected | SideAdjusted | WrittenAnnulled | SheetAccepted | SheetReopened


# What is asked


class NewSheet(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A sheet of its own. `players` by seat, in the order of play, or nobody; `sides` what the sides are called.

    `dealer` is the seat that deals first. `amount` is the number of deals or minutes where the match does not last to
    the target of the rules.
    """

    rules: Annotated[str, Meta(max_length=40)]
    house: Annotated[dict[str, int | bool | str], Meta(max_length=100)] = {}
    players: Annotated[tuple[SheetName, ...], Meta(max_length=6)] = ()
    sides: Annotated[tuple[SheetName, ...], Meta(max_length=6)] = ()
    dealer: SeatNumber | None = None
    title: Annotated[str, Meta(max_length=80)] = ""
    length: Length = Length.TARGET
    amount: Annotated[int, Meta(ge=0, le=200_000)] = 0
    unfinished: Unfinished = Unfinished.PLAYED_OUT


class OpenedSheet(Struct, frozen=True, kw_only=True):
    """A new sheet and the key of who writes it; its address is ``/sheet/{sheet}#k={key}``."""

    sheet: SheetId
    key: Key


class KeptSheet(Struct, frozen=True, kw_only=True):
    """The sheet of a competition's match: the link of its table opens it."""

    sheet: SheetId


class SheetEntries(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Entries for a sheet, all of them or none."""

    id: CommandId
    entries: Annotated[list[SheetEntry], Meta(min_length=1, max_length=50)]


class SheetRuled(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A ruling of the referee goes on the sheet: the offence, the facts, and the seat of the offender."""

    id: CommandId
    seat: SeatNumber
    offence: Code
    facts: Annotated[dict[FactName, FactValue], Meta(max_length=20)] = {}


AnswerGiven: TypeAlias = (
    bool | Points | Annotated[str, Meta(max_length=20)] | Annotated[tuple[CanastaMade, ...], Meta(max_length=30)]
)


class DealAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How far a deal has been written down, by the names of the questions; nothing is entered.

    `of` is the entry of a deal that is corrected: what is asked depends on who cut then.
    """

    answers: Annotated[dict[Annotated[str, Meta(max_length=40)], AnswerGiven], Meta(max_length=60)]
    of: Entry | None = None


class SheetLink(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A link to a sheet: another who writes (``deputy``), or who only looks (``public``)."""

    id: CommandId
    role: Literal["deputy", "public"]
    label: Label = ""


# What is told


class SheetLineInfo(Struct, frozen=True, kw_only=True):
    """One line of a deal: the rules that give it, what it is called, how many, its points."""

    code: str
    label: str
    rules: list[str]
    number: int
    points: int
    part: str
    entry: int | None


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
    score: ScoreWritten
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
    that the reader's link allows. `winner` is a side, ``"draw"`` or None; `curve` the totals after each deal.
    """

    id: SheetId
    role: Role
    may: list[str]
    seq: int
    parent: SheetParent | None
    title: str
    rules: str
    rules_title: str
    house: list[str]
    target: int
    length: Length
    amount: int
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
    is a multiple of `step`. `values` are what cards count, where they are counted.
    """

    name: str
    what: str
    ask: str
    side: int | None
    question: str
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
    """How far a deal has come: what was answered, the next `step` or the whole `score` to enter, what looks wrong."""

    answered: list[AnsweredInfo]
    step: QuestionInfo | None
    score: ScoreWritten | None
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
