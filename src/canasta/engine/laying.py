"""Laying cards: the single lays that fit the melds on the table, and the effect of a lay on the counts.

These functions know melds and hands only; whether the turn can still be finished afterwards is asked in `alive`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from canasta.cards import CANASTA, JOKER, TWO
from canasta.engine.actions import decode
from canasta.engine.packed import (
    NATURAL_LANES,
    NATURALS,
    WILDS,
    at_least,
    count,
    lanes,
    one,
    three_or_more,
    two_or_more,
)
from canasta.engine.rank_options import can_start_wilds
from canasta.engine.rule_table import RuleTable
from canasta.engine.state import Melds, Side
from canasta.engine.units import ActionCode, ActionWord, Cards, Kind, MeldCounts, Slot

_TWO_LANE: Final[i64] = 0x1000000000000
_BLACK_THREES: Final[i64] = 0xF00000000000
_LAID_LANES: Final[i64] = 0x111111111111  # the ranks and black threes


def start_word(rule_table: RuleTable, side: Side, hand: Cards, laid: MeldCounts) -> ActionWord:
    """The smallest new melds that the hand holds, as word 1 without swaps."""
    naturals = laid[0]
    free = _LAID_LANES & ~lanes(naturals & _BLACK_THREES if rule_table.separate_melds else naturals)
    word = three_or_more(hand) & free
    if hand & WILDS == 0:
        return word
    twos = count(hand, TWO)
    jokers = count(hand, JOKER)
    if rule_table.min_naturals == 2 and rule_table.max_wilds > 0:
        pairs = two_or_more(hand) & free & NATURAL_LANES
        if twos > 0:
            word |= pairs << 1
        if jokers > 0:
            word |= pairs << 2
    if twos + jokers >= 3 and rule_table.wild_melds != 0 and can_start_wilds(rule_table, side, laid[1] + laid[2]):
        if twos >= 3:
            word |= _TWO_LANE
        if twos >= 2 and jokers >= 1:
            word |= _TWO_LANE << 1
        if twos >= 1 and jokers >= 2:
            word |= _TWO_LANE << 2
        if jokers >= 3:
            word |= _TWO_LANE << 4
    return word


def add_word(rule_table: RuleTable, hand: Cards, laid: MeldCounts) -> ActionWord:
    """The single cards that can be laid off on the melds of one slot, as word 2 + slot without swaps."""
    naturals, twos, jokers = laid
    wilds = twos + jokers
    if naturals | wilds == 0:
        return 0
    open_melds = lanes(naturals)
    if (
        rule_table.closed_canastas and not rule_table.separate_melds
    ):  # where melds are apart, seven have left their slot
        open_melds &= ~at_least((naturals & NATURALS) + (wilds & NATURALS), CANASTA)
    word = lanes(hand) & open_melds
    if hand & WILDS == 0:
        return word
    room: i64 = 0
    if rule_table.max_wilds > 0:
        room = open_melds & NATURAL_LANES & ~at_least(wilds, rule_table.max_wilds)
        if rule_table.more_naturals:
            room &= two_or_more((naturals & NATURALS) - (wilds & NATURALS))
    in_wild_meld = count(wilds, TWO)
    if 0 < in_wild_meld < CANASTA:
        room |= _TWO_LANE
    if count(hand, TWO) > 0:
        word |= room << 1
    if count(hand, JOKER) > 0:
        word |= room << 2
    return word


def swap_words(hand: Cards, laid: MeldCounts) -> tuple[ActionWord, ActionWord]:
    """Naturals that may take the place of a two (for word 1) or of a joker (for word 2) in a canasta of one slot."""
    naturals, twos, jokers = laid
    on_ranks = naturals & NATURALS
    full = at_least(on_ranks + ((twos + jokers) & NATURALS), CANASTA) & lanes(hand & NATURALS)
    return ((full & lanes(twos)) << 3, (full & lanes(jokers)) << 3)


def lay(action: ActionCode, hand: Cards, laid: MeldCounts) -> tuple[Cards, MeldCounts]:
    """Hand and melds of the slot after a lay or a swap."""
    word, kind, lane = decode(action)
    naturals, twos, jokers = laid
    card = one(kind)
    if lane == 3:
        if word == 1:
            return (hand - card + one(TWO), (naturals + card, twos - card, jokers))
        return (hand - card + one(JOKER), (naturals + card, twos, jokers - card))
    wild_meld = kind >= TWO
    if word >= 2:
        if lane == 0:
            return (hand - card, (naturals + card, twos, jokers))
        if lane == 1:
            return (hand - one(TWO), (naturals, twos + card, jokers))
        return (hand - one(JOKER), (naturals, twos, jokers + card))
    if wild_meld:
        with_jokers = lane
        if kind == JOKER:
            with_jokers = 3
        with_twos = 3 - with_jokers
        return (
            hand - with_twos * one(TWO) - with_jokers * one(JOKER),
            (naturals, twos + with_twos * one(TWO), jokers + with_jokers * one(TWO)),
        )
    if lane == 0:
        return (hand - 3 * card, (naturals + 3 * card, twos, jokers))
    if lane == 1:
        return (hand - 2 * card - one(TWO), (naturals + 2 * card, twos + card, jokers))
    return (hand - 2 * card - one(JOKER), (naturals + 2 * card, twos, jokers + card))


def slot_of(side: Side, action: ActionCode) -> Slot:
    """The slot that a lay or swap changes; for a new meld the first where its rank is free, maybe not made yet."""
    word, kind, lane = decode(action)
    if word >= 2:
        return word - 2
    if lane == 3:
        return 0
    slot: i64 = 0
    if not has_meld(side.melds, kind):
        return slot
    for melds in side.more:
        slot += 1
        if not has_meld(melds, kind):
            return slot
    return slot + 1


def has_meld(melds: Melds, kind: Kind) -> bool:
    """True if a slot holds a meld of that kind; for wilds, the meld of wilds."""
    if kind >= TWO:
        return count(melds.twos | melds.jokers, TWO) > 0
    return count(melds.naturals, kind) > 0


def melds_in(side: Side, slot: Slot) -> Melds:
    """The melds of a slot, made when it is the first one not made yet."""
    if slot == side.slots():
        side.more = [*side.more, Melds(0, 0, 0)]
    return side.slot(slot)
