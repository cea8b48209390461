"""Server processes of the simulation, and the store that they share."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from tests.server.simulation.line import StoreLine
from tests.server.simulation.store import SimStore
from tests.server.simulation.thinking import SimExecutor

from canasta.club.server import ClubHub
from canasta.server.journal.time_and_chance import Chance, ServerClock
from canasta.server.live import Hub
from canasta.server.store import Hold, Job, Keep, Row

if TYPE_CHECKING:
    from tests.server.simulation.loop import Node
    from tests.server.simulation.network import Socket
    from tests.server.simulation.world import World

EPOCH_S: Final = 1_800_000_000.0


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
