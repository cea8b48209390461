"""Going out by counting: one growing meld a rank, at most three wilds in it, a plain number of canastas to go out.

The same question as `going_out.can_go_out`, answered for all ranks at once; a property test holds the two together.
Once it is fixed which card is discarded, all naturals must be laid. Then each new pair needs one wild, a canasta that
is still short by s needs s wilds (the cheapest come first), and what wilds are left must find room.
"""

from __future__ import annotations

from mypy_extensions import i64

from canasta.cards import BLACK_THREE, CANASTA, JOKER, RED_THREE, TWO
from canasta.engine.packed import (
    NATURALS,
    at_least,
    count,
    index_of,
    lanes,
    lowest,
    one,
    three_or_more,
    total,
    two_or_more,
)
from canasta.engine.rule_table import NO_WILD_MELDS, RuleTable


def fits_all(
    rule_table: RuleTable,
    held: i64,
    wilds: i64,
    naturals: i64,
    wilds_on: i64,
    blacks: i64,
    blacks_laid: i64,
    required: i64,
    swaps: bool,
) -> bool:
    """True if all these cards can be laid so that `required` canastas stand.

    `held` are natural ranks of the hand (packed), `wilds` its number of wilds, `blacks` its black threes; `naturals`
    and `wilds_on` are the melds on the table, the meld of wilds at TWO.
    """
    if blacks > 0 and blacks + blacks_laid < 3:
        return False
    on_ranks = naturals & NATURALS
    exists = lanes(on_ranks)
    new = lanes(held) & ~exists
    pairs = new & ~three_or_more(held)
    if pairs & ~two_or_more(held) != 0:
        return False
    after = on_ranks + held
    rank_wilds = wilds_on & NATURALS
    free = wilds - total(pairs)
    supply: i64 = 0
    if swaps and rule_table.swap_wilds and rank_wilds != 0:
        supply = _swappable(held, rank_wilds, after + rank_wilds)
    if free + supply < 0:
        return False
    melds = lanes(after)
    if rule_table.more_naturals:
        room = total(two_or_more(after)) + total(three_or_more(after)) + total(at_least(after, 4))
    else:
        room = 3 * total(melds)
    room -= total(rank_wilds) + total(pairs)
    size = after + rank_wilds
    short = required - total(at_least(size, CANASTA))
    in_wild_meld = count(wilds_on, TWO)
    if in_wild_meld >= CANASTA and rule_table.wild_canasta_counts:
        short -= 1
    wild_room: i64 = 0
    # Freed wilds come one at a time: a new meld of wilds needs two from the hand.
    if rule_table.wild_melds != NO_WILD_MELDS and in_wild_meld < CANASTA and (in_wild_meld > 0 or wilds >= 2):
        wild_room = CANASTA - in_wild_meld
    if _placed(short, free, supply, room, size, rank_wilds, wild_room, in_wild_meld > 0):
        return True
    if wild_room == 0 or wild_room > free + supply or not rule_table.wild_canasta_counts:
        return False
    return _placed(short - 1, free - wild_room, supply, room, size, rank_wilds, 0, True)


def _swappable(held: i64, rank_wilds: i64, size: i64) -> i64:
    """The number of wilds that canastas can give back for naturals of the hand and stay canastas (RE-2.5)."""
    ranks = lanes(held) & lanes(rank_wilds) & at_least(size, 8)
    number: i64 = 0
    while ranks != 0:
        kind = index_of(lowest(ranks)) >> 2
        ranks &= ranks - 1
        number += min(count(held, kind), count(rank_wilds, kind), count(size, kind) - CANASTA)
    return number


def _placed(
    short: i64, free: i64, supply: i64, room: i64, size: i64, rank_wilds: i64, wild_room: i64, begun: bool
) -> bool:
    """True if the free wilds can finish `short` more canastas, and all find room on ranks or the meld of wilds.

    `supply` more may be freed by swaps, where they are needed; `free` may be negative by as many.
    """
    missing: i64 = 1
    while short > 0 and missing <= 3 and missing <= free + supply:
        # Exactly `missing` short of seven, with room for that many wilds.
        ranks = (
            at_least(size, CANASTA - missing)
            & ~at_least(size, CANASTA + 1 - missing)
            & ~at_least(rank_wilds, 4 - missing)
        )
        number = total(ranks)
        while number > 0 and short > 0 and missing <= free + supply:
            free -= missing
            room -= missing
            number -= 1
            short -= 1
        missing += 1
    if short > 0:
        return False
    if free <= room:
        return True
    if wild_room == 0:
        return False
    if begun:
        return free <= room + wild_room
    apart = min(7, free + supply)
    return apart >= 3 and free - apart <= room


def can_go_out_merged(
    rule_table: RuleTable, hand: i64, naturals: i64, wilds_on: i64, slack: i64, swaps: bool = True
) -> bool:
    """`going_out.can_go_out` where melds are merged and only the number of canastas counts.

    `slack` is the dearest discard allowed, in points; without `swaps` no wild may be freed from a canasta.
    """
    held = hand & NATURALS
    wilds = count(hand, TWO) + count(hand, JOKER)
    lone = lanes(held) & ~two_or_more(held) & ~lanes(naturals & NATURALS)
    if lone & (lone - 1) != 0:
        return False  # only one card can be discarded
    blacks = count(hand, BLACK_THREE)
    blacks_laid = count(naturals, BLACK_THREE)
    others_stay = rule_table.black_threes_last and blacks_laid > 0
    if others_stay and total(held) + wilds > 1:
        return False
    required = rule_table.canastas_to_go_out
    discards = lanes(hand)
    if lone != 0:
        discards &= lone
    elif others_stay and total(held) + wilds == 1:
        discards &= ~one(BLACK_THREE)
    elif not rule_table.final_discard and fits_all(
        rule_table, held, wilds, naturals, wilds_on, blacks, blacks_laid, required, swaps
    ):
        return True
    while discards != 0:
        card = lowest(discards)
        discards ^= card
        kind = index_of(card) >> 2
        if rule_table.value(kind) > slack or kind == RED_THREE:
            continue
        left = held - (card & NATURALS)
        wilds_left = wilds - (1 if kind == TWO or kind == JOKER else 0)
        blacks_left = blacks - (1 if kind == BLACK_THREE else 0)
        if fits_all(rule_table, left, wilds_left, naturals, wilds_on, blacks_left, blacks_laid, required, swaps):
            return True
    return False
