"""The reason for a refusal: the rule of the book that forbids the action in this case, with its numbers and cards.

`explain` is asked only about what the engine does not allow. It looks first at what the moment forbids (the deal is
over, the player has not drawn), then at the cards, then at what would leave the turn without a legal end.
"""

from __future__ import annotations

from dataclasses import replace

from canasta.cards import RED_THREE
from canasta.engine.alive import must_discard
from canasta.engine.state import (
    ANSWER,
    DRAW,
    FROM_PILE,
    LAST_NO_DISCARD,
    LAST_TAKER,
    OVER,
    WENT_OUT,
    YES,
)
from canasta.refusals.case import Case, not_held
from canasta.refusals.end import ask_refused, bound, pending, run_out
from canasta.refusals.lay import lay_refused, swap_refused
from canasta.refusals.refusal import Refusal, refuse
from canasta.refusals.take import opening_to_take, take_refused
from canasta.tabletop.card_table import CardTable
from canasta.tabletop.notation import Action

_FIRST_LAY = 64  # engine actions from this number on lay cards


def explain(deal: CardTable, action: Action, micro: int | None) -> Refusal:
    """The refusal of an action of the seat to act.

    `deal.core` is the engine state before the refused micro-action, `micro` its engine number: None if the action has
    no engine form, and then the state is that before the whole action.
    """
    case = Case(deal, action, micro)
    core = case.core
    if core.phase == OVER:
        return case.refuse("deal-over-out" if core.outcome == WENT_OUT else "deal-over-stock")
    if action.verb == "cut":
        return case.refuse("cut-over")
    if core.phase == ANSWER:
        return case.refuse("answer-first")
    if micro is not None and core.is_legal(micro):
        return replace(case.refuse("pile-hidden"), kind="unavailable")
    if micro is not None and micro >= _FIRST_LAY and action.verb == "take":
        return _lay(case)  # the pile is taken, and more cards were to be laid with it
    return _BY_VERB.get(action.verb, _unknown)(case)


def out_of_turn(deal: CardTable, seat: int) -> Refusal:
    """The refusal of an action by a seat that is not to act. Seats count from 0."""
    code = "not-your-answer" if deal.core.phase == ANSWER else "not-your-turn"
    return refuse(deal.rules, code, seat=seat, turn=int(deal.core.to_act))


def _draw(case: Case) -> Refusal:
    core = case.core
    if core.phase != DRAW:
        return case.refuse("already-taken" if core.came == FROM_PILE else "already-drawn")
    return _committed(case) or case.refuse("stock-empty")


def _committed(case: Case) -> Refusal | None:
    """The refusal for a player who must now take the pile; None for any other."""
    if case.core.leave == YES:
        return case.refuse("leave-take-now")
    return case.refuse("take-now") if case.laid_any else None


def _pass(case: Case) -> Refusal:
    core = case.core
    if core.phase == DRAW:
        return _committed(case) or case.refuse(
            "pass-draw" if core.stock_left() else "must-take-last", top=case.top_text
        )
    held_back = pending(case)
    if held_back is not None:
        return held_back
    return case.refuse("discard-needed") if must_discard(core) else bound(case, {"why": "cards-left"})


def _unknown(case: Case) -> Refusal:
    return case.refuse("no-form")


def _question(case: Case) -> Refusal:
    return case.refuse("no-question")


def _take(case: Case) -> Refusal:
    core = case.core
    if core.phase != DRAW:
        return case.refuse("already-taken" if core.came == FROM_PILE else "already-drawn")
    return take_refused(case)


def _lay(case: Case) -> Refusal:
    if case.core.phase != DRAW:
        return lay_refused(case)
    if case.core.leave == YES:
        return case.refuse("leave-take-now")
    return opening_to_take(case) or case.refuse("draw-first")


def _swap(case: Case) -> Refusal:
    if case.core.phase == DRAW:
        return _committed(case) or case.refuse("draw-first")
    return swap_refused(case)


def _discard(case: Case) -> Refusal:
    core = case.core
    if core.phase == DRAW:
        return _committed(case) or case.refuse("draw-first")
    if RED_THREE in case.action.cards:
        return case.refuse("red-three")
    refused = not_held(case) or pending(case)
    if refused is not None:
        return refused
    if core.ending == LAST_NO_DISCARD:
        return case.refuse("no-discard-red-threes")
    if core.ending == LAST_TAKER and not must_discard(core):
        return case.refuse("no-discard-last-taker")
    if case.now.size > 1:
        return bound(case, {"why": "cards-left"})
    return run_out(case, 0, case.now, discarded=True)


_BY_VERB = {
    "draw": _draw,
    "pass": _pass,
    "ask": ask_refused,
    "yes": _question,
    "no": _question,
    "take": _take,
    "meld": _lay,
    "add": _lay,
    "swap": _swap,
    "discard": _discard,
}
