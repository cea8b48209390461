"""Players: choose an action from what a seat may see, its `View`.

Those that simulate nothing (`canasta.players.quick_bots`) also decide in a deal itself, of which they read the same.
"""

from canasta.outside import GuestFault
from canasta.players.registry import (
    LEVELS,
    Bot,
    FaultTally,
    UnknownBotError,
    add,
    dismiss,
    fault_tally,
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
    "FaultTally",
    "GuestFault",
    "UnknownBotError",
    "add",
    "dismiss",
    "fault_tally",
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
