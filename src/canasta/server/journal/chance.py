"""The server's chance: secrets, seeds and ids that cannot be guessed."""

from __future__ import annotations

import base64
from random import Random, SystemRandom
from typing import Final

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz23456789"  # of ids: no 0 and 1, which look like o and l
_ID: Final = 10  # letters
ROUTING: Final = 4  # letters of an id that a proxy may look at
_KEY: Final = 32  # bytes


class Chance:
    """The chance of one server, from the operating system; `source` is for simulations, which repeat a seed."""

    def __init__(self, source: Random | None = None) -> None:
        self._source = source or SystemRandom()

    def hex(self, size: int) -> str:
        """Random bytes of that number, in hex."""
        return self._source.randbytes(size).hex()

    def new_key(self) -> str:
        """A secret for a seat or a link: 32 bytes, base64url."""
        return base64.urlsafe_b64encode(self._source.randbytes(_KEY)).decode().rstrip("=")

    def new_id(self, first: str = "", beside: str | None = None) -> str:
        """An id of a log; `first` tells its kind. It has the routing key of the log with the id `beside`, if given."""
        key = "" if beside is None else routing_key(beside)
        return first + key + "".join(self._source.choices(_LETTERS, k=_ID - len(key)))

    def new_number(self) -> int:
        """A number for a server process that none has had before."""
        return self._source.getrandbits(62) + 1


def routing_key(log_id: str) -> str:
    """The letters of an id by which a proxy sends a competition, its sheets and its tables to the same server."""
    return log_id.lstrip("CS")[:ROUTING]
