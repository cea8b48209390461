"""The frames that have arrived at one end of a socket."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.server.simulation.loop import SimLoop


class Inbox:
    """Frames in order, and None at the end. One task reads; waiting costs a timer and no task."""

    def __init__(self, loop: SimLoop) -> None:
        self._loop = loop
        self._frames: deque[bytes | None] = deque()
        self._waiter: asyncio.Future[None] | None = None

    def put(self, frame: bytes | None) -> None:
        """Add a frame."""
        self._frames.append(frame)
        self._wake()

    async def get(self, seconds: float | None = None) -> bytes | None:
        """The next frame. Raises `TimeoutError` if none comes for so long."""
        if not self._frames:
            waiter = self._waiter = self._loop.create_future()
            timer = None if seconds is None else self._loop.call_later(seconds, self._wake)
            try:
                await waiter
            finally:
                self._waiter = None
                if timer is not None:
                    timer.cancel()
            if not self._frames:
                raise TimeoutError
        return self._frames.popleft()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
