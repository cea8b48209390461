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


async def all_is_well(world: World) -> None:
    """Let the faults end; then everybody must be back, and everything go on."""
    world.weather.bad = world.slow_disk = world.disk_full = world.store_down = False
    world.network.parted.clear()
    for server in world.servers:
        if server is not None:
            server.line.away = False
    world.note("calm")
    await asyncio.sleep(CALM_S)
    while any(server is None for server in world.servers):
        await asyncio.sleep(0.1)
    world.guests = [guest for guest in world.guests if not guest.over]
    guests = list(world.guests) if world.doors.is_set() else []
    for guest in guests:
        _check_back(world, guest.name, guest.table, guest.seq)
    for reader in world.readers if world.doors.is_set() else []:
        _check_back(world, reader.name, reader.log, reader.seq)
    before = {guest.table: world.audit.replays[guest.table].moved for guest in guests}
    await asyncio.sleep(CALM_S)
    for guest in guests:
        _check_table(world, guest, before)
    _check_online(world)
    _check_jobs(world)
    await _check_anywhere(world)
    asking = world.organiser.asking
    if asking is not None and world.loop.now - asking > CALM_S:
        world.audit.wrong("the organiser has no answer", world.loop.now - asking)


def _check_back(world: World, who: str, log: str, seq: int | None) -> None:
    if log in world.frozen:
        return
    replay = world.audit.replays[log]
    lately = world.loop.now - replay.moved < LATELY_S
    if (seq is None or seq < replay.state.seq) and not lately:
        world.audit.wrong("not back after the faults", who, seq, replay.state.seq)


def _check_table(world: World, guest: Guest, before: dict[str, float]) -> None:
    replay = world.audit.replays[guest.table]
    if guest.over or (not guest.rematches and replay.state.stage in ("between", "finished")):
        return
    if guest.table in before and replay.moved <= before[guest.table]:
        world.audit.wrong("stands still after the faults", guest.table, replay.state.stage, replay.state.due())


def _check_online(world: World) -> None:
    """Check that a match played at a table of the server has its result, if its people are there."""
    replays = world.audit.replays
    followed = {reader.log for reader in world.readers if reader.seq is not None and reader.log.startswith("C")}
    for club in sorted(followed - world.frozen) if world.doors.is_set() else ():
        for name, (of_round, _) in replays[club].state.online().items():
            deals = replays[club].state.competition.state.agreed_in(of_round).length.deals
            over = replays[name].dealt[deals - 1 : deals]
            if over and over[0] < world.loop.now - CALM_S:
                world.audit.wrong("an online result is not taken in", club, name)


def _check_jobs(world: World) -> None:
    now = min(server.hub.clock.now_ms() for server in world.servers if server is not None)
    for job in world.store.jobs.values():
        if world.store.due_at(job) < now - CALM_S * 1000:
            world.audit.wrong("a job is overdue", job.table_id, job.for_seq, world.store.due_at(job) - now)


async def _check_anywhere(world: World) -> None:
    """Ask each server for something: it has it, or takes it."""
    holding = world.store.holding
    logs = [] if holding is None else sorted(holding.holds.keys() - world.frozen)
    for server in world.servers:
        if server is not None and not server.node.dead and logs:
            name = world.loop.chance.choice(logs)
            try:
                await world.network.ask("somebody", name, partial(_found, name), at=server)
            except (Lost, NoOwnerError) as error:
                world.audit.wrong("not answered after the faults", server.node.name, name, repr(error))


async def _found(name: str, server: Server) -> str:
    caches: dict[str, Any] = {"C": server.clubs.clubs, "S": server.clubs.sheets}
    live: Any = await caches.get(name[0], server.hub.tables).take(name)
    return str(live.state.id)
