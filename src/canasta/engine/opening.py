"""Can this hand still lay enough to open? Exact: two quick bounds, then the best sharing-out of the wilds over the
ranks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.cards import ACE, CANASTA, JOKER, KINDS, TWO
from canasta.engine.packed import (
    EIGHT_TO_KING,
    NATURAL_LANES,
    NATURALS,
    WILDS,
    at_least,
    count,
    lanes,
    one,
    spread,
    three_or_more,
    total,
    two_or_more,
    wild_number,
)
from canasta.engine.rank_options import can_start_wilds, merged_layings, separate_layings
from canasta.engine.rule_table import RuleTable
from canasta.engine.state import Side
from canasta.engine.units import Cards, Kind, Lanes, MeldCounts, Points

_UNREACHED: Final[vec[i64]] = vec[i64]([-1] * 24)  # more wilds than three packs hold


def could_open(rule_table: RuleTable, hand: Cards, minimum: Points) -> bool:
    """A cheap upper bound for a side with nothing on the table: False means that no opening exists."""
    held = hand & NATURALS
    most = rule_table.worth(held & spread(two_or_more(held)))
    return most + rule_table.two * count(hand, TWO) + rule_table.joker * count(hand, JOKER) >= minimum


def can_reach(rule_table: RuleTable, side: Side, hand: Cards, laid: MeldCounts, need: Points, keep: i64) -> bool:
    """True if melds of `need` more points can be laid from `hand` with at least `keep` cards left in it.

    The melds on the table (slot 0 as given by counts, further slots the side's own) were laid in this turn.
    """
    size = total(hand)
    if need <= 0:
        return size >= keep
    naturals, twos, jokers = laid
    held = hand & NATURALS
    exists = lanes(naturals) & NATURAL_LANES
    for melds in side.more:
        exists |= lanes(melds.naturals) & NATURAL_LANES
    threes = three_or_more(held)
    joins = lanes(held) & exists
    if rule_table.closed_canastas:
        size_after = (naturals & NATURALS) + ((twos + jokers) & NATURALS) + held
        sure = (threes & ~(at_least(held, 8) | exists)) | (joins & lanes(naturals) & ~at_least(size_after, 8))
    else:
        sure = threes | joins
    fitting = held & spread(sure)
    points = rule_table.worth(fitting)
    left = size - total(fitting)
    if points >= need and left >= keep:
        return True
    wilds = wild_number(hand)
    wild_points = rule_table.two * count(hand, TWO) + rule_table.joker * count(hand, JOKER)
    if wilds > 0:
        if left - wilds >= keep and points + wild_points >= need:
            if points + _with_room(rule_table, hand, fitting & ~spread(exists)) >= need:
                return True
        if rule_table.min_naturals == 2 and rule_table.max_wilds > 0:
            pairs = two_or_more(held) & ~(threes | exists)
            completed = min(total(pairs), wilds)
            if left - 3 * completed >= keep and points + _pairs_worth(rule_table, hand, pairs, completed) >= need:
                return True
        possible = held & spread(two_or_more(held) | joins)
    else:
        possible = held & spread(threes | joins)
    if rule_table.worth(possible) + wild_points < need:
        return False
    # Cards that fit nowhere stay in the hand anyway.
    keep -= size - total(possible) - wilds
    hand = possible + (hand & WILDS)
    return _keeping(rule_table, side, hand, laid, need, keep)


def _with_room(rule_table: RuleTable, hand: Cards, fresh: Cards) -> Points:
    """Points of the wilds that new melds of those three or more naturals a rank can surely take; a lower bound."""
    threes = total(three_or_more(fresh))
    fours = total(at_least(fresh, 4))
    room = threes * rule_table.max_wilds
    if rule_table.more_naturals:
        room = min(2, rule_table.max_wilds) * threes
        if rule_table.max_wilds > 2:
            room += fours
    if rule_table.closed_canastas:
        room = 2 * threes + fours - total(at_least(fresh, 5)) - total(at_least(fresh, 6)) - total(at_least(fresh, 7))
        if rule_table.max_wilds < 3:
            room = 0
    jokers = count(hand, JOKER)
    if room <= jokers:
        return room * rule_table.joker
    return jokers * rule_table.joker + min(count(hand, TWO), room - jokers) * rule_table.two


def _pairs_worth(rule_table: RuleTable, hand: Cards, pairs: Lanes, number: i64) -> Points:
    """Points of `number` of the pairs, high ranks first, each with one of the dearest wilds of the hand."""
    aces = min((pairs >> 40) & 1, number)
    middle = min(total(pairs & EIGHT_TO_KING), number - aces)
    low = number - aces - middle
    return 2 * (aces * rule_table.ace + middle * rule_table.middle + low * rule_table.low) + _worth_of_wilds(
        rule_table, hand, number
    )


def _keeping(
    rule_table: RuleTable, side: Side, hand: Cards, laid: MeldCounts, need: Points, keep: i64, first: Kind = 0
) -> bool:
    """Try every choice of cards to keep, of the kind `first` and above."""
    if keep <= 0:
        return _best(rule_table, side, hand, laid) >= need
    for kind in range(KINDS):
        if kind >= first and count(hand, kind) > 0:
            if _keeping(rule_table, side, hand - one(kind), laid, need, keep - 1, kind):
                return True
    return False


def _best(rule_table: RuleTable, side: Side, hand: Cards, laid: MeldCounts) -> Points:
    """The most points that melds from `hand` can bring."""
    naturals, twos, jokers = laid
    wilds = wild_number(hand)
    best = _UNREACHED[:]  # by wilds used on ranks: points of the naturals laid
    best[0] = 0
    on_table = twos + jokers
    exists = lanes(naturals)
    for melds in side.more:
        exists |= lanes(melds.naturals)
    for kind in range(ACE + 1):
        held = count(hand, kind)
        if held < 2 and exists & one(kind) == 0:
            continue
        if rule_table.separate_melds:
            laid_with = separate_layings(rule_table, side, kind, held, laid, wilds)
        else:
            laid_with = merged_layings(rule_table, held, count(naturals, kind), count(on_table, kind), wilds)
        value = rule_table.value(kind)
        after = _UNREACHED[:]
        before: i64 = 0
        while before <= wilds:
            if best[before] >= 0:
                used: i64 = 0
                while before + used <= wilds:
                    if laid_with[used] >= 0:
                        points = best[before] + laid_with[used] * value
                        if points > after[before + used]:
                            after[before + used] = points
                    used += 1
            before += 1
        best = after
    return _with_wilds(rule_table, side, hand, on_table, best)


def _with_wilds(rule_table: RuleTable, side: Side, hand: Cards, on_table: Cards, best: vec[i64]) -> Points:
    """Add the points of the wilds: those on ranks, and those in melds of wilds."""
    wilds = wild_number(hand)
    room: i64 = 0  # wilds that fit on melds of wilds begun this turn
    if count(on_table, TWO) > 0:
        room += CANASTA - count(on_table, TWO)
    for melds in side.more:
        begun = count(melds.twos, TWO) + count(melds.jokers, TWO)
        if begun > 0:
            room += CANASTA - begun
    start = can_start_wilds(rule_table, side, on_table)
    most: i64 = 0
    for used in range(wilds + 1):
        if best[used] < 0:
            continue
        for apart in range(wilds - used + 1):
            # Beyond the room of begun melds a new one takes at least three; it may take cards that would have fitted
            # there.
            if apart > room and (not start or apart < 3 or (not rule_table.separate_melds and apart > CANASTA)):
                continue
            points = best[used] + _worth_of_wilds(rule_table, hand, used + apart)
            if points > most:
                most = points
    return most


def _worth_of_wilds(rule_table: RuleTable, hand: Cards, number: i64) -> Points:
    """Points of the dearest `number` wilds of the hand."""
    if rule_table.two > rule_table.joker:
        twos = min(number, count(hand, TWO))
        return twos * rule_table.two + (number - twos) * rule_table.joker
    jokers = min(number, count(hand, JOKER))
    return jokers * rule_table.joker + (number - jokers) * rule_table.two
