"""Bots from outside: classes and functions of other modules, and programs (``docs/reference/bot-protocol.md``).

They play by the rules of `Guest`: whatever goes wrong, a bot of the house takes the seat, and the fault is counted.
"""

from canasta.outside.bot_command import MARK, command_of, unconfined
from canasta.outside.errors import OutsideError
from canasta.outside.guest import Guest, GuestFault
from canasta.outside.modules import from_module, installed
from canasta.outside.process import ProcessMind

__all__ = [
    "MARK",
    "Guest",
    "GuestFault",
    "OutsideError",
    "ProcessMind",
    "command_of",
    "from_module",
    "installed",
    "unconfined",
]
