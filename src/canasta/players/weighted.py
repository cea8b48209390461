"""Players that use hand-written weights: `rules`, and `novice`, which forgets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.engine.rng import Rng
from canasta.players.core.files import rules_weights
from canasta.players.core.policy import decide, decide_softly
from canasta.players.possible_deals import forgetful
from canasta.players.quick_bot import QuickBot

if TYPE_CHECKING:
    from random import Random as Chance

    from canasta.engine.deal import EngineDeal
    from canasta.players.core.memory import Memory
    from canasta.players.core.weights import Weights
    from canasta.rules import Rules

SEED_BITS: Final = 60
HESITATION: Final = 250  # of the novice, in tenths of a point: an action so much worse is at most half as likely
MORE: Final = {
    "tres-barajas": 1000,
    "reglamento/2": 800,
}  # more where rules of thumb are stronger, to stay below `greedy`


class ByRules(QuickBot):
    """The player `rules`: takes the best action by the hand-written weights of a rule set."""

    name = "rules"

    def decision(self, deal: EngineDeal, memory: Memory, rules: Rules, chance: Chance) -> int:
        """The best action by the weights."""
        return self.pick(deal, memory, self.weights(rules))

    def pick(self, deal: EngineDeal, memory: Memory, weights: Weights) -> int:
        """The chosen action, as the engine's number."""
        return int(decide(deal, memory, weights))

    def weights(self, rules: Rules) -> Weights:
        """The weights of a rule set and form."""
        return rules_weights(rules.name)


class Novice(QuickBot):
    """A player with the same weights that remembers no discard and often takes an action that looks nearly as good."""

    name = "novice"

    def decision(self, deal: EngineDeal, memory: Memory, rules: Rules, chance: Chance) -> int:
        """An action drawn at random; better ones are likelier."""
        rng = Rng(chance.getrandbits(SEED_BITS))
        weights, hesitation = rules_weights(rules.name), MORE.get(rules.name, HESITATION)
        return int(decide_softly(deal, forgetful(deal, memory), weights, hesitation, rng))
