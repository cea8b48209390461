"""A whole turn from an action on: what is to be laid with it before the turn makes sense, as playouts foresee it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.deal.view import view
from canasta.engine.compile_rules import awards_of
from canasta.engine.score import concealed_form
from canasta.engine.state import OVER
from canasta.players.core.files import tuned_weights
from canasta.players.core.policy import decide
from canasta.players.possible_deals import PossibleDeals

if TYPE_CHECKING:
    from canasta.deal.deal import Deal
    from canasta.deal.view import View

LAYS: Final = ("meld", "add", "swap", "take")
PHASES: Final = ("draw", "play")  # in some games what opens is laid before the pile is taken
MOST: Final = 20  # actions of a turn


def whole_turn(deal: Deal, action: str, *, closing: bool) -> list[str]:
    """The action and those that complete it: to open, or with `closing` to go out. Only what the seat sees decides.

    `deal` stays as it is. The turn ends before anything that shows hidden cards.
    """
    seat, at, turn = deal.to_act, deal.copy(), [action]
    side = seat % deal.rules.sides
    while turn[-1].split()[0] in LAYS and len(turn) < MOST:
        at.play(turn[-1])
        if at.over or at.to_act != seat or at.phase not in PHASES:
            break
        seen = view(at, seat)
        taken = any(each.startswith("take") for each in turn)  # with the opening its cards come to the hand
        if seen.sides[side].opened and (taken or not closing):
            break
        following = next_of_turn(seen, closing=closing and not taken)
        if following == "draw":
            break
        turn.append(following)
    return turn


def next_of_turn(seen: View, *, closing: bool) -> str:
    """The next action of a turn that has begun; with `closing` one that leads to going out, where that is possible."""
    worlds = PossibleDeals(seen)
    deal = worlds.deal
    if closing and not deal.bound:
        deal.bound = True
        if not deal.legal_actions():
            deal.bound = False
    texts = worlds.texts()
    return texts[decide(deal, worlds.memory, tuned_weights(seen.rules.name))]


def concealed_award(seen: View, action: str) -> int:
    """The award for going out concealed, if the turn that begins with an action and goes out earns it; else 0."""
    if seen.has_laid[seen.to_act] or not any(seen.rules.concealed_awards):
        return 0
    worlds = PossibleDeals(seen)
    deal, memory, weights = worlds.deal, worlds.memory, tuned_weights(seen.rules.name)
    step = next(number for number, said in worlds.texts().items() if said == action)
    for _action in range(MOST):
        memory.note(deal, step)
        deal.apply(step)
        if deal.phase == OVER:
            form = concealed_form(deal)
            return int(awards_of(seen.rules).concealed[form]) if form >= 0 else 0
        deal.bound = True
        if deal.to_act != seen.to_act or not deal.legal_actions():
            return 0
        step = int(decide(deal, memory, weights))
    return 0
