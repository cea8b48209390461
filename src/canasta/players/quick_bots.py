"""Players that act at once, without a simulation: `random`, `greedy`, `rules`, and `novice`, which forgets."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from canasta.engine.rng import Rng
from canasta.players.core.files import by_eye, rules_weights
from canasta.players.core.policy import decide, decide_softly
from canasta.players.possible_deals import PossibleDeals, forgetful

if TYPE_CHECKING:
    from random import Random as Chance

    from canasta.deal.view import View
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
_BY_EYE: Final = by_eye()


class QuickBot(ABC):
    """A player whose choice follows from the hand of its seat, the table and the memory of the deal.

    It chooses alike from a view and in the deal itself, which costs far less: environments have it do that.
    """

    def choose(self, view: View, chance: Chance) -> str:
        """The choice in a deal that may be."""
        if len(view.legal) == 1:
            return view.legal[0]
        worlds = PossibleDeals(view)
        return worlds.texts()[self.decision(worlds.deal, worlds.memory, view.rules, chance)]

    def needs_view(self, deal: EngineDeal) -> bool:
        """True where it decides from a view alone, since it simulates there after all."""
        return False

    @abstractmethod
    def decision(self, deal: EngineDeal, memory: Memory, rules: Rules, chance: Chance) -> int:
        """The choice of the seat to act, as the engine's number. It reads nothing that is hidden from that seat."""


class Random(QuickBot):
    """Uniform over the legal actions: the anchor of the ratings."""

    name = "random"

    def choose(self, view: View, chance: Chance) -> str:
        return view.legal[int(chance.random() * len(view.legal))]

    def decision(self, deal: EngineDeal, memory: Memory, rules: Rules, chance: Chance) -> int:
        legal = deal.legal_actions()
        return legal[int(chance.random() * len(legal))]


class Greedy(QuickBot):
    """The player that every other should beat: `canasta.players.core.by_eye`, from what its seat sees."""

    name = "greedy"

    def decision(self, deal: EngineDeal, memory: Memory, rules: Rules, chance: Chance) -> int:
        return int(decide(deal, memory, _BY_EYE))


class ByRules(QuickBot):
    """The player `rules`: takes the best action by the hand-written weights of a rule set."""

    name = "rules"

    def decision(self, deal: EngineDeal, memory: Memory, rules: Rules, chance: Chance) -> int:
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
        rng = Rng(chance.getrandbits(SEED_BITS))
        weights, hesitation = rules_weights(rules.name), MORE.get(rules.name, HESITATION)
        return int(decide_softly(deal, forgetful(deal, memory), weights, hesitation, rng))
