"""Bots from outside: classes and functions of other modules, and programs (``docs/reference/bot-protocol.md``).

They play by the rules of `Guest`: whatever goes wrong, a bot of the house takes the seat, and the fault is counted.
Minds are made by `modules` and `process`, which need what a browser lacks; these names need none of it.
"""

from canasta.outside.errors import OutsideError
from canasta.outside.guest import Guest, GuestFault

__all__ = ["Guest", "GuestFault", "OutsideError"]
