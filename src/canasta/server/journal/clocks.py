"""The server's time: stamps that never leap, and elapsed time.

Somebody may set the wall clock while people play. That must neither end nor prolong a turn; so a server reads the
wall clock once, at its start.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Final

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
