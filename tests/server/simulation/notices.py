"""A server's connection for notices: they and the answers on it come late and in their order, or no more at all."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from contextvars import Context
from typing import TYPE_CHECKING, Any, Final

from tests.server.simulation.loop import context_of

from canasta.server.store import Hold, StoreError

if TYPE_CHECKING:
    from tests.server.simulation.holding import SimHolding
    from tests.server.simulation.line import StoreLine
    from tests.server.simulation.loop import Node
    from tests.server.simulation.world import World

LOOK_S: Final = 0.05  # between two looks whether a cut line is joined again


class LineHolding:
    """The taking of logs over a server's connection to the store."""

    def __init__(self, line: StoreLine, world: World, node: Node, there: SimHolding) -> None:
        self._line = line
        self._world = world
        self._node = node
        self._there = there

    async def take(self, log_id: str, kind: str, owner: int) -> Hold | None:
        return await self._line.write(lambda: self._there.take(log_id, kind, owner))

    async def let_go(self, holds: Mapping[str, Hold]) -> None:
        await self._line.write(lambda: self._there.let_go(holds))

    @asynccontextmanager
    async def listening(self, heard: Callable[[str, int], object]) -> AsyncIterator[NoticeWire]:
        await self._line.ask(self._nothing)
        wire = NoticeWire(self._line, self._world, self._node, self._there, heard)
        self._there.listeners[wire.notify] = None
        try:
            yield wire
        finally:
            wire.broken = True
            self._there.listeners.pop(wire.notify, None)

    def abandon(self, *, for_good: bool = False) -> None:
        """Give nothing up: what is out of reach fails by itself."""

    async def _nothing(self) -> None:
        """A connection is made."""


class NoticeWire:
    """The connection. `broken`: nothing comes any more; whoever asks hears of it."""

    def __init__(
        self, line: StoreLine, world: World, node: Node, there: SimHolding, heard: Callable[[str, int], object]
    ) -> None:
        self.broken = False
        self._line = line
        self._world = world
        self._there = there
        self._heard = heard
        self._context = context_of(node)
        self._starts = world.store_starts
        self._arrival = 0.0
        self._under_way: deque[tuple[Callable[..., object], tuple[Any, ...]]] = deque()

    def notify(self, log_id: str, epoch: int) -> None:
        """The store has a notice for this server."""
        if self._lost() or self._world.weather.strikes("notice lost"):
            self.broken = True
        else:
            self._send(self._heard, log_id, epoch)

    async def beat(self) -> None:
        await self._asked(lambda: None)

    async def still_held(self, holds: Mapping[str, Hold]) -> set[str]:
        found: set[str] = await self._asked(lambda: self._there.still_held(holds))
        return found

    def _lost(self) -> bool:
        return self.broken or self._world.store_down or self._starts != self._world.store_starts

    def _asked(self, work: Callable[[], Any]) -> Awaitable[Any]:
        loop = self._world.loop
        answer: asyncio.Future[Any] = loop.create_future()
        loop.call_later(self._line.lag(), self._there_now, work, answer, context=Context())
        return answer

    def _there_now(self, work: Callable[[], Any], answer: asyncio.Future[Any]) -> None:
        """A question has come to the store, or waits on a line that is cut."""
        if self._line.away and not self.broken:
            self._world.loop.call_later(LOOK_S, self._there_now, work, answer, context=Context())
        elif self._lost():
            self._world.loop.call_soon(_fail, answer, context=self._context)
        else:
            self._send(_settle, answer, work())

    def _send(self, call: Callable[..., object], *said: Any) -> None:
        loop = self._world.loop
        self._arrival = max(self._arrival + 1e-6, loop.now + self._line.lag())
        self._under_way.append((call, said))
        loop.call_at(self._arrival, self._arrive, context=self._context)

    def _arrive(self) -> None:
        """Let what comes next arrive, unless the line is cut."""
        if self.broken:
            return
        if self._line.away:
            self._world.loop.call_later(LOOK_S, self._arrive, context=self._context)
            return
        call, said = self._under_way.popleft()
        call(*said)


def _settle(answer: asyncio.Future[Any], found: Any) -> None:
    if not answer.done():
        answer.set_result(found)


def _fail(answer: asyncio.Future[Any]) -> None:
    if not answer.done():
        answer.set_exception(StoreError("unreachable", where="the store"))
