"""Faults that come over a whole process, the store, the wire or a clock, for a while."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.server.simulation.servers import Server
    from tests.server.simulation.world import World


class Spells:
    """The spells of one storm. Those that have begun last to their own end, or to the calm."""

    def __init__(self, world: World) -> None:
        self._world = world

    async def come(self) -> None:
        """Let them come, one after another, until this is cancelled."""
        world = self._world
        while True:
            wait, kind = world.weather.next_spell()
            await asyncio.sleep(wait)
            if kind:
                world.weather.struck[kind] += 1
                world.note("spell", kind)
                world.begin(self._spell(kind))

    async def _spell(self, kind: str) -> None:
        world, chance = self._world, self._world.loop.chance
        server = chance.choice(world.servers)
        seconds = chance.choice((0.5, 3.0, 8.0, 20.0)) * chance.random()
        match kind:
            case "slow disk":
                world.slow_disk = True
                await asyncio.sleep(seconds)
                world.slow_disk = False
            case "full disk":
                world.disk_full = True
                await asyncio.sleep(seconds)
                world.disk_full = False
            case "store restart":
                world.store_starts += 1
                world.store_down = True
                await asyncio.sleep(seconds)
                world.store_down = False
            case "clock set":
                world.clock_error = chance.choice((0.0, 1.0, -1.0)) * chance.uniform(0.0, 10_000.0)
            case "partition":
                await self._part(seconds)
            case _ if server is not None:
                await self._strike(server, kind, seconds)

    async def _part(self, seconds: float) -> None:
        """Cut some of the people off."""
        world = self._world
        names = [each.name for each in world.guests] + [each.name for each in world.readers]
        names.append(world.organiser.name)
        parted = {name for name in names if world.loop.chance.random() < 0.5}
        world.network.parted |= parted
        await asyncio.sleep(seconds)
        world.network.parted -= parted

    async def _strike(self, server: Server, kind: str, seconds: float) -> None:
        """Let it come over one server."""
        world = self._world
        match kind:
            case "crash":
                world.crash(server.node)
            case "restart":
                await asyncio.wait({world.loop.on(server.node, server.stop())}, timeout=10.0)
                world.crash(server.node)
            case "pause":
                world.loop.pause(server.node, min(seconds, 8.0))
            case "cut off from the store":
                server.line.away = True
                await asyncio.sleep(seconds)
                server.line.away = False
