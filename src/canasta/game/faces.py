"""Where the real cards of a deal lie, and what each move does to them. Which moves are legal the engine knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from canasta.cards import BLACK_THREE, KIND_OF_CARD, RED_THREE, TWO

CANASTA: Final = 7  # cards


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
        """Whether it is a canasta."""
        return len(self.cards) >= CANASTA

    @property
    def clean(self) -> bool:
        """Whether no wild lies in it; a meld of wilds is never clean in this sense."""
        return all(KIND_OF_CARD[card] <= BLACK_THREE for card in self.cards)

    def copy(self) -> Meld:
        """An independent copy."""
        return Meld(self.cards[:], self.kind, self.slot, self.laid_by, self.now[:])


@dataclass(slots=True)
class TableSide:
    """What one side has on the table: melds as they were laid or, for canastas, finished; and its red threes."""

    melds: list[Meld] = field(default_factory=list)
    red_threes: list[int] = field(default_factory=list)

    def copy(self) -> TableSide:
        """An independent copy."""
        return TableSide([meld.copy() for meld in self.melds], self.red_threes[:])


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happened at the table, with its real cards, before anybody puts it into words.

    ============  ====================================================================================
    what          cards
    ============  ====================================================================================
    draw          those that came from the stock to the hand (also the replacements of a first turn)
    red_three     those laid out; `source` says whence: ``stock``, ``hand`` or ``pile``
    take          those of the hand that take the pile and, last, its top card; `meld` is their meld
    pile          the rest of the pile as it comes to the hand, red threes left out
    meld, add     those laid, `meld` is the number of their meld now
    swap          the natural laid and the wild that came free, on `meld`
    canasta       all of the canasta that was just finished, now number `meld` of its side
    opened        none: the side of the seat has opened
    discard       the one discarded
    turn          none: the turn of the seat begins
    over          none: the deal has ended; the seat is the last on turn
    ask, yes, no, pass   none
    ============  ====================================================================================
    """

    what: str
    seat: int
    cards: tuple[int, ...] = ()
    meld: int | None = None
    source: str = ""


class Table:
    """The cards of a deal: `hands` by seat, `pile` bottom first, `order` with the stock from `drawn` on, `sides`."""

    def __init__(self, order: tuple[int, ...], seats: int, sides: int) -> None:
        self.order = order
        self.drawn = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.pile: list[int] = []
        self.sides = [TableSide() for _ in range(sides)]
        self.freed: int | None = None  # a wild taken out of a canasta this turn, still to be laid elsewhere

    @property
    def stock(self) -> tuple[int, ...]:
        """The cards of the stock, the next one first."""
        return self.order[self.drawn :]

    def side_of(self, seat: int) -> TableSide:
        """The side that a seat belongs to."""
        return self.sides[seat % len(self.sides)]

    def copy_cards_into(self, other: Table) -> None:
        """Copy where every card lies; the order is shared, it never changes."""
        other.order = self.order
        other.drawn = self.drawn
        other.hands = [hand[:] for hand in self.hands]
        other.pile = self.pile[:]
        other.sides = [side.copy() for side in self.sides]
        other.freed = self.freed

    def from_hand(self, seat: int, kind: int, named: list[int]) -> int:
        """Take a card of that kind from a hand: a named one first (it leaves the list), then a wild that came free."""
        hand = self.hands[seat]
        held = [card for card in hand if KIND_OF_CARD[card] == kind]
        card = next((card for card in named if card in held), None)
        if card is not None:
            named.remove(card)
        elif self.freed in held:
            card = self.freed
        else:
            card = min(held)
        hand.remove(card)
        return card

    def draw(self, seat: int, until: int) -> list[Step]:
        """The cards of the order up to place `until` come to a seat; red threes are laid out."""
        cards = self.order[self.drawn : until]
        self.drawn = until
        kept = tuple(card for card in cards if KIND_OF_CARD[card] != RED_THREE)
        self.hands[seat].extend(kept)
        steps = self._lay_out(seat, [card for card in cards if KIND_OF_CARD[card] == RED_THREE], "stock")
        if kept:
            steps.append(Step("draw", seat, kept))
        return steps

    def show_red_threes(self, seat: int) -> list[Step]:
        """The red threes of a hand are laid out."""
        red = [card for card in self.hands[seat] if KIND_OF_CARD[card] == RED_THREE]
        self.hands[seat] = [card for card in self.hands[seat] if KIND_OF_CARD[card] != RED_THREE]
        return self._lay_out(seat, red, "hand")

    def pile_to_hand(self, seat: int) -> list[Step]:
        """What is left of a taken pile comes to the hand; its red threes are laid out, not replaced."""
        rest = tuple(card for card in self.pile if KIND_OF_CARD[card] != RED_THREE)
        red = [card for card in self.pile if KIND_OF_CARD[card] == RED_THREE]
        self.pile = []
        self.hands[seat].extend(rest)
        steps = [Step("pile", seat, rest)] if rest else []
        return steps + self._lay_out(seat, red, "pile")

    def _lay_out(self, seat: int, red_threes: list[int], source: str) -> list[Step]:
        if not red_threes:
            return []
        self.side_of(seat).red_threes.extend(red_threes)
        return [Step("red_three", seat, tuple(red_threes), source=source)]

    def lay(self, seat: int, cards: Sequence[int], kind: int, slot: int) -> Meld:
        """Lay cards on the meld of that rank and slot, or as a new one; what becomes a canasta moves to the end."""
        melds = self.side_of(seat).melds
        meld = self.meld_at(seat, kind, slot)
        if meld is None:
            meld = Meld([], min(kind, TWO), slot, seat)
            melds.append(meld)
        before = meld.finished
        meld.cards.extend(cards)
        meld.now.extend(cards)
        if meld.finished and not before:
            melds[:] = [other for other in melds if other is not meld] + [meld]
        return meld

    def swap(self, meld: Meld, natural: int, wild: int, named: Sequence[int]) -> int:
        """A natural takes the place of a wild of that kind, of a named one if there is one; returns the wild."""
        lying = [card for card in meld.cards if KIND_OF_CARD[card] == wild]
        freed = next((card for card in named if card in lying), lying[0])
        meld.cards[meld.cards.index(freed)] = natural
        # Equal wilds are interchangeable: one that lay there before leaves before one laid this turn.
        left = [card for card in meld.cards if KIND_OF_CARD[card] == wild]
        laid = sum(KIND_OF_CARD[card] == wild for card in meld.now)
        meld.now = [card for card in meld.now if KIND_OF_CARD[card] != wild] + left[max(0, len(left) - laid) :]
        meld.now.append(natural)
        return freed

    def meld_at(self, seat: int, kind: int, slot: int) -> Meld | None:
        """The meld of that rank in that slot of the engine, None if there is none."""
        kind = min(kind, TWO)
        return next((meld for meld in self.side_of(seat).melds if meld.slot == slot and meld.kind == kind), None)

    def number_of(self, meld: Meld) -> int:
        """The number of a meld on its side, from 1."""
        melds = next(side.melds for side in self.sides if any(other is meld for other in side.melds))
        return next(number for number, other in enumerate(melds, 1) if other is meld)
