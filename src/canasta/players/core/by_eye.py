"""The player `greedy`: plays by eye, one action ahead, without memory. A fixed opponent in tuning.

It uses no chance: whether it freezes the pile when that would pay depends on the cards that it holds.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from canasta.cards import BLACK_THREE, CANASTA, JOKER, TWO
from canasta.engine.actions import (
    ADD,
    ASK_ACTION,
    ASK_BIT,
    DRAW_ACTION,
    DRAW_BIT,
    NO_ACTION,
    PASS_ACTION,
    PASS_BIT,
    START,
    TAKE_BITS,
    TAKE_JOKER,
    TAKE_LAY_OFF,
    TAKE_ONTO,
    TAKE_TWO,
    WORD_BITS,
    YES_ACTION,
    decode,
    discard,
    first_add,
    slot_taken,
)
from canasta.engine.alive import takes_naturals
from canasta.engine.awards import Awards
from canasta.engine.packed import (
    NATURALS,
    ONES,
    count,
    index_of,
    kind_of,
    lowest,
    one,
    spread,
    three_or_more,
    total,
    wild_number,
)
from canasta.engine.rule_table import LEAVE_COMPULSORY
from canasta.engine.state import ANSWER, DRAW, NO, NO_KIND, YES, Melds, State, answering_seat
from canasta.engine.units import ActionCode, ActionWord, Kind, Slot
from canasta.players.core.eye import CARD_IN_HAND, Eye, open_meld, promises
from canasta.players.core.ranking import NOTHING, WORST
from canasta.players.core.reading import size_of

_SWAPS: Final[i64] = ONES << 3
_PILE_CARD: Final[i64] = 14
_CARDS: Final[i64] = 0x11111111111111


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
        finishes = size_of(melds, min(kind, TWO)) == CANASTA - 1
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
    size = size_of(melds, min(kind, TWO))
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


def decide_by_eye(s: State, stakes: Awards) -> ActionCode:
    """The action of the seat to act; the legal words must be filled."""
    if s.phase == ANSWER:
        eye = Eye(s, stakes, answering_seat(s))
        cost = s.rule_table.worth(eye.hand) - CARD_IN_HAND * total(s.hands[s.seat])
        return YES_ACTION if eye.gain() - float(cost) > 0 else NO_ACTION
    eye = Eye(s, stakes, s.seat)
    return _draw(eye) if s.phase == DRAW else _play(eye)


def _play(eye: Eye) -> ActionCode:
    s = eye.s
    may_ask = s.base & ASK_BIT != 0
    wants = s.leave != NO and eye.gain() > 0
    closing = s.bound or s.leave == YES or (wants and (eye.may_close() or may_ask))
    if may_ask and wants and not s.bound and _asks(eye):
        return ASK_ACTION
    lay = best_lay(eye, closing, False)
    if lay != NOTHING:
        return lay
    if s.base & _CARDS != 0:
        return _discard(eye)
    if s.base & PASS_BIT != 0:
        return PASS_ACTION
    return _first(s)


def _first(s: State) -> ActionCode:
    if s.base != 0:
        return index_of(lowest(s.base))
    if s.starts != 0:
        return START + index_of(lowest(s.starts))
    offset = ADD
    if s.adds != 0:
        return offset + index_of(lowest(s.adds))
    for word in s.more_adds:
        offset += WORD_BITS
        if word != 0:
            return offset + index_of(lowest(word))
    return NOTHING


def _asks(eye: Eye) -> bool:
    s = eye.s
    if s.rule_table.leave == LEAVE_COMPULSORY:
        return True
    seat = (eye.seat + s.rule_table.sides) % s.rule_table.seats
    while seat != eye.seat:
        if total(s.hands[seat]) >= 6:
            return True
        seat = (seat + s.rule_table.sides) % s.rule_table.seats
    return False


def _draw(eye: Eye) -> ActionCode:
    s = eye.s
    if s.base & ASK_BIT != 0 and eye.gain() > 0:
        return ASK_ACTION
    bits = s.base & TAKE_BITS
    best = NOTHING
    best_worth = float(WORST)
    while bits != 0:
        bit = lowest(bits)
        bits ^= bit
        worth = _take_worth(eye, index_of(bit))
        if worth > best_worth:
            best = index_of(bit)
            best_worth = worth
    draws = s.base & DRAW_BIT != 0
    other = 0.0
    if draws:
        other = float(16 * s.rule_table.draw)
    elif eye.stakes.hands_count_if_nobody_out and not eye.own.opened:
        other = float(2 * _PILE_CARD)
    if best != NOTHING and best_worth > other:
        return best
    if (s.starts | s.adds) != 0 or len(s.more_adds) > 0:
        opens = best == NOTHING and _pile_worth(eye) > other + 45
        if not draws or opens:
            lay = best_lay(eye, False, True)
            if lay != NOTHING:
                return lay
    if draws:
        return DRAW_ACTION
    if s.base & PASS_BIT != 0:
        return PASS_ACTION
    return best if best != NOTHING else _first(s)


def _pile_worth(eye: Eye) -> float:
    size = eye.s.pile_size
    if eye.pressed and size > 6 and not eye.may_close():
        return -7.0 * float(size)
    return float(_PILE_CARD * (size - 1))


def _take_worth(eye: Eye, action: ActionCode) -> float:
    s = eye.s
    top = s.top
    worth = _pile_worth(eye) + 2.0 * float(s.rule_table.value(top))
    used: i64 = 0
    if action == TAKE_TWO or action == TAKE_JOKER:
        used = 2
        worth -= 41
    elif action != TAKE_LAY_OFF:
        used = takes_naturals(s)
        worth += float(4 * used)
    size: i64 = 0
    if action >= TAKE_ONTO:
        size = size_of(eye.own.slot(slot_taken(action)), top)
    elif not s.rule_table.separate_melds:
        size = size_of(eye.own.melds, top)
        if s.rule_table.closed_canastas and size >= CANASTA:
            size = 0
    if size == 0:
        worth += 15
    elif size < CANASTA <= size + used + 1:
        worth += 250
    if not eye.own.opened:
        worth += float(40 + 30 * eye.own.red_threes)
    return worth


def _discard(eye: Eye) -> ActionCode:
    s = eye.s
    bits = s.base & _CARDS
    if _freezes(eye):
        for wild in (TWO, JOKER):
            if bits & one(wild) != 0:
                return discard(wild)
    best = NOTHING
    least = 1e9
    while bits != 0:
        bit = lowest(bits)
        bits ^= bit
        kind = kind_of(bit)
        cost = _cost(eye, kind)
        if cost < least:
            least = cost
            best = discard(kind)
    return best


def _cost(eye: Eye, kind: Kind) -> float:
    s = eye.s
    value = float(s.rule_table.value(kind))
    pile = _PILE_CARD * s.pile_size + 10
    if kind == TWO or kind == JOKER:
        return 60.0 + value
    if kind == BLACK_THREE:
        return 12.0 if pile < 5 * _PILE_CARD else 4.0
    cost = eye.danger(kind) * float(pile)
    held = count(eye.hand, kind)
    if open_meld(s, eye.own, kind):
        cost += 20
    elif held == 2:
        cost += 16 if eye.unseen(kind) > 0 else 0
    elif held >= 3:
        cost += 40
    saved = value / 2 if eye.late or eye.pressed else -value / 5
    return cost - saved


def _freezes(eye: Eye) -> bool:
    s = eye.s
    if s.frozen or eye.own.opened or s.pile_size < 5:
        return False
    if wild_number(eye.hand) < 2 or (eye.hand // 7 + s.drawn) % 5 >= 2:
        return False
    side = eye.seat % s.rule_table.sides
    index: i64 = 0
    while index < s.rule_table.sides:
        if index != side and s.sides[index].opened:
            return True
        index += 1
    return False
