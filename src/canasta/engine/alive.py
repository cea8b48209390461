"""The one question behind every refusal of a lay: can the turn still be finished?

`alive` is exact. It is asked about hands and melds as they *would* be, so that nothing has to be copied or undone.
"""

from __future__ import annotations

from mypy_extensions import i64

from canasta.cards import BLACK_THREE, CANASTA, JOKER, RED_THREE, TWO
from canasta.engine.actions import WORD_BITS, decode
from canasta.engine.going_out import can_go_out
from canasta.engine.laying import add_word, lay, start_word
from canasta.engine.opening import can_reach
from canasta.engine.packed import NATURAL_LANES, NATURALS, at_least, count, index_of, lowest, one, total
from canasta.engine.programme import ANY_VALUE
from canasta.engine.requirement import finished, meets
from canasta.engine.rule_table import LEAVE_COMPULSORY, NO_WAIVER, WHOLE_HAND, RuleTable
from canasta.engine.state import (
    FROM_STOCK,
    LAST_DISCARD_OPTIONAL,
    LAST_TAKER,
    NO,
    NO_KIND,
    NORMAL,
    YES,
    Side,
    State,
)
from canasta.engine.units import ActionCode, Cards, Freed, Kind, MeldCounts, Points


def may_go_out(s: State) -> bool:
    """True if leave and the end of the stock let the player on turn go out, if the cards do."""
    if s.leave == NO or s.ending > LAST_DISCARD_OPTIONAL:
        return False
    return s.leave == YES or s.rule_table.leave != LEAVE_COMPULSORY


def must_keep(s: State) -> i64:
    """The number of cards that a turn without going out must leave: one to discard and one to hold.

    In a last turn it is fewer.
    """
    if must_discard(s):
        return 2
    return 1 if s.ending == LAST_DISCARD_OPTIONAL else 0


def must_discard(s: State) -> bool:
    """True if a turn without going out ends with a discard, as all do but the last ones (SA-5.6, RE-3.7, TB-7)."""
    return s.ending == NORMAL or (s.ending == LAST_TAKER and s.rule_table.last_taker_discards)


def waived(s: State) -> bool:
    """True if laying the whole hand in this turn needs no opening minimum (SA-5.2, RE-2.10, IN-4)."""
    waiver = s.rule_table.opening_waiver
    return waiver == WHOLE_HAND or (waiver != NO_WAIVER and s.came == FROM_STOCK)


def takes_naturals(s: State) -> i64:
    """The number of naturals of the hand that taking the pile needs in its present state."""
    if not s.frozen or (s.rule_table.frozen_pair_again and s.side_on_turn().took_pile):
        return 2
    return s.rule_table.pile_frozen_naturals


def rest_of_pile(s: State) -> Cards:
    """The cards under the top that a taken pile brings to the hand: all but red threes."""
    rest = s.pile
    if not s.aside:
        rest -= one(s.top)
    return rest - count(rest, RED_THREE) * one(RED_THREE)


def has_required(rule_table: RuleTable, side: Side, laid: MeldCounts) -> bool:
    """True if the canastas on the table let the side go out (CL-5.1, RE-3.1, TB-6.1)."""
    naturals, twos, jokers = laid
    if rule_table.separate_melds:
        clean, dirty = finished(rule_table, side)
        soiled = (twos | jokers | side.done_twos | side.done_jokers) != 0
        for melds in side.more:
            soiled = soiled or (melds.twos | melds.jokers) != 0
        return meets(rule_table, clean, dirty, soiled)
    ranks = at_least((naturals & NATURALS) + ((twos + jokers) & NATURALS), CANASTA)
    if rule_table.clean_and_dirty:
        dirty_ranks = ranks & at_least(twos + jokers, 1)
        clean_number = total(ranks) - total(dirty_ranks)
        return meets(rule_table, int(clean_number), int(total(dirty_ranks)), (twos | jokers) != 0)
    number = total(ranks)
    if rule_table.wild_canasta_counts and count(twos + jokers, TWO) >= CANASTA:
        number += 1
    return number >= rule_table.canastas_to_go_out


def alive(s: State, side: Side, hand: Cards, laid: MeldCounts, points: Points) -> bool:
    """True if the turn can be finished from this hand, with slot 0 as given and `points` laid towards opening.

    For the play phase; what comes before taking the pile is asked in `open_first`.
    """
    if s.freed != NO_KIND:
        return alive_with_freed(s, side, hand, laid, points, (s.freed, s.freed_from))
    return alive_without_freed(s, side, hand, laid, points)


def alive_without_freed(s: State, side: Side, hand: Cards, laid: MeldCounts, points: Points) -> bool:
    """Like `alive`, for a turn without a freed wild, or after the freed wild has found its place."""
    rule_table = s.rule_table
    must = s.bound or s.leave == YES or count(laid[0], BLACK_THREE) > 0
    if not side.opened and points < side.minimum:
        if reaches_minimum(s, side, hand, laid, points, must):
            return True
        if s.aside or not waived(s) or not may_go_out(s):
            return False
        return can_go_out(rule_table, side, hand, laid, ANY_VALUE)
    if s.aside:
        hand += rest_of_pile(s)
    size = total(hand)
    if not must and size >= must_keep(s):
        return True
    if not may_go_out(s):
        return False
    return can_go_out(rule_table, side, hand, laid, ANY_VALUE)


def reaches_minimum(s: State, side: Side, hand: Cards, laid: MeldCounts, points: Points, must: bool) -> bool:
    """True if an opening side can still reach its minimum and finish the turn, unwaived (CL-4.2, CL-4.3)."""
    rest: i64 = 0
    if s.aside:
        rest = total(rest_of_pile(s))
    if not must:
        keep = max(must_keep(s) - rest, 0)
        if can_reach(s.rule_table, side, hand, laid, side.minimum - points, keep):
            return True
        if rest > 1 and count(hand, BLACK_THREE) < 3:
            return False
    return may_go_out(s) and opens_going_out(s, side, hand, laid, points)


def opens_going_out(s: State, side: Side, hand: Cards, laid: MeldCounts, points: Points) -> bool:
    """True if the minimum can be reached and the player then go out; swaps come only after it (RE-2.5)."""
    rule_table = s.rule_table
    slack = rule_table.worth(hand) + points - side.minimum
    if not s.aside or rest_of_pile(s) == 0:
        if can_go_out(rule_table, side, hand, laid, slack, False):
            return True
        if not rule_table.swap_wilds:
            return False
    tried: set[tuple[int, int, int]] = set()
    return slack >= 0 and _lays_to_go_out(s, side, hand, laid, points, tried)


def _lays_to_go_out(
    s: State, side: Side, hand: Cards, laid: MeldCounts, points: Points, tried: set[tuple[int, int, int]]
) -> bool:
    """True if lays from the hand can reach the minimum, then lay everything, the rest of the pile included.

    Asked only where no card can be kept or black threes are part of the opening; very rare, so the lays themselves are
    searched.
    """
    naturals, twos, jokers = laid
    everything = hand + rest_of_pile(s) if s.aside else hand
    if not can_go_out(s.rule_table, side, everything, laid, ANY_VALUE):
        return False
    if points >= side.minimum:
        return True
    position = (int(hand), int(twos), int(jokers))
    if position in tried:
        return False
    tried.add(position)
    starts = start_word(s.rule_table, side, hand, laid)
    adds = add_word(s.rule_table, hand, laid)
    if s.rule_table.black_threes_last and count(naturals, BLACK_THREE) > 0:
        starts = 0
        adds &= one(BLACK_THREE)
    for word in range(1, 3):
        bits = starts if word == 1 else adds
        while bits != 0:
            action = WORD_BITS * word + index_of(lowest(bits))
            bits &= bits - 1
            left, after = lay(action, hand, laid)
            if _lays_to_go_out(s, side, left, after, points + s.rule_table.worth(hand - left), tried):
                return True
    return False


def alive_with_freed(s: State, side: Side, hand: Cards, laid: MeldCounts, points: Points, freed: Freed) -> bool:
    """Like `alive`, with a wild freed from a canasta (RE-2.5), which must find another meld.

    Where naturals make room for wilds, one more natural may come first.
    """
    wild, source = freed
    if count(hand, wild) == 0:
        return False
    if _placeable(s, side, hand, laid, points, freed):
        return True
    if s.rule_table.more_naturals:
        naturals, twos, jokers = laid
        ranks = add_word(s.rule_table, hand, laid) & NATURAL_LANES & ~one(source)
        while ranks != 0:
            card = lowest(ranks)
            ranks ^= card
            if _placeable(s, side, hand - card, (naturals + card, twos, jokers), points, freed):
                return True
    return False


def _placeable(s: State, side: Side, hand: Cards, laid: MeldCounts, points: Points, freed: Freed) -> bool:
    """True if some lay that takes the freed wild leaves the turn alive."""
    wild, source = freed
    for word in range(1, 3):
        bits = start_word(s.rule_table, side, hand, laid) if word == 1 else add_word(s.rule_table, hand, laid)
        while bits != 0:
            action = WORD_BITS * word + index_of(lowest(bits))
            bits &= bits - 1
            _word, kind, _lane = decode(action)
            if kind != source and kind != BLACK_THREE and lays_wild(action, wild):
                left, after = lay(action, hand, laid)
                if alive_without_freed(s, side, left, after, points):
                    return True
    return False


def lays_wild(action: ActionCode, wild: Kind) -> bool:
    """True if a lay takes at least one wild of that kind from the hand."""
    word, kind, lane = decode(action)
    if word < 2 and kind >= TWO:
        if kind == JOKER:
            return wild == JOKER
        return wild == TWO or lane > 0
    return lane == (1 if wild == TWO else 2)
