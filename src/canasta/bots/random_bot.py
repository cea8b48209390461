"""`random`: every legal action with the same chance. The anchor that other bots are measured by."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random as Chance

    from canasta.game.view import View


class Random:
    """Uniform over the legal actions."""

    name = "random"

    def choose(self, view: View, chance: Chance) -> str:
        """Any of them."""
        return view.legal[int(chance.random() * len(view.legal))]
