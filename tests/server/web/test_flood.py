"""More is asked for than can be done: bots play on, everybody has a turn, and whoever comes too late is told so."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from typing import Any

import httpx
import pytest
from tests.server.live.clients import QUICK, play_to, table_of
from tests.server.web.conftest import client_of
from tests.server.web.test_tables import record  # noqa: F401 - a fixture

from canasta.server.live import Hub
from canasta.server.web import Config
from canasta.server.web.config import Limits
from canasta.server.workers import pool

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="a process is stopped as on Unix"),
]
FLOOD, BOTS_ACTIONS = 40, 12


@pytest.fixture
def executor() -> None:
    """Worker processes, which can be stopped."""


async def test_bots_play_on_whatever_is_asked_for(hub: Hub, record: str) -> None:  # noqa: F811
    """The process that reviews hangs at the first of many requests: none of them can be done."""
    os.kill(await hub.helper.run("", os.getpid), signal.SIGSTOP)
    (one,) = await table_of(hub, QUICK)
    config = Config(limits=Limits())
    async with client_of(hub, config) as flooding, client_of(hub, config, "192.0.2.7") as other:

        async def ask(client: httpx.AsyncClient, number: int) -> httpx.Response:
            return await client.post(f"/api/{('review', 'replay')[number % 2]}", content=record)

        flood = [asyncio.create_task(ask(flooding, number)) for number in range(FLOOD)]
        last = asyncio.create_task(ask(other, 0))
        await asyncio.wait(flood, return_when=asyncio.FIRST_COMPLETED)
        table = hub.tables[one.table.id].table
        acted: list[Any] = []

        def enough() -> bool:
            match = table.match
            acted[:] = [] if match is None else [e for e in match.log if e.seat not in (None, table.seat_of(0))]
            return len(acted) >= BOTS_ACTIONS

        await one.session.handle('{"do":"begin","id":"b"}')
        await play_to([one], enough, random.Random(1))
        refused = [task.result() for task in flood if task.done()]
        assert len(acted) >= BOTS_ACTIONS
        assert len(refused) == FLOOD - 16, "all that wait still wait, and no more than may"
        for answer in refused:
            assert (answer.status_code, answer.json()["code"]) == (503, "work-busy")
            assert answer.headers["Retry-After"]
        assert not last.done(), "another address is let in"
        for task in [*flood, last]:
            task.cancel()
        await asyncio.gather(*flood, last, return_exceptions=True)
    assert hub.helper._tickets.total() == 0  # type: ignore[attr-defined]


async def test_a_request_that_is_closed_is_not_worked_on(
    hub: Hub,
    record: str,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from canasta.server.web.handlers import while_awaited

    monkeypatch.setattr(pool, "GRACE_S", 0.0)
    child = await hub.helper.run("", os.getpid)
    os.kill(child, signal.SIGSTOP)
    closed = asyncio.Event()

    class Asked:
        async def receive(self) -> dict[str, str]:
            await closed.wait()
            return {"type": "http.disconnect"}

    asking = asyncio.create_task(while_awaited(Asked(), hub.coach.review("", record, deal=1, lang="es")))  # type: ignore[arg-type]
    await asyncio.sleep(0.1)
    assert not asking.done()
    closed.set()
    with pytest.raises(Exception, match="closed before"):
        await asking
    assert await hub.helper.run("", os.getpid) != child
