"""The ways to take the pile, each only if the turn can be finished after it."""

from __future__ import annotations

from mypy_extensions import i64

from canasta.cards import CANASTA, JOKER, TWO
from canasta.engine.actions import (
    TAKE_JOKER_BIT,
    TAKE_LAY_OFF_BIT,
    TAKE_NATURALS_BIT,
    TAKE_ONTO_BIT,
    TAKE_TWO_BIT,
    start,
)
from canasta.engine.alive import alive, may_go_out, must_keep, rest_of_pile, takes_naturals, waived
from canasta.engine.going_out import can_go_out, hopeless
from canasta.engine.laying import slot_of
from canasta.engine.packed import count, lanes, one, total
from canasta.engine.programme import ANY_VALUE
from canasta.engine.rank_options import wild_room
from canasta.engine.rule_table import NO_WAIVER, NOT_ONE_CARD_PILE, NOT_WHILE_STOCK, RuleTable
from canasta.engine.state import YES, Melds, Side, State
from canasta.engine.units import Cards, Kind, Lanes, MeldCounts, Points, Slot


def hand_may_take(s: State) -> bool:
    rule = s.rule_table.one_card_hand
    if rule == 0 or total(s.hands[s.seat]) != 1:
        return True
    if rule == NOT_ONE_CARD_PILE:
        return s.pile_size > 1
    return rule != NOT_WHILE_STOCK or s.drawn >= s.stock_size


def top_fits(s: State, side: Side) -> bool:
    """True if a meld of the side has the rank of the pile's top, and room for it."""
    slot: i64 = 0
    while slot < side.slots():
        melds = side.slot(slot)
        if count(melds.naturals, s.top) > 0 and _room_for(s.rule_table, melds, s.top) > 0:
            return True
        slot += 1
    return False


def fill_takes(s: State, side: Side) -> None:
    """The ways to take the pile, each only if the turn can be finished after it."""
    rule_table = s.rule_table
    hand = s.hands[s.seat]
    top = s.top
    held = count(hand, top)
    card = one(top)
    need = takes_naturals(s)
    if rule_table.separate_melds:
        if held >= need:
            _fill_separate_takes(s, side, hand, need)
        return
    naturals, twos, jokers = side.melds.counts()
    room = _room_for(rule_table, side.melds, top)
    if held >= need and need + 1 <= room:
        if _taken_alive(s, side, hand - need * card, (naturals + (need + 1) * card, twos, jokers)):
            s.base |= TAKE_NATURALS_BIT
    if s.frozen or not side.opened:
        return
    on_table = count(naturals, top)
    wilds = count(twos, top) + count(jokers, top)
    if rule_table.pile_with_wild and held > 0 and room >= 3 and wilds < wild_room(rule_table, on_table + 2):
        if count(hand, TWO) > 0 and _taken_alive(
            s, side, hand - card - one(TWO), (naturals + 2 * card, twos + card, jokers)
        ):
            s.base |= TAKE_TWO_BIT
        if count(hand, JOKER) > 0 and _taken_alive(
            s, side, hand - card - one(JOKER), (naturals + 2 * card, twos, jokers + card)
        ):
            s.base |= TAKE_JOKER_BIT
    if rule_table.pile_lay_off and on_table > 0 and room > 0:
        if _taken_alive(s, side, hand, (naturals + card, twos, jokers)):
            s.base |= TAKE_LAY_OFF_BIT


def _room_for(rule_table: RuleTable, melds: Melds, kind: Kind) -> i64:
    """The number of cards that the meld of a rank can still take."""
    if not rule_table.closed_canastas:
        return ANY_VALUE
    return CANASTA - count(melds.naturals, kind) - count(melds.twos, kind) - count(melds.jokers, kind)


def _taken_alive(s: State, side: Side, hand: Cards, laid: MeldCounts) -> bool:
    """True if the turn can be finished after the cards that take the pile are laid."""
    rest = rest_of_pile(s)
    if side.opened:
        return alive(s, side, hand + rest, laid, 0)
    naturals, twos, jokers = laid
    points = s.rule_table.worth(naturals) + s.rule_table.two * total(twos) + s.rule_table.joker * total(jokers)
    s.pile -= one(s.top)
    s.aside = True
    fits = alive(s, side, hand, laid, points)
    s.aside = False
    s.pile += one(s.top)
    if fits or s.rule_table.opening_waiver == NO_WAIVER:
        return fits
    return waived(s) and may_go_out(s) and can_go_out(s.rule_table, side, hand + rest, laid, ANY_VALUE)


def _fill_separate_takes(s: State, side: Side, hand: Cards, need: Points) -> None:
    """Ways for separate melds: a new meld, or all onto one that stays within seven cards (TB-4.1, TB-4.2)."""
    card = one(s.top)
    if _taken_apart_alive(s, side, hand - need * card, -1, need + 1):
        s.base |= TAKE_NATURALS_BIT
    if s.frozen and not s.rule_table.frozen_lay_off:
        return
    slot: i64 = 0
    while slot < side.slots():
        melds = side.slot(slot)
        naturals = count(melds.naturals, s.top)
        size = naturals + count(melds.twos, s.top) + count(melds.jokers, s.top)
        if (
            naturals > 0
            and size + need + 1 <= CANASTA
            and _taken_apart_alive(s, side, hand - need * card, slot, need + 1)
        ):
            s.base |= TAKE_ONTO_BIT << (4 * slot)
        slot += 1


def _taken_apart_alive(s: State, side: Side, hand: Cards, slot: Slot, added: i64) -> bool:
    """True if the turn can be finished after a take onto a separate meld: that of a slot or, for -1, a new one."""
    after = hand + rest_of_pile(s)
    if s.leave != YES and total(after) >= must_keep(s):
        return True
    if not may_go_out(s):
        return False
    if hopeless(after, lanes(side.melds.naturals) | one(s.top) | _lanes_of_more(side)):
        return False
    more = side.more
    took_frozen = side.took_frozen
    if slot < 0:
        slot = slot_of(side, start(s.top, 0))
        if slot == side.slots():
            side.more = [*more, Melds(0, 0, 0)]
    melds = side.slot(slot)
    melds.naturals += added * one(s.top)
    side.took_frozen = took_frozen or s.frozen
    possible = can_go_out(s.rule_table, side, after, side.melds.counts(), ANY_VALUE)
    melds.naturals -= added * one(s.top)
    side.took_frozen = took_frozen
    side.more = more
    return possible


def _lanes_of_more(side: Side) -> Lanes:
    exists: i64 = 0
    for melds in side.more:
        exists |= lanes(melds.naturals)
    return exists
