"""What is written on score sheets and asked of them, over the web API.

Sides and seats count from 0, entries and deals from 1.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from canasta.club.results import Length, Unfinished
from canasta.competition.entries import Reason
from canasta.scoresheet.scores import Concealed, Made
from canasta.server.wire.club import Label
from canasta.server.wire.rulings import Code, FactName, FactValue
from canasta.server.wire.values import CommandId

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
    reason: Reason
    insist: Annotated[str, Meta(max_length=200)] = ""


class SideAdjusted(_SheetEntry, frozen=True, tag="adjusted"):
    """The arbiter gives a side points or takes them off, with the deal of entry `of` or the one being played (0)."""

    side: SideNumber
    points: Points
    reason: Reason
    of: Annotated[int, Meta(ge=0, le=10_000)] = 0


class WrittenAnnulled(_SheetEntry, frozen=True, tag="annulled"):
    """Entry `of` does not count."""

    of: Entry
    reason: Reason


class SheetAccepted(_SheetEntry, frozen=True, tag="closed"):
    """The sheet is accepted (RE-4.7). `accepted` are who has agreed; `reason` why it ends here, if not by itself.

    On the sheet of a competition's match, the result is entered once somebody of every side has agreed; until then the
    opponents confirm it like any other.
    """

    accepted: Annotated[tuple[SheetName, ...], Meta(max_length=6)] = ()
    reason: Annotated[str, Meta(max_length=200)] = ""


class SheetReopened(_SheetEntry, frozen=True, tag="reopened"):
    """An accepted sheet is opened again."""

    reason: Reason


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


class SheetEntries(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Entries for a sheet, all of them or none. `by` is who says so, in words.

    `deals` is how many deals the writer has seen on it: if there are others by now, nothing is entered, so that two
    phones do not write the same deal twice.
    """

    id: CommandId
    entries: Annotated[list[SheetEntry], Meta(min_length=1, max_length=50)]
    by: SheetName = ""
    deals: Annotated[int, Meta(ge=0, le=10_000)] | None = None


class SheetRuled(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A ruling of the referee goes on the sheet: the offence, the facts, and the seat of the offender.

    `of` is the entry of the deal that it goes with; without it, it goes with the one that is being played, or with the
    last where the match is over. `by` is who says so, in words.
    """

    id: CommandId
    seat: SeatNumber
    offence: Code
    facts: Annotated[dict[FactName, FactValue], Meta(max_length=20)] = {}
    of: Entry | None = None
    by: SheetName = ""


AnswerGiven: TypeAlias = (
    bool | Points | Annotated[str, Meta(max_length=20)] | Annotated[tuple[CanastaMade, ...], Meta(max_length=30)]
)


class DealAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How far a deal has been written down, by the names of the questions; nothing is entered.

    `of` is the entry of a deal that is corrected: what is asked depends on who cut then. `dealer` is the seat that
    dealt, if it was not the one whose turn it was.
    """

    answers: Annotated[dict[Annotated[str, Meta(max_length=40)], AnswerGiven], Meta(max_length=60)]
    of: Entry | None = None
    dealer: SeatNumber | None = None


class SheetLink(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A link to a sheet: another who writes (``deputy``), or who only looks (``public``)."""

    id: CommandId
    role: Literal["deputy", "public"]
    label: Label = ""
