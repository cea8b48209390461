"""A process answers from memory only while it can trust its lease, and what others hold it leaves alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.journal.test_journal import CLOCK, COUNTERS, Live, Reader
from tests.server.simulation.store import SimStore

from canasta.server.journal import lease as leases
from canasta.server.journal.cache import JournalCache
from canasta.server.journal.errors import HeldElsewhereError
from canasta.server.journal.lease import LEASE_MS, TRUST_MS, Lease
from canasta.server.store import Hold, Peer, StoreError
from canasta.server.tables.errors import TableError

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Clock:
    """Milliseconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class SharedStore(SimStore):
    """A store with several processes, whose leases end when a test says so. `answer` is asked at each renewal."""

    sole = False

    def __init__(self) -> None:
        super().__init__()
        self.living: dict[int, Peer] = {}
        self.answer: Callable[[], None] = lambda: None
        self.renewed = 0

    async def enter(self, me: Peer, for_ms: float) -> list[Peer]:
        self.answer()
        assert for_ms == LEASE_MS
        assert me.server not in self.living
        self.living[me.server] = me
        return self._others(me.server)

    async def renew(self, server: int, for_ms: float) -> list[Peer] | None:
        self.answer()
        self.renewed += 1
        return self._others(server) if server in self.living else None

    async def leave(self, server: int) -> None:
        self.living.pop(server, None)

    async def take(self, table_id: str, server: int) -> Hold | Peer | None:
        before = self.holds.get(table_id)
        if before is not None and before.server != server and before.server in self.living:
            return self.living[before.server]
        return await super().take(table_id, server)

    async def let_go(self, holds: Any) -> None:
        for table_id, hold in holds.items():
            if self.holds.get(table_id) == hold:
                self.holds[table_id] = Hold(0, hold.epoch)

    def _others(self, server: int) -> list[Peer]:
        return [peer for peer in self.living.values() if peer.server != server]


class Process:
    """A lease and a cache of counters, as one server process has them."""

    def __init__(self, store: SharedStore, clock: Clock, name: str = "here 1 0.1.0", address: str = "") -> None:
        self.lease = Lease(store, Peer(0, name, address), clock=clock)
        self.cache: JournalCache[Live] = JournalCache(
            COUNTERS, store, CLOCK, lambda state, done: Live(state, store, CLOCK, done), self.lease
        )


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store() -> SharedStore:
    return SharedStore()


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "RENEW_S", 0.001)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.001)


async def test_the_time_that_an_answer_takes_is_not_trusted(store: SharedStore, clock: Clock) -> None:
    process = Process(store, clock)
    assert not process.lease.trusted

    def slow() -> None:
        clock.now += TRUST_MS - 1

    store.answer = slow
    await process.lease.start()
    store.answer = lambda: None
    assert process.lease.trusted
    clock.now += 1
    assert not process.lease.trusted
    await process.lease.end()


async def test_a_renewal_that_comes_too_late_prolongs_nothing(store: SharedStore, clock: Clock) -> None:
    process = Process(store, clock)
    await process.lease.start()
    before = process.lease.me.server

    def late() -> None:
        store.answer = lambda: None
        clock.now += TRUST_MS + 1

    store.answer = late
    await until(lambda: process.lease.me.server != before and process.lease.trusted)
    assert list(store.living) == [process.lease.me.server], "what was held by the old number is free"
    await process.lease.end()


async def test_whoever_loses_the_lease_tells_everybody_and_starts_anew(store: SharedStore, clock: Clock) -> None:
    process = Process(store, clock)
    await process.lease.start()
    await process.cache.create("a", "", [(None, [5])], 1.0)
    live = await process.cache.take("a")
    reader, before = Reader(live), process.lease.me.server
    await live.commit(0, 1)
    await store.leave(before)  # another process may have what it held
    await until(lambda: process.lease.me.server != before)
    assert (live.lost, reader.told[-1], process.cache.all()) == (True, "away", [])
    await until(lambda: process.lease.trusted)
    assert (await process.cache.take("a")).state.sum == 6
    await process.lease.end()


async def test_cut_off_from_the_store_a_process_falls_silent(store: SharedStore, clock: Clock) -> None:
    process, other = Process(store, clock), Process(store, clock)
    await process.lease.start()
    await process.cache.create("a", "", [(None, [5])], 1.0)
    live = await process.cache.take("a")
    reader, before = Reader(live), process.lease.me.server

    def away() -> None:
        raise StoreError("unreachable", where="there")

    store.answer = away
    renewed = store.renewed
    await asyncio.sleep(0.01)
    assert (live.lost, reader.told, renewed) == (False, [], store.renewed)
    clock.now += TRUST_MS
    assert live.lost, "nobody had to say so"
    await until(lambda: process.lease.me.server != before)
    assert reader.told == ["away"]
    store.answer = lambda: None
    await store.leave(before)
    await other.lease.start()
    assert await (await other.cache.take("a")).commit(0, 1) == 6
    for each in (process, other):
        await each.lease.end()


async def test_after_a_pause_nothing_is_answered_from_memory(store: SharedStore, clock: Clock) -> None:
    """The first to come after the pause finds nobody who would answer, though the lease has not been looked at yet."""
    process = Process(store, clock)
    await process.lease.start()
    await process.cache.create("a", "", [(None, [5])], 1.0)
    live = await process.cache.take("a")
    reader = Reader(live)
    clock.now += TRUST_MS
    with pytest.raises(TableError) as refused:
        async with live.lock:
            pytest.fail("it was answered")
    assert (refused.value.code, reader.told, live.lock.locked()) == ("again", ["restart"], False)
    await process.lease.end()


async def test_who_loads_again_sends_away_whoever_still_listens_to_the_old(
    store: SharedStore, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The trust is over, the lease of the database not yet, and the process has not looked."""
    monkeypatch.setattr(leases, "RENEW_S", 60.0)
    process = Process(store, clock)
    await process.lease.start()
    await process.cache.create("a", "", [(None, [5])], 1.0)
    reader = Reader(await process.cache.take("a"))
    clock.now += TRUST_MS
    with pytest.raises(HeldElsewhereError):
        await process.cache.take("a")
    assert reader.told == ["restart"]
    await process.lease.end()


async def test_what_another_process_holds_stays_there(store: SharedStore, clock: Clock) -> None:
    one, other = Process(store, clock), Process(store, clock)
    for each in (one, other):
        await each.lease.start()
    await one.cache.create("a", "", [(None, [5])], 1.0)
    assert store.holds == {}, "who creates it does not keep it"
    live = await other.cache.take("a")
    with pytest.raises(HeldElsewhereError):
        await one.cache.take("a")
    assert await live.commit(0, 1) == 6
    reader = Reader(live)
    other.lease.leaving = True
    with pytest.raises(HeldElsewhereError):
        await other.cache.take("unknown")
    await other.cache.close()
    assert reader.told == ["restart"]
    assert (await one.cache.take("a")).state.sum == 6
    for each in (one, other):
        await each.lease.end()
    assert store.living == {}


async def test_who_was_outrun_loads_again(store: SharedStore, clock: Clock) -> None:
    one, other = Process(store, clock), Process(store, clock)
    for each in (one, other):
        await each.lease.start()
    await one.cache.create("a", "", [(None, [5])], 1.0)
    live = await one.cache.take("a")
    await store.let_go({"a": live.hold})  # as if the lease had ended without anybody's notice
    there = await other.cache.take("a")
    reader = Reader(live)
    with pytest.raises(TableError) as refused:
        await live.commit(0, 1, command="x")
    assert (refused.value.code, reader.told, live.lost) == ("again", ["restart"], True)
    assert await there.commit(0, 1, command="x") == 6
    for each in (one, other):
        await each.lease.end()


async def test_what_cannot_be_loaded_is_not_held(store: SharedStore, clock: Clock) -> None:
    process = Process(store, clock)
    await process.lease.start()
    await process.cache.create("a", "", [(None, [5])], 1.0)
    store.logs["a"].rows.clear()
    with pytest.raises(TableError):
        await process.cache.take("a")
    assert store.holds["a"].server == 0
    with pytest.raises(TableError) as unknown:
        await process.cache.take("nothing")
    assert unknown.value.code == "no-table"
    await process.lease.end()


async def test_the_death_of_a_process_is_heard_of(store: SharedStore, clock: Clock) -> None:
    one, other = Process(store, clock), Process(store, clock)
    await other.lease.start()
    await one.lease.start()
    names = [f"table{number}" for number in range(40)]
    await until(lambda: {other.lease.chosen(name) for name in names} == {one.lease.me, other.lease.me})
    death = other.lease.death_of(one.lease.me)
    await one.lease.end()
    async with asyncio.timeout(10):
        await death
    assert {other.lease.chosen(name) for name in names} == {other.lease.me}
    await other.lease.end()


async def test_what_a_dead_process_held_is_free_as_soon_as_somebody_says_so(store: SharedStore, clock: Clock) -> None:
    dead, here, there = [Process(store, clock, name) for name in ("here 7 0", "here 8 0", "there 7 0")]
    for each in (dead, there, here):
        await each.lease.start()
    await dead.cache.create("a", "", [(None, [5])], 1.0)
    await dead.cache.take("a")
    death = here.lease.death_of(dead.lease.me)
    await here.lease.bury(9)
    assert dead.lease.me.server in store.living
    await here.lease.bury(7)
    assert death.done()
    assert set(store.living) == {here.lease.me.server, there.lease.me.server}, "elsewhere 7 is another process"
    assert (await here.cache.take("a")).state.sum == 5
    for each in (dead, here, there):
        await each.lease.end()


async def test_those_that_are_about_to_leave_are_not_chosen(store: SharedStore, clock: Clock) -> None:
    old, new, beside = [Process(store, clock, f"here {pid} 1.0 5.{of}") for pid, of in ((7, 0), (8, 1), (9, 1))]
    for each in (old, new, beside):
        await each.lease.start()
    names = [f"table{number}" for number in range(40)]
    await until(lambda: {new.lease.chosen(name) for name in names} == {new.lease.me, beside.lease.me})
    for each in (old, new, beside):
        await each.lease.end()
