"""The trace of a request in the store: a refused one that has left none can be made again, unseen."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final


class StoredTrace:
    """True once the request may have changed something that is stored."""

    __slots__ = ("_left",)

    def __init__(self) -> None:
        self._left = False

    def __bool__(self) -> bool:
        return self._left

    def leave(self) -> None:
        """Note that it may have."""
        self._left = True


# Set for the time of a request or a socket (`canasta.server.web.app`).
TRACE: Final[ContextVar[StoredTrace | None]] = ContextVar("trace", default=None)


def leave() -> None:
    """Note that the present request may have changed something."""
    if (trace := TRACE.get()) is not None:
        trace.leave()


def left() -> bool:
    """True if the present request may have changed something; also outside a request."""
    return TRACE.get() is None or bool(TRACE.get())
