"""`random`: plays every legal action with the same chance. The anchor of the ratings."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random as Chance

    from canasta.deal.view import View


class Random:
    """Uniform over the legal actions."""

    name = "random"

    def choose(self, view: View, chance: Chance) -> str:
        """Any legal action."""
        return view.legal[int(chance.random() * len(view.legal))]
