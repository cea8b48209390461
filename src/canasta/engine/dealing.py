"""The start of a deal: hands, pile and red threes from a given order of cards. There is no chance here."""

from __future__ import annotations

from mypy_extensions import i64

from canasta.cards import BLACK_THREE, JOKER, RED_THREE, TWO
from canasta.engine.packed import count, one, wild_number
from canasta.engine.rule_table import AT_ONCE, ON_FIRST_TURN
from canasta.engine.state import NO_KIND, State
from canasta.engine.turns import begin_turn, give
from canasta.engine.units import Cards, Seat


def deal_out(s: State, first: Seat, cutter: Seat, kept_wilds: Cards, kept_red_threes: i64) -> None:
    """Deal the stock of a fresh state: hands from `first` on, then the pile, then red threes replaced at once.

    `cutter` is the seat that kept `kept_wilds` (packed) and `kept_red_threes` red threes at the cut, or -1; it is dealt
    one card fewer for each wild, the missing cards coming off at the start (TB-2.6).
    """
    rule_table = s.rule_table
    seats = rule_table.seats
    fewer: i64 = 0
    if cutter >= 0:
        fewer = wild_number(kept_wilds)
        s.hands[cutter] = kept_wilds
        s.sides[cutter % rule_table.sides].red_threes += kept_red_threes
    drawn: i64 = 0
    for card_round in range(rule_table.hand_size):
        for place in range(seats):
            seat = first + place
            if seat >= seats:
                seat -= seats
            if seat == cutter and card_round < fewer:
                continue
            s.hands[seat] = s.hands[seat] + one(int(s.stock[drawn]))
            drawn += 1
    s.drawn = drawn
    s.seat = first
    _build_pile(s)
    _show_red_threes(s, first)
    begin_turn(s)


def _build_pile(s: State) -> None:
    """The first upcard, covered until one shows that may stand (CL-1.3, SA-2.3, RE-1.7, TB-2.9 to TB-2.11)."""
    rule_table = s.rule_table
    s.face_down = rule_table.initial_pile - 1
    for turned in range(s.stock_size - s.drawn):
        kind: i64 = int(s.stock[s.drawn])
        s.drawn += 1
        s.pile += one(kind)
        s.pile_size += 1
        s.top = kind
        if turned < rule_table.initial_pile - 1:
            continue
        if kind == TWO or kind == JOKER:
            s.frozen = True
        elif kind == RED_THREE:
            s.frozen = s.frozen or rule_table.red_three_freezes
        elif kind != BLACK_THREE or rule_table.upcard_black_three:
            return
    s.top = NO_KIND if s.pile_size == 0 else s.top


def _show_red_threes(s: State, first: Seat) -> None:
    rule_table = s.rule_table
    if rule_table.red_threes_dealt == ON_FIRST_TURN:
        return
    for place in range(rule_table.seats):
        seat = (first + place) % rule_table.seats
        held = count(s.hands[seat], RED_THREE)
        if held == 0:
            continue
        s.hands[seat] = s.hands[seat] - held * one(RED_THREE)
        s.sides[seat % rule_table.sides].red_threes += held
        if rule_table.red_threes_dealt == AT_ONCE:
            give(s, seat, held)
        else:
            s.owed += held * one(seat)
