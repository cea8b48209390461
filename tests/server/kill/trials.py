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
from typing import TYPE_CHECKING

import httpx
from tests.server.kill.crowd import Crowd
from tests.server.kill.wire import Wire
from tests.serving import Serving

if TYPE_CHECKING:
    from postgres import Postgres

AWAY_S = 5.0  # for which a server is stopped or cut off: longer than it keeps what it holds
_UNDER_WAY = 0.05  # seconds for which answers may still arrive that were given before


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


@dataclass
class Behind:
    """Servers behind a proxy, on one PostgreSQL: each by its address, and the wire to the database."""

    servers: list[Serving]
    hosts: list[str]
    wires: list[Wire]

    async def one(self, chance: random.Random) -> int:
        """The place of a server with people."""
        while not (found := await serving_people(self.hosts)):
            await asyncio.sleep(0.05)
        return chance.choice(found)

    async def back(self, place: int, trial: Trial) -> None:
        """Start a server again; everybody goes on once it is ready."""
        await asyncio.to_thread(self.servers[place].start)
        await self.servers[place].ready(self.hosts[place])
        await trial.crowd.gone_on()


async def kill_one(trial: Trial, there: Behind) -> None:
    """Kill a server with people; start it again once the others have gone on."""
    await trial.a_while()
    victim = await there.one(trial.chance)
    since = time.monotonic()
    there.servers[victim].kill()
    await trial.went_on("killed", since + _UNDER_WAY)
    await there.back(victim, trial)


async def roll_one(trial: Trial, there: Behind) -> None:
    """End a server with people in order, as an upgrade does, and start it again."""
    await trial.a_while()
    victim = await there.one(trial.chance)
    since = time.monotonic()
    ending = asyncio.create_task(asyncio.to_thread(there.servers[victim].stop))
    await trial.went_on("ended in order", since + _UNDER_WAY)
    await ending
    await there.back(victim, trial)
    await trial.went_on("and started again")


async def stop_one(trial: Trial, there: Behind) -> None:
    """Stop a server with people for a while, then let it go on."""
    await trial.a_while()
    victim = await there.one(trial.chance)
    since = time.monotonic()
    os.kill(there.servers[victim].pid, signal.SIGSTOP)
    try:
        await trial.went_on("stopped (SIGSTOP)", since + _UNDER_WAY)
        await asyncio.sleep(max(0.0, AWAY_S + since - time.monotonic()))
    finally:
        thaw([there.servers[victim].pid])
    await trial.went_on("let go on (SIGCONT)")
    await there.servers[victim].ready(there.hosts[victim])


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


async def restart_database(trial: Trial, postgres: Postgres, how: str, away: float) -> None:
    """Stop PostgreSQL, ``fast`` or ``immediate``, and start it again after so many seconds."""
    await trial.a_while()
    await asyncio.to_thread(postgres.stop, how)
    await asyncio.sleep(away)
    await asyncio.to_thread(postgres.start)
    await trial.went_on(f"PostgreSQL restarted ({how}), away {away:g} s")


async def cut_one(trial: Trial, there: Behind, *, anew: bool) -> None:
    """Cut a server with people off from the database for a while."""
    await trial.a_while()
    victim = await there.one(trial.chance)
    since = time.monotonic()
    there.wires[victim].cut()
    await trial.went_on("cut off from the database", since + _UNDER_WAY)
    await asyncio.sleep(max(0.0, AWAY_S + since - time.monotonic()))
    there.wires[victim].mend(anew=anew)
    await trial.went_on("and joined again" + ", by new connections" * anew)
    await there.servers[victim].ready(there.hosts[victim])


async def kill_alone(trial: Trial, server: Serving, database: str) -> None:
    """Kill the only server of a file; its operator starts it again."""
    await trial.a_while()
    server.kill()
    await trial.crowd.stored(database)
    trial.crowd.hosts[:] = [await asyncio.to_thread(server.start)]
    await trial.went_on("killed and started again")


async def fill_disk(trial: Trial, disk: Path, seconds: float, postgres: Postgres | None = None) -> None:
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


def thaw(stopped: list[int]) -> None:
    """Let processes go on."""
    for each in stopped:
        with suppress(ProcessLookupError):
            os.kill(each, signal.SIGCONT)


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    with suppress(OSError):  # it is gone
        for each in Path(f"/proc/{pid}/task").glob("*/children"):
            found += [int(child) for child in each.read_text().split()]
    return found


async def serving_people(hosts: list[str]) -> list[int]:
    """The places of those servers in the list at which somebody plays."""
    async with httpx.AsyncClient(trust_env=False) as client:
        health = [(await client.get(f"http://{host}/healthz")).json() for host in hosts]
    return [place for place, each in enumerate(health) if each["players"]]
