"""Requests about score sheets over the web API; the entries on them are those of `canasta.club.scoresheet`.

Sides and seats count from 0, entries and deals from 1.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from canasta.club.results import Length, MatchPoints, Unfinished
from canasta.club.scoresheet.entries import SheetName, WrittenEntry
from canasta.club.scoresheet.scores import Canastas, SeatNumber
from canasta.club.server.wire.club import Label
from canasta.club.server.wire.club_requests import Device, refuse_fields
from canasta.club.server.wire.rulings import Code, FactName, FactValue
from canasta.logs import EntryNumber
from canasta.server.wire.values import CommandId


class NewSheet(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A sheet of its own. `players` by seat, in the order of play, or none; `sides` are the names of the sides.

    `dealer` is the seat that deals first. `amount` is the number of deals or minutes if the match does not last to
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
    """Entries for a sheet, all of them or none. `by` is their author, in words.

    `deals` is the number of deals that the writer has seen on it: if there are others by now, nothing is entered, so
    that two phones do not write the same deal twice. `device` is a text that the phone makes once: a sheet that one
    phone accepts for both sides may be looked at on another.
    """

    id: CommandId
    entries: Annotated[list[WrittenEntry], Meta(min_length=1, max_length=50)]
    by: SheetName = ""
    deals: Annotated[int, Meta(ge=0, le=10_000)] | None = None
    device: Device | None = None

    def __post_init__(self) -> None:
        refuse_fields(self.entries, "by", "at")


class SheetRuled(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A ruling of the referee for the sheet: the offence, the facts, and the seat of the offender.

    `of` is the entry of the deal to which it belongs; without it, that is the current deal, or the last if the match is
    over. `by` is its author, in words.
    """

    id: CommandId
    seat: SeatNumber
    offence: Code
    facts: Annotated[dict[FactName, FactValue], Meta(max_length=20)] = {}
    of: EntryNumber | None = None
    by: SheetName = ""


AnswerGiven: TypeAlias = bool | MatchPoints | Annotated[str, Meta(max_length=20)] | Canastas


class DealAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answers so far about a deal, by the names of the questions; nothing is entered.

    `of` is the entry of a deal to correct: its cutter then decides the questions. `dealer` is the seat that dealt, if
    it was not the one whose turn it was.
    """

    answers: Annotated[dict[Annotated[str, Meta(max_length=40)], AnswerGiven], Meta(max_length=60)]
    of: EntryNumber | None = None
    dealer: SeatNumber | None = None


class SheetLink(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A link to a sheet: another writer (``deputy``), or a reader (``public``)."""

    id: CommandId
    role: Literal["deputy", "public"]
    label: Label = ""
