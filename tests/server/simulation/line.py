"""A server's connection to the store, with the faults that the contract of the store allows."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from contextvars import Context
from typing import TYPE_CHECKING, Any, Final, TypeVar

from tests.server.simulation.notices import LineHolding

from canasta.server.store import KEEP, Hold, Job, Keep, Row, Stored, StoreError

if TYPE_CHECKING:
    from tests.server.simulation.loop import Node
    from tests.server.simulation.world import World

PATIENCE_S: Final = 5.0  # after which a request to a store out of reach fails
T = TypeVar("T")


class StoreLine:
    """The store as one server sees it. What was sent is carried out, whatever becomes of the server.

    `known` has the last row of each log that the store has confirmed to this server.
    """

    def __init__(self, world: World, node: Node) -> None:
        self._world = world
        self._node = node
        self.away = False
        self.known: Counter[str] = Counter()
        there = world.store.holding
        self.holding: LineHolding | None = None if there is None else LineHolding(self, world, node, there)

    async def create(self, *made: Any, **more: Any) -> None:
        await self.write(lambda: self._world.store.create(*made, **more))

    async def append(
        self, table_id: str, rows: Sequence[Row], *, job: Job | Keep | None = KEEP, hold: Hold | None = None
    ) -> None:
        await self.write(lambda: self._world.store.append_of(self._node, table_id, rows, job, hold))
        if rows:
            self.known[table_id] = max(self.known[table_id], rows[-1].seq)

    async def load(self, table_id: str) -> Stored | None:
        return await self.ask(lambda: self._world.store.load(table_id))

    async def take_in(self, logs: Sequence[Stored], *, going_on: bool = False) -> list[str]:
        return await self.write(lambda: self._world.store.take_in(logs, going_on=going_on))

    async def claim(self, now: float, limit: int, visible_for: float) -> list[Job]:
        return await self.write(lambda: self._world.store.claim(now, limit, visible_for))

    async def done(self, job: Job) -> None:
        await self.write(lambda: self._world.store.done(job))

    async def check(self) -> None:
        await self.ask(self._world.store.check)

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Read: late, or out of reach."""
        loop, weather = self._world.loop, self._world.weather
        if weather.strikes("refused"):
            raise away()
        answer: asyncio.Future[T] = loop.create_future()
        if self._world.fair:
            self._soon(work, answer)
            return await answer

        async def serve() -> None:
            await asyncio.sleep(self.lag())
            if self.away:
                await asyncio.sleep(PATIENCE_S)
                fail(answer, away())
            elif self._world.store_down:
                fail(answer, away())
            else:
                await settle(answer, work)

        loop.on(None, serve())
        return await answer

    async def write(self, work: Callable[[], Awaitable[T]]) -> T:
        """Write: late, out of reach, or with an unknown outcome."""
        loop = self._world.loop
        answer: asyncio.Future[T] = loop.create_future()
        if self._world.fair:
            self._soon(work, answer)
        else:
            loop.on(None, self._carried_out(work, answer))
        return await answer

    def _soon(self, work: Callable[[], Awaitable[Any]], answer: asyncio.Future[Any]) -> None:
        """Do it in fair weather, without a task for the way."""
        self._world.loop.call_later(self.lag(), self._arrived, work, answer, context=Context())

    def _arrived(self, work: Callable[[], Awaitable[Any]], answer: asyncio.Future[Any]) -> None:
        if self._world.fair and not self._node.dead:
            with suppress(StopIteration):  # the store in memory never waits
                settle(answer, work).send(None)
        else:  # the weather has changed in the meantime
            self._world.loop.on(None, self._carried_out(work, answer))

    async def _carried_out(self, work: Callable[[], Awaitable[Any]], answer: asyncio.Future[Any]) -> None:
        """The path of a write: there, onto the disk, and back."""
        weather, node, store = self._world.weather, self._node, self._world.store_starts
        await asyncio.sleep(self.lag())
        if node.dead and self._world.loop.chance.random() < 0.5:
            return  # it had not left the process
        if weather.strikes("crash before commit"):
            self._world.crash(node)
            return
        if self._world.disk_full:
            fail(answer, StoreError("disk-full", where="the store"))
            return
        if self._world.store_down or store != self._world.store_starts:
            fail(answer, away())
            return
        if self.away or weather.strikes("refused"):
            await asyncio.sleep(PATIENCE_S if self.away else 0)
            fail(answer, away())
            return
        if weather.strikes("late"):
            fail(answer, away())
            await asyncio.sleep(self._world.loop.chance.uniform(0.01, 3.0))
            answer = self._world.loop.create_future()
        await settle(answer, work, lost=weather.strikes("unknown"))
        if weather.strikes("crash after commit"):
            self._world.crash(node)
        if weather.strikes("crash after telling"):
            await asyncio.sleep(self._world.loop.chance.uniform(0.0, 0.05))
            self._world.crash(node)

    def lag(self) -> float:
        """The seconds that something is under way to the store, or back."""
        chance, slow = self._world.loop.chance, self._world.slow_disk
        if slow or self._world.weather.strikes("slow append"):
            return chance.uniform(0.2, 4.0)
        return chance.uniform(0.0005, 0.008)


def away() -> StoreError:
    """The error of a store out of reach: what was asked may have been done or not."""
    return StoreError("unreachable", where="the store")


def fail(answer: asyncio.Future[Any], error: Exception) -> None:
    """Answer with an error, if anybody still waits."""
    if not answer.done():
        answer.set_exception(error)
        answer.exception()  # nobody may be left to read it


async def settle(answer: asyncio.Future[Any], work: Callable[[], Awaitable[Any]], *, lost: bool = False) -> None:
    """Do the work and answer; or say that the store is away, though the work is done."""
    try:
        found = await work()
    except StoreError as error:
        fail(answer, error)
        return
    if lost:
        await asyncio.sleep(0)
        fail(answer, away())
    elif not answer.done():
        answer.set_result(found)
