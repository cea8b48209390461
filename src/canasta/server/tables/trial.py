"""The effect of actions that a player tries, without a hint about hidden cards.

Whether an action is legal never depends on anything that its player may not know (``docs/reference/views.md``). The
position after it may, once it has revealed hidden cards. There the walk ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from canasta.deal.deal_events import play
from canasta.deal.view import public_fields
from canasta.refusals.explanation import out_of_turn
from canasta.refusals.refusal import IllegalAction
from canasta.server.tables.errors import TableError
from canasta.tabletop.notation import parse_actions
from canasta.tabletop.public import opened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.deal.deal import Deal
    from canasta.deal.deal_events import ActionEffect
    from canasta.deal.view_values import MeldView
    from canasta.refusals import Refusal
    from canasta.tabletop.notation import Action

MOST_TRIED: Final = 40
_MAY_TRY: Final = ("meld", "add", "swap", "take", "discard")


class Walked(NamedTuple):
    """The result of trying actions: those `played` are legal; `refusal` is of the next one.

    If the last of them reveals hidden cards or ends the seat's part, no later action is judged, and `told` is False.
    `deal` is a copy after them. `points` were laid towards opening in this turn by all of them: they depend on the
    cards laid alone, including the top card of a taken pile.
    """

    played: list[ActionEffect]
    refusal: Refusal | None
    deal: Deal
    told: bool
    points: int


def walk(deal: Deal, seat: int, actions: Sequence[Action], number: int = 1) -> Walked:
    """Do the actions on a copy, as far as they are legal and their effect may be shown; events from `number` on."""
    at = deal.copy()
    played: list[ActionEffect] = []
    if at.to_act != seat and not at.over:
        return Walked(played, out_of_turn(at, seat), at, told=True, points=0)
    points = int(at.core.points)
    for action in actions:
        try:
            one = play(at, action, number)
        except IllegalAction as illegal:
            return Walked(played, illegal.refusal, at, told=True, points=points)
        played.append(one)
        number += len(one.events)
        if at.over or at.turn == seat:  # the next turn begins with none
            points = int(at.core.points)
        if at.over or at.to_act != seat or _reveals(one, at):
            return Walked(played, None, at, told=False, points=points)
    return Walked(played, None, at, told=True, points=points)


def before_last(deal: Deal, seat: int, text: str) -> tuple[Deal, str]:
    """A copy after all actions of the text but the last, and the last; no last where they cannot be done or are hidden.

    Raises `NotationError`.
    """
    actions = parse_actions(text)
    walked = walk(deal, seat, actions[:-1])
    clear = walked.told and walked.refusal is None
    return walked.deal, actions[-1].text if actions and clear else ""


def _reveals(played: ActionEffect, deal: Deal) -> bool:
    """True if the action that led to this deal has shown hidden cards, or what depends on them."""
    before, aside = played.before, bool(deal.core.aside)
    # The face-down cards may decide whether a taken pile waits or goes into the hand at once.
    if played.action.verb == "take" and (before.face_down > 0 or not aside):
        return True
    joins = before.aside and not aside
    return joins or any(step.what in ("draw", "pile") or step.source in ("stock", "pile") for step in played.steps)


class TriedActions(NamedTuple):
    """The answer to a `Try`, as `canasta.server.wire.messages.Tried` has it."""

    accepted: int
    refusal: Refusal | None
    points: int | None
    minimum: int | None
    legal: list[str]
    melds: tuple[MeldView, ...]


def trial(deal: Deal, seat: int, text: str) -> TriedActions:
    """Try the actions that a player who is to act has in mind. Raises `NotationError`, `TableError`."""
    actions = parse_actions(text)
    if not 0 < len(actions) <= MOST_TRIED:
        raise TableError("actions", found=len(actions), most=MOST_TRIED)
    for number, action in enumerate(actions, 1):
        if action.verb not in _MAY_TRY or (action.verb == "discard" and number < len(actions)):
            raise TableError("try-action", action=action.text)
    walked = walk(deal, seat, actions)
    points = minimum = None
    side = seat % deal.rules.sides
    if not deal.over and deal.turn == seat and not opened(deal.core, side):
        points, minimum = walked.points, int(deal.core.sides[side].minimum)
    lays = walked.told and walked.refusal is None
    legal = [str(action) for action in walked.deal.legal() if action.verb in _MAY_TRY] if lays else []
    melds = public_fields(walked.deal)["sides"][side].melds
    return TriedActions(len(walked.played), walked.refusal, points, minimum, legal, melds)
