"""The faults of a run, drawn by its seed: strikes at single requests, and spells over a process, store or wire."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.server.simulation.servers import Server
    from tests.server.simulation.world import World

# What may happen to a single request, answer or thought: the highest share of them that it strikes.
STRIKES: Final = {
    "refused": 0.02,  # the store does not do it, and says so
    "unknown": 0.02,  # the store does it, and the answer is lost
    "late": 0.01,  # the store does it after the answer that it is away
    "slow append": 0.05,
    "crash before commit": 0.003,
    "crash after commit": 0.003,
    "crash after telling": 0.003,
    "socket lost": 0.004,
    "request lost": 0.04,
    "answer lost": 0.04,
    "duplicate": 0.08,
    "slow wire": 0.05,
    "thought lost": 0.02,
}
# What comes over a whole process, in times an hour.
SPELLS: Final = {
    "crash": 12.0,
    "restart": 6.0,
    "pause": 20.0,
    "cut off from the store": 12.0,
    "partition": 20.0,
    "slow disk": 12.0,
    "full disk": 6.0,
    "store restart": 6.0,
    "clock set": 12.0,
}

# What comes only where several servers share a store.
BETWEEN: Final = {
    "sent elsewhere": 0.5,  # a proxy sends a request to any server
    "notice lost": 0.3,  # with the connection on which it was to come
}


class Weather:
    """The faults that strike while it is `bad`; `struck` counts them by kind. `without` are kinds that never do."""

    def __init__(self, chance: Random, without: frozenset[str] = frozenset(), *, alone: bool = False) -> None:
        self._chance = chance
        self.bad = False
        self.struck: Counter[str] = Counter()
        strikes = STRIKES if alone else STRIKES | BETWEEN
        self._shares = {kind: self._drawn(most) for kind, most in strikes.items()}
        self.hourly = {kind: self._drawn(most) for kind, most in SPELLS.items()}
        for kind in without:
            self._shares.pop(kind, None)
            self.hourly.pop(kind, None)

    def strikes(self, kind: str) -> bool:
        """Draw whether this kind of fault happens now."""
        if not self.bad or self._chance.random() >= self._shares.get(kind, 0.0):
            return False
        self.struck[kind] += 1
        return True

    def next_spell(self) -> tuple[float, str]:
        """The seconds until the next spell, and its kind; a long time if no kind ever comes."""
        whole = sum(self.hourly.values())
        if not whole:
            return 3600.0, ""
        wait = self._chance.expovariate(whole / 3600)
        return wait, self._chance.choices(list(self.hourly), list(self.hourly.values()))[0]

    def _drawn(self, most: float) -> float:
        return most * self._chance.random() ** 2 if self._chance.random() < 0.75 else 0.0


async def spells(world: World) -> None:
    """Let spells come until this is cancelled. Those that have begun last to their own end, or to the calm."""
    while True:
        wait, kind = world.weather.next_spell()
        await asyncio.sleep(wait)
        if kind:
            world.weather.struck[kind] += 1
            world.note("spell", kind)
            world.begin(_spell(world, kind))


async def _spell(world: World, kind: str) -> None:
    chance = world.loop.chance
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
            await _part(world, seconds)
        case _ if server is not None:
            await _strike(world, server, kind, seconds)


async def _part(world: World, seconds: float) -> None:
    """Cut some of the people off."""
    names = [*(each.name for each in world.guests), *(each.name for each in world.readers), world.organiser.name]
    parted = {name for name in names if world.loop.chance.random() < 0.5}
    world.network.parted |= parted
    await asyncio.sleep(seconds)
    world.network.parted -= parted


async def _strike(world: World, server: Server, kind: str, seconds: float) -> None:
    """Let it come over one server."""
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
