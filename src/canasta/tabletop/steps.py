"""Steps: the single things that happen to the cards on the table."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace


class Step(Struct, frozen=True, array_like=True, gc=False):  # a match keeps them all
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

    def but(self, **changed: Any) -> Step:
        """A copy of the step with these fields changed."""
        return replace(self, **changed)

    @property
    def number(self) -> int:
        """The number of cards that it moved."""
        return len(self.cards) + self.hidden
