"""Can this hand go out now? Exact, by a small dynamic programme over ranks.

For each rank the *options* say how its naturals can all be laid (or all but a discarded one) and what that does: how many wilds the melds of
the rank can absorb, as a bit mask (bit w: exactly w wilds), and how many clean and dirty canastas stand then. Combining the ranks leaves the
question whether the wilds of the hand fit exactly. Where only the number of canastas matters, all count as clean.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from canasta.cards import ACE, BLACK_THREE, JOKER, TWO
from canasta.engine.packed import NATURAL_LANES, NATURALS, bit_count, count, lanes, three_or_more, total, two_or_more
from canasta.engine.sheet import NO_WILD_MELDS, WILD_MELDS_BEFORE_FROZEN_PILE, Sheet
from canasta.engine.state import Side

CLEAN_CAP: Final = 3  # more canastas than any rule set asks for need not be told apart
DIRTY_CAP: Final = 1
_STATES: Final = (CLEAN_CAP + 1) * (DIRTY_CAP + 1)
ANY_VALUE: Final[i64] = 1_000_000  # slack that allows any discard


class Option:
    """One way to settle the cards of a rank: cards discarded (0 or 1), canastas made, and the mask of wilds absorbed."""

    def __init__(self, discards: int, clean: int, dirty: int, wilds: int) -> None:
        self.discards = discards
        self.clean = clean
        self.dirty = dirty
        self.wilds = wilds


def wild_room(sheet: Sheet, naturals: i64) -> i64:
    """How many wilds a meld with that many naturals may hold."""
    if naturals < sheet.min_naturals:
        return 0
    if sheet.more_naturals and naturals - 1 < sheet.max_wilds:
        return naturals - 1
    return sheet.max_wilds


def can_start_wilds(sheet: Sheet, side: Side, wilds_on_table: i64) -> bool:
    """Whether the side may start a meld of wilds (TB-4.5, RE-2.4)."""
    if sheet.wild_melds == NO_WILD_MELDS:
        return False
    if sheet.wild_melds == WILD_MELDS_BEFORE_FROZEN_PILE:
        return not side.took_frozen
    return count(wilds_on_table, TWO) == 0


def _merged(sheet: Sheet, kind: i64, held: i64, naturals: i64, wilds: i64, slack: i64, options: list[Option]) -> None:
    """Options of a rank with at most one meld on the table, which may grow past seven."""
    for gone in range(2):
        laid = held - gone
        if laid < 0 or (gone == 1 and sheet.value(kind) > slack):
            continue
        have = naturals + laid
        if have == 0:
            options.append(Option(gone, 0, 0, 1))
            continue
        if have < sheet.min_naturals:
            continue
        most = wild_room(sheet, have)
        if sheet.closed_canastas and most > 7 - have:
            most = 7 - have
        for after in range(most + 1):
            if after < wilds or have + after < 3:
                continue
            used = 2 ** int(after - wilds)
            if have + after < 7:
                options.append(Option(gone, 0, 0, used))
            elif sheet.clean_and_dirty and after > 0:
                options.append(Option(gone, 0, 1, used))
            else:
                options.append(Option(gone, 1, 0, used))


def rank_slots(side: Side, naturals: i64, twos: i64, jokers: i64, kind: i64) -> list[tuple[int, int]]:
    """The unfinished melds of a rank as (naturals, wilds); slot 0 is given by counts, the others are the side's."""
    slots: list[tuple[int, int]] = []
    if count(naturals, kind) > 0:
        slots.append((int(count(naturals, kind)), int(count(twos, kind) + count(jokers, kind))))
    for melds in side.more:
        if count(melds.naturals, kind) > 0:
            slots.append((int(count(melds.naturals, kind)), int(count(melds.twos, kind) + count(melds.jokers, kind))))
    return slots


def place_naturals(
    sheet: Sheet, slots: list[tuple[int, int]], at: int, left: int, wilds: int, most: int, clean: int, dirty: int, found: set[tuple[int, int, int, int]]
) -> None:
    """Every way to lay up to `left` naturals of a rank and up to `most` wilds on its melds and on new ones, canastas closed at seven.

    `found` collects (naturals left, wilds used, clean canastas, dirty canastas).
    """
    if at < len(slots):
        have, with_wilds = slots[at]
        for more in range(left + 1):
            for extra in range(most - wilds + 1):
                size = have + more + with_wilds + extra
                if size > 7 or with_wilds + extra > wild_room(sheet, have + more):
                    continue
                full = size == 7
                soiled = with_wilds + extra > 0
                place_naturals(
                    sheet,
                    slots,
                    at + 1,
                    left - more,
                    wilds + extra,
                    most,
                    clean + int(full and not soiled),
                    dirty + int(full and soiled),
                    found,
                )
        return
    found.add((left, wilds, clean, dirty))
    for more in range(2, min(left, 7) + 1):
        for extra in range(min(most - wilds, 7 - more) + 1):
            if more + extra >= 3 and more >= sheet.min_naturals and extra <= wild_room(sheet, more):
                full = more + extra == 7
                place_naturals(
                    sheet,
                    slots,
                    at,
                    left - more,
                    wilds + extra,
                    most,
                    clean + int(full and extra == 0),
                    dirty + int(full and extra > 0),
                    found,
                )


def _separate(
    sheet: Sheet, kind: i64, held: int, slots: list[tuple[int, int]], most: int, slack: i64, options: list[Option]
) -> None:
    """Options of a rank whose melds are kept apart and closed at seven."""
    found: set[tuple[int, int, int, int]] = set()
    place_naturals(sheet, slots, 0, held, 0, most, 0, 0, found)
    for left, wilds, clean, dirty in found:
        if left > 1 or (left == 1 and sheet.value(kind) > slack):
            continue
        if sheet.clean_and_dirty:
            options.append(Option(left, clean, dirty, 2**wilds))
        else:
            options.append(Option(left, clean + dirty, 0, 2**wilds))


def _combine(states: list[int], options: list[Option]) -> list[int]:
    """All ways so far times all options of one more rank. Index: (discarded * clean cap + clean) * dirty cap + dirty."""
    result = [0] * (2 * _STATES)
    for discards in range(2):
        for clean in range(CLEAN_CAP + 1):
            for dirty in range(DIRTY_CAP + 1):
                mask = states[discards * _STATES + clean * (DIRTY_CAP + 1) + dirty]
                if mask == 0:
                    continue
                for option in options:
                    gone = discards + option.discards
                    if gone > 1:
                        continue
                    c = min(clean + option.clean, CLEAN_CAP)
                    d = min(dirty + option.dirty, DIRTY_CAP)
                    result[gone * _STATES + c * (DIRTY_CAP + 1) + d] |= mask * option.wilds
    return result


def _wild_ways(
    sheet: Sheet, slots: list[tuple[int, int]], at: int, twos: int, jokers: int, start: bool, clean: int, dirty: int, ways: set[tuple[int, int, int, int]]
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
                again = start and sheet.separate_melds
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
    clean = int(bit_count(side.clean))
    wild_clean = int(count(side.canastas, JOKER) + count(side.canastas, 14))
    wild_mixed = int(count(side.canastas, TWO))
    if not sheet.wild_canasta_counts:
        wild_clean = wild_mixed = 0
    if not sheet.clean_and_dirty:
        return (ranks + wild_clean + wild_mixed, 0)
    return (clean + wild_clean, ranks - clean + wild_mixed)


def meets(sheet: Sheet, clean: int, dirty: int, wilds_on_table: bool) -> bool:
    """Whether those canastas let a side go out (TB-6.1, or a plain number)."""
    if not sheet.clean_and_dirty:
        return clean >= sheet.canastas_to_go_out
    return (clean >= 1 and dirty >= 1) or (clean >= 2 and not wilds_on_table)


def _hopeless(sheet: Sheet, hand: i64, exists: i64) -> bool:
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
    exists = lanes(naturals) & NATURAL_LANES
    for melds in side.more:
        exists |= lanes(melds.naturals) & NATURAL_LANES
    if _hopeless(sheet, hand, exists):
        return False
    blacks = count(hand, BLACK_THREE)
    blacks_laid = count(naturals, BLACK_THREE)
    if sheet.black_threes_last and blacks_laid > 0 and total(hand) - blacks > 1:
        return False
    free_twos = int(count(hand, TWO))
    free_jokers = int(count(hand, JOKER))
    most = free_twos + free_jokers
    states = [0] * (2 * _STATES)
    states[0] = 1
    all_wilds = twos + jokers
    only_discard = sheet.black_threes_last and blacks_laid > 0
    for kind in range(ACE + 1):
        held = count(hand, kind)
        on_table = count(naturals, kind)
        options: list[Option] = []
        if sheet.separate_melds:
            slots = rank_slots(side, naturals, twos, jokers, kind)
            if held == 0 and not slots:
                continue
            _separate(sheet, kind, int(held), slots, most, slack, options)
        else:
            if held == 0 and on_table == 0:
                continue
            _merged(sheet, kind, held, on_table, count(all_wilds, kind), slack, options)
        if only_discard and held > 0:
            options = [o for o in options if o.discards == held]
        states = _combine(states, options)
    if blacks > 0:
        options = []
        if blacks_laid + blacks >= 3:
            options.append(Option(0, 0, 0, 1))
        if (blacks == 1 or blacks_laid + blacks - 1 >= 3) and sheet.black_three <= slack:
            options.append(Option(1, 0, 0, 1))
        states = _combine(states, options)
    return _wilds_fit(sheet, side, states, twos, jokers, free_twos, free_jokers, slack, only_discard)


def _wilds_fit(
    sheet: Sheet, side: Side, states: list[int], twos: i64, jokers: i64, free_twos: int, free_jokers: int, slack: i64, only_discard: bool
) -> bool:
    """Whether the wilds of the hand can be shared out so that the requirement is met."""
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
                        mask = states[gone * _STATES + c * (DIRTY_CAP + 1) + d]
                        if (mask >> (left_twos + left_jokers)) & 1 and meets(sheet, clean + c, dirty + d, soiled or t + j > 0):
                            return True
    return False
