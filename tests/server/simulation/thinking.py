"""Workers in simulation: their thoughts take a while, and some are lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from canasta.server.workers import Ticket, WorkError

if TYPE_CHECKING:
    from tests.server.simulation.world import World

P = ParamSpec("P")
T = TypeVar("T")


class SimExecutor:
    """A `Executor` whose answers come late, or not at all."""

    def __init__(self, world: World) -> None:
        self._world = world

    @property
    def crowded(self) -> bool:
        return False

    @contextmanager
    def ticket(self, client: str) -> Iterator[Ticket]:
        yield _SimTicket(self, client)

    async def run(self, client: str, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        chance, weather = self._world.loop.chance, self._world.weather
        if weather.strikes("thought lost"):
            await asyncio.sleep(chance.uniform(0.1, 10.0))
            raise WorkError("late")
        await asyncio.sleep(chance.uniform(0.01, 0.4))
        return work(*args, **kwargs)

    async def close(self) -> None:
        """Nothing runs outside of the node."""


class _SimTicket:
    def __init__(self, executor: SimExecutor, client: str) -> None:
        self._executor = executor
        self._client = client

    async def run(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._executor.run(self._client, work, *args, **kwargs)
