"""Carrying out a legal micro-action with everything that follows from it by itself: turns, ends of the deal."""

from __future__ import annotations

from canasta.rules.model import LastRedThree, StockEnd

from .cards import WILDS, without
from .dealing import begin_first_turn
from .laying import do
from .legal import after_take, legal_moves, with_leave
from .lookahead import may_be_empty
from .moves import Move
from .state import State, draw_cards


def play(state: State, move: Move) -> State:
    """The state after a legal move."""
    if move.verb == "draw":
        return _draw(state.child())
    if move.verb == "ask":
        new = state.child()
        new.phase, new.back = "answer", state.phase
        return new
    if move.verb in ("yes", "no"):
        new = with_leave(state, move.verb)
        new.phase = state.back
        return new
    if move.verb == "discard":
        return _discard(state.child(), move.cards[0])
    if move.verb == "pass":
        return _over(state.child(), "stock") if state.phase == "draw" else _end_of_turn(state.child())
    taken = after_take(state, move) if move.verb == "take" else None
    new = taken if taken is not None else do(state, move)
    if new.phase == "play" and not new.hand and may_be_empty(new):
        return _over(new, "stock" if new.no_closing else "out")
    return new


def _draw(new: State) -> State:
    """The draw, and what it means that the stock runs out with it."""
    rules = new.rules
    got, stranded = draw_cards(new, new.turn, min(rules.draw, len(new.stock)))
    new.phase, new.drew = "play", "stock"
    if rules.stock_end is StockEnd.LAST_TAKE:
        new.last_draw = None if new.stock else got  # TB-7.1 to TB-7.3
    elif stranded and rules.last_red_three is LastRedThree.NO_PLAY:
        return _over(new, "stock")  # IN-5
    elif stranded and rules.last_red_three is LastRedThree.NO_DISCARD:
        new.last_turn = True  # SA-5.6, RE-3.7
    return new


def _discard(new: State, card: str) -> State:
    new.hands[new.turn] = without(new.hand, [card])
    if not new.hand and not new.no_closing:
        new.pile = (*new.pile, card)
        return _over(new, "out")
    new.pile = (*new.pile, card)
    new.frozen = new.frozen or card in WILDS  # CL-3.3, SA-4.5, TB-3.11
    return _end_of_turn(new)


def _over(new: State, how: str) -> State:
    new.phase, new.how = "over", how
    return new


def _end_of_turn(new: State) -> State:
    """Ends the turn, and with it the deal where the stock is out."""
    rules = new.rules
    if new.last_turn or new.no_closing:
        return _over(new, "stock")
    if not new.stock and rules.stock_end is StockEnd.TURN_ENDS:
        return _over(new, "stock")  # CL-5.4
    before = new.child()
    _next_turn(new)
    if not new.stock and all(move.verb == "pass" for move in legal_moves(new)):
        return _over(before, "stock")  # IN-5, SA-5.5, RE-3.7, TB-7.1: nobody can take the pile
    return new


def _next_turn(new: State) -> None:
    if any(m.now for m in new.table):
        new.has_laid[new.turn] = True
    new.melds[new.side] = tuple(type(m)(m.cards) for m in new.table)
    new.first_turns = max(0, new.first_turns - 1)
    new.turn = (new.turn + 1) % new.rules.seats
    new.phase, new.drew, new.leave, new.back = "draw", None, None, "play"
    new.abatir, new.last_turn, new.last_draw, new.memo = False, False, None, {}
    if new.first_turns:
        begin_first_turn(new)
