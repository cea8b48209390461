"""The server's time: stamps that never leap, and the time that passes.

A wall clock may be set while people play. Nobody's turn is over by that, nor longer; so it is read once, as the server
starts.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final


def _elapsed() -> float:
    """Seconds that pass, also while the machine sleeps, where the system counts those."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class StampClock:
    """Milliseconds since 1970 by the wall clock as this was made, and from then on as fast as time passes."""

    def __init__(self, wall: Callable[[], float] = time.time, elapsed: Callable[[], float] = _elapsed) -> None:
        self._elapsed = elapsed
        self._start = wall() - elapsed()

    def __call__(self) -> float:
        return (self._start + self._elapsed()) * 1000


_STAMPS: Final = StampClock()


def now_ms() -> float:
    """The time that inputs bear: milliseconds since 1970, UTC."""
    return _STAMPS()


def steady_ms() -> float:
    """Milliseconds of an awake machine, for timers: a computer that slept has let nobody's turn run out."""
    return time.monotonic() * 1000
