"""The connections that wait at a listening socket, begun by turns of their addresses.

libuv takes one connection from the system in each round of the event loop, in the order in which they came: behind a
thousand of one client everybody else waits for a thousand rounds. Here all are taken at once, which costs little, and
beginning them, which costs much, goes round the addresses.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

from canasta.server.web.limits import neighbourhood

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable

    from canasta.server.web.admission import Admission

_TAKEN: Final = 256  # connections that are taken from the system in one go
_BEGUN: Final = 8  # connections that are begun in a round of the loop
_PAUSE_S: Final = 0.5  # after which the system is asked again, when it has no file left


class Entrance:
    """A listening socket of a server. `made` makes the protocol of a connection. It serves from the start to `close`.

    Of an address no more wait than `Limits.connections_per_address`: its oldest gives way.
    """

    def __init__(self, listener: socket.socket, made: Callable[[], asyncio.Protocol], admission: Admission) -> None:
        self._listener = listener
        self._made = made
        self._admission = admission
        self._loop = asyncio.get_running_loop()
        self._waiting: dict[str, deque[socket.socket]] = {}  # in the order of their turns
        self._tasks: set[asyncio.Task[object]] = set()
        self._closed = False
        listener.settimeout(0)
        self._listen()

    def close(self) -> None:
        """Take no more connections, and break off those that wait. May be called twice."""
        if self._closed:
            return
        self._closed = True
        self._loop.remove_reader(self._listener)
        self._listener.close()
        for waiting in self._waiting.values():
            for each in waiting:
                each.close()
        self._waiting.clear()

    async def wait_closed(self) -> None:
        """Wait for connections on which the work has begun: the loop of uvloop does not end in the middle of it."""
        if self._tasks:
            await asyncio.wait(self._tasks)

    def _listen(self) -> None:
        if not self._closed:
            self._loop.add_reader(self._listener, self._take)

    def _take(self) -> None:
        """Take what the system has; if it has no file left, look again in a while."""
        idle = not self._waiting
        for _ in range(_TAKEN):
            try:
                connection, client = self._listener.accept()
            except (BlockingIOError, ConnectionAbortedError, InterruptedError):
                break
            except OSError:
                self._loop.remove_reader(self._listener)
                self._loop.call_later(_PAUSE_S, self._listen)
                break
            connection.settimeout(0)
            self._queue(connection, client[0] if client else "unix")
        if idle and self._waiting:
            self._begin()

    def _queue(self, connection: socket.socket, address: str) -> None:
        near = neighbourhood(address)
        waiting = self._waiting.setdefault(near, deque())
        waiting.append(connection)
        if len(waiting) > self._admission.limits.connections_per_address and not self._admission.exempt(address):
            self._admission.refused("web-no-room", near)
            waiting.popleft().close()

    def _begin(self) -> None:
        """Begin some of those that wait, one of each address in turn."""
        for _ in range(_BEGUN):
            if not self._waiting:
                return
            near = next(iter(self._waiting))
            waiting = self._waiting.pop(near)
            task = self._loop.create_task(self._connect(waiting.popleft()))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            if waiting:
                self._waiting[near] = waiting
        if self._waiting:
            self._loop.call_soon(self._begin)

    async def _connect(self, connection: socket.socket) -> None:
        try:
            await self._loop.connect_accepted_socket(self._made, connection)
        except OSError:
            connection.close()
