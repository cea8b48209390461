"""Server processes of the simulation, the store that they share, and their workers, whose thoughts take a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar

from tests.server.simulation.line import StoreLine
from tests.server.simulation.store import SimStore

from canasta.club.server import ClubHub
from canasta.server.journal.time_and_chance import Chance, ServerClock
from canasta.server.live import Hub
from canasta.server.store import Hold, Job, Keep, Row
from canasta.server.workers import Inside, WorkError

if TYPE_CHECKING:
    from tests.server.simulation.loop import Node
    from tests.server.simulation.network import Socket
    from tests.server.simulation.world import World

EPOCH_S: Final = 1_800_000_000.0
P = ParamSpec("P")
T = TypeVar("T")


class AuditedStore(SimStore):
    """The store in memory, which shows the audit each row that it takes."""

    def __init__(self, world: World, *, sole: bool) -> None:
        self.taken_at: dict[str, float] = {}  # the time of the last take of each log
        super().__init__(shared=not sole, taken=lambda name: self.taken_at.update({name: world.loop.now}))
        self._world = world

    async def append_of(
        self, node: Node, table_id: str, rows: Sequence[Row], job: Job | Keep | None, hold: Hold | None
    ) -> None:
        """An append by that node."""
        self.add(table_id, rows, job, hold)
        if rows:
            term = self._world.term(node) if self.holding is None else 0 if hold is None else hold.epoch
            self._world.audit.stored(self.logs[table_id], rows, node.name, term)


class Server:
    """A server process: its node, and the parts of the server on it, as `canasta serve` puts them together."""

    def __init__(self, world: World, node: Node) -> None:
        self.world = world
        self.node = node
        self.line = StoreLine(world, node)
        self.sockets: list[Socket] = []
        now = world.loop.time
        clock = ServerClock(lambda: EPOCH_S + now() + world.clock_error, lambda: 1000 + now(), lambda: 500 + now())
        chance = Chance(Random(world.loop.chance.getrandbits(64)))
        self.hub = Hub(self.line, executor=SimExecutor(world), clock=clock, chance=chance)
        self.clubs = ClubHub(self.hub)

    async def serve(self) -> None:
        """Start, as the web application does."""
        await self.hub.start()
        await self.clubs.start()

    async def stop(self) -> None:
        """Stop, as after SIGTERM."""
        self.hub.ownership.leaving = True
        await self.clubs.close()
        await self.hub.close()


class SimExecutor(Inside):
    """Workers whose answers come late, or not at all."""

    def __init__(self, world: World) -> None:
        self._world = world

    async def run(self, client: str, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        chance, weather = self._world.loop.chance, self._world.weather
        if weather.strikes("thought lost"):
            await asyncio.sleep(chance.uniform(0.1, 10.0))
            raise WorkError("late")
        await asyncio.sleep(chance.uniform(0.01, 0.4))
        return work(*args, **kwargs)
