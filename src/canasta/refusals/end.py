"""Actions that fit on the table but leave the turn without a legal end, and leave to go out that may not be asked."""

from __future__ import annotations

from canasta.cards import BLACK_THREE
from canasta.engine.actions import decode
from canasta.engine.alive import must_keep, rest_of_pile, takes_naturals
from canasta.engine.packed import count, one
from canasta.engine.rule_table import LEAVE_COMPULSORY, LEAVE_OPTIONAL, NO_LEAVE
from canasta.engine.state import (
    DRAW,
    FROM_PILE,
    FROM_STOCK,
    LAST_DISCARD_OPTIONAL,
    LAST_NO_CLOSING,
    NO,
    NO_KIND,
    NORMAL,
    YES,
)
from canasta.refusals.case import Cards, Case
from canasta.refusals.refusal import Refusal, has_rule

Why = dict[str, int | str]


def pending(case: Case) -> Refusal | None:
    """The refusal for an unfinished duty of this turn: a freed wild, an opening that is not complete."""
    core = case.core
    if core.freed != NO_KIND:
        return case.refuse("freed-first", rank=case.text_of(int(core.freed)))
    if not case.side.opened and case.laid_any:
        code = "pile-aside" if core.aside else "opening-unfinished"
        return case.refuse(code, minimum=int(case.side.minimum), laid=int(core.points))
    return None


def must_go_out(case: Case) -> bool:
    """True if the player must go out in this turn."""
    return bool(case.core.bound or case.core.leave == YES)


def bound(case: Case, why: Why) -> Refusal:
    """The refusal for a player who must go out in this turn, and after this action could not."""
    if case.core.leave == YES:
        return case.refuse("must-go-out-leave", **why)
    if count(case.core.laid_naturals, BLACK_THREE):
        return case.refuse("must-go-out-black-threes", **why)
    code = "must-go-out-abatir-pile" if case.core.came == FROM_PILE else "must-go-out-abatir"
    return case.refuse(code, minimum=int(case.side.minimum), **why)


def run_out(case: Case, left: int, cards: Cards, *, discarded: bool = False) -> Refusal:
    """The refusal of running down to `left` cards, one or none, for a player who may not go out.

    `discarded`: the last card is discarded.
    """
    why = case.why_not_out(cards, discarded=discarded)
    if left == 1 and why["why"] in ("canastas", "clean-and-dirty"):
        return case.refuse("run-out", left=left, **why)
    return case.refuse_out("run-out", why, left=left)


def lay_without_end(case: Case, micro: int) -> Refusal:
    """The refusal of a lay that fits, but after which the turn could not be finished."""
    core = case.core
    after = case.after(micro)
    word, kind, _lane = decode(micro)
    black = kind == BLACK_THREE
    if after.size == 0 and case.rule_table.final_discard and core.ending < LAST_NO_CLOSING:
        return case.refuse("keep-discard")
    if black and case.rule_table.black_threes_last and case.could_go_out(case.now):
        return case.refuse("black-threes-last")
    if black and (word < 2 or must_go_out(case) is False):
        return case.refuse("black-threes-out", **case.why_not_out(after))
    if case.rule_table.black_threes_last and count(case.side.melds.naturals, BLACK_THREE) and not black:
        return case.refuse("black-threes-last")
    if must_go_out(case):
        return bound(case, case.why_not_out(after))
    if core.phase == DRAW:
        return _before_taking(case, after)
    if not case.side.opened:
        return opening(case, after)
    return run_out(case, after.size, after)


def opening(case: Case, after: Cards) -> Refusal:
    """The refusal of an opening that could not reach its minimum, or only by running out of cards (CL-4.2, CL-4.3)."""
    minimum = int(case.side.minimum)
    points = int(case.core.points) + case.worth(case.now.hand) - case.worth(after.hand)
    best = int(case.core.points) + case.best(case.now)
    laid = max(points, case.points_of_action())
    if best < minimum:
        return case.refuse("opening-short", minimum=minimum, laid=laid, best=best)
    best = points + case.best(after)
    if best < minimum:
        return case.refuse("opening-out-of-reach", minimum=minimum, laid=laid, best=best)
    return case.refuse("opening-no-end", minimum=minimum)


def _before_taking(case: Case, after: Cards) -> Refusal:
    """Opening from the hand so as to take the pile: its pair must stay, and does not count (TB-4.3)."""
    core = case.core
    used = int(takes_naturals(core))
    pair = used * int(one(core.top))
    if count(after.hand, core.top) < used:
        return case.refuse("pair-kept", number=used, top=case.top_text)
    if case.side.opened:
        taken = Cards(after.hand - pair + int(rest_of_pile(core)), after.side)
        return run_out(case, taken.size, taken)
    minimum = int(case.side.minimum)
    points = int(core.points) + case.worth(case.now.hand) - case.worth(after.hand)
    best = points + case.best(Cards(after.hand - pair, after.side))
    if best < minimum:
        laid = max(points, case.points_of_action())
        return case.refuse("opening-before-taking", minimum=minimum, laid=laid, best=best, top=case.top_text)
    return case.refuse("opening-no-end", minimum=minimum)


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
