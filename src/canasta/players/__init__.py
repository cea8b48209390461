"""Players: choose an action from what a seat may see, its `View`.

Those that simulate nothing (`canasta.players.quick_bot`) also decide in a deal itself, of which they read the same.
"""

from canasta.players.registry import (
    LEVELS,
    Bot,
    UnknownBotError,
    add,
    dismiss,
    faults,
    get,
    invited,
    is_guest,
    is_offered_form,
    level_name,
    names,
    offered,
    quick,
)

__all__ = [
    "LEVELS",
    "Bot",
    "UnknownBotError",
    "add",
    "dismiss",
    "faults",
    "get",
    "invited",
    "is_guest",
    "is_offered_form",
    "level_name",
    "names",
    "offered",
    "quick",
]
