"""Lays in the draw phase, before the pile is taken: an opening from the hand (TB-4.3), or melds of wilds by
a side that is open already, where the pile is frozen (TB-3.1, TB-4.5).

The cards that take the pile stay in the hand, and with the pile the turn must end well. Where leave is compulsory a
count of cards decides; elsewhere the last cards may go out with the pile, and the lays themselves are searched.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from canasta.cards import BLACK_THREE, CANASTA, JOKER, TWO
from canasta.engine.actions import TAKE_BITS, decode
from canasta.engine.alive import may_go_out, rest_of_pile, takes_naturals
from canasta.engine.candidates import laid_any, lay_candidates
from canasta.engine.laying import lay, slot_of
from canasta.engine.opening import can_reach, could_open
from canasta.engine.packed import count, index_of, lowest, one, total
from canasta.engine.state import LAST_TAKER, YES, Melds, Side, State
from canasta.engine.taking import fill_takes

_WILD_LANES: Final[i64] = 0xFF000000000000  # the lanes of twos and jokers, used for melds of wilds

Known = dict[tuple[int, ...], bool]


def lay_before_taking(s: State, side: Side) -> None:
    """Fill the words with the new melds and lay-offs after which the pile can still be taken and the turn finished."""
    used = takes_naturals(s)
    hand = s.hands[s.seat]
    if count(hand, s.top) < used:
        return
    spare = hand - used * one(s.top)
    if not side.opened and not laid_any(s) and not could_open(s.rule_table, spare, side.minimum):
        return
    _candidates(s, side, spare, False)
    _keep_living(s, side, spare, s.points, {}, False)


def lay_wilds_before_taking(s: State, side: Side) -> None:
    """The same for an open side and a frozen pile: new melds of wilds, then single wilds onto melds of wilds."""
    used = takes_naturals(s)
    hand = s.hands[s.seat]
    committed = laid_any(s)
    if side.took_frozen or count(hand, s.top) < used or (not committed and count(hand, TWO) + count(hand, JOKER) < 3):
        return
    spare = hand - used * one(s.top)
    _candidates(s, side, spare, True)
    if not committed:
        s.adds = 0
        slot: i64 = 0
        while slot < len(s.more_adds):
            s.more_adds[slot] = 0
            slot += 1
    _keep_living(s, side, spare, side.minimum, {}, True)


def _keep_living(s: State, side: Side, spare: i64, points: i64, known: Known, wilds: bool) -> None:
    """Drop the candidates that leave no way."""
    starts, adds, more = s.starts, s.adds, s.more_adds
    starts = _living(s, side, spare, points, 64, starts, known, wilds)
    adds = _living(s, side, spare, points, 128, adds, known, wilds)
    slot: i64 = 0
    while slot < len(more):
        more[slot] = _living(s, side, spare, points, 192 + 64 * slot, more[slot], known, wilds)
        slot += 1
    s.starts, s.adds, s.more_adds = starts, adds, more


def _candidates(s: State, side: Side, spare: i64, wilds: bool) -> None:
    """Find the lays that fit on the table: anything but black threes, or wilds only."""
    lay_candidates(s, side, spare)
    s.starts &= ~one(BLACK_THREE)  # they belong to going out
    if wilds:
        s.starts &= _WILD_LANES
        s.adds &= _WILD_LANES
        slot: i64 = 0
        while slot < len(s.more_adds):
            s.more_adds[slot] &= _WILD_LANES
            slot += 1


def _living(s: State, side: Side, spare: i64, points: i64, offset: i64, bits: i64, known: Known, wilds: bool) -> i64:
    kept: i64 = 0
    while bits != 0:
        bit = lowest(bits)
        bits ^= bit
        if _lives(s, side, spare, points, offset + index_of(bit), known, wilds):
            kept |= bit
    return kept


def _lives(s: State, side: Side, spare: i64, points: i64, action: i64, known: Known, wilds: bool) -> bool:
    """True if that lay leaves a way; melds are changed for the question and put back."""
    more = side.more
    slot = slot_of(side, action)
    if slot == side.slots():
        side.more = [*more, Melds(0, 0, 0)]
    melds = side.slot(slot)
    naturals, twos, jokers = melds.naturals, melds.twos, melds.jokers
    kind = min(decode(action)[1], TWO)
    alive = False
    if not s.rule_table.separate_melds or count(naturals, kind) + count(twos, kind) + count(jokers, kind) < CANASTA:
        left, melds.naturals, melds.twos, melds.jokers = lay(action, spare, naturals, twos, jokers)
        alive = _goes_on(s, side, left, points + s.rule_table.worth(spare - left), known, wilds)
    melds.naturals = naturals
    melds.twos = twos
    melds.jokers = jokers
    side.more = more
    return alive


def _goes_on(s: State, side: Side, spare: i64, points: i64, known: Known, wilds: bool) -> bool:
    """True if with these melds the minimum can be reached, the pile taken and the turn finished."""
    rule_table = s.rule_table
    melds = side.melds
    need = side.minimum - points
    sure = (
        rule_table.separate_melds or not rule_table.closed_canastas
    )  # the pair has a place, whatever is laid before it
    if sure and s.leave != YES:
        keep: i64 = 0
        if s.ending != LAST_TAKER:
            keep = max(2 - total(rest_of_pile(s)), 0)
        if can_reach(rule_table, side, spare, melds.naturals, melds.twos, melds.jokers, need, keep):
            return True
        if not may_go_out(s) and not rule_table.pile_lay_off and not rule_table.pile_with_wild:
            return False
    if not can_reach(rule_table, side, spare, melds.naturals, melds.twos, melds.jokers, need, 0):
        return False
    if need <= 0 and _takes_well(s, side, spare):
        return True
    position = _position(side, spare)
    if position not in known:
        known[position] = _lays_on(s, side, spare, points, known, wilds)
    return known[position]


def _lays_on(s: State, side: Side, spare: i64, points: i64, known: Known, wilds: bool) -> bool:
    """True if some further lay leaves a way."""
    _candidates(s, side, spare, wilds)
    starts, adds, more = s.starts, s.adds, s.more_adds
    slot: i64 = -2
    while slot < len(more):
        bits = starts if slot == -2 else (adds if slot == -1 else more[slot])
        while bits != 0:
            action = 192 + 64 * slot + index_of(lowest(bits))
            bits &= bits - 1
            if _lives(s, side, spare, points, action, known, wilds):
                return True
        slot += 1
    return False


def _position(side: Side, spare: i64) -> tuple[int, ...]:
    found = [int(spare)]
    index: i64 = 0
    while index < side.slots():
        melds = side.slot(index)
        found += [int(melds.naturals), int(melds.twos), int(melds.jokers)]
        index += 1
    return tuple(found)


def _takes_well(s: State, side: Side, spare: i64) -> bool:
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
