"""Tables, clubs and sockets that are over are freed at once: a server does not grow, and no collection stops it."""

from __future__ import annotations

import asyncio
import gc
import random
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from weakref import ref

import pytest
from tests.club.server.conftest import Club, Web, club, store, web  # noqa: F401 - fixtures
from tests.server.live.clients import QUICK, begun, hub_on, play_to
from tests.server.simulation.store import SimStore
from tests.server.web.conftest import Running, say, told

from canasta.server.journal import cache
from canasta.server.live import Hub, Session, timers
from canasta.server.live import hub as live_hub
from canasta.server.web import serving
from canasta.server.web.socket_protocol import SocketProtocol
from canasta.server.wire.commands import Hello

MANY = 120
pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def without_collector(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is collected, and what nobody looks at is evicted at once."""
    monkeypatch.setattr(cache, "IDLE_MS", -1)
    monkeypatch.setattr(timers, "GRACE_MS", 0)
    monkeypatch.setattr(live_hub, "POLL_S", 1e6)  # and only when the test says so
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
async def tables() -> AsyncIterator[Hub]:
    async with hub_on(SimStore()) as hub:
        yield hub


def resident() -> int:
    """The resident memory of this process in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


async def test_an_evicted_table_is_freed_at_once_with_all_that_belongs_to_it(tables: Hub) -> None:
    parts: list[ref[Any]] = []
    for number in range(5):
        clients = await begun(tables, QUICK, 2)
        live = tables.tables[clients[0].table.id]
        match = live.table.match
        assert match is not None
        await play_to(clients, lambda match=match: len(match.log) > 30, random.Random(number))
        parts += [ref(each) for each in (live, live.clockwork, live.people, live.lock, live.table, match)]
        parts += [ref(client.session) for client in clients]
        for client in clients:
            await client.close()
        del clients, client, live, match
    await asyncio.sleep(0.05)  # the tables fall asleep, and drop their jobs
    await tables.tables.evict()
    await asyncio.sleep(0)
    assert tables.tables.all() == []
    assert [type(each()).__name__ for each in parts if each() is not None] == []


async def test_memory_stays_while_tables_come_and_go(tables: Hub) -> None:
    host, guest = await begun(tables, QUICK, 2)
    name = host.table.id
    await play_to([host, guest], lambda host=host: host.seq > 60, random.Random(1))
    for client in (host, guest):
        await client.close()
    key = host.key
    del host, guest, client
    await asyncio.sleep(0.05)
    evicted: list[ref[Any]] = []
    for number in range(MANY):
        session = await tables.connect(name, Hello(key=key if number % 2 else None))
        evicted.append(ref(tables.tables[name].table.match))
        await session.close()
        await asyncio.sleep(0.002)
        await tables.tables.evict()
        if number == MANY // 5:
            before = resident() if sys.platform == "linux" else 0
    del session
    await asyncio.sleep(0.05)
    await tables.tables.evict()
    assert sum(each() is not None for each in evicted) == 0
    if sys.platform == "linux":
        assert resident() - before < 5_000_000, "a table is 100 kB and more"


async def test_evicted_competitions_and_score_sheets_are_freed_at_once(club: Club) -> None:  # noqa: F811
    await club.seat()
    clubs = club.web.clubs
    sheet = (await club.do("sheet", round=1, table=1))["sheet"]
    feeds = [await clubs.connect(name, Hello(key=club.organiser)) for name in (club.id, sheet)]
    await club.do("results", club.tables[2], round=1, table=2, side="fixed", points=[5, 0], deals=4, device="phone-one")
    parts = [ref(one) for one in (*feeds, clubs.clubs[club.id], clubs.clubs[club.id].state.competition)]
    parts += [ref(clubs.sheets[sheet].state.sheet)]
    for feed in feeds:
        await feed.close()
    del feeds, feed
    await clubs.clubs.evict()
    await clubs.sheets.evict()
    for _ in range(100):  # a thread drops its call a moment after the caller has the answer
        if not (left := [type(each()).__name__ for each in parts if each() is not None]):
            break
        await asyncio.sleep(0.05)
    assert left == []


async def test_a_closed_socket_is_freed_at_once(running: Running) -> None:
    table = running.table()

    def sockets() -> list[str]:
        return [type(each).__name__ for each in gc.get_objects() if issubclass(type(each), Session | SocketProtocol)]

    before = sorted(sockets())  # those of other tests
    for key in (table["key"], None, "A" * 43):
        with running.socket(table["table"]) as socket:
            say(socket, do="hello", key=key)
            told(socket, "bye" if key and key != table["key"] else "welcome")
    for _ in range(10):
        await asyncio.sleep(0.1)
        if (left := sorted(sockets())) == before:
            return
    assert left == before


async def test_no_collection_looks_at_what_an_earlier_one_has_left() -> None:
    """A full collection looks through the 100,000 objects of 600 tables in 60 ms."""
    before, looked = gc.get_threshold(), list[int]()

    def look(phase: str, collection: dict[str, int]) -> None:
        if phase == "start" and collection["generation"] == 2:
            looked.append(len(gc.get_objects()))

    gc.enable()
    serving.settle()
    gc.callbacks.insert(0, look)
    try:
        kept = [[number] for number in range(200_000)]
    finally:
        gc.callbacks.remove(look)
        gc.callbacks.remove(serving.keep)
        gc.set_threshold(*before)
        gc.unfreeze()
    assert len(kept) == 200_000
    assert len(looked) > 2, "what is in a circle and not yet old is still found"
    assert max(looked) < 45_000
