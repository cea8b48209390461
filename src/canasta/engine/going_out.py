"""Can this hand go out now? Exact, by a small dynamic programme over ranks.

For each rank the *options* say how its naturals can all be laid (or all but a discarded one) and what that does: how
many wilds the melds of the rank can absorb, as a bit mask (bit w: exactly w wilds), and how many clean and dirty
canastas stand then. Combining the ranks leaves the question whether the wilds of the hand fit exactly. Where only the
number of canastas matters, all count as clean.
"""

from __future__ import annotations

from mypy_extensions import i64

from canasta.cards import ACE, BLACK_THREE, CANASTA, TWO
from canasta.engine.merged import can_go_out_merged
from canasta.engine.packed import (
    NATURAL_LANES,
    NATURALS,
    at_least,
    count,
    kind_of,
    lanes,
    one,
    three_or_more,
    total,
    two_or_more,
    wild_number,
)
from canasta.engine.rank_options import (
    can_start_wilds,
    merged_options,
    separate_options,
)
from canasta.engine.requirement import finished, only_discard_left, programme, wilds_fit
from canasta.engine.rule_table import RuleTable
from canasta.engine.state import Side
from canasta.engine.units import Cards, Lanes, MeldCounts, Points
from canasta.engine.ways import Ways, no_way, place, same


def black_options(rule_table: RuleTable, blacks: i64, laid: i64) -> Ways:
    """Ways to settle the black threes in hand with `laid` on the table: three or more, never with wilds (TB-3.10)."""
    key = -1 - (16 * blacks + laid)  # ranks have positive keys
    known = rule_table.rank_options.get(key)
    if known is None:
        masks = no_way()
        if blacks == 0 or laid + blacks >= 3:
            masks[place(0, 0, 0)] = 1
        if blacks == 1 or (blacks > 1 and laid + blacks - 1 >= 3):
            masks[place(1, 0, 0)] = 1
        known = same(rule_table.rank_ways, masks)
        rule_table.rank_options.put(key, known)
    return known


def hopeless(hand: Cards, exists: Lanes) -> bool:
    """A quick test: more lone cards than one discard settles, or more pairs than wilds to complete them."""
    held = hand & NATURALS
    some = lanes(held) & ~exists
    pairs = some & two_or_more(held)
    lone = some ^ pairs
    if lone & (lone - 1) != 0:
        return True
    pairs &= ~three_or_more(held)
    return pairs != 0 and total(pairs) > wild_number(hand)


def can_go_out(
    rule_table: RuleTable, side: Side, hand: Cards, laid: MeldCounts, slack: Points, swaps: bool = True
) -> bool:
    """True if `hand` can be laid but for one discard of at most `slack` points, and the requirement is met.

    `laid` are the melds of slot 0 as they would be; further slots are the side's own. A negative slack is never enough.
    """
    if slack < 0:
        return False
    if rule_table.counts_only:
        return can_go_out_merged(rule_table, hand, laid, slack, swaps)
    return search(rule_table, side, hand, laid, slack)


def search(rule_table: RuleTable, side: Side, hand: Cards, laid: MeldCounts, slack: Points) -> bool:
    """The general answer, for every rule set that can be written."""
    naturals, twos, jokers = laid
    exists = lanes(naturals) & NATURAL_LANES
    for melds in side.more:
        exists |= lanes(melds.naturals) & NATURAL_LANES
    if hopeless(hand, exists):
        return False
    if rule_table.clean_and_dirty and not _promising(rule_table, side, hand, laid):
        return False
    if rule_table.separate_melds and _plainly(rule_table, side, hand, laid, slack):
        return True
    full = at_least((naturals & NATURALS) + ((twos + jokers) & NATURALS), CANASTA)  # finished by the lay in question
    for melds in side.more:
        full |= at_least((melds.naturals & NATURALS) + ((melds.twos + melds.jokers) & NATURALS), CANASTA)
    blacks = count(hand, BLACK_THREE)
    blacks_laid = count(naturals, BLACK_THREE)
    only_discard = only_discard_left(rule_table, laid)
    if only_discard and total(hand) - blacks > 1:
        return False
    wilds = int(wild_number(hand))
    ranks = programme(rule_table, side, twos | jokers, wilds)
    states = ranks.start()
    for kind in range(ACE + 1):
        held = count(hand, kind)
        on_table = count(naturals, kind)
        if rule_table.separate_melds:
            if held == 0 and (exists if wilds > 0 else full) & one(kind) == 0:
                continue
            options = separate_options(rule_table, side, kind, held, laid, wilds)
        else:
            if held == 0 and on_table == 0:
                continue
            options = merged_options(rule_table, held, on_table, count(twos, kind) + count(jokers, kind))
        if only_discard and held > 0:
            options = options.discarding()
        if rule_table.value(kind) > slack:
            options = options.keeping()
        states = ranks.combine(states, options)
    if blacks > 0:
        options = black_options(rule_table, blacks, blacks_laid)
        states = ranks.combine(states, options if rule_table.black_three <= slack else options.keeping())
    return wilds_fit(rule_table, side, states, hand, laid, slack)


def _plainly(rule_table: RuleTable, side: Side, hand: Cards, laid: MeldCounts, slack: Points) -> bool:
    """A quick test for a plain yes: closed melds, the canastas needed finished, an obvious place for every card."""
    naturals, twos, jokers = laid
    wilds_on = twos + jokers
    clean, dirty = finished(rule_table, side)
    if rule_table.clean_and_dirty:
        if clean == 0 or dirty == 0:
            return False
    elif clean < rule_table.canastas_to_go_out:
        return False
    blacks = count(hand, BLACK_THREE)
    if rule_table.black_threes_last or 0 < blacks < 3 - count(naturals, BLACK_THREE):
        return False
    held = hand & NATURALS
    on_ranks = naturals & NATURALS
    exists = lanes(on_ranks)
    size = on_ranks + (wilds_on & NATURALS) + held
    joins = lanes(held) & exists & ~at_least(size, 8)
    starts = three_or_more(held) & ~at_least(held, 8)
    loose = lanes(held) & ~joins & ~starts
    wilds = wild_number(hand)
    gone: i64 = 0
    if loose != 0:
        if loose & (loose - 1) != 0 or two_or_more(held) & loose != 0:
            return False
        gone = loose
    elif wilds > 0:
        wilds -= 1
        if min(rule_table.two if count(hand, TWO) > 0 else rule_table.joker, rule_table.joker) > slack:
            return False
    elif rule_table.final_discard:
        gone = (joins | at_least(held, 4)) & ~(at_least(held, 8) & ~joins)
        gone &= -gone
        if gone == 0:
            return False
    if gone != 0 and rule_table.value(kind_of(gone)) > slack:
        return False
    if wilds == 0:
        return True
    return 3 <= wilds <= CANASTA and can_start_wilds(rule_table, side, wilds_on)


def _promising(rule_table: RuleTable, side: Side, hand: Cards, laid: MeldCounts) -> bool:
    """A quick test: can the canastas that TB-6.1 requires be made at all?"""
    naturals, twos, jokers = laid
    clean, dirty = finished(rule_table, side)
    if clean >= 1 and dirty >= 1:
        return True
    wilds = wild_number(hand)
    on_table = twos | jokers | side.done_twos | side.done_jokers
    wild_cards = wilds + count(twos, TWO) + count(jokers, TWO)
    held = hand & NATURALS
    clean_ranks = at_least((naturals & NATURALS) + held, CANASTA)
    dirty_ranks: i64 = 0
    if wilds > 0 or on_table != 0:
        most = at_least((naturals & NATURALS) + held, 4)
        dirty_ranks = most & (
            at_least((naturals & NATURALS) + held + (twos & NATURALS) + (jokers & NATURALS), CANASTA - min(wilds, 3))
        )
    for melds in side.more:
        on_table |= melds.twos | melds.jokers
        wild_cards += count(melds.twos, TWO) + count(melds.jokers, TWO)
        both = (melds.naturals & NATURALS) + held
        clean_ranks |= at_least(both, CANASTA)
        dirty_ranks |= at_least(both, 4) & at_least(
            both + (melds.twos & NATURALS) + (melds.jokers & NATURALS), CANASTA - min(wilds, 3)
        )
    if rule_table.wild_canasta_counts and wild_cards >= CANASTA:
        return True
    if clean == 0 and clean_ranks == 0:
        return False
    if dirty > 0 or dirty_ranks != 0:
        return True
    # Two clean ones in a game without wilds; one wild of the hand may still be discarded.
    return on_table == 0 and wilds <= 1 and clean + total(clean_ranks) >= 2
