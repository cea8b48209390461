"""The turn around the cards laid in it: replacements of red threes, its end, and the end of the stock."""

from __future__ import annotations

from mypy_extensions import i64

from canasta.cards import RED_THREE
from canasta.engine.actions import (
    PASS_BIT,
)
from canasta.engine.candidates import laid_any
from canasta.engine.legal import fill
from canasta.engine.packed import count, one
from canasta.engine.rule_table import (
    LAST_TAKE,
    ON_FIRST_TURN,
    TURN_ENDS,
)
from canasta.engine.state import (
    DRAW,
    LAST_TAKER,
    NORMAL,
    NOT_ASKED,
    NOT_DRAWN,
    OVER,
    STOCK_OUT,
    State,
)
from canasta.engine.units import Seat


def give(s: State, seat: Seat, number: i64) -> i64:
    """Deal that many cards from the stock to a seat; red threes are laid out and replaced while the stock lasts.
    Returns how many came."""
    side = s.sides[s.rule_table.side_of(seat)]
    got: i64 = 0
    while got < number and s.drawn < s.stock_size:
        kind: i64 = int(s.stock[s.drawn])  # `i64(…)` is slow in plain Python
        s.drawn += 1
        if kind == RED_THREE:
            side.red_threes += 1
        else:
            s.hands[seat] = s.hands[seat] + one(kind)
            got += 1
    return got


def begin_turn(s: State) -> None:
    """The red threes of a first turn: shown, replaced, and theirs likewise (CL-1.4, SA-2.4, RE-1.8)."""
    if s.first_turns == 0:
        return
    seat = s.seat
    if s.rule_table.red_threes_dealt == ON_FIRST_TURN:
        held = count(s.hands[seat], RED_THREE)
        if held > 0:
            s.hands[seat] = s.hands[seat] - held * one(RED_THREE)
            side = s.side_on_turn()
            side.red_threes += held
            give(s, seat, held)
        return
    owed = count(s.owed, seat)
    if owed > 0:
        s.owed -= owed * one(seat)
        give(s, seat, owed)


def end_deal(s: State, outcome: i64) -> None:
    s.outcome = outcome
    s.phase = OVER


def end_turn(s: State) -> None:
    rule_table = s.rule_table
    last = s.ending != NORMAL
    if laid_any(s):
        s.has_laid |= one(s.seat)
    if s.first_turns > 0:
        s.first_turns -= 1
    if last or (s.drawn >= s.stock_size and rule_table.stock_end == TURN_ENDS):
        end_deal(s, STOCK_OUT)
        return
    s.seat += 1
    if s.seat == rule_table.seats:
        s.seat = 0
    s.phase = DRAW
    s.came = NOT_DRAWN
    s.laid_naturals = 0
    s.laid_twos = 0
    s.laid_jokers = 0
    s.points = 0
    s.leave = NOT_ASKED
    s.bound = False
    begin_turn(s)
    if s.drawn >= s.stock_size:
        _begin_without_stock(s)


def _begin_without_stock(s: State) -> None:
    """The stock is out: the deal is over unless the next player can take the pile (SA-5.5, RE-3.7, IN-5, TB-7.1)."""
    if s.rule_table.stock_end == LAST_TAKE:
        s.ending = LAST_TAKER
    fill(s)
    if s.base & ~PASS_BIT == 0 and s.starts == 0 and s.adds == 0:
        end_deal(s, STOCK_OUT)
