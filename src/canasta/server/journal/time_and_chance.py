"""The server's time and chance. A simulation has its own.

Time has stamps that never leap, and elapsed time. Somebody may set the wall clock while people play: that must neither
end nor prolong a turn, so a server reads the wall clock once, at its start. Chance gives secrets, seeds and ids that
cannot be guessed.
"""

from __future__ import annotations

import base64
import time
from collections.abc import Callable
from functools import partial
from random import Random, SystemRandom
from typing import Final

ID_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz23456789"  # of ids: no 0 and 1, which look like o and l
_ID: Final = 10  # letters
ROUTING: Final = 4  # letters of an id that a proxy may look at
_KEY: Final = 32  # bytes
# Elapsed seconds, including the time that the machine sleeps if the system counts it.
_ELAPSED: Final = (
    partial(time.clock_gettime, time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic
)


def wall_ms() -> float:
    """The wall clock, milliseconds since 1970: for tools that work beside a server."""
    return time.time() * 1000


class ServerClock:
    """The time of one server. `wall`, `elapsed` and `awake` give seconds; a simulation has its own."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        elapsed: Callable[[], float] = _ELAPSED,
        awake: Callable[[], float] = time.monotonic,
    ) -> None:
        self._elapsed = elapsed
        self._awake = awake
        self._start = wall() - elapsed()

    def now_ms(self) -> float:
        """The time of inputs, milliseconds since 1970: the wall clock at the start, and what has elapsed since."""
        return (self._start + self._elapsed()) * 1000

    def steady_ms(self) -> float:
        """Elapsed milliseconds while the machine is awake, for timers: no turn runs out while a computer sleeps."""
        return self._awake() * 1000


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
        return first + key + "".join(self._source.choices(ID_LETTERS, k=_ID - len(key)))

    def new_number(self) -> int:
        """A number for a server process that none has had before."""
        return self._source.getrandbits(62) + 1


def routing_key(log_id: str) -> str:
    """The letters of an id by which a proxy sends a competition, its sheets and its tables to the same server."""
    return log_id.lstrip("CSR")[:ROUTING]
