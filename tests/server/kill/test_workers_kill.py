"""Of several server processes one is killed, one stopped, all are replaced: nothing acknowledged is lost or doubled.

CANASTA_KILLS says how often one is killed, CANASTA_STOPS how often one is stopped for longer than its lease.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.kill.players import Person
from tests.server.kill.test_server_kill import TABLES, check, seat_everybody
from tests.server.store.conftest import postgres

import canasta
from canasta.server.journal.lease import LEASE_MS
from canasta.server.store import Store

__all__ = ["postgres"]  # the fixture

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="the children of a process are looked up"),
]

WORKERS = 3
KILLS = int(os.environ.get("CANASTA_KILLS", "1"))
STOPS = int(os.environ.get("CANASTA_STOPS", "0"))
PAUSE = 0.15  # seconds for which a player thinks
PATIENCE = 60.0  # seconds in which every table must have gone on; how long it took is printed


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Workers:
    """`canasta serve --workers` with its processes, and what they wrote to stderr."""

    def __init__(self, folder: Path, database: str) -> None:
        (folder / "index.html").write_text("<!doctype html><title>Canasta</title>")
        source = str(Path(canasta.__file__).parents[1])
        environ = os.environ | {"CANASTA_CLIENT": str(folder), "PYTHONPATH": source, "PYTHONUTF8": "1"}
        words = ["--port", "0", "--workers", str(WORKERS), "--db", database]
        self.errors = folder / "errors.txt"
        with self.errors.open("w") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "canasta", "serve", *words],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=environ,
            )
        assert self.process.stdout is not None
        found = re.search(r"http://([\d.]+:\d+)/", self.process.stdout.readline())
        assert found, self.errors.read_text()
        self.host = found[1]

    def children(self) -> list[int]:
        pid = self.process.pid
        return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    async def whole(self, but: list[int] | None = None) -> None:
        """Wait until all processes are there, none of those."""
        async with asyncio.timeout(PATIENCE):
            while len(set(self.children()) - set(but or ())) < WORKERS or set(self.children()) & set(but or ()):
                await asyncio.sleep(0.05)


@pytest.fixture
async def workers(tmp_path: Path, postgres: str) -> AsyncIterator[Workers]:
    found = Workers(tmp_path, postgres)
    yield found
    if found.process.poll() is None:
        found.process.terminate()
        found.process.communicate(timeout=40)


async def owners(database: str) -> list[int]:
    """The processes that hold tables."""
    asked = (
        "SELECT DISTINCT split_part(s.name, ' ', 2) FROM canasta_server s JOIN canasta_table t ON t.owner = s.server"
        " WHERE s.until > extract(epoch FROM now()) * 1000"
    )
    async with await Store.open(database) as store:
        found = await store._reading.run(lambda connection: list(connection.exec_driver_sql(asked).scalars()))
    return [int(pid) for pid in found]


async def all_go_on(people: list[Person], since: float, playing: list[asyncio.Task[None]]) -> float:
    """Wait until somebody at every table was acknowledged something since then; the seconds that it took."""
    async with asyncio.timeout(PATIENCE):
        while True:
            assert not any(task.done() for task in playing), [task for task in playing if task.done()]
            last = dict.fromkeys((person.table for person in people), 0.0)
            for person in people:
                last[person.table] = max(last[person.table], person.told_at)
            if all(at > since for at in last.values()):
                return time.monotonic() - since
            await asyncio.sleep(0.02)


async def test_the_others_go_on_where_a_process_ended(workers: Workers, postgres: str) -> None:
    chance = random.Random()
    people = seat_everybody(workers.host, target=100_000)  # nobody wins before the end
    for person in people:
        person.pause = PAUSE
    await workers.whole()
    told = asyncio.Semaphore(0)
    playing = [
        asyncio.ensure_future(person.play_on(workers.host, random.Random(chance.random()), told)) for person in people
    ]
    took: dict[str, list[float]] = {"killed": [], "stopped": [], "replaced": []}
    try:
        await all_go_on(people, time.monotonic(), playing)
        for _ in range(KILLS):
            await asyncio.sleep(chance.random())
            victim = chance.choice(await owners(postgres))
            os.kill(victim, signal.SIGKILL)
            took["killed"].append(await all_go_on(people, time.monotonic() + 0.05, playing))
            await workers.whole([victim])
        for _ in range(STOPS):
            victim = chance.choice(await owners(postgres))
            os.kill(victim, signal.SIGSTOP)
            begun = time.monotonic()
            took["stopped"].append(await all_go_on(people, begun + 0.05, playing))
            await asyncio.sleep(max(0.0, LEASE_MS / 1000 + 0.5 + begun - time.monotonic()))
            os.kill(victim, signal.SIGCONT)
            await all_go_on(people, time.monotonic(), playing)
        before, sockets = workers.children(), [person.sockets for person in people]
        workers.process.send_signal(signal.SIGHUP)
        await workers.whole(before)
        took["replaced"].append(await all_go_on(people, time.monotonic(), playing))
        again = [person.sockets - had for person, had in zip(people, sockets, strict=True)]
    finally:
        for task in playing:
            task.cancel()
        done = await asyncio.gather(*playing, return_exceptions=True)
        workers.process.terminate()
        workers.process.communicate(timeout=40)
    faults = [each for each in done if not isinstance(each, asyncio.CancelledError)]
    assert faults == []
    await check(postgres, people)
    acknowledged = sum(len(person.acknowledged) for person in people)
    assert acknowledged > TABLES
    print(f"{acknowledged} acknowledged, {sum(person.asked_again for person in people)} asked again; all went on after")
    for how, seconds in took.items():
        if seconds:
            middle, most = sorted(seconds)[len(seconds) // 2], max(seconds)
            print(f"{how} {len(seconds)} times: {middle:.1f} s, at most {most:.1f} s")
    print(f"sockets opened again in a rolling restart of {WORKERS}: at most {max(again)} of one player")
    assert "Traceback" not in workers.errors.read_text()
