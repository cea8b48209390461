"""The whole server is killed while people play, again and again: nothing that it acknowledged may be lost or doubled.

CANASTA_KILLS says how often (50 for a soak); a few are enough to see that the promise is kept at all.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.server.kill.players import SEATS, Person

import canasta
from canasta import players
from canasta.server.store import Store, Stored
from canasta.server.tables import inputs
from canasta.server.tables.table import TABLE_LOG

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not hasattr(os, "killpg"), reason="the server is killed as on Unix"),
]

KILLS = int(os.environ.get("CANASTA_KILLS", "2"))
TABLES = 6
MOST_ACTIONS = 20_000
PAUSE = 60.0  # seconds in which so much must have happened


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Server:
    """The command as a process of its own, always on the same file, and what it wrote to stderr."""

    def __init__(self, folder: Path) -> None:
        page = folder / "page"
        page.mkdir()
        (page / "index.html").write_text("<!doctype html><title>Canasta</title>")
        self.database = folder / "tables.sqlite"
        self.errors = folder / "errors.txt"
        source = str(Path(canasta.__file__).parents[1])
        self._environ = os.environ | {"CANASTA_CLIENT": str(page), "PYTHONPATH": source, "PYTHONUTF8": "1"}
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> str:
        """Start it; where it listens."""
        command = [sys.executable, "-m", "canasta", "serve", "--port", "0", "--db", str(self.database)]
        with self.errors.open("a") as errors:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, env=self._environ
            )
        assert self._process.stdout is not None
        found = re.search(r"http://([\d.]+:\d+)/", self._process.stdout.readline())
        assert found, self.errors.read_text()
        return found[1]

    def kill(self) -> None:
        """SIGKILL: it can tidy nothing up."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate(timeout=20)
            self._process = None


def seat_everybody(host: str, **house: int) -> list[Person]:
    """Four people at each table."""
    settings = {"rules": "clasica", "house": house, "ceremony": "short", "turn_seconds": 0, "pace": 0}
    people = []
    with httpx.Client(base_url=f"http://{host}", trust_env=False, timeout=30) as client:
        for _ in range(TABLES):
            body = {"settings": settings, "name": "Ana", "avatar": "owl"}
            made = client.post("/api/tables", json=body).raise_for_status().json()
            people.append(Person(made["table"], made["key"], 0))
            for name in ("Luis", "Eva", "Juan")[: SEATS - 1]:
                chair = client.post(f"/api/tables/{made['table']}/chairs", json={"name": name, "avatar": "fox"})
                seated = chair.raise_for_status().json()
                people.append(Person(made["table"], seated["key"], seated["player"]))
    return people


async def round_of_play(server: Server, host: str, people: list[Person], chance: random.Random) -> None:
    """Everybody plays; after so many acknowledgements, at any moment, the server is killed."""
    told = asyncio.Semaphore(0)
    playing = [asyncio.ensure_future(person.play(host, random.Random(chance.random()), told)) for person in people]
    try:
        async with asyncio.timeout(PAUSE):
            for _ in range(chance.randrange(5, 120)):
                await told.acquire()
                assert not any(task.done() and task.exception() for task in playing), playing
            await asyncio.sleep(chance.random() * 0.05)
    except TimeoutError:
        asked = [person.open for person in people]
        stages = {person.table: httpx.get(f"http://{host}/api/tables/{person.table}").json() for person in people}
        pytest.fail(f"nobody acts: {playing}, {asked}, {[(info['stage'], info['chairs']) for info in stages.values()]}")
    finally:
        server.kill()
    await asyncio.wait_for(asyncio.gather(*playing), 30)


async def check(database: str, people: list[Person]) -> dict[str, Stored]:
    """The database against what the people were told; the tables as they are stored."""
    found: dict[str, Stored] = {}
    async with await Store.open(database) as store:
        for name in {person.table for person in people}:
            stored = await store.load(name)
            assert stored is not None
            found[name] = stored
    for name, stored in found.items():
        assert [row.seq for row in stored.rows] == list(range(1, len(stored.rows) + 1)), "a gap"
        commands = [row.command for row in stored.rows if row.command is not None]
        assert len(commands) == len(set(commands)), "a command was done twice"
        at = {row.command: row.seq for row in stored.rows}
        for person in people:
            if person.table == name:
                for command, seq in person.acknowledged.items():
                    assert at.get(f"{person.number}:{command}") == seq, "what was acknowledged is not there"
        rebuilt = TABLE_LOG.fold(stored.table_id, stored.seed, ((row.body, row.at) for row in stored.rows))
        assert rebuilt.seq == len(stored.rows)
    return found


def play_to_the_end(stored: Stored) -> None:
    """The table of the log, with bots in all seats, until somebody has won."""
    table = TABLE_LOG.fold(stored.table_id, stored.seed, ((row.body, row.at) for row in stored.rows))
    bot, chance, at = players.get("greedy"), random.Random(1), stored.rows[-1].at
    for _ in range(MOST_ACTIONS):
        if table.match is None or table.stage == "finished":
            break
        if table.stage == "between":
            table.apply(None, inputs.NextDeal(), at)
        else:
            assert table.match.deal is not None
            view = table.match.view(table.match.deal.to_act)
            table.apply(table.waited_for[0], inputs.ActionsPlayed(bot.choose(view, chance)), at)
    assert table.stage == "finished"


async def test_nothing_acknowledged_is_lost_however_often_the_server_is_killed(tmp_path: Path) -> None:
    server = Server(tmp_path)
    chance = random.Random()
    try:
        host = server.start()
        people = seat_everybody(host)
        acknowledged = 0
        for _ in range(KILLS):
            await round_of_play(server, host, people, chance)
            await check(str(server.database), people)
            now = sum(len(person.acknowledged) for person in people)
            assert now > acknowledged, "every table stands still"
            acknowledged = now
            host = server.start()
        server.kill()
        for stored in (await check(str(server.database), people)).values():
            play_to_the_end(stored)
        again = sum(person.asked_again for person in people)
        print(f"{KILLS} kills, {acknowledged} acknowledged, {again} commands asked again")
    finally:
        server.kill()
    assert "Traceback" not in server.errors.read_text()
