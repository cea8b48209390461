"""The player `greedy` inside the compiled core: the fixed opponent that tuning never loses sight of.

It decides as `canasta.bots.greedy` does from a view (a test compares them), but for ties between melds, and but for
chance: where that player freezes the pile now and then, this one does so by the cards it holds.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from canasta.cards import ACE, BLACK_THREE, JOKER, RED_THREE, TWO
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
    YES_ACTION,
    discard,
)
from canasta.engine.alive import takes_naturals
from canasta.engine.packed import NATURALS, ONES, count, index_of, lowest, one, spread, three_or_more, total
from canasta.engine.sheet import LEAVE_COMPULSORY, OPEN_FIRST
from canasta.engine.state import ANSWER, DRAW, NO, NO_KIND, Melds, Side, State, answering_seat
from canasta.strategy.ranking import NOTHING, WORST
from canasta.strategy.reading import canastas
from canasta.strategy.stakes import Stakes

_CARD_IN_HAND: Final[i64] = 12
_PILE_CARD: Final[i64] = 14
_SWAPS: Final[i64] = ONES << 3
_CARDS: Final[i64] = 0x11111111111111


@mypyc_attr(acyclic=True)
class Eye:
    """What that player sees at a glance."""

    def __init__(self, s: State, stakes: Stakes, seat: i64) -> None:
        sheet = s.sheet
        self.s: State = s
        self.stakes: Stakes = stakes
        self.seat: i64 = seat
        self.own: Side = s.sides[seat % sheet.sides]
        self.hand: i64 = s.hands[seat]
        self.held: i64 = total(self.hand)
        self.stock: i64 = s.stock_size - s.drawn
        self.late: bool = self.stock <= 2 * sheet.seats * sheet.draw
        self.pressed: bool = self._pressed()

    def _pressed(self) -> bool:
        s = self.s
        side = self.seat % s.sheet.sides
        seat: i64 = 0
        while seat < s.sheet.seats:
            index = seat % s.sheet.sides
            if index != side and total(s.hands[seat]) <= 3 and canastas(s.sides[index]) > 0:
                return True
            seat += 1
        return False

    def may_close(self) -> bool:
        """Whether the canastas on the table are enough to go out."""
        side = self.own
        if self.s.sheet.clean_and_dirty:
            clean = side.clean_number + count(side.canastas, JOKER) + count(side.canastas, RED_THREE)
            return canastas(side) >= 2 and clean >= 1
        return canastas(side) >= self.s.sheet.canastas_to_go_out

    def gain(self) -> float:
        """Points by which going out now is better than playing on."""
        s = self.s
        sheet = s.sheet
        side = self.seat % sheet.sides
        caught: i64 = 0
        lost: i64 = 0
        unpaid: i64 = 0
        seat: i64 = 0
        while seat < sheet.seats:
            size = total(s.hands[seat])
            if seat % sheet.sides != side:
                caught += _CARD_IN_HAND * size
            elif seat != self.seat:
                lost += _CARD_IN_HAND * size
            seat += 1
        theirs: i64 = 0
        index: i64 = 0
        while index < sheet.sides:
            if index != side:
                other = s.sides[index]
                if not _has_melds(other):
                    unpaid += 200 * other.red_threes
                theirs = max(theirs, _promises(other))
            index += 1
        time = min(1.0, float(self.stock) / (6.0 * float(sheet.seats * sheet.draw)))
        fear = 150 if self.pressed else 0
        promise = time * 200.0 * float(theirs - _promises(self.own))
        return float(self.stakes.going_out + caught + unpaid + fear - lost) + promise

    def unseen(self, kind: i64) -> i64:
        """Copies that lie neither in the hand nor on the table nor on top of the pile."""
        s = self.s
        seen = count(self.hand, kind)
        for side in s.sides:
            seen += count(side.melds.naturals, kind) + count(side.done_naturals, kind)
            for melds in side.more:
                seen += count(melds.naturals, kind)
        if s.pile_size > 0 and s.top == kind:
            seen += 1
        return max(0, 4 * s.sheet.packs - seen)

    def danger(self, kind: i64) -> float:
        """How likely the next player takes the pile with that card on it."""
        s = self.s
        sheet = s.sheet
        if kind > ACE:
            return 0.0
        following = (self.seat + 1) % sheet.seats
        side = s.sides[following % sheet.sides]
        hidden = self.stock + max(0, s.pile_size - 1) - self.held
        for hand in s.hands:
            hidden += total(hand)
        expected = float(self.unseen(kind) * total(s.hands[following])) / float(max(1, hidden))
        none = exp(-expected)
        once = 1 - none
        two = 1 - none * (1 + expected)
        if s.frozen and sheet.pile_frozen_naturals == 3:
            return two * expected / 3
        if not side.opened:
            return two * (0.35 if sheet.pile_unopened == OPEN_FIRST else 0.6)
        if s.frozen:
            return two
        if sheet.pile_lay_off and _open_meld(s, side, kind):
            return 1.0
        return min(1.0, two + (0.4 * once if sheet.pile_with_wild else 0.0))


def _has_melds(side: Side) -> bool:
    if (side.melds.naturals | side.melds.twos | side.melds.jokers) != 0 or side.canastas != 0:
        return True
    for melds in side.more:
        if (melds.naturals | melds.twos | melds.jokers) != 0:
            return True
    return False


def _promises(side: Side) -> i64:
    """Melds that lack one or two cards."""
    found = _near(side.melds)
    for melds in side.more:
        found += _near(melds)
    return found


def _near(melds: Melds) -> i64:
    found: i64 = 0
    for kind in range(TWO + 1):
        size = _size(melds, kind)
        if 5 <= size < 7:
            found += 1
    return found


def _size(melds: Melds, kind: i64) -> i64:
    return count(melds.naturals, kind) + count(melds.twos, kind) + count(melds.jokers, kind)


def _open_meld(s: State, side: Side, kind: i64) -> bool:
    """Whether a side has a meld of the rank that takes more cards."""
    size = _size(side.melds, kind)
    if size > 0 and (size < 7 or not s.sheet.closed_canastas):
        return True
    for melds in side.more:
        if 0 < _size(melds, kind) < 7:
            return True
    return False


def decide_by_eye(s: State, stakes: Stakes) -> i64:
    """The action of the seat to act; the legal words are filled."""
    if s.phase == ANSWER:
        eye = Eye(s, stakes, answering_seat(s))
        cost = s.sheet.worth(eye.hand) - _CARD_IN_HAND * total(s.hands[s.seat])
        return YES_ACTION if eye.gain() - float(cost) > 0 else NO_ACTION
    eye = Eye(s, stakes, s.seat)
    return _draw(eye) if s.phase == DRAW else _play(eye)


def _play(eye: Eye) -> i64:
    s = eye.s
    may_ask = s.base & ASK_BIT != 0
    wants = s.leave != NO and eye.gain() > 0
    closing = s.bound or s.leave == 1 or (wants and (eye.may_close() or may_ask))
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


def _first(s: State) -> i64:
    if s.base != 0:
        return index_of(lowest(s.base))
    if s.starts != 0:
        return START + index_of(lowest(s.starts))
    offset = ADD
    if s.adds != 0:
        return offset + index_of(lowest(s.adds))
    for word in s.more_adds:
        offset += 64
        if word != 0:
            return offset + index_of(lowest(word))
    return NOTHING


def _asks(eye: Eye) -> bool:
    s = eye.s
    if s.sheet.leave == LEAVE_COMPULSORY:
        return True
    seat = (eye.seat + s.sheet.sides) % s.sheet.seats
    while seat != eye.seat:
        if total(s.hands[seat]) >= 6:
            return True
        seat = (seat + s.sheet.sides) % s.sheet.seats
    return False


def best_lay(eye: Eye, closing: bool, must: bool) -> i64:
    """The best lay; -1 where keeping the hand is better. `must`: something has to be laid."""
    s = eye.s
    opening = not eye.own.opened
    forced = must or s.bound or s.leave == 1 or s.freed != NO_KIND or (opening and s.points > 0)
    best = NOTHING
    best_worth = 0.0
    for lane in range(4):
        # New melds, then naturals, twos and jokers to be laid off
        number: i64 = 1 if lane == 0 else 1 + len(s.more_adds)
        slot: i64 = 0
        while slot < number:
            offset = START if lane == 0 else ADD + 64 * slot
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
            worth = _swap_worth(eye, index_of(bit) >> 2)
            if (best == NOTHING and forced) or worth > best_worth:
                best = (START if word == 0 else ADD) + index_of(bit)
                best_worth = worth
    return best


def _lays(s: State, lane: i64, slot: i64) -> i64:
    if lane == 0:
        return s.starts & ~_SWAPS
    word = s.adds if slot == 0 else s.more_adds[slot - 1]
    return word & (ONES << (lane - 1))


def _worth(eye: Eye, action: i64, slot: i64, closing: bool, opening: bool) -> float:
    s = eye.s
    kind = (action & 63) >> 2
    lane = action & 3
    used: i64 = 1
    finishes = False
    if action >= ADD:
        melds = eye.own.slot(slot)
        worth = _add_worth(eye, melds, kind, lane, closing)
        finishes = _size(melds, min(kind, TWO)) == 6
    else:
        used = 3
        worth = _wilds_worth(eye) if kind >= TWO else _meld_worth(eye, kind, lane, closing, opening)
    if closing or opening or eye.late or eye.pressed:
        return worth
    kept = 4 if eye.stock > 10 * s.sheet.seats * s.sheet.draw else 2
    return worth if eye.held - used >= kept or finishes else worth - 60


def _meld_worth(eye: Eye, kind: i64, lane: i64, closing: bool, opening: bool) -> float:
    sheet = eye.s.sheet
    wild = 0 if lane == 0 else int(sheet.two if lane == 1 else sheet.joker)
    points = float((3 if lane == 0 else 2) * sheet.value(kind) + wild)
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
    return eye.s.points + eye.s.sheet.worth(held & spread(three_or_more(held))) >= eye.own.minimum


def _wilds_worth(eye: Eye) -> float:
    held = count(eye.hand, TWO) + count(eye.hand, JOKER)
    return 30.0 if eye.stakes.wilds_mixed >= 1000 and held >= 4 else -20.0


def _add_worth(eye: Eye, melds: Melds, kind: i64, lane: i64, closing: bool) -> float:
    size = _size(melds, min(kind, TWO))
    if kind >= TWO:
        return 60.0 + float(size)
    if lane == 0:
        return 30.0 + float(size) + (300.0 if size == 6 else 0.0)
    value = float(eye.s.sheet.two if lane == 1 else eye.s.sheet.joker)
    wilds = count(melds.twos, kind) + count(melds.jokers, kind)
    if size == 6:
        return 200 - value / 10
    if size >= 7:
        if wilds == 0 and not closing:
            return -40.0
        return 2.0 if closing else -15.0
    if size + _to_spend(eye, size, wilds) >= 7:
        return 50 + float(size) - value / 10
    if closing or eye.late or eye.pressed:
        return 4 + float(size) - value / 20
    return -10.0


def _to_spend(eye: Eye, size: i64, wilds: i64) -> i64:
    room = eye.s.sheet.max_wilds - wilds
    if eye.s.sheet.more_naturals:
        room = min(room, size - 2 * wilds - 1)
    return min(room, count(eye.hand, TWO) + count(eye.hand, JOKER))


def _swap_worth(eye: Eye, kind: i64) -> float:
    melds = eye.own.melds
    if count(melds.twos, kind) + count(melds.jokers, kind) == 1:
        return 120.0
    return 100.0 if _promises(eye.own) > 0 else -5.0


def _draw(eye: Eye) -> i64:
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
        other = float(16 * s.sheet.draw)
    elif eye.stakes.hands_count and not eye.own.opened:
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


def _take_worth(eye: Eye, action: i64) -> float:
    s = eye.s
    top = s.top
    worth = _pile_worth(eye) + 2.0 * float(s.sheet.value(top))
    used: i64 = 0
    if action == TAKE_TWO or action == TAKE_JOKER:
        used = 2
        worth -= 41
    elif action != TAKE_LAY_OFF:
        used = takes_naturals(s)
        worth += float(4 * used)
    size: i64 = 0
    if action >= TAKE_ONTO:
        size = _size(eye.own.slot((action - TAKE_ONTO) >> 2), top)
    elif not s.sheet.separate_melds:
        size = _size(eye.own.melds, top)
        if s.sheet.closed_canastas and size >= 7:
            size = 0
    if size == 0:
        worth += 15
    elif size < 7 <= size + used + 1:
        worth += 250
    if not eye.own.opened:
        worth += float(40 + 30 * eye.own.red_threes)
    return worth


def _discard(eye: Eye) -> i64:
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
        kind = index_of(bit) >> 2
        cost = _cost(eye, kind)
        if cost < least:
            least = cost
            best = discard(kind)
    return best


def _cost(eye: Eye, kind: i64) -> float:
    s = eye.s
    value = float(s.sheet.value(kind))
    pile = _PILE_CARD * s.pile_size + 10
    if kind == TWO or kind == JOKER:
        return 60.0 + value
    if kind == BLACK_THREE:
        return 12.0 if pile < 5 * _PILE_CARD else 4.0
    cost = eye.danger(kind) * float(pile)
    held = count(eye.hand, kind)
    if _open_meld(s, eye.own, kind):
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
    if count(eye.hand, TWO) + count(eye.hand, JOKER) < 2 or (eye.hand // 7 + s.drawn) % 5 >= 2:
        return False
    side = eye.seat % s.sheet.sides
    index: i64 = 0
    while index < s.sheet.sides:
        if index != side and s.sides[index].opened:
            return True
        index += 1
    return False
