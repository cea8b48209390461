"""The journal by itself, over a state that only counts: stored before it is told, once for each command, or lost."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest
from tests.server.simulation.store import SimStore

from canasta.logs import LogDecoder
from canasta.server.journal import cache
from canasta.server.journal.cache import JournalCache
from canasta.server.journal.journal import Committed, Journal
from canasta.server.journal.kind import JournalError, LogKind, NamedRules
from canasta.server.journal.ownership import Ownership
from canasta.server.journal.time_and_chance import ServerClock
from canasta.server.store import Conflict, StoreError
from canasta.server.tables.errors import TableError

pytestmark = pytest.mark.anyio
CLOCK = ServerClock()


class Counter:
    """A sum that may not fall below zero. The first input is a list with the start."""

    def __init__(self, log_id: str, start: int, at: float) -> None:
        self.id, self.seq, self.at, self.sum = log_id, 1, at, start
        self.carried: Mapping[str, int] = {}

    def apply(self, _by: Any, entry: int, at: float) -> int:
        if self.sum + entry < 0:
            raise TableError("actions", found=entry, most=self.sum)
        self.sum += entry
        if entry == 13:
            raise ArithmeticError("nobody foresaw it, and the sum is another already")
        self.seq, self.at = self.seq + 1, max(at, self.at)
        return self.sum


COUNTERS: LogKind[Counter, Any] = LogKind(
    name="table",
    error=TableError,
    missing="no-table",
    made=list,
    begin=lambda log_id, _seed, made, at: Counter(log_id, made[0], at),
    apply=Counter.apply,
    rows=LogDecoder(tuple[Any, Any]),
    rules=lambda entry: NamedRules("clasica", 1, {}) if isinstance(entry, list) else None,
    scores=lambda _kept: "",
)


class Reader:
    """Somebody who is told."""

    def __init__(self, journal: Live) -> None:
        self.journal = journal
        self.told: list[Any] = []
        journal.readers.add(self)

    def end(self, code: str) -> None:
        self.told.append(code)
        self.journal.readers.discard(self)


class Live(Journal[Counter, Any]):
    kind = COUNTERS

    def __init__(self, *of: Any) -> None:
        super().__init__(*of)
        self.readers: set[Reader] = set()

    @property
    def connected(self) -> set[Reader]:
        return self.readers

    def publish(self, committed: Committed[Any]) -> None:
        if committed.entry == 7:
            raise ArithmeticError("it cannot be told")
        for reader in self.readers:
            reader.told.append((committed.by, committed.outcome, committed.command))


@pytest.fixture
def store() -> SimStore:
    return SimStore()


@pytest.fixture
def journals(store: SimStore) -> JournalCache[Live]:
    return JournalCache(COUNTERS, store, CLOCK, lambda state, done: Live(state, store, CLOCK, done), Ownership(store))


def stored(store: SimStore, log_id: str = "a") -> list[Any]:
    return [msgspec.json.decode(row.body)[1] for row in store.logs[log_id].rows]


async def test_what_is_asked_for_is_stored_and_told_and_known_again(
    store: SimStore, journals: JournalCache[Live]
) -> None:
    live = await journals.create("a", "seed", [(None, [5]), (0, 1)], 1000.0)
    reader = Reader(live)
    async with live.lock:
        assert await live.commit(3, 4, command="x") == 10
        with pytest.raises(TableError):
            await live.commit(3, -11, command="y")
    assert (stored(store), reader.told, live.number_of(3, "x"), live.number_of(3, "y")) == (
        [[5], 1, 4], [(3, 10, "x")], 3, None,
    )  # fmt: skip
    await journals.close()
    again = await journals.take("a")
    assert again is not live
    assert (again.state.sum, again.number_of(3, "x"), again.number_of(4, "x")) == (10, 3, None)


@pytest.mark.parametrize(
    ("error", "code", "bye"),
    [
        (StoreError("disk-full", where="x"), "not-stored", "away"),
        (Conflict("conflict", table="a"), "again", "restart"),
    ],
)
async def test_what_cannot_be_stored_is_lost_and_loaded_again(
    store: SimStore, journals: JournalCache[Live], error: StoreError, code: str, bye: str
) -> None:
    live = await journals.create("a", "seed", [(None, [5])], 1000.0)
    reader, store.fails = Reader(live), error
    with pytest.raises(TableError) as refused:
        await live.commit(0, 1, command="x")
    assert (refused.value.code, live.lost, reader.told) == (code, True, [bye])
    with pytest.raises(TableError):
        await live.commit(0, 1)
    assert stored(store) == [[5]]
    again = await journals.take("a")
    assert (again.state.sum, again.number_of(0, "x")) == (5, None)
    assert await again.commit(0, 1, command="x") == 6


async def test_a_caller_who_goes_leaves_a_journal_that_is_loaded_again(
    store: SimStore, journals: JournalCache[Live]
) -> None:
    live = await journals.create("a", "seed", [(None, [5])], 1000.0)
    store.slow = 10.0
    asking = asyncio.ensure_future(live.commit(0, 1))
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert live.lost
    assert (await journals.take("a")).state.sum == 5


async def test_a_fault_in_an_input_brings_the_stored_state_back(store: SimStore, journals: JournalCache[Live]) -> None:
    live = await journals.create("a", "seed", [(None, [5])], 1000.0)
    with pytest.raises(ArithmeticError):
        await live.commit(0, 13)
    assert live.lost
    assert (await journals.take("a")).state.sum == 5
    assert stored(store) == [[5]]


async def test_a_fault_in_telling_loses_nothing(store: SimStore, journals: JournalCache[Live]) -> None:
    live = await journals.create("a", "seed", [(None, [5])], 1000.0)
    reader = Reader(live)
    assert await live.commit(0, 7, command="x") == 12
    assert (stored(store), reader.told, live.lost, live.number_of(0, "x")) == ([[5], 7], ["restart"], False, 2)
    assert await live.commit(0, 1) == 13


async def test_a_log_that_is_full_takes_no_more_and_stays_as_it_is(
    store: SimStore, journals: JournalCache[Live], monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await journals.create("a", "seed", [(None, [5])], 1000.0)
    assert await live.commit(0, 1) == 6
    monkeypatch.setattr("canasta.server.journal.journal.MOST_BYTES", live.size)
    await journals.close()
    for one in (live, await journals.take("a")):
        with pytest.raises(JournalError) as refused:
            await one.commit(0, 1)
        assert (refused.value.code, one.state.sum, one.lost) == ("full", 6, False)
    assert stored(store) == [[5], 1]


async def test_what_nobody_looks_at_is_evicted(journals: JournalCache[Live], monkeypatch: pytest.MonkeyPatch) -> None:
    watched, idle, busy = [await journals.create(name, "", [(None, [0])], 1.0) for name in "abc"]
    Reader(watched)
    monkeypatch.setattr(cache, "IDLE_MS", -1000)
    async with busy.lock:
        await journals.evict()
    assert journals.all() == [watched, busy]
    assert journals.known("b") is None
    again = await journals.take("b")
    assert (again.state.sum, again is idle) == (0, False)


async def test_one_load_serves_all_who_ask(
    store: SimStore, journals: JournalCache[Live], monkeypatch: pytest.MonkeyPatch
) -> None:
    await journals.create("a", "", [(None, [0])], 1.0)
    await journals.close()
    loads, load = [], store.load

    async def counted(log_id: str) -> Any:
        loads.append(log_id)
        return await load(log_id)

    monkeypatch.setattr(store, "load", counted)
    found = await asyncio.gather(*(journals.take("a") for _ in range(5)))
    assert len(set(map(id, found))) == len(loads) == 1
    with pytest.raises(TableError) as missing:
        await journals.take("b")
    assert missing.value.code == "no-table"


async def test_a_new_log_that_cannot_be_is_not_stored(store: SimStore, journals: JournalCache[Live]) -> None:
    with pytest.raises(TableError):
        await journals.create("a", "", [(None, [0]), (0, -1)], 1.0)
    assert store.logs == {}


@pytest.mark.parametrize("rows", [[], [(b"[0,3]", 1.0), (b"[0,[3]]", 1.0)]])
def test_a_log_begins_with_what_makes_it(rows: list[tuple[bytes, float]]) -> None:
    with pytest.raises(TableError) as error:
        COUNTERS.fold("a", "", rows)
    assert error.value.code == "log"
