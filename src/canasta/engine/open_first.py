"""Lays in the draw phase, before the pile is taken: an opening from the hand (TB-4.3), or melds of wilds by
a side that is open already, where the pile is frozen (TB-3.1, TB-4.5).

The cards that take the pile stay in the hand, and with the pile the turn must end well. Where leave is compulsory a
count of cards decides; elsewhere the last cards may go out with the pile, and the lays themselves are searched.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from canasta.cards import BLACK_THREE, CANASTA, TWO
from canasta.engine.actions import ADD, START, TAKE_BITS, decode, first_add
from canasta.engine.alive import may_go_out, must_keep, rest_of_pile, takes_naturals
from canasta.engine.candidates import laid_any, lay_candidates
from canasta.engine.laying import lay, slot_of
from canasta.engine.opening import can_reach, could_open
from canasta.engine.packed import count, index_of, lowest, one, total, wild_number
from canasta.engine.state import YES, Melds, Side, State
from canasta.engine.taking import fill_takes
from canasta.engine.units import ActionCode, ActionWord, Cards, Points

_WILD_LANES: Final[i64] = 0xFF000000000000  # the lanes of twos and jokers, used for melds of wilds


def lay_before_taking(s: State, side: Side) -> None:
    """Fill the words with the new melds and lay-offs after which the pile can still be taken and the turn finished."""
    used = takes_naturals(s)
    hand = s.hands[s.seat]
    if count(hand, s.top) < used:
        return
    spare = hand - used * one(s.top)
    if not side.opened and not laid_any(s) and not could_open(s.rule_table, spare, side.minimum):
        return
    lays = LaysBeforeTaking(s, side, False)
    lays.find(spare)
    lays.keep_living(spare, s.points)


def lay_wilds_before_taking(s: State, side: Side) -> None:
    """Like `lay_before_taking`, for an open side and a frozen pile: new melds of wilds, then single wilds onto them."""
    used = takes_naturals(s)
    hand = s.hands[s.seat]
    committed = laid_any(s)
    if side.took_frozen or count(hand, s.top) < used or (not committed and wild_number(hand) < 3):
        return
    spare = hand - used * one(s.top)
    lays = LaysBeforeTaking(s, side, True)
    lays.find(spare)
    if not committed:
        s.adds = 0
        slot: i64 = 0
        while slot < len(s.more_adds):
            s.more_adds[slot] = 0
            slot += 1
    lays.keep_living(spare, side.minimum)


class LaysBeforeTaking:
    """The search among lays from the `spare` cards, those that the pile does not need; `wilds`: melds of wilds only.

    Melds are changed for a question and put back.
    """

    def __init__(self, s: State, side: Side, wilds: bool) -> None:
        self.s: State = s
        self.side: Side = side
        self.wilds: bool = wilds
        self.known: dict[tuple[int, ...], bool] = {}

    def find(self, spare: Cards) -> None:
        """Fill the words with the lays that fit on the table: anything but black threes, or wilds only."""
        s = self.s
        lay_candidates(s, self.side, spare)
        s.starts &= ~one(BLACK_THREE)  # they belong to going out
        if self.wilds:
            s.starts &= _WILD_LANES
            s.adds &= _WILD_LANES
            slot: i64 = 0
            while slot < len(s.more_adds):
                s.more_adds[slot] &= _WILD_LANES
                slot += 1

    def keep_living(self, spare: Cards, points: Points) -> None:
        """Drop the lays of the words that leave no way."""
        s = self.s
        starts, adds, more = s.starts, s.adds, s.more_adds
        starts = self._living(spare, points, START, starts)
        adds = self._living(spare, points, ADD, adds)
        slot: i64 = 0
        while slot < len(more):
            more[slot] = self._living(spare, points, first_add(slot + 1), more[slot])
            slot += 1
        s.starts, s.adds, s.more_adds = starts, adds, more

    def _living(self, spare: Cards, points: Points, offset: ActionCode, bits: ActionWord) -> ActionWord:
        kept: i64 = 0
        while bits != 0:
            bit = lowest(bits)
            bits ^= bit
            if self._lives(spare, points, offset + index_of(bit)):
                kept |= bit
        return kept

    def _lives(self, spare: Cards, points: Points, action: ActionCode) -> bool:
        """True if that lay leaves a way."""
        side = self.side
        rule_table = self.s.rule_table
        more = side.more
        slot = slot_of(side, action)
        if slot == side.slots():
            side.more = [*more, Melds(0, 0, 0)]
        melds = side.slot(slot)
        naturals, twos, jokers = melds.naturals, melds.twos, melds.jokers
        kind = min(decode(action)[1], TWO)
        alive = False
        if not rule_table.separate_melds or count(naturals, kind) + count(twos, kind) + count(jokers, kind) < CANASTA:
            left, after = lay(action, spare, (naturals, twos, jokers))
            melds.put(after)
            alive = self._goes_on(left, points + rule_table.worth(spare - left))
            melds.put((naturals, twos, jokers))
        side.more = more
        return alive

    def _goes_on(self, spare: Cards, points: Points) -> bool:
        """True if with these melds the minimum can be reached, the pile taken and the turn finished."""
        s = self.s
        side = self.side
        rule_table = s.rule_table
        laid = side.melds.counts()
        need = side.minimum - points
        sure = (
            rule_table.separate_melds or not rule_table.closed_canastas
        )  # the pair has a place, whatever is laid before it
        if sure and s.leave != YES:
            keep = max(must_keep(s) - total(rest_of_pile(s)), 0)
            if can_reach(rule_table, side, spare, laid, need, keep):
                return True
            if not may_go_out(s) and not rule_table.pile_lay_off and not rule_table.pile_with_wild:
                return False
        if not can_reach(rule_table, side, spare, laid, need, 0):
            return False
        if need <= 0 and _takes_well(s, side, spare):
            return True
        position = _position(side, spare)
        if position not in self.known:
            self.known[position] = self._lays_on(spare, points)
        return self.known[position]

    def _lays_on(self, spare: Cards, points: Points) -> bool:
        """True if some further lay leaves a way."""
        s = self.s
        self.find(spare)
        starts, adds, more = s.starts, s.adds, s.more_adds
        slot: i64 = -2
        while slot < len(more):
            bits = starts if slot == -2 else (adds if slot == -1 else more[slot])
            while bits != 0:
                action = first_add(slot + 1) + index_of(lowest(bits))
                bits &= bits - 1
                if self._lives(spare, points, action):
                    return True
            slot += 1
        return False


def _position(side: Side, spare: Cards) -> tuple[int, ...]:
    found = [int(spare)]
    index: i64 = 0
    while index < side.slots():
        melds = side.slot(index)
        found += [int(melds.naturals), int(melds.twos), int(melds.jokers)]
        index += 1
    return tuple(found)


def _takes_well(s: State, side: Side, spare: Cards) -> bool:
    """True if the pile can be taken now, in any way, and the turn finished after it."""
    opened = side.opened
    hand = s.hands[s.seat]
    words = s.base
    side.opened = True
    s.hands[s.seat] = spare + takes_naturals(s) * one(s.top)
    s.base = 0
    fill_takes(s, side)
    found = s.base & TAKE_BITS != 0
    side.opened = opened
    s.hands[s.seat] = hand
    s.base = words
    return found
