"""Real cards on the table: melds and sides, and the steps in which they change."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from canasta.cards import BLACK_THREE, CANASTA, KIND_OF_CARD


@dataclass(slots=True)
class Meld:
    """A meld with its real cards in the order laid.

    `kind` is its rank, `TWO` for a meld of wilds. `slot` is its place in the engine, None for a closed canasta.
    `laid_by` is the seat that began it; `now` are those of its cards that were laid in the turn being played.
    """

    cards: list[int]
    kind: int
    slot: int | None
    laid_by: int
    now: list[int] = field(default_factory=list)

    @property
    def finished(self) -> bool:
        """True if it is a canasta."""
        return len(self.cards) >= CANASTA

    @property
    def clean(self) -> bool:
        """True if it has no wild; a meld of wilds is never clean in this sense."""
        return all(KIND_OF_CARD[card] <= BLACK_THREE for card in self.cards)

    def copy(self) -> Meld:
        """An independent copy."""
        return Meld(self.cards[:], self.kind, self.slot, self.laid_by, self.now[:])

    def __reduce__(self) -> tuple[type[Meld], tuple[object, ...]]:  # the same from both builds, of which one has slots
        return Meld, (self.cards, self.kind, self.slot, self.laid_by, self.now)


@dataclass(slots=True)
class TableSide:
    """The cards of one side on the table: melds in the order laid or, for canastas, finished; and its red threes."""

    melds: list[Meld] = field(default_factory=list)
    red_threes: list[int] = field(default_factory=list)

    def copy(self) -> TableSide:
        """An independent copy."""
        return TableSide([meld.copy() for meld in self.melds], self.red_threes[:])

    def __reduce__(self) -> tuple[type[TableSide], tuple[object, ...]]:
        return TableSide, (self.melds, self.red_threes)


class Step(NamedTuple):
    """One thing that happened at the table, with its real cards: the raw material of events.

    `canasta.deal.deal_events` makes of the steps of an action the events that people and clients get: fewer, numbered
    through the match, with texts for cards and what came of the action. The players' memory
    (`canasta.tabletop.history`) keeps the steps themselves, since it follows the engine card by card.

    ============  ====================================================================================
    what          cards
    ============  ====================================================================================
    draw          those that came from the stock to the hand (also the replacements of a first turn)
    red_three     those laid out; `source` says whence: ``stock``, ``hand`` or ``pile``
    take          those of the hand that take the pile and, last, its top card; `meld` is their meld
    pile          the rest of the pile, taken into the hand, red threes left out
    meld, add     those laid, `meld` is the number of their meld now
    swap          the natural laid and the wild that came free, on `meld`
    canasta       all of the canasta that was just finished, now number `meld` of its side
    opened        none: the side of the seat has opened
    discard       the one discarded
    turn          none: the turn of the seat begins
    over          none: the deal has ended; the seat is the last on turn
    ask, yes, no, pass   none
    ============  ====================================================================================

    In a history of what everybody saw (`canasta.tabletop.history`), `hidden` cards came to a hand, and `cards` has
    none of them. `action` is then the engine's number of that smallest action (`canasta.engine.actions`), -1 for what
    followed from one: cards that replace red threes, the pile that is taken up.
    """

    what: str
    seat: int
    cards: tuple[int, ...] = ()
    meld: int | None = None
    source: Literal["", "stock", "hand", "pile"] = ""
    hidden: int = 0
    action: int = -1

    @property
    def number(self) -> int:
        """The number of cards that it moved."""
        return len(self.cards) + self.hidden
