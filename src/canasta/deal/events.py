"""Events: everything that can happen in a match, a class for each kind, with its own fields.

Numbers run without gaps for every seat and spectator alike: a reader who misses one knows it. Cards are texts as in the
notation, points are game points. The kinds are listed in ``docs/reference/views.md``; their tags go over the wire.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any, Literal, Self, TypeAlias

from msgspec import UNSET, Struct, UnsetType, to_builtins
from msgspec.structs import replace

from canasta.deal.event_words import sentence
from canasta.tabletop.public import CanastaType

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

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


# Around the deals


class SeatDrawn(TableEvent, frozen=True, kw_only=True, tag="drew"):
    """A card drawn for seats. `again`: the players who draw again after it, and `why`."""

    who: str
    place: int
    card: str
    again: tuple[str, ...]
    why: Literal["joker", "tie"] | None


class PlayersSeated(TableEvent, frozen=True, kw_only=True, tag="seated"):
    """The seats are settled: names by seat, the first dealer, names from the highest card to the lowest."""

    names: tuple[str, ...]
    dealer: int
    ranking: tuple[str, ...]


class ShuffleSealed(ShuffleEvent, frozen=True, kw_only=True, tag="commitment"):
    """The dealer is bound to a secret."""

    commitment: str


class ShuffleAdded(BaseEvent, frozen=True, kw_only=True, tag="contribution"):
    """A text `added` to the shuffle by somebody; `seat` is None in the draw for seats."""

    seat: int | None
    who: str
    added: str


class ShuffleOpened(ShuffleEvent, frozen=True, kw_only=True, tag="revealed"):
    """The secret of a shuffle is shown."""

    secret: str


class DealBegan(SeatEvent, frozen=True, kw_only=True, tag="deal"):
    """A deal begins; `seat` deals."""

    deal: int


class Fate(StrEnum):
    """The fate of a card shown at the cut."""

    MODA = "moda"  # the natural that names the moda; back into the packet (TB-2.3)
    KEPT = "kept"  # a wild or red three, the cutter's (TB-2.4)
    PLUG = "plug"  # a black three that ends the keeping; back into the packet (TB-2.5)
    BACK = "back"  # back into the packet with no effect, as after a plug (TB-2.5)


class CardAtCut(Struct, frozen=True):
    """A card shown at the cut, and its fate."""

    card: str
    fate: Fate


class PackCut(SeatEvent, frozen=True, kw_only=True, tag="cut"):
    """The pack is cut. `aim`: the number of cards aimed at, where a cut can miss."""

    lifted: int
    aim: int | UnsetType = UNSET
    shown: tuple[CardAtCut, ...]
    moda: str | None
    exact: bool


class DealScored(TableEvent, frozen=True, kw_only=True, tag="scored"):
    """The points of a deal and the totals of the match, by side."""

    deal: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


class MatchOver(TableEvent, frozen=True, kw_only=True, tag="finished"):
    """The match is over; `side` has won it, None for no winner. `sides`: the number of sides."""

    outcome: Literal["won", "draw", "abandoned"]
    side: int | None
    sides: int


# The beginning of a deal and of a turn


class HandDealt(HandEvent, frozen=True, kw_only=True, tag="dealt"):
    """A hand dealt, with the red threes that are laid out after it."""


class Upcards(TableEvent, frozen=True, kw_only=True, tag="upcard"):
    """The discard pile begins with these cards, the first one first, on top of `face_down` covered cards."""

    cards: Cards
    face_down: int


class TurnBegan(SeatEvent, frozen=True, kw_only=True, tag="turn"):
    """The turn of the seat begins."""


class RedThreeShown(SeatEvent, frozen=True, kw_only=True, tag="red_three"):
    """A red three laid out. `replaced`: of one drawn in the turn, whether another card came for it."""

    card: str
    source: Literal["hand", "stock", "pile"]
    replaced: bool | UnsetType = UNSET


class CardsReplaced(HandEvent, frozen=True, kw_only=True, tag="replaced"):
    """Cards drawn for the red threes of the deal."""


# Actions


class CardsDrawn(HandEvent, frozen=True, kw_only=True, tag="draw"):
    """Cards drawn from the stock, red threes left out."""


class PileTaken(MeldEvent, frozen=True, kw_only=True, tag="take"):
    """The discard pile taken: `cards` of the hand laid with its `top`, its size, whether the rest waits."""

    top: str
    size: int
    aside: bool


class PileJoined(HandEvent, frozen=True, kw_only=True, tag="pile_joined"):
    """The rest of a taken pile came to the hand, red threes left out."""


class Melded(MeldEvent, frozen=True, kw_only=True, tag="meld"):
    """A new meld."""


class LaidOff(MeldEvent, frozen=True, kw_only=True, tag="add"):
    """Cards laid off on a meld."""


class Swapped(MeldEvent, frozen=True, kw_only=True, tag="swap"):
    """A natural took the place of a wild of a canasta, which came to the hand."""

    wild: str


class Discarded(SeatEvent, frozen=True, kw_only=True, tag="discard"):
    """A card discarded."""

    card: str


class DiscardTakenBack(SeatEvent, frozen=True, kw_only=True, tag="taken_back"):
    """The last discard is in the hand again: the turn of the seat goes on as it was before."""

    card: str


class Passed(SeatEvent, frozen=True, kw_only=True, tag="pass"):
    """The pile was left, or the turn ended without a discard."""

    phase: Literal["draw", "play"]


class OutAsked(PartnerEvent, frozen=True, kw_only=True, tag="ask"):
    """The partner was asked for leave to go out."""


class OutAllowed(PartnerEvent, frozen=True, kw_only=True, tag="yes"):
    """The partner said yes to the seat that asked."""


class OutForbidden(PartnerEvent, frozen=True, kw_only=True, tag="no"):
    """The partner said no to the seat that asked."""


# What comes of actions


class SideOpened(SeatEvent, frozen=True, kw_only=True, tag="opened"):
    """The side of the seat has opened: the points laid and the points needed."""

    points: int
    minimum: int


class CanastaFinished(CanastaEvent, frozen=True, kw_only=True, tag="canasta"):
    """A meld has become a canasta."""


class CanastaTurned(CanastaEvent, frozen=True, kw_only=True, tag="canasta_turned"):
    """A canasta is of another type now."""


class PileFrozen(BaseEvent, frozen=True, kw_only=True, tag="frozen"):
    """The discard pile is frozen from now on; no seat if it was so from the start."""

    seat: int | None = None


class OneCardLeft(SeatEvent, frozen=True, kw_only=True, tag="pumba"):
    """The player has one card left, and says so."""


class WentOut(SeatEvent, frozen=True, kw_only=True, tag="out"):
    """The player went out. `concealed`: the place in `concealed_awards`, -1 if not concealed."""

    concealed: int


class DealOver(TableEvent, frozen=True, kw_only=True, tag="over"):
    """The deal has ended: somebody went out, or the stock was gone. `hands` by seat are laid open."""

    outcome: Literal["out", "stock"]
    hands: tuple[Cards, ...]


Event: TypeAlias = (
    SeatDrawn | PlayersSeated | ShuffleSealed | ShuffleAdded | ShuffleOpened | DealBegan | PackCut
    | DealScored | MatchOver
    | HandDealt | Upcards | TurnBegan | RedThreeShown | CardsReplaced
    | CardsDrawn | PileTaken | PileJoined | Melded | LaidOff | Swapped | Discarded | DiscardTakenBack | Passed
    | OutAsked | OutAllowed | OutForbidden
    | SideOpened | CanastaFinished | CanastaTurned | PileFrozen | OneCardLeft | WentOut | DealOver
)  # fmt: skip


def numbered(events: Iterable[Event], number: int) -> list[Event]:
    """The events with their numbers, from `number` on."""
    return [replace(event, number=at) for at, event in enumerate(events, number)]
