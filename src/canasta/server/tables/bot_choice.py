"""A bot's choice, as a worker process makes it: from a level, a seat's view, and a text that seeds its chance."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from canasta import players
from canasta.players.prospects import advised

if TYPE_CHECKING:
    from canasta.deal.view import View
    from canasta.players.prospects import Choice


def choose(level: str, view: View, chance: str) -> str:
    """The choice of a bot of that level with that view; the text seeds its chance."""
    return players.get(level).choose(view, random.Random(chance))


def choose_and_tell(bot: str, view: View, chance: str) -> tuple[str, list[str]]:
    """The choice of a bot from outside, and a sentence for each of its faults."""
    chosen = choose(bot, view, chance)
    return chosen, [fault.message("en") for fault in players.faults(bot)]


def advise(level: str, view: View, chance: str) -> Choice:
    """The choice of a bot with the numbers behind it, for a hint."""
    return advised(players.get(level), view, random.Random(chance))
