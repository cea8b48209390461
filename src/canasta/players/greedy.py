"""`greedy`: plays by eye, one action ahead, without memory. The fixed reference for other players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
