"""Of several server processes one is killed, one is cut off, all are replaced: nothing acknowledged is lost or doubled.

`scripts/kill_server.py` does this and more, many times.
"""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import make_url
from tests.server.kill.crowd import Crowd
from tests.server.kill.processes import Serving, children
from tests.server.kill.trials import Trial, cut_one, kill_one
from tests.server.kill.wire import Wire
from tests.server.store.conftest import postgres

__all__ = ["postgres"]  # the fixture

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="the children of a process are looked up"),
]

WORKERS = 2


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@contextmanager
def serving(folder: Path, *words: str) -> Iterator[Serving]:
    folder.mkdir()
    server = Serving(folder, *words)
    try:
        yield server
    finally:
        server.end()
    assert "Traceback" not in server.errors


async def test_the_others_go_on_where_a_process_ended(tmp_path: Path, postgres: str) -> None:
    chance = random.Random()
    with serving(tmp_path / "workers", "--workers", str(WORKERS), "--db", postgres) as server:
        crowd = await asyncio.to_thread(Crowd, [server.start()], chance, tables=3)
        async with crowd:
            await server.ready(WORKERS, postgres)
            await kill_one(Trial(crowd, chance), server, postgres, WORKERS)
            before = set(children(server.pid))
            server.signal(signal.SIGHUP)
            while before & set(children(server.pid)):
                await asyncio.sleep(0.05)
            await crowd.gone_on()
        await crowd.stored(postgres)
        assert crowd.acknowledged > len(crowd.people)


async def test_who_is_cut_off_from_the_database_answers_no_more(tmp_path: Path, postgres: str) -> None:
    """Nobody sees an old state there, nothing is acknowledged twice, and the other server goes on with its tables."""
    chance = random.Random()
    url = make_url(postgres)
    assert url.port is not None
    with Wire(url.port) as wire:
        cut_off = url.set(port=wire.port).render_as_string(hide_password=False)
        with serving(tmp_path / "one", "--db", cut_off) as one, serving(tmp_path / "other", "--db", postgres) as other:
            crowd = await asyncio.to_thread(Crowd, [one.start()], chance, tables=2)
            async with crowd:
                await crowd.gone_on()
                crowd.hosts.append(await asyncio.to_thread(other.start))
                assert await cut_one(Trial(crowd, chance), [wire], [one], postgres, anew=True)
            await crowd.stored(postgres)
