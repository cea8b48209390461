"""`greedy`: plays by eye, one action ahead, without memory. The fixed reference for other players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.players.core.files import by_eye
from canasta.players.core.policy import decide
from canasta.players.quick_bot import QuickBot

if TYPE_CHECKING:
    from random import Random as Chance

    from canasta.engine.deal import EngineDeal
    from canasta.players.core.memory import Memory
    from canasta.rules import Rules

_BY_EYE: Final = by_eye()


class Greedy(QuickBot):
    """The player that every other should beat: `canasta.players.core.by_eye`, from what its seat sees."""

    name = "greedy"

    def decision(self, deal: EngineDeal, memory: Memory, rules: Rules, chance: Chance) -> int:
        """The best action by eye."""
        return int(decide(deal, memory, _BY_EYE))
