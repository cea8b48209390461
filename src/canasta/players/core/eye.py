"""The table as the player `greedy` sees it (see `canasta.players.core.by_eye`)."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from canasta.cards import ACE, CANASTA, JOKER, RED_THREE, TWO
from canasta.engine.awards import Awards
from canasta.engine.packed import count, total
from canasta.engine.rule_table import OPEN_FIRST
from canasta.engine.state import Melds, Side, State
from canasta.engine.units import Kind, Seat
from canasta.players.core.reading import canastas, size_of

CARD_IN_HAND: Final[i64] = 12


@mypyc_attr(acyclic=True)
class Eye:
    """The table at a glance, for one seat."""

    def __init__(self, s: State, stakes: Awards, seat: Seat) -> None:
        rule_table = s.rule_table
        self.s: State = s
        self.stakes: Awards = stakes
        self.seat: i64 = seat
        self.own: Side = s.sides[seat % rule_table.sides]
        self.hand: i64 = s.hands[seat]
        self.held: i64 = total(self.hand)
        self.stock: i64 = s.stock_size - s.drawn
        self.late: bool = self.stock <= 2 * rule_table.seats * rule_table.draw
        self.pressed: bool = self._pressed()

    def _pressed(self) -> bool:
        s = self.s
        side = self.seat % s.rule_table.sides
        seat: i64 = 0
        while seat < s.rule_table.seats:
            index = seat % s.rule_table.sides
            if index != side and total(s.hands[seat]) <= 3 and canastas(s.sides[index]) > 0:
                return True
            seat += 1
        return False

    def may_close(self) -> bool:
        """True if the canastas on the table are enough to go out."""
        side = self.own
        if self.s.rule_table.clean_and_dirty:
            clean = side.clean_number + count(side.canastas, JOKER) + count(side.canastas, RED_THREE)
            return canastas(side) >= 2 and clean >= 1
        return canastas(side) >= self.s.rule_table.canastas_to_go_out

    def gain(self) -> float:
        """Gain of going out now over playing on, in points."""
        s = self.s
        rule_table = s.rule_table
        side = self.seat % rule_table.sides
        caught: i64 = 0
        lost: i64 = 0
        unpaid: i64 = 0
        seat: i64 = 0
        while seat < rule_table.seats:
            size = total(s.hands[seat])
            if seat % rule_table.sides != side:
                caught += CARD_IN_HAND * size
            elif seat != self.seat:
                lost += CARD_IN_HAND * size
            seat += 1
        theirs: i64 = 0
        index: i64 = 0
        while index < rule_table.sides:
            if index != side:
                other = s.sides[index]
                if not _has_melds(other):
                    unpaid += 200 * other.red_threes
                theirs = max(theirs, promises(other))
            index += 1
        time = min(1.0, float(self.stock) / (6.0 * float(rule_table.seats * rule_table.draw)))
        fear = 150 if self.pressed else 0
        promise = time * 200.0 * float(theirs - promises(self.own))
        return float(self.stakes.going_out + caught + unpaid + fear - lost) + promise

    def unseen(self, kind: Kind) -> i64:
        """Number of cards of a kind that are not in the hand, on the table or on top of the discard pile."""
        s = self.s
        seen = count(self.hand, kind)
        for side in s.sides:
            seen += count(side.melds.naturals, kind) + count(side.done_naturals, kind)
            for melds in side.more:
                seen += count(melds.naturals, kind)
        if s.pile_size > 0 and s.top == kind:
            seen += 1
        return max(0, 4 * s.rule_table.packs - seen)

    def danger(self, kind: Kind) -> float:
        """Chance that the next player takes the pile with a card of that kind on top."""
        s = self.s
        rule_table = s.rule_table
        if kind > ACE:
            return 0.0
        following = (self.seat + 1) % rule_table.seats
        side = s.sides[following % rule_table.sides]
        hidden = self.stock + max(0, s.pile_size - 1) - self.held
        for hand in s.hands:
            hidden += total(hand)
        expected = float(self.unseen(kind) * total(s.hands[following])) / float(max(1, hidden))
        none = exp(-expected)
        once = 1 - none
        two = 1 - none * (1 + expected)
        if s.frozen and rule_table.pile_frozen_naturals == 3:
            return two * expected / 3
        if not side.opened:
            return two * (0.35 if rule_table.pile_unopened == OPEN_FIRST else 0.6)
        if s.frozen:
            return two
        if rule_table.pile_lay_off and open_meld(s, side, kind):
            return 1.0
        return min(1.0, two + (0.4 * once if rule_table.pile_with_wild else 0.0))


def _has_melds(side: Side) -> bool:
    if (side.melds.naturals | side.melds.twos | side.melds.jokers) != 0 or side.canastas != 0:
        return True
    for melds in side.more:
        if (melds.naturals | melds.twos | melds.jokers) != 0:
            return True
    return False


def promises(side: Side) -> i64:
    """Number of melds one or two cards short of a canasta."""
    found = _near(side.melds)
    for melds in side.more:
        found += _near(melds)
    return found


def _near(melds: Melds) -> i64:
    found: i64 = 0
    for kind in range(TWO + 1):
        size = size_of(melds, kind)
        if CANASTA - 2 <= size < CANASTA:
            found += 1
    return found


def open_meld(s: State, side: Side, kind: Kind) -> bool:
    """True if a side has a meld of the rank that takes more cards."""
    size = size_of(side.melds, kind)
    if size > 0 and (size < CANASTA or not s.rule_table.closed_canastas):
        return True
    for melds in side.more:
        if 0 < size_of(melds, kind) < CANASTA:
            return True
    return False
