"""`tuned`: plays by tuned weights, and simulates before it asks for leave to go out or answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.engine.actions import ASK_ACTION, YES_ACTION
from canasta.players.core.files import tuned_weights
from canasta.players.core.manners import MANNERS, throws_own, wastes_wild
from canasta.players.core.policy import score_actions
from canasta.players.core.reading import POINT, Reading
from canasta.players.core.search import TRIES
from canasta.players.searching import PlayEffort, Searching, affordable
from canasta.players.weighted import ByRules

if TYPE_CHECKING:
    from random import Random as Chance

    from canasta.deal.view import View
    from canasta.engine.deal import EngineDeal
    from canasta.players.core.memory import Memory
    from canasta.players.core.weights import Weights
    from canasta.rules import Rules

NAME: Final = "tuned"
# Scores know too little of the partner's hand. The question comes about once a deal, so simulating costs little.
EFFORT: Final = PlayEffort(
    affordable(1024, 120, 15), affordable(100_000, 100_000, 3_000), 12, 300, tries=affordable(TRIES, TRIES, 60)
)
ON_LEAVE: Final = Searching(NAME, EFFORT)


class Tuned(ByRules):
    """The player by the weights of `canasta tune`; simulates when leave to go out is in question."""

    name = NAME

    def choose(self, view: View, chance: Chance) -> str:
        """The best action by the weights; where leave to go out is in question, by playouts."""
        return ON_LEAVE.choose(view, chance) if about_leave(view) else super().choose(view, chance)

    def needs_view(self, deal: EngineDeal) -> bool:
        """True where leave to go out is in question."""
        return deal.is_legal(int(ASK_ACTION)) or deal.is_legal(int(YES_ACTION))

    def pick(self, deal: EngineDeal, memory: Memory, weights: Weights) -> int:
        """The best action; if a partner would call it a blunder, the next one that is about as good."""
        ranking = score_actions(deal, memory, weights)
        table = Reading(deal, memory, weights, deal.to_act)
        least = int(ranking.best_score) - int(POINT) * int(memory.awards.usual) * MANNERS
        for score, action in sorted(zip(ranking.scores, ranking.actions, strict=True), key=lambda each: -each[0]):
            if score >= least and not throws_own(deal, action) and not wastes_wild(table, action):
                return int(action)
        return int(ranking.best)

    def weights(self, rules: Rules) -> Weights:
        """The weights of a rule set and form."""
        return tuned_weights(rules.name)


def about_leave(view: View) -> bool:
    """True if the seat may ask its partner for leave to go out, or must answer."""
    return not {"ask", "yes"}.isdisjoint(view.legal)
