"""`QuickBot`: the base of the players that act at once, without a simulation."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from canasta.players.possible_deals import PossibleDeals

if TYPE_CHECKING:
    from random import Random as Chance

    from canasta.deal.view import View
    from canasta.engine.deal import EngineDeal
    from canasta.players.core.memory import Memory
    from canasta.rules import Rules


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
