"""The legal actions of a state, as words of bits (see `actions`). This is the one definition of legality.

First what fits locally, computed for all kinds at once; then, only where the turn might not be finished afterwards,
each candidate is put to `alive`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from canasta.cards import ACE, BLACK_THREE, JOKER, TWO
from canasta.engine.actions import (
    ADD,
    ASK_BIT,
    DRAW_BIT,
    NO_BIT,
    PASS_BIT,
    START,
    TAKE_BITS,
    TAKE_LAY_OFF_BIT,
    YES_BIT,
    decode,
    start,
)
from canasta.engine.alive import (
    alive,
    alive_with_freed,
    has_required,
    may_go_out,
    must_discard,
    must_keep,
    opens_going_out,
    waived,
)
from canasta.engine.candidates import had_melds, keep_alive, laid_any, lay_candidates
from canasta.engine.closing import keep_closing
from canasta.engine.going_out import can_go_out
from canasta.engine.laying import lay, swap_words
from canasta.engine.merged import keep_closing_merged
from canasta.engine.open_first import lay_before_taking, lay_wilds_before_taking
from canasta.engine.opening import could_open
from canasta.engine.packed import count, index_of, lanes, lowest, one, total
from canasta.engine.programme import ANY_VALUE
from canasta.engine.rule_table import (
    FITS_MELD,
    FITS_MELD_FROZEN_TOO,
    LEAVE_COMPULSORY,
    LEAVE_OPTIONAL,
    NEVER,
    OPEN_FIRST,
)
from canasta.engine.state import (
    ANSWER,
    DRAW,
    FROM_STOCK,
    LAST_DISCARD_OPTIONAL,
    LAST_NO_CLOSING,
    LAST_NO_DISCARD,
    NO_KIND,
    NO_WORDS,
    NORMAL,
    NOT_ASKED,
    OVER,
    YES,
    Side,
    State,
)
from canasta.engine.taking import fill_takes, hand_may_take, top_fits
from canasta.engine.units import ActionCode, ActionWord, Cards, Kind

_BLACK: Final[i64] = 0x100000000000  # the lane of the black threes
_NOT_RED: Final[i64] = 0x11111111111111  # the lanes of all but the red threes


def fill(s: State) -> None:
    """Compute the legal words of the state into ``base``, ``starts``, ``adds`` and ``more_adds``."""
    s.base = 0
    s.starts = 0
    s.adds = 0
    if s.rule_table.separate_melds:
        s.more_adds = NO_WORDS
    if s.phase == DRAW:
        fill_draw(s)
    elif s.phase == ANSWER:
        s.base = YES_BIT | NO_BIT
    elif s.phase != OVER:
        _fill_play(s)


def _fill_play(s: State) -> None:
    rule_table = s.rule_table
    side = s.side_on_turn()
    hand = s.hands[s.seat]
    may = may_go_out(s)
    must = s.bound or s.leave == YES
    begun = not side.opened and laid_any(s)
    met = may and has_required(rule_table, side, side.melds.counts())

    if side.opened or begun or _worth_opening(s, side, hand, may):
        _fill_lays(s, side, hand, must, may, met)
    if s.freed == NO_KIND and not s.aside:
        if not begun:
            _fill_endings(s, side, hand, must, met)
        elif met and waived(s) and total(hand) == 1:
            s.base |= lanes(hand)  # the whole hand is laid, bar this card: no minimum (IN-4, SA-5.2, RE-2.10)
    if s.base == 0 and s.starts == 0 and s.adds == 0 and not _any_more(s):
        s.base = PASS_BIT


def _fill_lays(s: State, side: Side, hand: Cards, must: bool, may: bool, met: bool) -> None:
    """New melds, lay-offs and swaps after which the turn can still be finished."""
    rule_table = s.rule_table
    melds = side.melds
    size = total(hand)
    lay_candidates(s, side, hand)
    only_black = rule_table.black_threes_last and count(melds.naturals, BLACK_THREE) > 0
    if only_black:
        s.starts = 0
        s.adds &= _BLACK
    if s.freed != NO_KIND:
        _not_back(s)
        if rule_table.black_threes_last:
            s.starts &= ~_BLACK
    black = s.starts & _BLACK
    if must and may and side.opened and rule_table.separate_melds and not rule_table.black_threes_last:
        keep_closing(s, side, hand)
    elif must and may and side.opened and rule_table.counts_only and s.freed == NO_KIND and not s.aside:
        keep_closing_merged(s, side, hand)
    elif must or not side.opened or s.freed != NO_KIND:
        keep_alive(s, side, hand, True, True)
    elif must_keep(s) > 0:
        free = (
            met and not rule_table.final_discard and not rule_table.clean_and_dirty
        )  # a wild may undo a clean canasta
        if size < 5 and not free:
            keep_alive(s, side, hand, True, size < 3)
    if black != 0 and not must and s.starts & black != 0 and not _black_threes_alive(s, side, hand):
        s.starts ^= black
    if s.freed == NO_KIND and rule_table.swap_wilds and side.opened and not only_black:
        _fill_swaps(s, side, hand)


def _fill_endings(s: State, side: Side, hand: Cards, must: bool, met: bool) -> None:
    """Discards, passing, and asking leave."""
    if s.ending < LAST_NO_DISCARD or must_discard(s):
        last_card = total(hand) < 2
        out = met and (s.rule_table.lone_discard or laid_any(s))
        if (not last_card and not must) or (last_card and (out or s.ending == LAST_NO_CLOSING)):
            s.base |= lanes(hand) & _NOT_RED
    if not must_discard(s) and not must:
        s.base |= PASS_BIT
    if _may_ask(s, side, hand):
        s.base |= ASK_BIT


def _any_more(s: State) -> bool:
    for word in s.more_adds:
        if word != 0:
            return True
    return False


def _worth_opening(s: State, side: Side, hand: Cards, may: bool) -> bool:
    """A quick test: can an opening exist at all?"""
    if could_open(s.rule_table, hand, side.minimum):
        return True
    if not may:
        return False
    slack = s.rule_table.worth(hand) - side.minimum
    if waived(s):
        slack = ANY_VALUE
    return slack >= 0 and can_go_out(s.rule_table, side, hand, side.melds.counts(), slack)


def _black_threes_alive(s: State, side: Side, hand: Cards) -> bool:
    """Black threes are melded only in going out (CL-2.3, SA-3.4, RE-2.8, TB-3.10)."""
    left, after = lay(start(BLACK_THREE, 0), hand, side.melds.counts())
    return may_go_out(s) and alive(s, side, left, after, s.points + 3 * s.rule_table.black_three)


def _not_back(s: State) -> None:
    """The freed wild, or an equal one, does not go back to where it came from (RE-2.5)."""
    bit = one(s.freed_from) << (1 if s.freed == TWO else 2)
    s.adds &= ~bit


def _fill_swaps(s: State, side: Side, hand: Cards) -> None:
    for_two, for_joker = swap_words(hand, side.melds.counts())
    s.starts |= _living_swaps(s, side, hand, START, for_two)
    s.adds |= _living_swaps(s, side, hand, ADD, for_joker)


def _living_swaps(s: State, side: Side, hand: Cards, offset: ActionCode, bits: ActionWord) -> ActionWord:
    kept: i64 = 0
    laid = side.melds.counts()
    freed: Kind = TWO if offset == START else JOKER
    while bits != 0:
        bit = lowest(bits)
        bits ^= bit
        action = offset + index_of(bit)
        left, after = lay(action, hand, laid)
        if alive_with_freed(s, side, left, after, s.points, (freed, decode(action)[1])):
            kept |= bit
    return kept


def _may_ask(s: State, side: Side, hand: Cards) -> bool:
    """Leave may be asked only where going out is possible (CL-5.3, SA-5.4, RE-3.4, TB-6.3)."""
    rule = s.rule_table.leave
    if rule == 0 or s.leave != NOT_ASKED or s.bound or s.ending > LAST_DISCARD_OPTIONAL:
        return False
    if rule != LEAVE_OPTIONAL and (s.came != FROM_STOCK or laid_any(s)):
        return False
    if total(hand) < must_keep(s):
        return False  # after a no the turn must still be able to end
    laid = side.melds.counts()
    slack = ANY_VALUE
    if not side.opened and not waived(s):
        return opens_going_out(s, side, hand, laid, 0)
    if not s.rule_table.lone_discard and total(hand) == 1 and not laid_any(s):
        slack = 0  # never by merely discarding (RE-3.3)
    return can_go_out(s.rule_table, side, hand, laid, slack)


def fill_draw(s: State) -> None:
    side = s.side_on_turn()
    committed = laid_any(s)
    stock = s.drawn < s.stock_size
    if s.top <= ACE and s.pile_size > 0 and hand_may_take(s):
        if side.opened and (not committed or had_melds(s, side)):
            if s.frozen and s.rule_table.wild_melds_first:
                lay_wilds_before_taking(s, side)
        elif s.rule_table.pile_unopened == OPEN_FIRST:
            lay_before_taking(s, side)
        if side.opened or s.rule_table.pile_unopened != OPEN_FIRST:
            fill_takes(s, side)
    if not committed and stock and s.leave != YES:
        s.base |= DRAW_BIT
    if not stock and not committed and s.leave != YES and not _must_take(s, side):
        s.base |= PASS_BIT
    if s.rule_table.leave == LEAVE_COMPULSORY and _may_ask_for_pile(s, side, committed):
        s.base |= ASK_BIT


def _must_take(s: State, side: Side) -> bool:
    """True if the pile must be taken now that the stock is used up (IN-5, SA-5.5, RE-3.7)."""
    rule = s.rule_table.must_take
    if rule == NEVER or s.base & TAKE_BITS == 0:
        return False
    if s.base & TAKE_LAY_OFF_BIT != 0:
        return True
    if rule == FITS_MELD:
        return False
    if rule == FITS_MELD_FROZEN_TOO:
        return top_fits(s, side)
    # Only a turn that ends with a discard obliges, and an opening that reaches its minimum.
    rule_table = s.rule_table
    possible = s.base
    s.rule_table = rule_table.discarding
    s.base = 0
    fill_takes(s, side)
    obliges = s.base & TAKE_BITS != 0
    s.base = possible
    s.rule_table = rule_table
    return obliges


def _may_ask_for_pile(s: State, side: Side, committed: bool) -> bool:
    """Leave to close with the pile (TB-6.3): opened, nothing laid, every card of the pile known to all, and closing
    possible."""
    if s.leave != NOT_ASKED or not side.opened or committed or s.face_down > 0 or s.ending != NORMAL:
        return False
    if s.top > ACE or s.pile_size == 0 or not hand_may_take(s):
        return False
    taken, starts, adds, more = s.base, s.starts, s.adds, s.more_adds
    s.leave = YES
    s.base = 0
    fill_takes(s, side)
    possible = s.base & TAKE_BITS != 0
    if not possible and s.frozen and s.rule_table.wild_melds_first:
        s.starts = 0
        lay_wilds_before_taking(s, side)
        possible = s.starts != 0
    s.base, s.starts, s.adds, s.more_adds = taken, starts, adds, more
    s.leave = NOT_ASKED
    return possible
