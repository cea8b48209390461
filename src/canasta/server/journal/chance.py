"""The server's chance: secrets, seeds and ids that cannot be guessed."""

from __future__ import annotations

import base64
from random import Random, SystemRandom
from typing import Final

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz23456789"  # of ids: no 0 and 1, which look like o and l
_ID: Final = 10  # letters
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

    def new_id(self, first: str = "") -> str:
        """An id of a log; `first` tells its kind."""
        return first + "".join(self._source.choices(_LETTERS, k=_ID))

    def new_number(self) -> int:
        """A number for a server process that none has had before."""
        return self._source.getrandbits(62) + 1
