"""Trials of servers that are killed, stopped and cut off while people play; each leaves them whole again."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from tests.server.kill.crowd import Crowd
from tests.server.kill.processes import Serving, children, living, thaw
from tests.server.kill.wire import Wire

from canasta.server.journal.lease import LEASE_MS

_UNDER_WAY = 0.05  # seconds for which answers may still arrive that were given before


class Database(Protocol):
    """A server of PostgreSQL that can be stopped, ``fast`` or ``immediate``, and started."""

    @property
    def running(self) -> bool: ...
    def start(self) -> None: ...
    def stop(self, how: str) -> None: ...


@dataclass
class Trial:
    """The people, chance, and the seconds after which every table had gone on, by what was done."""

    crowd: Crowd
    chance: random.Random
    say: Callable[[str], None] = lambda _: None
    took: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    async def went_on(self, what: str, since: float | None = None) -> None:
        """Wait until every table has gone on, and note how long it took."""
        seconds = await self.crowd.gone_on(since)
        self.took[what].append(seconds)
        self.say(f"{what}: every table had gone on after {seconds:.1f} s, {self.crowd.acknowledged} acknowledged")

    async def a_while(self) -> None:
        """Let people play for up to a second."""
        await asyncio.sleep(self.chance.random())


async def kill_one(trial: Trial, workers: Serving, database: str, number: int) -> None:
    """Kill a process that holds tables; its parent tells the others, and replaces it."""
    await trial.a_while()
    victim = trial.chance.choice(await living(database, holding=True))
    since = time.monotonic()
    os.kill(victim, signal.SIGKILL)
    await trial.went_on("killed, the parent telling", since + _UNDER_WAY)
    await workers.ready(number, database)


async def kill_untold(trial: Trial, machines: list[Serving], database: str) -> None:
    """Kill a server that holds tables, of several without a parent; start it again once the others have gone on."""
    await trial.a_while()
    holding = await living(database, holding=True)
    victim = trial.chance.choice([at for at, each in enumerate(machines) if each.pid in holding])
    since = time.monotonic()
    machines[victim].kill()
    await trial.went_on("killed, leases alone", since + _UNDER_WAY)
    trial.crowd.hosts[victim] = await asyncio.to_thread(machines[victim].start)
    await trial.crowd.gone_on()


async def stop_one(trial: Trial, workers: Serving, database: str, number: int) -> None:
    """Stop a process that holds tables for longer than its lease, then let it go on."""
    await trial.a_while()
    victim = trial.chance.choice(await living(database, holding=True))
    since = time.monotonic()
    os.kill(victim, signal.SIGSTOP)
    try:
        await trial.went_on("stopped (SIGSTOP)", since + _UNDER_WAY)
        await asyncio.sleep(max(0.0, LEASE_MS / 1000 + 0.5 + since - time.monotonic()))
    finally:
        thaw([victim])
    await trial.went_on("let go on (SIGCONT)")
    await workers.ready(number, database)


async def stop_all(trial: Trial, server: Serving) -> None:
    """Stop a whole server for longer than its lease, with the processes that think for its bots."""
    await trial.a_while()
    stopped = server.freeze()
    await asyncio.sleep(LEASE_MS / 1000 + 1)
    thaw(stopped)
    await trial.went_on("all stopped for longer than a lease, then let go on")


async def stop_a_thinker(trial: Trial, server: Serving) -> None:
    """Stop one of the processes that think for bots; a server without workers replaces it by itself."""
    await trial.a_while()
    while not (thinking := children(server.pid)):  # they start when there is work
        await trial.crowd.gone_on()
    since = time.monotonic()
    victim = trial.chance.choice(thinking)
    os.kill(victim, signal.SIGSTOP)
    try:
        await trial.went_on("a process that thinks stopped", since + _UNDER_WAY)
    finally:
        thaw([victim])


async def restart_database(trial: Trial, postgres: Database, how: str, away: float) -> None:
    """Stop PostgreSQL, ``fast`` or ``immediate``, and start it again after so many seconds."""
    await trial.a_while()
    await asyncio.to_thread(postgres.stop, how)
    await asyncio.sleep(away)
    await asyncio.to_thread(postgres.start)
    longer = "longer" if away > LEASE_MS / 1000 else "shorter"
    await trial.went_on(f"PostgreSQL restarted ({how}), away {longer} than a lease")


async def cut_one(trial: Trial, wires: list[Wire], machines: list[Serving], database: str, *, anew: bool) -> bool:
    """Cut a server that holds tables off from the database for longer than its lease; False if none of them does."""
    await trial.a_while()
    holding = await living(database, holding=True)
    victims = [wire for wire, each in zip(wires, machines, strict=True) if each.pid in holding]
    if not victims:
        return False
    victim = trial.chance.choice(victims)
    since = time.monotonic()
    victim.cut()
    await trial.went_on("one cut off from the database", since + _UNDER_WAY)
    await asyncio.sleep(max(0.0, LEASE_MS / 1000 + 0.5 + since - time.monotonic()))
    victim.mend(anew=anew)
    await trial.went_on("and joined again" + ", by new connections" * anew)
    return True


async def cut_all(trial: Trial, wires: list[Wire], *, anew: bool) -> None:
    """Cut all servers off from the database for longer than their leases."""
    await trial.a_while()
    for each in wires:
        each.cut()
    await asyncio.sleep(LEASE_MS / 1000 + 1)
    for each in wires:
        each.mend(anew=anew)
    await trial.went_on("all cut off from the database, then joined again" + ", by new connections" * anew)


async def kill_alone(trial: Trial, server: Serving, database: str) -> None:
    """Kill the only server of a file; its operator starts it again."""
    await trial.a_while()
    server.kill()
    await trial.crowd.stored(database)
    trial.crowd.hosts[:] = [await asyncio.to_thread(server.start)]
    await trial.went_on("killed and started again")


async def fill_disk(trial: Trial, disk: Path, seconds: float, postgres: Database | None = None) -> None:
    """Fill the disk with the database for a while. PostgreSQL may end by that; then it is started again."""
    await trial.a_while()
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    await asyncio.sleep(seconds)
    quiet = time.monotonic() - max(person.told_at for person in trial.crowd.people)
    filler.unlink()
    assert quiet > 1.0, "something was acknowledged that could not be stored"
    if postgres is not None and not postgres.running:
        trial.say("PostgreSQL has ended")
        await asyncio.to_thread(postgres.start)
    await trial.went_on("disk full, then room again")
