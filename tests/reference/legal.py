"""The legal micro-actions of a state: those after which the turn can still be finished."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from canasta.rules.model import Leave, MustTake

from .laying import do
from .lookahead import can_finish, draw_phase_lays, may_discard, may_pass, pending
from .moves import Move, lays, takes
from .state import State


def legal_moves(state: State) -> list[Move]:
    """All of them, none twice."""
    if state.phase == "over":
        return []
    if state.phase == "answer":
        return [Move("no"), Move("yes")]
    found = list(_draw_phase(state) if state.phase == "draw" else _play_phase(state))
    if not found:
        found.append(Move("pass"))  # a hand that can do nothing must not stop the deal
    return found


def text_of(state: State, move: Move) -> str:
    """The canonical text of a move: a take needs a number only where a rank may have several melds."""
    return move.text(number=move.verb != "take" or state.rules.separate_melds)


def committed(state: State) -> bool:
    """In the draw phase: the player must take the pile, having begun to open for it or got leave to close with it."""
    return state.laid_something or state.leave == "yes"


def _draw_phase(state: State) -> Iterator[Move]:
    bound_to_take = committed(state)
    if state.stock and not bound_to_take:
        yield Move("draw")
    yield from pile_actions(state)
    if not state.stock and not bound_to_take and not must_take(state):
        yield Move("pass")
    if _may_ask_in_draw_phase(state):
        yield Move("ask")


def pile_actions(state: State) -> list[Move]:
    """Taking the pile, and in the draw phase laying the melds that open for it."""
    found = [m for m in takes(state) if after_take(state, m) is not None]
    if not state.is_open or state.laid_something or state.rules.wild_melds_first:
        found += [m for m in draw_phase_lays(state) if can_finish(do(state, m))]
    return found


def after_take(state: State, move: Move) -> State | None:
    """The state after taking the pile so; None if the turn could not be finished then (CL-3.5, SA-4.2, SA-4.3)."""
    usual = do(state, move)
    if can_finish(usual):
        return usual
    if not state.is_open and usual.waived:
        whole_hand = do(state, move, abatir=True)
        if can_finish(whole_hand):
            return whole_hand
    return None


def must_take(state: State) -> bool:
    """With the stock out: whether the pile must be taken (IN-5, SA-5.5, RE-3.7)."""
    rule = state.rules.must_take
    possible = [m for m in takes(state) if after_take(state, m) is not None]
    if rule is MustTake.FITS_MELD_FROZEN_TOO:
        room = 7 if state.rules.closed_canastas else 100
        return bool(possible) and any(m.rank == state.pile[-1] and len(m.cards) < room for m in state.table)
    if any(not m.cards for m in possible):
        return rule is not MustTake.NEVER
    if rule is not MustTake.WHENEVER_POSSIBLE:
        return False
    # RE-3.7: combined with hand cards "so as to play a normal turn with a discard"; unopened, by reaching the minimum.
    discarding = replace(state.rules, final_discard=True)
    for move in possible:
        usual = do(state, move)
        usual.rules, usual.memo = discarding, {}
        if can_finish(usual):
            return True
    return False


def _play_phase(state: State) -> Iterator[Move]:
    if may_discard(state):
        for card in dict.fromkeys(state.hand):
            if card != "3r":
                yield Move("discard", (card,))
    if may_pass(state):
        yield Move("pass")
    for move in lays(state):
        if can_finish(do(state, move)):
            yield move
    if _may_ask_in_play_phase(state):
        yield Move("ask")


def _may_ask(state: State) -> bool:
    """TB-7.1 to TB-7.3: nobody asks where nobody may close."""
    if state.rules.leave is Leave.NONE or not state.rules.partners or state.no_closing:
        return False
    return state.leave is None


def with_leave(state: State, answer: str) -> State:
    new = state.child()
    new.leave = answer
    return new


def _may_ask_in_play_phase(state: State) -> bool:
    """Once a turn, when going out is possible whatever was laid so far, and either answer can be followed."""
    if not _may_ask(state) or state.bound or state.opening_pending or pending(state):
        return False
    if state.rules.leave is not Leave.OPTIONAL and (state.drew != "stock" or state.laid_something):
        return False  # CL-5.3, TB-6.3: after drawing, before laying anything
    return can_finish(with_leave(state, "yes")) and can_finish(with_leave(state, "no"))


def _may_ask_in_draw_phase(state: State) -> bool:
    """Closing with the pile: before laying the pair that takes it, if no card of the pile is hidden (TB-6.3)."""
    if not _may_ask(state) or state.rules.leave is not Leave.COMPULSORY or not state.is_open:
        return False
    if state.laid_something or state.face_down:
        return False
    asked = with_leave(state, "yes")
    return any(can_finish(do(asked, m)) for m in (*takes(asked), *draw_phase_lays(asked)))
