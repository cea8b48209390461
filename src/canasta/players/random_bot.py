"""`random`: plays every legal action with the same chance. The anchor of the ratings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta.players.quick_bot import QuickBot

if TYPE_CHECKING:
    from random import Random as Chance

    from canasta.deal.view import View
    from canasta.engine.deal import EngineDeal
    from canasta.players.core.memory import Memory
    from canasta.rules import Rules


class Random(QuickBot):
    """Uniform over the legal actions."""

    name = "random"

    def choose(self, view: View, chance: Chance) -> str:
        """Any legal action."""
        return view.legal[int(chance.random() * len(view.legal))]

    def decision(self, deal: EngineDeal, memory: Memory, rules: Rules, chance: Chance) -> int:
        """Any legal action."""
        legal = deal.legal_actions()
        return legal[int(chance.random() * len(legal))]
