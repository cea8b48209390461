"""Base classes of events: number, sentence, seat, and the view of each reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self, TypeAlias

from msgspec import UNSET, Struct, UnsetType, to_builtins
from msgspec.structs import replace

from canasta.deal.event_words import sentence
from canasta.tabletop.public import CanastaType

if TYPE_CHECKING:
    from collections.abc import Sequence

Cards: TypeAlias = tuple[str, ...]


class BaseEvent(Struct, frozen=True, kw_only=True, tag_field="kind", gc=False):  # a match keeps them all
    """An event with its number, 0 until it is given, and the sentence for a reader, once worded."""

    number: int = 0
    text: str = ""

    @property
    def kind(self) -> str:
        """The tag of its class."""
        return str(self.__struct_config__.tag)

    def seen_by(self, seat: int | None) -> Self:
        """The event as that seat saw it; None is a spectator."""
        return self

    def as_dict(self) -> dict[str, Any]:
        """The event as plain values for JSON, without the sentence."""
        values: dict[str, Any] = to_builtins(self)
        del values["text"]
        return values

    def sentence(self, lang: str, seat: int | None, names: Sequence[str], *, letters: bool = False) -> str:
        """The event in words for that seat (None: a spectator), players by name; empty if there is nothing to say.

        With `letters` single cards stay as in the notation, to be drawn by who asks.
        """
        return sentence(self.seen_by(seat).as_dict(), lang, seat, names, letters=letters)

    def told(self, lang: str, seat: int | None, names: Sequence[str]) -> Self:
        """The event as that seat, or a spectator, saw it, with its sentence."""
        seen = self.seen_by(seat)
        return replace(seen, text=sentence(seen.as_dict(), lang, seat, names))


class TableEvent(BaseEvent, frozen=True, kw_only=True):
    """An event without an actor."""

    seat: None = None


class SeatEvent(BaseEvent, frozen=True, kw_only=True):
    """An event that a seat did, or that happened to it."""

    seat: int


class HandEvent(SeatEvent, frozen=True, kw_only=True):
    """Cards came to a hand: everybody knows how many (`count`), the seat alone which (`cards`)."""

    count: int
    cards: Cards | UnsetType = UNSET

    def seen_by(self, seat: int | None) -> Self:
        """Without the cards for everybody but the seat."""
        return self if seat == self.seat else replace(self, cards=UNSET)

    def __repr__(self) -> str:
        return f"{type(self).__name__}(number={self.number}, seat={self.seat}, count={self.count})"


class MeldEvent(SeatEvent, frozen=True, kw_only=True):
    """Cards laid on a meld: its number on the side, its rank (``wild`` for wilds) and its size, as they are then."""

    cards: Cards
    meld: int
    rank: str
    length: int


class CanastaEvent(SeatEvent, frozen=True, kw_only=True):
    """A canasta: its number on the side, its rank and its type."""

    meld: int
    rank: str
    type: CanastaType


class PartnerEvent(SeatEvent, frozen=True, kw_only=True):
    """A word to the partner (`to`) about going out."""

    to: int


class ShuffleEvent(TableEvent, frozen=True, kw_only=True):
    """A word about the shuffle of a deal, 0 for the draw for seats."""

    deal: int
