"""Processes that die or fall silent: the others notice at once, and nobody waits for a connection."""

from __future__ import annotations

import asyncio
import gc

import pytest
from tests.server.journal.test_lease import Clock, Process, SharedStore, clock, store, until

from canasta.server.journal import lease as leases
from canasta.server.store import StoreError

__all__ = ["clock", "store"]  # the fixtures

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "RENEW_S", 0.001)


async def test_a_silent_connection_does_not_delay_the_loss(
    store: SharedStore, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A driver takes its time to leave a connection that does not answer; nobody waits for that."""
    monkeypatch.setattr(leases, "TRUST_MS", 50)
    leaving, left = asyncio.Event(), asyncio.Event()

    async def silent(_server: int, _for_ms: float) -> None:
        try:
            await asyncio.sleep(60)
        finally:
            leaving.set()
            await left.wait()
            raise StoreError("unreachable", where="there")

    process = Process(store, clock)
    abandoned: list[bool] = []
    monkeypatch.setattr(store, "abandon", lambda **_: abandoned.append(True))
    await process.lease.start()
    before = process.lease.me.server
    monkeypatch.setattr(store, "renew", silent)
    async with asyncio.timeout(10):
        await leaving.wait()
    clock.now += 50
    await until(lambda: process.lease.me.server != before)
    assert abandoned, "nobody else waits for silent connections either"
    told: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, what: told.append(what))
    left.set()
    await asyncio.sleep(0.01)
    gc.collect()
    assert told == []
    await process.lease.end()


async def test_who_has_only_just_come_and_died_is_buried_too(
    store: SharedStore, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "RENEW_S", 60.0)
    here, dead = Process(store, clock), Process(store, clock, "here 7 0")
    for each in (here, dead):
        await each.lease.start()
    await here.lease.bury(7)
    assert set(store.living) == {here.lease.me.server}
    for each in (here, dead):
        await each.lease.end()


async def test_the_end_of_a_process_that_cannot_be_reached_is_looked_for(
    store: SharedStore, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "RENEW_S", 60.0)
    monkeypatch.setattr(leases, "WATCH_S", 0.001)
    dead, here = Process(store, clock), Process(store, clock)
    for each in (dead, here):
        await each.lease.start()
    death = here.lease.suspect(dead.lease.me)
    renewed = store.renewed
    await until(lambda: store.renewed > renewed + 3)
    assert not death.done()
    await store.leave(dead.lease.me.server)  # its lease is over
    async with asyncio.timeout(10):
        await death
    renewed = store.renewed
    await asyncio.sleep(0.02)
    assert store.renewed <= renewed + 1, "as seldom as before"
    for each in (dead, here):
        await each.lease.end()
