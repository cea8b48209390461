"""Several processes on one store: who is asked takes, who is told gives up, and memory is trusted while proven."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager

import pytest
from tests.server.journal.test_journal import COUNTERS, Live, Reader
from tests.server.live.clients import until
from tests.server.simulation.holding import SimHolding, SimLine
from tests.server.simulation.store import SimStore

from canasta.server.journal import ownership
from canasta.server.journal.cache import JournalCache
from canasta.server.journal.ownership import NoOwnerError, Ownership
from canasta.server.journal.time_and_chance import ServerClock
from canasta.server.store import Hold, StoreError
from canasta.server.tables.errors import TableError

pytestmark = pytest.mark.anyio
CLOCK = ServerClock()


@pytest.fixture
def store() -> SimStore:
    return SimStore(shared=True)


class Line(SimLine):
    """A connection that may be silent, or lost."""

    def __init__(self, view: View) -> None:
        super().__init__(view.there)
        self._view = view

    async def beat(self) -> None:
        await self._view.way()

    async def still_held(self, holds: Mapping[str, Hold]) -> set[str]:
        await self._view.way()
        return self._holding.still_held(holds)


class View:
    """The holding as one process has it. `open` is not set while nothing arrives; `lost` breaks the connection."""

    def __init__(self, there: SimHolding) -> None:
        self.there = there
        self.open = asyncio.Event()
        self.open.set()
        self.lost = False
        self.abandoned: list[bool] = []
        self.take, self.let_go = there.take, there.let_go

    async def way(self) -> None:
        await self.open.wait()
        if self.lost:
            raise StoreError("unreachable", where="there")

    @asynccontextmanager
    async def listening(self, heard: Callable[[str, int], object]) -> AsyncIterator[Line]:
        await self.way()

        def hear(log_id: str, epoch: int) -> None:
            if self.open.is_set() and not self.lost:
                heard(log_id, epoch)

        self.there.listeners[hear] = None
        try:
            yield Line(self)
        finally:
            del self.there.listeners[hear]

    def abandon(self, *, for_good: bool = False) -> None:
        self.abandoned.append(for_good)


class Seen:
    """The store as one process has it."""

    def __init__(self, store: SimStore) -> None:
        assert store.holding is not None
        self.holding = View(store.holding)
        self.create, self.append, self.load = store.create, store.append, store.load
        self.claim, self.done, self.check, self.take_in = store.claim, store.done, store.check, store.take_in


class Process:
    """A process with counters."""

    def __init__(self, store: SimStore) -> None:
        self.now = CLOCK.now_ms()
        self.seen = Seen(store)
        self.view = self.seen.holding
        self.ownership = Ownership(self.seen, clock=lambda: self.now)
        revive = lambda state, done: Live(state, self.seen, CLOCK, done)  # noqa: E731
        self.cache: JournalCache[Live] = JournalCache(COUNTERS, self.seen, CLOCK, revive, self.ownership)

    async def add(self, number: int, name: str = "a") -> int:
        live = await self.cache.take(name)
        async with live.lock:
            found: int = await live.commit(1, number)
            return found


@pytest.fixture
async def two(store: SimStore, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Process, Process]]:
    """Two processes that ask often, and a counter."""
    monkeypatch.setattr(ownership, "BEAT_S", 0.01)
    one, other = Process(store), Process(store)
    for each in (one, other):
        await each.ownership.start()
        assert each.ownership.trusted
    await one.cache.create("a", "seed", [(None, [5])], 1.0)
    yield one, other
    for each in (one, other):
        each.view.open.set()
        await each.cache.close()
        await each.ownership.end()


async def test_who_is_asked_takes_and_who_had_it_says_goodbye(store: SimStore, two: tuple[Process, Process]) -> None:
    one, other = two
    assert one.cache.known("a") is None, "who made it has not taken it"
    assert await one.add(1) == 6
    live = one.cache["a"]
    reader = Reader(live)
    assert await other.add(2) == 8
    assert (reader.told, live.lost, one.cache.known("a")) == (["moved"], True, None)
    assert (one.ownership.displaced, other.ownership.displaced) == (1, 0)
    with pytest.raises(TableError) as late:
        async with live.lock:
            pass
    assert late.value.code == "again"
    assert await one.add(4) == 12
    assert store.logs["a"].rows[-1].seq == 4


async def test_what_was_let_go_displaces_nobody(two: tuple[Process, Process]) -> None:
    one, other = two
    await one.add(1)
    await one.cache.close()
    await other.add(1)
    assert one.ownership.displaced == 0


async def test_a_log_of_another_kind_or_of_none_is_not_taken(store: SimStore, two: tuple[Process, Process]) -> None:
    one, other = two
    await store.create("Cclub", "", b"{}", 1.0, kind="club")
    hold = await one.view.take("Cclub", "club", one.ownership.me)
    for name in ("Cclub", "nothing"):
        with pytest.raises(TableError) as refused:
            await other.cache.take(name)
        assert refused.value.code == "no-table"
    assert store.holding is not None
    assert store.holding.holds["Cclub"] == hold


async def test_who_is_overtaken_while_it_loads_does_not_serve_it(
    two: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    loads, whole = asyncio.Event(), one.seen.load

    async def slow(name: str) -> object:
        found = await whole(name)
        await loads.wait()
        return found

    monkeypatch.setattr(one.seen, "load", slow)
    loading = asyncio.ensure_future(one.cache.take("a"))
    await asyncio.sleep(0.01)
    await other.add(1)
    loads.set()
    with pytest.raises(NoOwnerError):
        await loading
    assert one.cache.known("a") is None
    assert other.cache.known("a") is not None
    assert await one.add(1) == 7


async def test_unproven_memory_answers_nothing_and_goes_on_when_it_is_proven(two: tuple[Process, Process]) -> None:
    """A process that stood still: what it still holds goes on, with all who are there."""
    one, _ = two
    await one.add(1)
    live = one.cache["a"]
    reader = Reader(live)
    one.view.open.clear()
    one.now += ownership.TRUST_MS
    with pytest.raises(TableError) as refused:
        async with live.lock:
            pass
    assert (refused.value.code, live.lost, reader.told) == ("again", False, [])
    with pytest.raises(NoOwnerError):
        await one.cache.take("b")
    one.view.open.set()
    async with live.lock:  # it waits for the proof
        assert await live.commit(1, 1) == 7
    assert reader.told == [(1, 7, None)]


async def test_after_a_lost_connection_only_what_was_taken_is_given_up(two: tuple[Process, Process]) -> None:
    one, other = two
    await one.cache.create("b", "seed", [(None, [5])], 1.0)
    await one.add(1)
    await one.add(1, "b")
    kept, lost = Reader(one.cache["a"]), Reader(one.cache["b"])
    one.view.lost = True
    await until(lambda: len(one.view.there.listeners) == 1)
    await other.add(1, "b")
    assert lost.told == [], "nothing was heard"
    one.view.lost = False
    await until(lambda: lost.told == ["moved"])
    assert kept.told == []
    assert await one.add(1) == 7


async def test_what_does_not_answer_for_long_is_given_up(
    two: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(ownership, "GIVE_UP_S", 0.1)
    one, other = two
    await one.add(1)
    reader = Reader(one.cache["a"])
    one.view.open.clear()
    await until(lambda: reader.told == ["away"])
    assert one.view.abandoned == [False]
    assert not await one.ownership.proof()
    with pytest.raises(NoOwnerError):
        await one.cache.take("a")
    assert await other.add(1) == 7
    one.view.open.set()
    await until(lambda: one.ownership.trusted)
    assert await one.add(1) == 8
    assert [record.event for record in caplog.records if hasattr(record, "event")] == [
        "database-silent",
        "database-back",
    ]


async def test_who_ends_without_the_store_waits_for_nothing(two: tuple[Process, Process]) -> None:
    one, _ = two
    await one.add(1)
    one.ownership.leaving = True
    one.view.open.clear()
    one.now += ownership.TRUST_MS
    async with asyncio.timeout(5):
        await one.cache.close()
        await one.ownership.end()
    assert one.view.abandoned[-1:] == [True]


async def test_what_goes_to_and_fro_is_said_once(
    two: tuple[Process, Process], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "canasta.server")
    one, other = two
    for _ in range(4):
        await one.add(1)
        await other.add(1)
    assert one.ownership.displaced == 4
    said = [record.message for record in caplog.records if getattr(record, "event", "") == "log-to-and-fro"]
    assert len(said) == 2, "once by each"
    assert "a" in said[0].split()
