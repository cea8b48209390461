"""The fixed points of the ladder: bots that every league plays against, so that ratings stay comparable.

They are never changed: a better player is a new bot with a name of its own. A test holds how they play.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta.lab.arena.errors import ArenaError
from canasta.players import invited, quick

FIXED_POINTS: Final = ("greedy", "random")
ANCHOR: Final = "greedy"  # the bot with a given Elo; that of the others is measured
ANCHOR_ELO: Final = 1000


def league(asked: Sequence[str] | None) -> list[str]:
    """The bots of a league: those asked for, or all quick ones, and the fixed points. Raises `UnknownBotError`."""
    chosen = quick() if asked is None else [invited(name).name for name in asked]
    return list(dict.fromkeys((*chosen, *FIXED_POINTS)))


def two(asked: Sequence[str] | None) -> tuple[str, str]:
    """The two bots of a test, the new one first. Raises `ArenaError` unless there are two, or `UnknownBotError`."""
    chosen = list(dict.fromkeys(invited(name).name for name in asked or ()))
    if len(chosen) != 2:
        raise ArenaError("two", found=len(chosen))
    return chosen[0], chosen[1]
