"""Leave to go out that may not be asked (CL-5.3, SA-5.4, RE-3.4, TB-6.3)."""

from __future__ import annotations

from canasta.engine.alive import must_keep
from canasta.engine.rule_table import LEAVE_COMPULSORY, LEAVE_OPTIONAL, NO_LEAVE
from canasta.engine.state import DRAW, FROM_STOCK, LAST_DISCARD_OPTIONAL, NO, NORMAL, YES
from canasta.refusals.case import Case
from canasta.refusals.end import pending
from canasta.refusals.refusal import Refusal, has_rule

__all__ = ["ask_refused"]


def ask_refused(case: Case) -> Refusal:
    """The refusal of asking the partner for leave now."""
    core = case.core
    rule = case.rule_table.leave
    if rule == NO_LEAVE:
        return case.refuse("leave-not-played", players=case.rules.seats // case.rules.sides)
    if core.leave in (YES, NO):
        return case.refuse("leave-asked" if core.leave == YES else "leave-refused")
    if core.phase == DRAW:
        return _before_drawing(case)
    if core.bound:
        return case.refuse("ask-bound")
    if core.ending > LAST_DISCARD_OPTIONAL:
        return _impossible(case)
    if rule == LEAVE_OPTIONAL:
        owed = pending(case)
        if owed is not None:
            return owed
    elif case.laid_any or core.came != FROM_STOCK:
        return case.refuse("ask-too-late")
    held = case.now.size >= must_keep(core)
    return _impossible(case) if held or not case.could_go_out(case.now) else case.refuse("ask-one-card")


def _before_drawing(case: Case) -> Refusal:
    """Only to close with the pile, and only where leave is compulsory."""
    core = case.core
    if case.rule_table.leave != LEAVE_COMPULSORY:
        return case.refuse("ask-draw-first")
    if case.laid_any:
        return case.refuse("ask-too-late")
    if not case.side.opened:
        return case.refuse("ask-unopened")
    if core.ending != NORMAL:
        return _impossible(case)
    if core.face_down > 0:
        return case.refuse("ask-face-down", number=int(core.face_down))
    return case.refuse("ask-no-pile")


def _impossible(case: Case) -> Refusal:
    why = case.why_not_out(case.now)
    if has_rule(case.rules, "ask-impossible") and not str(why["why"]).startswith("last-"):
        return case.refuse("ask-impossible", **why)
    return case.refuse_out("ask-impossible", why)
