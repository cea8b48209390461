"""Can this hand go out now? Exact, by a small dynamic programme over ranks.

For each rank the *options* say how its naturals can all be laid (or all but a discarded one) and what that does: how many wilds the melds of
the rank can absorb, as a bit mask (bit w: exactly w wilds), and how many clean and dirty canastas stand then. Combining the ranks leaves the
question whether the wilds of the hand fit exactly. Where only the number of canastas matters, all count as clean.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.cards import ACE, BLACK_THREE, JOKER, TWO
from canasta.engine.merged import can_go_out_merged
from canasta.engine.packed import (
    NATURAL_LANES,
    NATURALS,
    at_least,
    count,
    index_of,
    lanes,
    one,
    three_or_more,
    total,
    two_or_more,
)
from canasta.engine.rank_options import (
    CLEAN_CAP,
    DIRTY_CAP,
    can_start_wilds,
    merged_options,
    option,
    separate_options,
)
from canasta.engine.sheet import Sheet
from canasta.engine.state import Side

_DIRTY: Final[i64] = DIRTY_CAP + 1
_STATES: Final[i64] = (CLEAN_CAP + 1) * (DIRTY_CAP + 1)
_NOTHING: Final[vec[i64]] = vec[i64]([0] * 16)
_NO_OPTIONS: Final[vec[i64]] = vec[i64]([0] * 16)
ANY_VALUE: Final[i64] = 1_000_000  # slack that allows any discard


def no_way() -> vec[i64]:
    """No way at all, for every number of discards, clean and dirty canastas."""
    return _NOTHING[:]


def combine(states: vec[i64], options: vec[i64], may_discard: bool, caps: i64) -> vec[i64]:
    """All ways so far times all options of one more rank. Index: (discarded * clean cap + clean) * dirty cap + dirty."""
    result = no_way()
    clean_cap = caps & 7
    dirty_cap = caps >> 3
    ways: i64 = len(options)
    for index in range(2 * _STATES):
        mask = states[index]
        if mask == 0:
            continue
        discards = index // _STATES
        way: i64 = 0
        while way < ways:
            word = options[way]
            if word == 0:
                break  # the rest of a list made by `as_options`
            way += 1
            gone = discards + (word & 1)
            if gone > 1 or (word & 1 == 1 and not may_discard):
                continue
            place = index
            if word & 255 != 0:
                clean = min((index % _STATES) // _DIRTY + ((word >> 1) & 7), clean_cap)
                dirty = min(index % _DIRTY + ((word >> 4) & 7), dirty_cap)
                place = gone * _STATES + clean * _DIRTY + dirty
            sums = result[place]
            shifted = mask
            wilds = word >> 8
            while wilds != 0:
                if wilds & 1 != 0:
                    sums |= shifted
                shifted <<= 1
                wilds >>= 1
            result[place] = sums
    return result


def as_options(states: vec[i64]) -> vec[i64]:
    """All ways so far as options of a further rank."""
    words = _NO_OPTIONS[:]
    found: i64 = 0
    for index in range(2 * _STATES):
        if states[index] != 0:
            clean = (index % _STATES) // _DIRTY
            words[found] = option(index // _STATES, clean, index % _DIRTY, states[index])
            found += 1
    return words


def black_options(blacks: i64, laid: i64) -> vec[i64]:
    """Options of the black threes of a hand with so many on the table: three or more, never with wilds (TB-3.10)."""
    words: list[int] = []
    if blacks == 0 or laid + blacks >= 3:
        words.append(int(option(0, 0, 0, 1)))
    if blacks == 1 or (blacks > 1 and laid + blacks - 1 >= 3):
        words.append(int(option(1, 0, 0, 1)))
    return vec[i64](words)


def _wild_ways(
    sheet: Sheet,
    slots: list[tuple[int, int]],
    at: int,
    twos: int,
    jokers: int,
    start: bool,
    clean: int,
    dirty: int,
    ways: set[tuple[int, int, int, int]],
) -> None:
    """Every way to lay wilds on melds of wilds: `ways` collects (twos left, jokers left, clean canastas, dirty canastas)."""
    if at < len(slots):
        t, j = slots[at]
        for a in range(twos + 1):
            for b in range(jokers + 1):
                if t + j + a + b > 7:
                    continue
                c, d = wild_canasta(sheet, t + a, j + b) if t + j + a + b == 7 else (0, 0)
                _wild_ways(sheet, slots, at + 1, twos - a, jokers - b, start, clean + c, dirty + d, ways)
        return
    ways.add((twos, jokers, clean, dirty))
    if not start:
        return
    for a in range(twos + 1):
        for b in range(jokers + 1):
            if 3 <= a + b <= 7:
                c, d = wild_canasta(sheet, a, b) if a + b == 7 else (0, 0)
                again = sheet.separate_melds
                _wild_ways(sheet, slots, at, twos - a, jokers - b, again, clean + c, dirty + d, ways)


def wild_canasta(sheet: Sheet, twos: int, jokers: int) -> tuple[int, int]:
    """A canasta of wilds as (clean, dirty): seven twos or all the jokers and twos are clean (TB-6.1)."""
    if not sheet.wild_canasta_counts:
        return (0, 0)
    if not sheet.clean_and_dirty or twos == 7 or jokers == 2 * sheet.packs:
        return (1, 0)
    return (0, 1)


def finished(sheet: Sheet, side: Side) -> tuple[int, int]:
    """Canastas already out of their slots, as (clean, dirty); all clean where only the number matters."""
    ranks = int(total(side.canastas & NATURALS))
    clean = int(side.clean_number)
    wild_clean = int(count(side.canastas, JOKER) + count(side.canastas, 14))
    wild_mixed = int(count(side.canastas, TWO))
    if not sheet.wild_canasta_counts:
        wild_clean = wild_mixed = 0
    if not sheet.clean_and_dirty:
        return (ranks + wild_clean + wild_mixed, 0)
    return (clean + wild_clean, ranks - clean + wild_mixed)


def needed(sheet: Sheet, side: Side, wilds_on: i64) -> i64:
    """How many clean and dirty canastas are worth telling apart, beyond the finished ones: clean + 8 * dirty."""
    clean, dirty = finished(sheet, side)
    if not sheet.clean_and_dirty:
        return min(max(sheet.canastas_to_go_out - clean, 0), CLEAN_CAP)
    soiled = (wilds_on | side.done_twos | side.done_jokers) != 0
    return max((1 if soiled else 2) - clean, 0) + 8 * max(1 - dirty, 0)


def meets(sheet: Sheet, clean: int, dirty: int, wilds_on_table: bool) -> bool:
    """Whether those canastas let a side go out (TB-6.1, or a plain number)."""
    if not sheet.clean_and_dirty:
        return clean >= sheet.canastas_to_go_out
    return (clean >= 1 and dirty >= 1) or (clean >= 2 and not wilds_on_table)


def hopeless(hand: i64, exists: i64) -> bool:
    """A cheap look: more lone cards than one discard settles, or more pairs than wilds to complete them."""
    held = hand & NATURALS
    some = lanes(held) & ~exists
    pairs = two_or_more(held)
    if total(some & ~pairs) > 1:
        return True
    return total(some & pairs & ~three_or_more(held)) > count(hand, TWO) + count(hand, JOKER)


def can_go_out(sheet: Sheet, side: Side, hand: i64, naturals: i64, twos: i64, jokers: i64, slack: i64) -> bool:
    """Whether all cards of `hand` can be laid, bar one discard worth at most `slack` points, so that the side meets its requirement.

    `naturals`, `twos`, `jokers` are the melds of slot 0 as they would be; further slots are the side's own. A negative slack is never enough.
    """
    if slack < 0:
        return False
    if sheet.counts_only:
        return can_go_out_merged(sheet, hand, naturals, twos + jokers, slack)
    return search(sheet, side, hand, naturals, twos, jokers, slack)


def search(sheet: Sheet, side: Side, hand: i64, naturals: i64, twos: i64, jokers: i64, slack: i64) -> bool:
    """The general answer, for every rule set that can be written."""
    exists = lanes(naturals) & NATURAL_LANES
    full = at_least(
        (naturals & NATURALS) + ((twos + jokers) & NATURALS), 7
    )  # a canasta that the lay in question finishes
    for melds in side.more:
        exists |= lanes(melds.naturals) & NATURAL_LANES
        full |= at_least((melds.naturals & NATURALS) + ((melds.twos + melds.jokers) & NATURALS), 7)
    if hopeless(hand, exists):
        return False
    if sheet.clean_and_dirty and not _promising(sheet, side, hand, naturals, twos, jokers):
        return False
    if sheet.separate_melds and _plainly(sheet, side, hand, naturals, twos + jokers, slack):
        return True
    blacks = count(hand, BLACK_THREE)
    blacks_laid = count(naturals, BLACK_THREE)
    only_discard = sheet.black_threes_last and blacks_laid > 0
    if only_discard and total(hand) - blacks > 1:
        return False
    free_twos = int(count(hand, TWO))
    free_jokers = int(count(hand, JOKER))
    states = no_way()
    states[0] = 1
    caps = needed(sheet, side, twos | jokers)
    no_wilds = free_twos + free_jokers == 0
    all_wilds = twos + jokers
    for kind in range(ACE + 1):
        held = count(hand, kind)
        on_table = count(naturals, kind)
        if sheet.separate_melds:
            if held == 0 and (exists if not no_wilds else full) & one(kind) == 0:
                continue
            options = separate_options(sheet, side, kind, held, naturals, twos + jokers, free_twos + free_jokers)
        else:
            if held == 0 and on_table == 0:
                continue
            options = merged_options(sheet, held, on_table, count(all_wilds, kind))
        if only_discard and held > 0:
            options = vec[i64]([o for o in options if o & 1 == held])
        states = combine(states, options, sheet.value(kind) <= slack, caps)
    if blacks > 0:
        states = combine(states, black_options(blacks, blacks_laid), sheet.black_three <= slack, caps)
    return wilds_fit(sheet, side, states, twos, jokers, free_twos, free_jokers, slack, only_discard)


def _plainly(sheet: Sheet, side: Side, hand: i64, naturals: i64, wilds_on: i64, slack: i64) -> bool:
    """A cheap look that says yes where melds are closed, the canastas needed are finished, and every card has an obvious place."""
    clean, dirty = finished(sheet, side)
    if sheet.clean_and_dirty:
        if clean == 0 or dirty == 0:
            return False
    elif clean < sheet.canastas_to_go_out:
        return False
    blacks = count(hand, BLACK_THREE)
    if sheet.black_threes_last or 0 < blacks < 3 - count(naturals, BLACK_THREE):
        return False
    held = hand & NATURALS
    on_ranks = naturals & NATURALS
    exists = lanes(on_ranks)
    size = on_ranks + (wilds_on & NATURALS) + held
    joins = lanes(held) & exists & ~at_least(size, 8)
    starts = three_or_more(held) & ~at_least(held, 8)
    loose = lanes(held) & ~joins & ~starts
    wilds = count(hand, TWO) + count(hand, JOKER)
    gone: i64 = 0
    if loose != 0:
        if loose & (loose - 1) != 0 or two_or_more(held) & loose != 0:
            return False
        gone = loose
    elif wilds > 0:
        wilds -= 1
        if min(sheet.two if count(hand, TWO) > 0 else sheet.joker, sheet.joker) > slack:
            return False
    elif sheet.final_discard:
        gone = (joins | at_least(held, 4)) & ~(at_least(held, 8) & ~joins)
        gone &= -gone
        if gone == 0:
            return False
    if gone != 0 and sheet.value(index_of(gone) >> 2) > slack:
        return False
    if wilds == 0:
        return True
    return 3 <= wilds <= 7 and can_start_wilds(sheet, side, wilds_on)


def _promising(sheet: Sheet, side: Side, hand: i64, naturals: i64, twos: i64, jokers: i64) -> bool:
    """A cheap look whether the canastas that TB-6.1 asks for can come about at all."""
    clean, dirty = finished(sheet, side)
    if clean >= 1 and dirty >= 1:
        return True
    wilds = count(hand, TWO) + count(hand, JOKER)
    on_table = twos | jokers | side.done_twos | side.done_jokers
    wild_cards = wilds + count(twos, TWO) + count(jokers, TWO)
    held = hand & NATURALS
    clean_ranks = at_least((naturals & NATURALS) + held, 7)
    dirty_ranks: i64 = 0
    if wilds > 0 or on_table != 0:
        most = at_least((naturals & NATURALS) + held, 4)
        dirty_ranks = most & (
            at_least((naturals & NATURALS) + held + (twos & NATURALS) + (jokers & NATURALS), 7 - min(wilds, 3))
        )
    for melds in side.more:
        on_table |= melds.twos | melds.jokers
        wild_cards += count(melds.twos, TWO) + count(melds.jokers, TWO)
        both = (melds.naturals & NATURALS) + held
        clean_ranks |= at_least(both, 7)
        dirty_ranks |= at_least(both, 4) & at_least(
            both + (melds.twos & NATURALS) + (melds.jokers & NATURALS), 7 - min(wilds, 3)
        )
    if sheet.wild_canasta_counts and wild_cards >= 7:
        return True
    if clean == 0 and clean_ranks == 0:
        return False
    if dirty > 0 or dirty_ranks != 0:
        return True
    # Two clean ones in a game without wilds; one wild of the hand may still be discarded.
    return on_table == 0 and wilds <= 1 and clean + total(clean_ranks) >= 2


def wilds_fit(
    sheet: Sheet,
    side: Side,
    states: vec[i64],
    twos: i64,
    jokers: i64,
    free_twos: int,
    free_jokers: int,
    slack: i64,
    only_discard: bool,
) -> bool:
    """Whether the wilds of the hand can be shared out so that the requirement is met."""
    if free_twos + free_jokers == 0 and not _wild_canasta_just_made(side, twos + jokers):
        return _naturals_fit(sheet, side, states, twos | jokers)
    slots: list[tuple[int, int]] = []
    done_clean, done_dirty = finished(sheet, side)
    soiled = (twos | jokers | side.done_twos | side.done_jokers) != 0
    in_slot = (int(count(twos, TWO)), int(count(jokers, TWO)))
    if in_slot[0] + in_slot[1] > 0:
        slots.append(in_slot)
    for melds in side.more:
        soiled = soiled or (melds.twos | melds.jokers) != 0
        if count(melds.twos, TWO) + count(melds.jokers, TWO) > 0:
            slots.append((int(count(melds.twos, TWO)), int(count(melds.jokers, TWO))))
    start = can_start_wilds(sheet, side, twos + jokers)
    # No wild discarded, a two discarded, a joker discarded.
    for case in range(3):
        t = free_twos - int(case == 1)
        j = free_jokers - int(case == 2)
        if t < 0 or j < 0 or (case == 1 and sheet.two > slack) or (case == 2 and sheet.joker > slack):
            continue
        if only_discard and t + j > 0:
            continue
        ways: set[tuple[int, int, int, int]] = set()
        _wild_ways(sheet, slots, 0, t, j, start, done_clean, done_dirty, ways)
        for left_twos, left_jokers, clean, dirty in ways:
            for gone in range(2):
                if (case > 0 and gone == 1) or (case == 0 and gone == 0 and sheet.final_discard):
                    continue
                for c in range(CLEAN_CAP + 1):
                    for d in range(DIRTY_CAP + 1):
                        mask = states[gone * _STATES + c * _DIRTY + d]
                        if (mask >> (left_twos + left_jokers)) & 1 and meets(
                            sheet, clean + c, dirty + d, soiled or t + j > 0
                        ):
                            return True
    return False


def _wild_canasta_just_made(side: Side, wilds_on: i64) -> bool:
    """Whether a meld of wilds has seven cards and has not left its slot yet."""
    if count(wilds_on, TWO) >= 7:
        return True
    for melds in side.more:
        if count(melds.twos, TWO) + count(melds.jokers, TWO) >= 7:
            return True
    return False


def _naturals_fit(sheet: Sheet, side: Side, states: vec[i64], wilds_on: i64) -> bool:
    """The same for a hand without wilds."""
    done_clean, done_dirty = finished(sheet, side)
    soiled = (wilds_on | side.done_twos | side.done_jokers) != 0
    for melds in side.more:
        soiled = soiled or (melds.twos | melds.jokers) != 0
    for index in range(2 * _STATES):
        if states[index] & 1 == 0 or (sheet.final_discard and index < _STATES):
            continue
        clean = int((index % _STATES) // _DIRTY)
        if meets(sheet, done_clean + clean, done_dirty + int(index % _DIRTY), soiled):
            return True
    return False
