"""The lays of the player `greedy` (see `canasta.players.core.by_eye`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from canasta.cards import BLACK_THREE, CANASTA, TWO
from canasta.engine.actions import ADD, START, decode, first_add
from canasta.engine.packed import NATURALS, ONES, count, index_of, kind_of, lowest, spread, three_or_more, wild_number
from canasta.engine.state import NO_KIND, YES, Melds, State
from canasta.engine.units import ActionCode, ActionWord, Kind, Slot
from canasta.players.core.eye import Eye, promises, size_in
from canasta.players.core.ranking import NOTHING

_SWAPS: Final[i64] = ONES << 3


def best_lay(eye: Eye, closing: bool, must: bool) -> ActionCode:
    """The best lay; -1 if keeping the hand is better. `must`: the seat must lay something."""
    s = eye.s
    opening = not eye.own.opened
    forced = must or s.bound or s.leave == YES or s.freed != NO_KIND or (opening and s.points > 0)
    best = NOTHING
    best_worth = 0.0
    for lane in range(4):
        # New melds, then naturals, twos and jokers to lay off
        number: i64 = 1 if lane == 0 else 1 + len(s.more_adds)
        slot: i64 = 0
        while slot < number:
            offset = START if lane == 0 else first_add(slot)
            bits = _lays(s, lane, slot)
            while bits != 0:
                bit = lowest(bits)
                bits ^= bit
                action = offset + index_of(bit)
                worth = _worth(eye, action, slot, closing, opening)
                if (best == NOTHING and forced) or worth > best_worth:
                    best = action
                    best_worth = worth
            slot += 1
    for word in range(2):
        bits = (s.starts if word == 0 else s.adds) & _SWAPS
        while bits != 0:
            bit = lowest(bits)
            bits ^= bit
            worth = _swap_worth(eye, kind_of(bit))
            if (best == NOTHING and forced) or worth > best_worth:
                best = (START if word == 0 else ADD) + index_of(bit)
                best_worth = worth
    return best


def _lays(s: State, lane: i64, slot: Slot) -> ActionWord:
    if lane == 0:
        return s.starts & ~_SWAPS
    word = s.adds if slot == 0 else s.more_adds[slot - 1]
    return word & (ONES << (lane - 1))


def _worth(eye: Eye, action: ActionCode, slot: Slot, closing: bool, opening: bool) -> float:
    s = eye.s
    word, kind, lane = decode(action)
    used: i64 = 1
    finishes = False
    if word >= 2:
        melds = eye.own.slot(slot)
        worth = _add_worth(eye, melds, kind, lane, closing)
        finishes = size_in(melds, min(kind, TWO)) == CANASTA - 1
    else:
        used = 3
        worth = _wilds_worth(eye) if kind >= TWO else _meld_worth(eye, kind, lane, closing, opening)
    if closing or opening or eye.late or eye.pressed:
        return worth
    kept = 4 if eye.stock > 10 * s.rule_table.seats * s.rule_table.draw else 2
    return worth if eye.held - used >= kept or finishes else worth - 60


def _meld_worth(eye: Eye, kind: Kind, lane: i64, closing: bool, opening: bool) -> float:
    rule_table = eye.s.rule_table
    wild = 0 if lane == 0 else int(rule_table.two if lane == 1 else rule_table.joker)
    points = float((3 if lane == 0 else 2) * rule_table.value(kind) + wild)
    if kind == BLACK_THREE:
        return 1.0
    if opening:
        if lane > 0 and _naturals_open(eye):
            return -10.0
        return 20 + points / 3 - (12 if lane > 0 else 0)
    if lane == 0:
        return 40 + points / 10
    if closing:
        return 10 + points / 10
    if eye.late or eye.pressed:
        return 5 + points / 10 - 3
    return -10.0


def _naturals_open(eye: Eye) -> bool:
    held = eye.hand & NATURALS
    return eye.s.points + eye.s.rule_table.worth(held & spread(three_or_more(held))) >= eye.own.minimum


def _wilds_worth(eye: Eye) -> float:
    held = wild_number(eye.hand)
    return 30.0 if eye.stakes.wilds_mixed >= 1000 and held >= 4 else -20.0


def _add_worth(eye: Eye, melds: Melds, kind: Kind, lane: i64, closing: bool) -> float:
    size = size_in(melds, min(kind, TWO))
    if kind >= TWO:
        return 60.0 + float(size)
    if lane == 0:
        return 30.0 + float(size) + (300.0 if size == CANASTA - 1 else 0.0)
    value = float(eye.s.rule_table.two if lane == 1 else eye.s.rule_table.joker)
    wilds = count(melds.twos, kind) + count(melds.jokers, kind)
    if size == CANASTA - 1:
        return 200 - value / 10
    if size >= CANASTA:
        if wilds == 0 and not closing:
            return -40.0
        return 2.0 if closing else -15.0
    if size + _to_spend(eye, size, wilds) >= CANASTA:
        return 50 + float(size) - value / 10
    if closing or eye.late or eye.pressed:
        return 4 + float(size) - value / 20
    return -10.0


def _to_spend(eye: Eye, size: i64, wilds: i64) -> i64:
    room = eye.s.rule_table.max_wilds - wilds
    if eye.s.rule_table.more_naturals:
        room = min(room, size - 2 * wilds - 1)
    return min(room, wild_number(eye.hand))


def _swap_worth(eye: Eye, kind: Kind) -> float:
    melds = eye.own.melds
    if count(melds.twos, kind) + count(melds.jokers, kind) == 1:
        return 120.0
    return 100.0 if promises(eye.own) > 0 else -5.0
