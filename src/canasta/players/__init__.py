"""Players: choose an action from what a seat may see. A bot never holds a state, only the `View` it is given."""

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
