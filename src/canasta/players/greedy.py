"""`greedy`: plays by eye, one action ahead, without memory. The fixed reference for other players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.engine.compile_rules import awards_of
from canasta.players.core.eye import Eye
from canasta.players.core.policy import decide
from canasta.players.core.styles import by_eye
from canasta.players.possible_deals import PossibleDeals

if TYPE_CHECKING:
    from random import Random as Chance

    from canasta.deal.view import View

_BY_EYE: Final = by_eye()


class Greedy:
    """The player that every other should beat: `canasta.players.core.by_eye`, from what its seat sees."""

    name = "greedy"

    def choose(self, view: View, chance: Chance) -> str:
        """The best action by eye."""
        if len(view.legal) == 1:
            return view.legal[0]
        worlds = PossibleDeals(view)
        return worlds.texts()[int(decide(worlds.deal, worlds.memory, _BY_EYE))]


def closing_pays(view: View) -> bool:
    """True if the seat to act has the canastas to go out and, by eye, gains from it."""
    deal = PossibleDeals(view).deal
    eye = Eye(deal, awards_of(view.rules), deal.to_act)
    return bool(eye.may_close() and eye.gain() > 0)
