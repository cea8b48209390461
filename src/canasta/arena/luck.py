"""What the cards of the stock did in a deal, so that a result can be told without it.

Cards that are dealt favour nobody on a board, for both bots play them; those that are drawn do, as the play soon parts.
What they brought is 0 in the mean, whoever plays, so the points less this are as fair and vary less.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from canasta.bots.worlds import stakes_of
from canasta.engine.rng import Rng
from canasta.game.micro import plan
from canasta.game.notation import parse_action
from canasta.strategy.files import tuned_weights
from canasta.strategy.luck import luck
from canasta.strategy.memory import begin

if TYPE_CHECKING:
    from canasta.game.deal import CardDeal
    from canasta.rules import Rules
    from canasta.strategy.memory import Memory

SEED_BITS: Final = 60


class Luck:
    """Follows a deal, action by action; `points` are by side what the drawn cards brought so far.

    Every draw is played to the end of the deal in so many `worlds`, by the tuned policy.
    """

    def __init__(self, rules: Rules, worlds: int, seed: str) -> None:
        self.points = [0.0] * rules.sides
        self._weights = tuned_weights(rules.name)
        self._stakes = stakes_of(rules)
        self._worlds = worlds
        self._rng = Rng(Random(f"{seed}/luck").getrandbits(SEED_BITS))
        self._memory: Memory | None = None

    def note(self, deal: CardDeal, action: str) -> None:
        """An action before it is played; from the first one of the deal on."""
        memory = self._memory = self._memory or begin(deal.core, self._stakes)
        for step in plan(deal, parse_action(action)):  # as a bot acts, it is one
            brought = luck(deal.core, memory, step, self._weights, self._rng, self._worlds)
            self.points = [points + more for points, more in zip(self.points, brought, strict=True)]
            memory.note(deal.core, step)
