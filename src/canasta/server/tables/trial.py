"""The effect of actions that a player tries, without a hint about hidden cards.

Whether an action is legal never depends on anything that its player may not know (``docs/reference/views.md``). The
position after it may, once it has revealed hidden cards. There the walk ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from canasta.deal.deal import IllegalAction
from canasta.refusals.explanation import out_of_turn
from canasta.server.tables.errors import TableError
from canasta.tabletop.notation import parse_actions
from canasta.tabletop.public import opened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.deal.deal import Deal
    from canasta.refusals import Refusal
    from canasta.tabletop.notation import Action

MOST_TRIED: Final = 40
_MAY_TRY: Final = ("meld", "add", "swap", "take", "discard")


class Walked(NamedTuple):
    """The result of trying actions: the first `accepted` of them are legal; `refusal` is of the next one.

    If the last accepted action reveals hidden cards or ends the seat's part, no later action is judged, and `told` is
    False. `deal` is a copy after the accepted actions, without such a last one. `points` were laid towards opening in
    this turn by all of them: they depend on the cards laid alone, including the top card of a taken pile.
    """

    accepted: int
    refusal: Refusal | None
    deal: Deal
    told: bool
    points: int


def walk(deal: Deal, seat: int, actions: Sequence[Action]) -> Walked:
    """Do the actions on a copy, as far as they are legal and their effect may be shown."""
    at = deal.copy()
    if at.to_act != seat and not at.over:
        return Walked(0, out_of_turn(at, seat), at, told=True, points=0)
    points = int(at.core.points)
    for done, action in enumerate(actions):
        before = at.copy()
        try:
            steps = at.play(action)
        except IllegalAction as illegal:
            return Walked(done, illegal.refusal, at, told=True, points=points)
        if at.over or at.turn == seat:  # the next turn begins with none
            points = int(at.core.points)
        shows = any(step.what in ("draw", "pile") or step.source in ("stock", "pile") for step in steps)
        # The face-down cards may decide whether a taken pile waits or goes into the hand at once.
        hangs = action.verb == "take" and (before.core.face_down > 0 or not at.core.aside)
        joins = before.core.aside and not at.core.aside
        if shows or hangs or joins or at.over or at.to_act != seat:
            return Walked(done + 1, None, before, told=False, points=points)
    return Walked(len(actions), None, at, told=True, points=points)


class TriedActions(NamedTuple):
    """The answer to a `Try`, as `canasta.server.wire.messages.Tried` has it."""

    accepted: int
    refusal: Refusal | None
    points: int | None
    minimum: int | None
    legal: list[str]


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
    return TriedActions(walked.accepted, walked.refusal, points, minimum, legal)
