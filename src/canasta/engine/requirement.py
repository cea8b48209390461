"""The canastas that a side needs to go out, and the test that the wilds of the hand suffice for them."""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import i64

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.cards import BLACK_THREE, CANASTA, JOKER, TWO
from canasta.engine.packed import (
    NATURALS,
    WILDS,
    count,
    total,
)
from canasta.engine.programme import Programme
from canasta.engine.rank_options import can_start_wilds
from canasta.engine.rule_table import RuleTable
from canasta.engine.state import Side
from canasta.engine.units import Cards, MeldCounts, Points
from canasta.engine.ways import CLEAN_CAP, DIRTY_CAP, Ways, exactly, no_way, place

# A way to lay wilds in melds of wilds: twos left, jokers left, clean canastas, dirty canastas
WildWay: TypeAlias = tuple[int, int, int, int]


def _wild_ways(
    rule_table: RuleTable, slots: list[tuple[int, int]], way: WildWay, start: bool, ways: set[WildWay]
) -> None:
    """Every way to go on from `way` and lay wilds on those melds of wilds, and on new ones if one may be begun."""
    twos, jokers, clean, dirty = way
    if slots:
        t, j = slots[0]
        others = slots[1:]
        for a in range(twos + 1):
            for b in range(jokers + 1):
                if t + j + a + b > CANASTA:
                    continue
                c, d = wild_canasta(rule_table, t + a, j + b) if t + j + a + b == CANASTA else (0, 0)
                _wild_ways(rule_table, others, (twos - a, jokers - b, clean + c, dirty + d), start, ways)
        return
    ways.add(way)
    if not start:
        return
    for a in range(twos + 1):
        for b in range(jokers + 1):
            if 3 <= a + b <= CANASTA:
                c, d = wild_canasta(rule_table, a, b) if a + b == CANASTA else (0, 0)
                again = rule_table.separate_melds
                _wild_ways(rule_table, slots, (twos - a, jokers - b, clean + c, dirty + d), again, ways)


def wild_canasta(rule_table: RuleTable, twos: int, jokers: int) -> tuple[int, int]:
    """A canasta of wilds as (clean, dirty): seven twos or all the jokers and twos are clean (TB-6.1)."""
    if not rule_table.wild_canasta_counts:
        return (0, 0)
    if not rule_table.clean_and_dirty or twos == CANASTA or jokers == 2 * rule_table.packs:
        return (1, 0)
    return (0, 1)


def finished(rule_table: RuleTable, side: Side) -> tuple[int, int]:
    """Canastas already out of their slots, as (clean, dirty); all clean where only the number matters."""
    if side.canastas == 0:
        return (0, 0)
    ranks = int(total(side.canastas & NATURALS))
    clean = int(side.clean_number)
    wild_clean = int(count(side.canastas, JOKER) + count(side.canastas, 14))
    wild_mixed = int(count(side.canastas, TWO))
    if not rule_table.wild_canasta_counts:
        wild_clean = wild_mixed = 0
    if not rule_table.clean_and_dirty:
        return (ranks + wild_clean + wild_mixed, 0)
    return (clean + wild_clean, ranks - clean + wild_mixed)


def meets(rule_table: RuleTable, clean: int, dirty: int, wilds_on_table: bool) -> bool:
    """True if those canastas let a side go out (TB-6.1, or a plain number)."""
    if not rule_table.clean_and_dirty:
        return clean >= rule_table.canastas_to_go_out
    return (clean >= 1 and dirty >= 1) or (clean >= 2 and not wilds_on_table)


def needed(rule_table: RuleTable, side: Side, wilds_on: Cards) -> i64:
    """The clean and dirty canastas worth telling apart, beyond the finished ones: clean + 8 * dirty."""
    clean, dirty = finished(rule_table, side)
    if not rule_table.clean_and_dirty:
        return min(max(rule_table.canastas_to_go_out - clean, 0), CLEAN_CAP)
    soiled = (wilds_on | side.done_twos | side.done_jokers) != 0
    return max((1 if soiled else 2) - clean, 0) + 8 * max(1 - dirty, 0)


def programme(rule_table: RuleTable, side: Side, wilds_on: Cards, most: i64) -> Programme:
    """The programme that tells apart the canastas still needed, with at most `most` wilds; kept in the rule table."""
    caps = needed(rule_table, side, wilds_on)
    key = int(32 * caps + most)
    found = rule_table.programmes.get(key)
    if found is None:
        found = Programme(caps, most)
        rule_table.programmes[key] = found
    return found


def only_discard_left(rule_table: RuleTable, laid: MeldCounts) -> bool:
    """True if black threes are melded and must be the last meld: at most a discard may follow."""
    return rule_table.black_threes_last and count(laid[0], BLACK_THREE) > 0


def wilds_fit(rule_table: RuleTable, side: Side, states: Ways, hand: Cards, laid: MeldCounts, slack: Points) -> bool:
    """True if the wilds of the hand can be distributed so that the requirement is met."""
    wilds_on = laid[1] + laid[2]
    if hand & WILDS == 0 and not _wild_canasta_just_made(side, wilds_on):
        return _naturals_fit(rule_table, side, states, wilds_on)
    return states.meets(accepted(rule_table, side, hand, laid, slack))


def accepted(rule_table: RuleTable, side: Side, hand: Cards, laid: MeldCounts, slack: Points) -> vec[i64]:
    """For each state of the ranks the mask of how many wilds of the hand they may absorb so that the requirement is
    met. It depends on few numbers and is kept in the rule table by them."""
    clean, dirty = finished(rule_table, side)
    _naturals, twos, jokers = laid
    soiled = (twos | jokers | side.done_twos | side.done_jokers) != 0
    for melds in side.more:
        soiled = soiled or (melds.twos | melds.jokers) != 0
    start = can_start_wilds(rule_table, side, twos + jokers)
    only_discard = only_discard_left(rule_table, laid)
    plain = 32 + 16 * int(soiled) + 8 * int(start) + 4 * int(only_discard)  # 32 keeps keys of other lengths apart
    plain += 2 * int(rule_table.two > slack) + int(rule_table.joker > slack)
    key = ((plain * 32 + clean) * 32 + dirty) * 256 + int((hand >> (4 * TWO)) & 255)
    slots = wild_slots(side, twos, jokers)
    for in_twos, in_jokers in slots:
        key = key * 256 + in_twos * 16 + in_jokers
    known = rule_table.accepted.get(key)
    if known is None:
        known = _accepted(rule_table, hand, slots, (clean, dirty), soiled, start, only_discard, slack)
        rule_table.accepted[key] = known
    return known


def wild_slots(side: Side, twos: Cards, jokers: Cards) -> list[tuple[int, int]]:
    """The unfinished melds of wilds as (twos, jokers); slot 0 is given, the others are the side's."""
    slots: list[tuple[int, int]] = []
    if (twos | jokers) >> (4 * TWO) != 0:
        slots.append((int(count(twos, TWO)), int(count(jokers, TWO))))
    for melds in side.more:
        if (melds.twos | melds.jokers) >> (4 * TWO) != 0:
            slots.append((int(count(melds.twos, TWO)), int(count(melds.jokers, TWO))))
    return slots


def _accepted(
    rule_table: RuleTable,
    hand: Cards,
    slots: list[tuple[int, int]],
    done: tuple[int, int],
    soiled: bool,
    start: bool,
    only_discard: bool,
    slack: Points,
) -> vec[i64]:
    found = no_way()
    # No wild discarded, a two discarded, a joker discarded.
    for case in range(3):
        t = int(count(hand, TWO)) - int(case == 1)
        j = int(count(hand, JOKER)) - int(case == 2)
        if t < 0 or j < 0 or (case == 1 and rule_table.two > slack) or (case == 2 and rule_table.joker > slack):
            continue
        if only_discard and t + j > 0:
            continue
        ways: set[WildWay] = set()
        _wild_ways(rule_table, slots, (t, j, *done), start, ways)
        for left_twos, left_jokers, clean, dirty in ways:
            bit = exactly(left_twos + left_jokers)
            for gone in range(2):
                if (case > 0 and gone == 1) or (case == 0 and gone == 0 and rule_table.final_discard):
                    continue
                for c in range(CLEAN_CAP + 1):
                    for d in range(DIRTY_CAP + 1):
                        if meets(rule_table, clean + int(c), dirty + int(d), soiled or t + j > 0):
                            at = place(gone, c, d)
                            found[at] = found[at] | bit
    return found


def _wild_canasta_just_made(side: Side, wilds_on: Cards) -> bool:
    """True if a meld of wilds has seven cards and has not left its slot yet."""
    if count(wilds_on, TWO) >= CANASTA:
        return True
    for melds in side.more:
        if count(melds.twos, TWO) + count(melds.jokers, TWO) >= CANASTA:
            return True
    return False


def _naturals_fit(rule_table: RuleTable, side: Side, states: Ways, wilds_on: Cards) -> bool:
    """True if a hand without wilds can make the canastas that going out needs."""
    done_clean, done_dirty = finished(rule_table, side)
    soiled = (wilds_on | side.done_twos | side.done_jokers) != 0
    for melds in side.more:
        soiled = soiled or (melds.twos | melds.jokers) != 0
    for index in states.places:
        if states.masks[index] & 1 == 0 or (rule_table.final_discard and index < 8):
            continue
        if meets(rule_table, done_clean + int((index >> 1) & 3), done_dirty + int(index & 1), soiled):
            return True
    return False
