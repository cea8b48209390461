"""The draw phase: drawing, taking the pile, passing, asking leave to close with the pile."""

from __future__ import annotations

from canasta.cards import ACE
from canasta.engine.actions import ASK_BIT, DRAW_BIT, PASS_BIT, TAKE_BITS, TAKE_LAY_OFF_BIT
from canasta.engine.candidates import had_melds, laid_any
from canasta.engine.open_first import lay_before_taking, lay_wilds_before_taking
from canasta.engine.rule_table import FITS_MELD, FITS_MELD_FROZEN_TOO, LEAVE_COMPULSORY, NEVER, OPEN_FIRST
from canasta.engine.state import NORMAL, NOT_ASKED, YES, Side, State
from canasta.engine.taking import fill_takes, hand_may_take, top_fits


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
