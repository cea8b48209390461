"""The whole of a deal in progress, as plainly as it lies on the table."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from typing import Any

from canasta.rules.model import Leave, OpeningWaiver, PileUnopened, Rules, StockEnd

from .cards import BLACK, RED, WILDS, points
from .melds import Meld, enough_to_go_out, standing


@dataclass
class State:
    """A deal. Hands and melds are tuples, replaced and never changed, so that `child` may share them."""

    rules: Rules
    scores: list[int]
    hands: list[tuple[str, ...]]
    melds: list[tuple[Meld, ...]]  # by side
    stock: tuple[str, ...] = ()  # the next card first
    pile: tuple[str, ...] = ()  # the top card last
    face_down: int = 0  # that many cards at the bottom of the pile lie face down
    frozen: bool = False
    red_threes: list[int] = field(default_factory=list)  # by side
    opened: list[bool] = field(default_factory=list)
    taken_pile: list[bool] = field(default_factory=list)
    taken_frozen: list[bool] = field(default_factory=list)
    has_laid: list[bool] = field(default_factory=list)  # by seat: laid cards in an earlier turn of this deal
    owed: list[int] = field(default_factory=list)  # by seat: red threes shown at the deal, replaced on the first turn
    moda: str | None = None
    exact_cut: int | None = None  # the side that earned it
    turn: int = 0
    phase: str = "draw"  # draw, play, answer, over
    first_turns: int = 0  # seats that have not had a turn yet
    how: str | None = None  # "out" or "stock" once the deal is over
    # this turn only
    drew: str | None = None  # "stock", "pile"
    leave: str | None = None  # "yes", "no"
    back: str = "play"  # the phase to which an answer returns
    pile_waits: bool = False  # opening with the pile: its rest still lies aside, in `pile` (CL-3.5)
    abatir: bool = False  # took the pile, or began to meld, on the promise to lay the whole hand (SA-4.3, SA-5.2)
    freed: str | None = None  # a wild swapped out of a canasta, not placed yet (RE-2.5)
    last_turn: bool = False  # the last stock card was a red three: no discard needed (SA-5.6, RE-3.7)
    last_draw: int | None = None  # cards that the draw which emptied the stock gave (TB-7)
    memo: dict[Any, bool] = field(default_factory=dict)  # of the lookahead, one turn long

    @property
    def side(self) -> int:
        """The side on turn."""
        return self.turn % self.rules.sides

    @property
    def hand(self) -> tuple[str, ...]:
        return self.hands[self.turn]

    @property
    def table(self) -> tuple[Meld, ...]:
        """The melds of the side on turn."""
        return self.melds[self.side]

    @property
    def is_open(self) -> bool:
        return self.opened[self.side]

    @property
    def minimum(self) -> int:
        """The points that the side on turn needs to open (CL-4.1, SA-5.1, RE-2.10, TB-5.1)."""
        found = self.rules.opening[0][1]
        for lowest, needed in self.rules.opening:
            if self.scores[self.side] >= lowest:
                found = needed
        return found

    @property
    def laid_points(self) -> int:
        """Points of the cards laid in this turn."""
        return sum(points(self.rules, m.now) for m in self.table)

    @property
    def laid_something(self) -> bool:
        return any(m.now for m in self.table)

    @property
    def opening_pending(self) -> bool:
        """Cards lie there that do not reach the minimum yet."""
        return self.laid_something and not self.is_open

    @property
    def black_threes_laid(self) -> bool:
        return any(BLACK in m.now for m in self.table)

    @property
    def bound(self) -> bool:
        """The turn must end with going out: leave was given, black threes lie there, or it was promised."""
        return self.leave == "yes" or self.black_threes_laid or self.abatir

    @property
    def waived(self) -> bool:
        """Laying the whole hand in this turn needs no opening minimum (SA-4.3, SA-5.2, RE-2.10, IN-4)."""
        waiver = self.rules.opening_waiver
        if waiver is OpeningWaiver.WHOLE_HAND_FROM_STOCK:
            return self.drew == "stock"
        return waiver is OpeningWaiver.WHOLE_HAND

    @property
    def last_taker(self) -> bool:
        """The stock is out and this player may only take the pile once more (TB-7.1)."""
        if self.rules.stock_end is not StockEnd.LAST_TAKE or self.stock:
            return False
        return self.drew is None or self.drew == "pile"

    @property
    def no_closing(self) -> bool:
        """TB-7.1 to TB-7.3: this turn ends the deal, but nobody closes it."""
        return self.last_taker or self.last_draw in (0, 1)

    @property
    def discard_needed(self) -> bool:
        """A turn without going out ends with a discard; in those of TB-7 only the last taker's does (TB-7.1)."""
        if self.last_taker:
            return self.rules.last_taker_discards
        return not self.last_turn and not self.no_closing

    @property
    def closing_barred(self) -> bool:
        """Going out is out of the question in this turn, whatever is laid (CL-5.3, TB-6.3, TB-7)."""
        if self.no_closing or self.leave == "no":
            return True
        return self.rules.leave is Leave.COMPULSORY and self.rules.partners and self.leave != "yes"

    @property
    def may_go_out(self) -> bool:
        """True if ending without cards is allowed now, with these melds (CL-5.1, SA-5.3, RE-3.1, TB-6.1)."""
        if self.closing_barred or (self.opening_pending and not self.waived):
            return False
        return enough_to_go_out(self.rules, standing(self.rules, [m.cards for m in self.table]))

    @property
    def must_lay_to_go_out(self) -> bool:
        """A player on pumba never finishes by merely discarding (RE-3.3; salon has no such rule)."""
        return not self.rules.lone_discard and not self.laid_something

    @property
    def open_first(self) -> bool:
        return self.rules.pile_unopened is PileUnopened.OPEN_FIRST

    def child(self) -> State:
        """A copy to change: its lists are its own."""
        new = copy.copy(self)
        for name in ("hands", "melds", "red_threes", "opened", "taken_pile", "taken_frozen", "has_laid", "owed"):
            setattr(new, name, list(getattr(self, name)))
        return new


def is_frozen_by(rules: Rules, pile: tuple[str, ...], face_down: int) -> bool:
    """True if the cards of a pile freeze it: a wild or, where it counts, a red three, not face down."""
    seen = pile[face_down:]
    return any(c in WILDS for c in seen) or (rules.red_three_freezes and RED in seen)


def draw_cards(state: State, seat: int, number: int) -> tuple[int, bool]:
    """Draws for a seat, in place, showing and replacing red threes while the stock lasts (CL-3.6, TB-3.2).

    Returns how many cards reached the hand, and whether the last card drawn was a red three that nothing replaced.
    """
    got, stranded = 0, False
    stock = list(state.stock)
    for _ in range(number):
        while stock:
            card = stock.pop(0)
            if card == RED:
                state.red_threes[seat % state.rules.sides] += 1
                stranded = not stock
                continue
            state.hands[seat] = (*state.hands[seat], card)
            got += 1
            break
    state.stock = tuple(stock)
    return got, stranded
