"""The calm after a storm: the faults end, and everybody must be back, and everything go on."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from tests.server.simulation.network import Lost

from canasta.server.journal.ownership import NoOwnerError

if TYPE_CHECKING:
    from tests.server.simulation.players import Guest
    from tests.server.simulation.servers import Server
    from tests.server.simulation.world import World

CALM_S: Final = 30.0  # after which everybody is back and everything goes on
LATELY_S: Final = 6.0  # what is younger may still be under way


class Calm:
    """The checks of the calm."""

    def __init__(self, world: World) -> None:
        self._world = world

    async def all_is_well(self) -> None:
        """Let the faults end; then everybody must be back, and everything go on."""
        world = self._world
        world.weather.bad = world.slow_disk = world.disk_full = world.store_down = False
        self._world.network.parted.clear()
        for server in self._world.servers:
            if server is not None:
                server.line.away = False
        self._world.note("calm")
        await asyncio.sleep(CALM_S)
        while any(server is None for server in self._world.servers):
            await asyncio.sleep(0.1)
        self._world.guests = [guest for guest in self._world.guests if not guest.over]
        guests = list(self._world.guests) if self._world.doors.is_set() else []
        for guest in guests:
            self._check_back(guest.name, guest.table, guest.seq)
        for reader in self._world.readers if self._world.doors.is_set() else []:
            self._check_back(reader.name, reader.log, reader.seq)
        before = {guest.table: self._world.audit.replays[guest.table].moved for guest in guests}
        await asyncio.sleep(CALM_S)
        for guest in guests:
            self._check_table(guest, before)
        self._check_online()
        self._check_jobs()
        await self._check_anywhere()
        asking = self._world.organiser.asking
        if asking is not None and self._world.loop.now - asking > CALM_S:
            self._world.audit.wrong("the organiser has no answer", self._world.loop.now - asking)

    def _check_back(self, who: str, log: str, seq: int | None) -> None:
        if log in self._world.frozen:
            return
        replay = self._world.audit.replays[log]
        lately = self._world.loop.now - replay.moved < LATELY_S
        if (seq is None or seq < replay.state.seq) and not lately:
            self._world.audit.wrong("not back after the faults", who, seq, replay.state.seq)

    def _check_table(self, guest: Guest, before: dict[str, float]) -> None:
        replay = self._world.audit.replays[guest.table]
        if guest.over or (not guest.rematches and replay.state.stage in ("between", "finished")):
            return
        if guest.table in before and replay.moved <= before[guest.table]:
            self._world.audit.wrong(
                "stands still after the faults", guest.table, replay.state.stage, replay.state.due()
            )

    def _check_online(self) -> None:
        """A match that has been played at a table of the server has its result, if its people are there."""
        replays = self._world.audit.replays
        followed = {
            reader.log for reader in self._world.readers if reader.seq is not None and reader.log.startswith("C")
        }
        for club in sorted(followed - self._world.frozen) if self._world.doors.is_set() else ():
            for name, (of_round, _) in replays[club].state.online().items():
                deals = replays[club].state.competition.state.agreed_in(of_round).length.deals
                over = replays[name].dealt[deals - 1 : deals]
                if over and over[0] < self._world.loop.now - CALM_S:
                    self._world.audit.wrong("an online result is not taken in", club, name)

    def _check_jobs(self) -> None:
        now = min(server.hub.clock.now_ms() for server in self._world.servers if server is not None)
        for job in self._world.store.jobs.values():
            if self._world.store.due_at(job) < now - CALM_S * 1000:
                self._world.audit.wrong(
                    "a job is overdue", job.table_id, job.for_seq, self._world.store.due_at(job) - now
                )

    async def _check_anywhere(self) -> None:
        """Ask each server for something: it has it, or takes it."""
        holding = self._world.store.holding
        logs = [] if holding is None else sorted(holding.holds.keys() - self._world.frozen)
        for server in self._world.servers:
            if server is not None and not server.node.dead and logs:
                name = self._world.loop.chance.choice(logs)
                try:
                    await self._world.network.ask("somebody", name, partial(_found, name), at=server)
                except (Lost, NoOwnerError) as error:
                    self._world.audit.wrong("not answered after the faults", server.node.name, name, repr(error))


async def _found(name: str, server: Server) -> str:
    caches: dict[str, Any] = {"C": server.clubs.clubs, "S": server.clubs.sheets}
    live: Any = await caches.get(name[0], server.hub.tables).take(name)
    return str(live.state.id)
