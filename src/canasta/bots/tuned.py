"""The player by tuned weights, who tries out what leave would come to: a question that a partner remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.bots.by_weights import ByRules
from canasta.bots.searching import Level, Searching, affordable
from canasta.strategy.files import tuned_weights

if TYPE_CHECKING:
    from random import Random as Chance

    from canasta.game.view import View
    from canasta.rules import Rules
    from canasta.strategy.weights import Weights

NAME: Final = "tuned"
# Scores see too little of what the partner holds. The question comes about once in a deal, so trying costs little.
ON_LEAVE: Final = Searching(NAME, Level(affordable(1024, 120), 100_000, 12, 300))


class Tuned(ByRules):
    """The weights that `canasta tune` found; whether to ask for leave and to give it is tried out in worlds."""

    name = NAME

    def choose(self, view: View, chance: Chance) -> str:
        """The best action by the weights, or by what leave comes to."""
        return ON_LEAVE.choose(view, chance) if about_leave(view) else super().choose(view, chance)

    def weights(self, rules: Rules) -> Weights:
        """Those of a rule set and form."""
        return tuned_weights(rules.name)


def about_leave(view: View) -> bool:
    """Whether the seat may ask its partner for leave to go out, or is asked."""
    return not {"ask", "yes"}.isdisjoint(view.legal)
