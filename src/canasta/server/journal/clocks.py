"""The server's time: stamps that never leap, and elapsed time.

Somebody may set the wall clock while people play. That must neither end nor prolong a turn; so the server reads the
wall clock once, at its start.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final


def _elapsed() -> float:
    """Elapsed seconds, including the time that the machine sleeps if the system counts it."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class StampClock:
    """Milliseconds since 1970: the wall clock at the creation of this clock, plus the elapsed time since then."""

    def __init__(self, wall: Callable[[], float] = time.time, elapsed: Callable[[], float] = _elapsed) -> None:
        self._elapsed = elapsed
        self._start = wall() - elapsed()

    def __call__(self) -> float:
        return (self._start + self._elapsed()) * 1000


now_ms: Final = StampClock()  # the time of inputs: milliseconds since 1970, UTC


def steady_ms() -> float:
    """Elapsed milliseconds while the machine is awake, for timers: nobody's turn runs out while a computer sleeps."""
    return time.monotonic() * 1000
