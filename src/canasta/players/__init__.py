"""Players: choose an action from what a seat may see. A bot never holds a state, only the `View` it is given."""

from canasta.players.registry import (
    LEVELS,
    Bot,
    FaultCounts,
    UnknownBotError,
    add,
    dismiss,
    fault_counts,
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
    "FaultCounts",
    "UnknownBotError",
    "add",
    "dismiss",
    "fault_counts",
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
