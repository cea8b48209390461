"""The legal actions of a state, as words of bits (see `actions`). This is the one definition of legality.

First what fits locally, computed for all kinds at once; then, only where the turn might not be finished afterwards, each candidate is put
to `alive`.
"""

from __future__ import annotations

from mypy_extensions import i64

from canasta.cards import ACE, BLACK_THREE, JOKER, RED_THREE, TWO
from canasta.engine.actions import (
    ASK_BIT,
    DRAW_BIT,
    NO_BIT,
    PASS_BIT,
    TAKE_BITS,
    TAKE_JOKER_BIT,
    TAKE_LAY_OFF_BIT,
    TAKE_NATURALS_BIT,
    TAKE_ONTO_BIT,
    TAKE_TWO_BIT,
    YES_BIT,
)
from canasta.engine.alive import (
    alive,
    has_required,
    lays_wild,
    may_go_out,
    must_keep,
    rest_of_pile,
    takes_naturals,
    waived,
)
from canasta.engine.closing import keep_closing
from canasta.engine.going_out import ANY_VALUE, can_go_out, hopeless
from canasta.engine.laying import add_word, lay, slot_of, start_word, swap_words
from canasta.engine.opening import could_open
from canasta.engine.packed import count, index_of, lanes, lowest, one, total
from canasta.engine.rank_options import wild_room
from canasta.engine.sheet import (
    FITS_MELD,
    NEVER,
    LEAVE_COMPULSORY,
    LEAVE_OPTIONAL,
    NO_WAIVER,
    NOT_ONE_CARD_PILE,
    NOT_WHILE_STOCK,
    OPEN_FIRST,
    WHENEVER_POSSIBLE,
    Sheet,
)
from canasta.engine.state import (
    ANSWER,
    DRAW,
    FROM_STOCK,
    LAST_DISCARD_OPTIONAL,
    LAST_NO_CLOSING,
    LAST_NO_DISCARD,
    NO_KIND,
    NORMAL,
    NOT_ASKED,
    OVER,
    YES,
    Melds,
    Side,
    State,
)


def fill(s: State) -> None:
    """Compute the legal words of the state into ``base``, ``starts``, ``adds`` and ``more_adds``."""
    s.base = 0
    s.starts = 0
    s.adds = 0
    if s.sheet.separate_melds:
        s.more_adds = []
    if s.phase == DRAW:
        _fill_draw(s)
    elif s.phase == ANSWER:
        s.base = YES_BIT | NO_BIT
    elif s.phase != OVER:
        _fill_play(s)


def laid_any(s: State) -> bool:
    """Whether the player on turn has laid cards in this turn."""
    return (s.laid_naturals | s.laid_twos | s.laid_jokers) != 0


def _fill_draw(s: State) -> None:
    side = s.side_on_turn()
    committed = laid_any(s)
    stock = s.drawn < s.stock_size
    if s.top <= ACE and s.pile_size > 0 and _hand_may_take(s):
        if s.sheet.pile_unopened == OPEN_FIRST and (not side.opened or committed):
            _lay_before_taking(s, side)
        if side.opened or s.sheet.pile_unopened != OPEN_FIRST:
            _fill_takes(s, side, False)
    if not committed and stock and s.leave != YES:
        s.base |= DRAW_BIT
    if not stock and not committed and s.leave != YES and not _must_take(s, side):
        s.base |= PASS_BIT
    if s.sheet.leave == LEAVE_COMPULSORY and _may_ask_for_pile(s, side, committed):
        s.base |= ASK_BIT


def _hand_may_take(s: State) -> bool:
    rule = s.sheet.one_card_hand
    if rule == 0 or total(s.hands[s.seat]) != 1:
        return True
    if rule == NOT_ONE_CARD_PILE:
        return s.pile_size > 1
    return rule != NOT_WHILE_STOCK or s.drawn >= s.stock_size


def _must_take(s: State, side: Side) -> bool:
    """Whether the pile must be taken now that the stock is out (IN-5, SA-5.5, RE-3.7)."""
    rule = s.sheet.must_take
    if rule == NEVER or s.base & TAKE_BITS == 0:
        return False
    if s.base & TAKE_LAY_OFF_BIT != 0:
        return True
    if rule == FITS_MELD:
        return False
    possible = s.base
    s.base = 0
    _fill_takes(s, side, True)
    obliges = s.base & TAKE_BITS != 0
    s.base = possible
    return obliges


def _fill_takes(s: State, side: Side, normal: bool) -> None:
    """The ways to take the pile, each only if the turn can be finished after it; `normal`: with a discard and without a waiver."""
    sheet = s.sheet
    hand = s.hands[s.seat]
    top = s.top
    held = count(hand, top)
    card = one(top)
    melds = side.melds
    need = takes_naturals(s)
    room = _room_for(sheet, melds, top)
    if held >= need:
        if not sheet.separate_melds:
            if need + 1 <= room and _taken_alive(
                s, side, hand - need * card, melds.naturals + (need + 1) * card, melds.twos, melds.jokers, normal
            ):
                s.base |= TAKE_NATURALS_BIT
        else:
            _fill_separate_takes(s, side, hand, need)
    if s.frozen or not side.opened:
        return
    on_table = count(melds.naturals, top)
    wilds = count(melds.twos, top) + count(melds.jokers, top)
    if (
        sheet.pile_with_wild
        and held > 0
        and room >= 3
        and not sheet.separate_melds
        and wilds < wild_room(sheet, on_table + 2)
    ):
        if count(hand, TWO) > 0 and _taken_alive(
            s, side, hand - card - one(TWO), melds.naturals + 2 * card, melds.twos + card, melds.jokers, normal
        ):
            s.base |= TAKE_TWO_BIT
        if count(hand, JOKER) > 0 and _taken_alive(
            s, side, hand - card - one(JOKER), melds.naturals + 2 * card, melds.twos, melds.jokers + card, normal
        ):
            s.base |= TAKE_JOKER_BIT
    if sheet.pile_lay_off and not sheet.separate_melds and on_table > 0 and room > 0:
        if _taken_alive(s, side, hand, melds.naturals + card, melds.twos, melds.jokers, normal):
            s.base |= TAKE_LAY_OFF_BIT


def _room_for(sheet: Sheet, melds: Melds, kind: i64) -> i64:
    """How many cards the meld of a rank still takes."""
    if not sheet.closed_canastas:
        return ANY_VALUE
    return 7 - count(melds.naturals, kind) - count(melds.twos, kind) - count(melds.jokers, kind)


def _taken_alive(s: State, side: Side, hand: i64, naturals: i64, twos: i64, jokers: i64, normal: bool) -> bool:
    """Whether the turn can be finished after the cards that take the pile are laid; the phase is then PLAY."""
    rest = rest_of_pile(s)
    s.phase = 1
    if side.opened and normal:
        size = total(hand + rest)
        fits = size >= 2 or (size == 1 and has_required(s.sheet, side, naturals, twos, jokers))
    elif side.opened:
        fits = alive(s, side, hand + rest, naturals, twos, jokers, 0)
    else:
        laid = s.sheet.worth(naturals) + s.sheet.two * total(twos) + s.sheet.joker * total(jokers)
        s.pile -= one(s.top)
        s.aside = True
        fits = alive(s, side, hand, naturals, twos, jokers, laid)
        s.aside = False
        s.pile += one(s.top)
        if not fits and not normal and s.sheet.opening_waiver != NO_WAIVER:
            fits = (
                waived(s)
                and may_go_out(s)
                and can_go_out(s.sheet, side, hand + rest, naturals, twos, jokers, ANY_VALUE)
            )
    s.phase = DRAW
    return fits


def _fill_separate_takes(s: State, side: Side, hand: i64, need: i64) -> None:
    """Where melds stay apart: a new meld, or all of them onto one that stays within seven cards (TB-4.1, TB-4.2)."""
    card = one(s.top)
    if _taken_apart_alive(s, side, hand - need * card, -1, need + 1):
        s.base |= TAKE_NATURALS_BIT
    if s.frozen and not s.sheet.frozen_lay_off:
        return
    slot: i64 = 0
    while slot < side.slots():
        melds = side.slot(slot)
        naturals = count(melds.naturals, s.top)
        size = naturals + count(melds.twos, s.top) + count(melds.jokers, s.top)
        if naturals > 0 and size + need + 1 <= 7 and _taken_apart_alive(s, side, hand - need * card, slot, need + 1):
            s.base |= TAKE_ONTO_BIT << (4 * slot)
        slot += 1


def _taken_apart_alive(s: State, side: Side, hand: i64, slot: i64, added: i64) -> bool:
    """The same for separate melds, with the cards on a slot or, for -1, on a new meld."""
    after = hand + rest_of_pile(s)
    if s.leave != YES and (total(after) >= 2 or s.ending >= LAST_NO_CLOSING):
        return True
    if not may_go_out(s):
        return False
    if hopeless(after, lanes(side.melds.naturals) | one(s.top) | _lanes_of_more(side)):
        return False
    more = side.more
    took_frozen = side.took_frozen
    if slot < 0:
        slot = slot_of(side, 64 + 4 * s.top)
        if slot == side.slots():
            side.more = [*more, Melds(0, 0, 0)]
    melds = side.slot(slot)
    melds.naturals += added * one(s.top)
    side.took_frozen = took_frozen or s.frozen
    first = side.melds
    possible = can_go_out(s.sheet, side, after, first.naturals, first.twos, first.jokers, ANY_VALUE)
    melds.naturals -= added * one(s.top)
    side.took_frozen = took_frozen
    side.more = more
    return possible


def _lanes_of_more(side: Side) -> i64:
    exists: i64 = 0
    for melds in side.more:
        exists |= lanes(melds.naturals)
    return exists


def _may_ask_for_pile(s: State, side: Side, committed: bool) -> bool:
    """Leave to close with the pile (TB-6.3): opened, nothing laid, every card of the pile known to all, and closing possible."""
    if s.leave != NOT_ASKED or not side.opened or committed or s.face_down > 0 or s.ending != NORMAL:
        return False
    if s.top > ACE or s.pile_size == 0 or not _hand_may_take(s):
        return False
    taken = s.base
    s.leave = YES
    s.base = 0
    _fill_takes(s, side, False)
    possible = s.base & TAKE_BITS != 0
    s.base = taken
    s.leave = NOT_ASKED
    return possible


def _lay_before_taking(s: State, side: Side) -> None:
    """An unopened side opens from the hand before it takes (TB-4.3)."""
    hand = s.hands[s.seat]
    need = takes_naturals(s)
    if count(hand, s.top) < need:
        return
    if not side.opened and not laid_any(s) and not could_open(s.sheet, hand - need * one(s.top), side.minimum):
        return
    _lay_candidates(s, side, hand)
    s.starts &= ~one(BLACK_THREE)
    _keep_alive(s, side, hand, True, True)


def _lay_candidates(s: State, side: Side, hand: i64) -> None:
    """Everything that fits on the table, whether or not the turn could be finished after it."""
    melds = side.melds
    s.starts = start_word(s.sheet, side, hand, melds.naturals, melds.twos + melds.jokers)
    s.adds = add_word(s.sheet, hand, melds.naturals, melds.twos, melds.jokers)
    if s.sheet.separate_melds:
        s.more_adds = [int(add_word(s.sheet, hand, m.naturals, m.twos, m.jokers)) for m in side.more]


def _keep_alive(s: State, side: Side, hand: i64, starts: bool, adds: bool) -> None:
    """Drop the new melds and the lay-offs after which the turn could not be finished."""
    melds = side.melds
    if starts:
        s.starts = _living(s, side, hand, 64, s.starts, side.melds.naturals, melds.twos, melds.jokers)
    if adds:
        s.adds = _living(s, side, hand, 128, s.adds, melds.naturals, melds.twos, melds.jokers)
        index: i64 = 0
        while index < len(s.more_adds):
            s.more_adds[index] = int(_living_in_slot(s, side, hand, index + 1, s.more_adds[index]))
            index += 1


def _living(s: State, side: Side, hand: i64, offset: i64, bits: i64, naturals: i64, twos: i64, jokers: i64) -> i64:
    kept: i64 = 0
    worth = s.sheet.worth(hand)
    while bits != 0:
        bit = lowest(bits)
        bits ^= bit
        action = offset + index_of(bit)
        h, n, t, j = lay(action, hand, naturals, twos, jokers)
        if offset == 64 and s.sheet.separate_melds and _start_taken(side, action):
            if _start_in_other_slot_alive(s, side, action, hand, h):
                kept |= bit
        elif s.freed != NO_KIND and settles(s, action):
            freed = s.freed
            s.freed = NO_KIND
            if alive(s, side, h, n, t, j, s.points):
                kept |= bit
            s.freed = freed
        elif alive(s, side, h, n, t, j, s.points + worth - s.sheet.worth(h)):
            kept |= bit
    return kept


def _start_taken(side: Side, action: i64) -> bool:
    """Whether slot 0 already holds a meld of the rank that a new meld would have."""
    kind = (action & 63) >> 2
    if kind >= TWO:
        return count(side.melds.twos + side.melds.jokers, TWO) > 0
    return count(side.melds.naturals, kind) > 0


def _start_in_other_slot_alive(s: State, side: Side, action: i64, hand: i64, after: i64) -> bool:
    n, t, j = lay(action, hand, 0, 0, 0)[1:]
    more = side.more
    side.more = [*more, Melds(n, t, j)]
    first = side.melds
    points = s.points + s.sheet.worth(hand) - s.sheet.worth(after)
    fits = alive(s, side, after, first.naturals, first.twos, first.jokers, points)
    side.more = more
    return fits


def _living_in_slot(s: State, side: Side, hand: i64, slot: i64, bits: i64) -> i64:
    """The same for lay-offs on a further slot: its counts are changed for the question and put back."""
    kept: i64 = 0
    melds = side.slot(slot)
    naturals, twos, jokers = melds.naturals, melds.twos, melds.jokers
    first = side.melds
    worth = s.sheet.worth(hand)
    while bits != 0:
        bit = lowest(bits)
        bits ^= bit
        h, n, t, j = lay(128 + index_of(bit), hand, naturals, twos, jokers)
        melds.naturals = n
        melds.twos = t
        melds.jokers = j
        if alive(s, side, h, first.naturals, first.twos, first.jokers, s.points + worth - s.sheet.worth(h)):
            kept |= bit
        melds.naturals = naturals
        melds.twos = twos
        melds.jokers = jokers
    return kept


def _fill_play(s: State) -> None:
    sheet = s.sheet
    side = s.side_on_turn()
    hand = s.hands[s.seat]
    size = total(hand)
    melds = side.melds
    may = may_go_out(s)
    must = s.bound or s.leave == YES
    begun = not side.opened and laid_any(s)
    met = may and has_required(sheet, side, melds.naturals, melds.twos, melds.jokers)

    if side.opened or begun or _worth_opening(s, side, hand, may):
        _lay_candidates(s, side, hand)
        if sheet.black_threes_last and count(melds.naturals, BLACK_THREE) > 0:
            s.starts = 0
            s.adds &= one(BLACK_THREE)
        if s.freed != NO_KIND:
            _not_back(s)
        black = s.starts & one(BLACK_THREE)
        if must and may and side.opened and sheet.separate_melds and not sheet.black_threes_last:
            keep_closing(s, side, hand)
        elif must or not side.opened or s.freed != NO_KIND:
            _keep_alive(s, side, hand, True, True)
        elif s.ending < LAST_NO_CLOSING:
            free = met and not sheet.final_discard
            _keep_alive(s, side, hand, size < 5 and not free, size < 3 and not free)
        if black != 0 and not must and s.starts & black != 0 and not _black_threes_alive(s, side, hand):
            s.starts ^= black
        if s.freed == NO_KIND and sheet.swap_wilds:
            _fill_swaps(s, side, hand)

    if s.freed == NO_KIND and not s.aside and not begun:
        if s.ending < LAST_NO_DISCARD:
            if size >= 2:
                if not must:
                    s.base |= lanes(hand) & ~one(RED_THREE)
            elif met or s.ending == LAST_NO_CLOSING:
                s.base |= lanes(hand) & ~one(RED_THREE)
        if s.ending != NORMAL and not must:
            s.base |= PASS_BIT
        if _may_ask(s, side, hand):
            s.base |= ASK_BIT
    if s.base == 0 and s.starts == 0 and s.adds == 0 and not _any_more(s):
        s.base = PASS_BIT


def _any_more(s: State) -> bool:
    for word in s.more_adds:
        if word != 0:
            return True
    return False


def _worth_opening(s: State, side: Side, hand: i64, may: bool) -> bool:
    """A quick look whether an opening can exist at all."""
    if could_open(s.sheet, hand, side.minimum):
        return True
    if not may:
        return False
    melds = side.melds
    slack = s.sheet.worth(hand) - side.minimum
    if waived(s):
        slack = ANY_VALUE
    return slack >= 0 and can_go_out(s.sheet, side, hand, melds.naturals, melds.twos, melds.jokers, slack)


def _black_threes_alive(s: State, side: Side, hand: i64) -> bool:
    """Black threes are melded only in going out (CL-2.3, SA-3.4, RE-2.8, TB-3.10)."""
    melds = side.melds
    h, n, t, j = lay(64 + 4 * BLACK_THREE, hand, melds.naturals, melds.twos, melds.jokers)
    return may_go_out(s) and alive(s, side, h, n, t, j, s.points + 3 * s.sheet.black_three)


def _not_back(s: State) -> None:
    """The freed wild, or an equal one, does not go back to where it came from (RE-2.5)."""
    bit = one(s.freed_from) << (1 if s.freed == TWO else 2)
    s.adds &= ~bit


def _fill_swaps(s: State, side: Side, hand: i64) -> None:
    melds = side.melds
    for_two, for_joker = swap_words(hand, melds.naturals, melds.twos, melds.jokers)
    s.starts |= _living_swaps(s, side, hand, 64, for_two, TWO)
    s.adds |= _living_swaps(s, side, hand, 128, for_joker, JOKER)


def _living_swaps(s: State, side: Side, hand: i64, offset: i64, bits: i64, freed: i64) -> i64:
    kept: i64 = 0
    melds = side.melds
    while bits != 0:
        bit = lowest(bits)
        bits ^= bit
        action = offset + index_of(bit)
        h, n, t, j = lay(action, hand, melds.naturals, melds.twos, melds.jokers)
        s.freed = freed
        s.freed_from = (action & 63) >> 2
        if alive(s, side, h, n, t, j, s.points):
            kept |= bit
        s.freed = NO_KIND
        s.freed_from = NO_KIND
    return kept


def _may_ask(s: State, side: Side, hand: i64) -> bool:
    """Leave may be asked only where going out is possible (CL-5.3, SA-5.4, RE-3.4, TB-6.3)."""
    rule = s.sheet.leave
    if rule == 0 or s.leave != NOT_ASKED or s.bound or s.ending > LAST_DISCARD_OPTIONAL:
        return False
    if total(hand) < must_keep(s):
        return False  # after a no the turn must still be able to end
    if rule != LEAVE_OPTIONAL and (laid_any(s) or s.came != FROM_STOCK):
        return False
    melds = side.melds
    slack = ANY_VALUE
    if not side.opened and not waived(s):
        slack = s.sheet.worth(hand) - side.minimum
    return can_go_out(s.sheet, side, hand, melds.naturals, melds.twos, melds.jokers, slack)


def settles(s: State, action: i64) -> bool:
    """Whether a lay finds the place of the freed wild."""
    return s.freed != NO_KIND and lays_wild(action, s.freed) and (action & 63) >> 2 != s.freed_from
