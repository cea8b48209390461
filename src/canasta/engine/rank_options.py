"""The ways to lay the cards of one rank: the building blocks of the exact lookaheads (`going_out`, `opening`)."""

from __future__ import annotations

from mypy_extensions import i64

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.cards import CANASTA, TWO
from canasta.engine.packed import count
from canasta.engine.rule_table import NO_WILD_MELDS, WILD_MELDS_BEFORE_FROZEN_PILE, RuleTable
from canasta.engine.state import Side
from canasta.engine.units import Cards, Kind, MeldCounts
from canasta.engine.ways import CLEAN_CAP, DIRTY_CAP, Ways, exactly, no_way, place, same


def wild_room(rule_table: RuleTable, naturals: i64) -> i64:
    """The greatest number of wilds in a meld with that many naturals."""
    if naturals < rule_table.min_naturals:
        return 0
    if rule_table.more_naturals and naturals - 1 < rule_table.max_wilds:
        return naturals - 1
    return rule_table.max_wilds


def can_start_wilds(rule_table: RuleTable, side: Side, wilds_on_table: Cards) -> bool:
    """True if the side may start a meld of wilds (TB-4.5, RE-2.4)."""
    if rule_table.wild_melds == NO_WILD_MELDS:
        return False
    if rule_table.wild_melds == WILD_MELDS_BEFORE_FROZEN_PILE:
        return not side.took_frozen
    return count(wilds_on_table, TWO) == 0


def merged_options(rule_table: RuleTable, held: i64, naturals: i64, wilds: i64) -> Ways:
    """Ways to settle a rank with at most one meld on the table, which may grow past seven; kept in the rule table."""
    key = ((16 + held) * 16 + naturals) * 16 + wilds
    known = rule_table.rank_options.get(key)
    if known is None:
        known = _merged(rule_table, held, naturals, wilds)
        rule_table.rank_options.put(key, known)
    return known


def _merged(rule_table: RuleTable, held: i64, naturals: i64, wilds: i64) -> Ways:
    masks = no_way()
    for gone in range(2):
        have = naturals + held - gone
        if gone > held:
            continue
        if have == 0:
            masks[place(gone, 0, 0)] = 1
            continue
        if have < rule_table.min_naturals:
            continue
        for after in range(wild_room(rule_table, have) + 1):
            if after < wilds or have + after < 3 or (rule_table.closed_canastas and have + after > CANASTA):
                continue
            made = place(gone, 1, 0)
            if have + after < CANASTA:
                made = place(gone, 0, 0)
            elif rule_table.clean_and_dirty and after > 0:
                made = place(gone, 0, 1)
            masks[made] = masks[made] | exactly(after - wilds)
    return same(rule_table.rank_ways, masks)


def rank_slots(side: Side, laid: MeldCounts, kind: Kind) -> list[tuple[int, int]]:
    """The unfinished melds of a rank as (naturals, wilds); slot 0 is given, the others are the side's."""
    naturals, twos, jokers = laid
    slots: list[tuple[int, int]] = []
    if count(naturals, kind) > 0:
        slots.append((int(count(naturals, kind)), int(count(twos, kind) + count(jokers, kind))))
    for melds in side.more:
        if count(melds.naturals, kind) > 0:
            slots.append((int(count(melds.naturals, kind)), int(count(melds.twos, kind) + count(melds.jokers, kind))))
    return slots


def placings(
    rule_table: RuleTable, slots: list[tuple[int, int]], held: int, most: int
) -> set[tuple[int, int, int, int]]:
    """Every way to lay up to `held` naturals of a rank and `most` wilds on its melds and new ones, closed at seven, as
    (naturals left, wilds used, clean canastas, dirty canastas)."""
    found = {(held, 0, 0, 0)}
    for naturals, wilds_on in slots:
        after: set[tuple[int, int, int, int]] = set()
        for left, used, clean, dirty in found:
            for more in range(min(left, CANASTA - naturals - wilds_on) + 1):
                have = naturals + more
                room = min(int(wild_room(rule_table, have)), CANASTA - have) - wilds_on
                for extra in range(min(most - used, room) + 1):
                    full = have + wilds_on + extra == CANASTA
                    soiled = wilds_on + extra > 0
                    closed = (clean + int(full and not soiled), dirty + int(full and soiled))
                    after.add((left - more, used + extra, *closed))
        found = after
    melds: list[tuple[int, int]] = []  # that may be new
    for naturals in range(max(2, int(rule_table.min_naturals)), min(held, CANASTA) + 1):
        for extra in range(
            max(0, 3 - naturals), min(most, int(wild_room(rule_table, naturals)), CANASTA - naturals) + 1
        ):
            melds.append((naturals, extra))
    waiting = list(found)
    while waiting:
        left, used, clean, dirty = waiting.pop()
        for naturals, extra in melds:
            if naturals <= left and used + extra <= most:
                full = naturals + extra == CANASTA
                way = (left - naturals, used + extra, clean + int(full and extra == 0), dirty + int(full and extra > 0))
                if way not in found:
                    found.add(way)
                    waiting.append(way)
    return found


def _key(side: Side, kind: Kind, held: i64, laid: MeldCounts, most: i64) -> i64:
    """The counts that decide how a rank with separate melds can be laid, as one number."""
    naturals, twos, jokers = laid
    key = (32 + held) * 32 + most  # the leading bit keeps keys of different lengths apart
    shift = 4 * kind
    on_table = (naturals >> shift) & 15
    if on_table > 0:
        key = key * 128 + on_table * 8 + (((twos + jokers) >> shift) & 15)
    for melds in side.more:
        on_table = (melds.naturals >> shift) & 15
        if on_table > 0:
            key = key * 128 + on_table * 8 + (((melds.twos + melds.jokers) >> shift) & 15)
    return key


def separate_options(rule_table: RuleTable, side: Side, kind: Kind, held: i64, laid: MeldCounts, most: int) -> Ways:
    """Ways to settle a rank whose melds are kept apart and closed at seven, `most` wilds being at hand.

    They depend on the counts only, not on the rank, and are kept in the rule table.
    """
    key = _key(side, kind, held, laid, most)
    known = rule_table.rank_options.get(key)
    if known is None:
        slots = sorted(rank_slots(side, laid, kind))
        # Neither the order of the slots nor wilds that find no room make a difference.
        room = int(rule_table.max_wilds * (held // 2))
        for _have, wilds in slots:
            room += max(int(rule_table.max_wilds) - wilds, 0)
        most = min(most, room)
        plain = (32 + held) * 32 + most  # as `_key` has it
        for have, wilds in slots:
            plain = plain * 128 + have * 8 + wilds
        known = rule_table.rank_options.get(plain)
        if known is None:
            known = _separate(rule_table, int(held), slots, most)
            rule_table.rank_options.put(plain, known)
        if plain != key:
            rule_table.rank_options.put(key, known)
    return known


def _separate(rule_table: RuleTable, held: int, slots: list[tuple[int, int]], most: int) -> Ways:
    masks = no_way()
    for left, wilds, clean, dirty in placings(rule_table, slots, held, most):
        if left <= 1:
            good, soiled = clean, dirty
            if not rule_table.clean_and_dirty:
                good, soiled = clean + dirty, 0
            at = place(left, min(good, CLEAN_CAP), min(soiled, DIRTY_CAP))
            masks[at] = masks[at] | exactly(wilds)
    return same(rule_table.rank_ways, masks)


def separate_layings(rule_table: RuleTable, side: Side, kind: Kind, held: i64, laid: MeldCounts, most: i64) -> vec[i64]:
    """The most naturals of a rank that can be laid with 0, 1, … `most` wilds; -1 where that number of wilds finds no
    place."""
    key = int(_key(side, kind, held, laid, most))
    known = rule_table.rank_layings.get(key)
    if known is None:
        lays = [-1] * int(most + 1)
        for left, used, _clean, _dirty in placings(rule_table, rank_slots(side, laid, kind), int(held), int(most)):
            lays[used] = max(lays[used], int(held) - left)
        known = vec[i64](lays)
        rule_table.rank_layings[key] = known
    return known


def merged_layings(rule_table: RuleTable, held: i64, naturals: i64, wilds: i64, most: i64) -> vec[i64]:
    """Like `separate_layings`, for a rank with at most one meld, which has that many naturals and wilds."""
    laid = vec[i64]([-1] * int(most + 1))
    if naturals == 0:
        laid[0] = 0
    for used in range(most + 1):
        all_wilds = wilds + used
        lays = held
        if rule_table.closed_canastas:
            lays = min(held, CANASTA - naturals - all_wilds)
        together = naturals + lays
        if lays >= 0 and together >= rule_table.min_naturals and all_wilds <= wild_room(rule_table, together):
            if together + all_wilds >= 3:
                laid[used] = lays
    return laid
