"""What the store promises, on every database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from tests.server.simulation.store import SimStore
from tests.server.store.conftest import rows_of

from canasta.server.store import Conflict, Job, Listed, Row, Store, Stored, StoreError

pytestmark = pytest.mark.anyio

ONE = Row(1, "0:a", b'{"do":"begin"}', 10.5)
TWO = Row(2, None, b'{"do":"tick"}', 11.25)


@pytest.fixture(params=["sqlite", "postgresql", "memory"])
def each_address(request: pytest.FixtureRequest) -> str | None:
    """An empty database, once of each kind; None for the store in memory."""
    name = {"sqlite": "file", "postgresql": "postgres"}.get(request.param)
    return None if name is None else str(request.getfixturevalue(name))


@pytest.fixture
async def store(each_address: str | None) -> AsyncIterator[Store | SimStore]:
    """An empty store of each kind: the one in memory keeps the contract as well."""
    if each_address is None:
        yield SimStore()
    else:
        async with await Store.open(each_address) as opened:
            yield opened


async def test_what_went_in_comes_out(store: Store) -> None:
    await store.create("ana", "5eed", b"{}", 9.0)
    assert await store.load("ana") == Stored("ana", "5eed", b"{}", 9.0, [])
    await store.append("ana", [ONE])
    await store.append("ana", [TWO, Row(3, "1:a", b"\x00\xff", 12.0)])
    assert await store.load("ana") == Stored("ana", "5eed", b"{}", 9.0, [ONE, TWO, Row(3, "1:a", b"\x00\xff", 12.0)])
    assert await store.load("nobody") is None


async def test_it_is_there_after_opening_again(address: str) -> None:
    async with await Store.open(address) as store:
        await store.create("ana", "5eed", b"{}", 9.0)
        await store.append("ana", [ONE], job=Job("ana", 20.0, 1))
    async with await Store.open(address) as store:
        assert await store.load("ana") == Stored("ana", "5eed", b"{}", 9.0, [ONE])
        assert await store.claim(20.0, 1, 5.0) == [Job("ana", 20.0, 1)]


async def test_a_table_is_created_once(store: Store) -> None:
    await store.create("ana", "5eed", b"{}", 9.0)
    with pytest.raises(StoreError, match="already a table ana") as refused:
        await store.create("ana", "other", b"other", 10.0)
    assert refused.value.code == "table-exists"
    assert await store.load("ana") == Stored("ana", "5eed", b"{}", 9.0, [])


@pytest.mark.parametrize("seqs", [(0,), (1,), (3,), (2, 2), (2, 4), (-1,)])
async def test_only_the_next_seq_is_taken(store: Store, seqs: tuple[int, ...]) -> None:
    await store.create("ana", "5eed", b"{}", 9.0)
    await store.append("ana", [ONE])
    with pytest.raises(Conflict) as refused:
        await store.append("ana", [Row(seq, None, b"", 1.0) for seq in seqs], job=Job("ana", 1.0, 1))
    assert refused.value.code == "conflict"
    assert await rows_of(store, "ana") == [ONE]
    assert await store.claim(1e9, 10, 0.0) == []


async def test_a_command_is_carried_out_once_a_table(store: Store) -> None:
    await store.create("ana", "5eed", b"{}", 9.0)
    await store.create("eva", "5eed", b"{}", 9.0)
    await store.append("ana", [ONE, TWO])
    with pytest.raises(Conflict, match="already been carried out") as refused:
        await store.append("ana", [Row(3, "0:b", b"", 1.0), Row(4, "0:a", b"", 1.0)])
    assert refused.value.code == "repeated"
    await store.append("ana", [Row(3, "0:b", b"", 1.0), Row(4, None, b"", 1.0)])  # nothing of the other was stored
    await store.append("eva", [ONE])  # the same id at another table


async def test_nothing_is_appended_to_no_table(store: Store) -> None:
    for rows in ([ONE], []):
        with pytest.raises(StoreError, match="no table nobody") as refused:
            await store.append("nobody", rows, job=Job("nobody", 1.0, 1))
        assert refused.value.code == "no-table"
        assert not isinstance(refused.value, Conflict)
    assert await store.claim(1e9, 10, 0.0) == []


async def test_of_many_who_want_one_seq_one_gets_it(store: Store) -> None:
    await store.create("ana", "5eed", b"{}", 9.0)
    bodies = [str(n).encode() for n in range(20)]
    answers = await asyncio.gather(
        *(store.append("ana", [Row(1, None, body, 1.0)]) for body in bodies), return_exceptions=True
    )
    assert [type(answer) for answer in answers].count(Conflict) == 19
    assert [row.body for row in await rows_of(store, "ana")] == [bodies[answers.index(None)]]


async def test_tables_are_listed_by_their_last_touch(store: Store) -> None:
    for n, name in enumerate(("ana", "eva", "sol")):
        await store.create(name, "5eed", b"{}", float(n))
    await store.append("ana", [Row(1, None, b"", 50.0), Row(2, None, b"", 60.0)])
    ana, eva, sol = Listed("ana", 0.0, 60.0, 2), Listed("eva", 1.0, 1.0, 0), Listed("sol", 2.0, 2.0, 0)
    assert await store.tables() == [ana, sol, eva]


async def test_deleted_tables_go_with_all_that_is_theirs(store: Store) -> None:
    for name, at in (("old", 1.0), ("older", 0.5), ("new", 1.0)):
        await store.create(name, "5eed", b"{}", 0.0)
        await store.append(name, [Row(1, "0:a", b"", at)], job=Job(name, 5.0 + at, 1))
    assert not await store.remove(["old", "older"], before=1.0)
    assert await store.remove(["old", "older"], before=1.5)
    assert not await store.remove(["old"], before=1.5)
    assert [table.table_id for table in await store.tables()] == ["new"]
    assert await store.claim(100.0, 500, 1.0) == [Job("new", 6.0, 1)]
    await store.create("old", "5eed", b"{}", 1.0)  # no row of the old one stands in its way
    await store.append("old", [ONE])


async def test_each_kind_is_listed(store: Store) -> None:
    await store.create("Cana", "", b"{}", 1.0, kind="club")
    await store.create("ana", "5eed", b"{}", 2.0)
    assert await store.load("Cana") == Stored("Cana", "", b"{}", 1.0, [], "club")
    assert await store.tables() == [Listed("ana", 2.0, 2.0, 0), Listed("Cana", 1.0, 1.0, 0, "club")]


async def test_a_closed_store_says_so(address: str) -> None:
    store = await Store.open(address)
    await store.create("ana", "5eed", b"{}", 9.0)
    late = asyncio.create_task(store.append("ana", [ONE]))
    await asyncio.sleep(0)  # it waits in the queue: closing writes it
    await store.close()
    await late
    await store.close()
    for call in (store.append("ana", [TWO]), store.create("eva", "", b"", 1.0), store.claim(1.0, 1, 1.0)):
        with pytest.raises(StoreError) as refused:
            await call
        assert refused.value.code == "closed"
    async with await Store.open(address) as again:
        assert await rows_of(again, "ana") == [ONE]


# Jobs: each is claimed by one, and comes back if nothing is done about it


async def with_job(store: Store, name: str, due_at: float, seq: int = 1) -> Job:
    await store.create(name, "5eed", b"{}", 1.0)
    job = Job(name, due_at, seq)
    await store.append(name, [Row(1, None, b"", 1.0)], job=job)
    return job


async def test_a_job_is_claimed_once_until_its_time_is_over(store: Store) -> None:
    job = await with_job(store, "ana", 100.0)
    assert await store.claim(99.9, 10, 30.0) == []
    assert await store.claim(100.0, 10, 30.0) == [job]
    assert await store.claim(129.9, 10, 30.0) == []
    assert await store.claim(130.0, 10, 30.0) == [job]


async def test_the_longest_due_come_first(store: Store) -> None:
    jobs = [await with_job(store, f"table{n}", 100.0 - n) for n in range(5)]
    assert await store.claim(200.0, 2, 30.0) == [jobs[4], jobs[3]]
    assert await store.claim(97.5, 10, 30.0) == []
    assert await store.claim(200.0, 10, 30.0) == [jobs[2], jobs[1], jobs[0]]


async def test_an_append_keeps_replaces_or_removes_the_job(store: Store) -> None:
    first = await with_job(store, "ana", 10.0)
    await store.append("ana", [Row(2, None, b"", 1.0)])
    assert await store.claim(10.0, 10, 30.0) == [first]
    second = Job("ana", 20.0, 3)
    await store.append("ana", [Row(3, None, b"", 1.0)], job=second)
    assert await store.claim(20.0, 10, 30.0) == [second]  # a new job is not hidden by the claim of the old one
    await store.append("ana", [Row(4, None, b"", 1.0)], job=None)
    assert await store.claim(1e9, 10, 0.0) == []
    third = Job("ana", 30.0, 4)
    await store.append("ana", [], job=third)
    assert await store.claim(30.0, 10, 30.0) == [third]
    with pytest.raises(Conflict):
        await store.append("ana", [Row(4, None, b"", 1.0)], job=None)
    assert await store.claim(59.9, 10, 30.0) == []
    assert await store.claim(60.0, 10, 30.0) == [third]


async def test_only_the_same_job_is_done(store: Store) -> None:
    job = await with_job(store, "ana", 10.0)
    await store.done(Job("ana", 10.0, 2))
    await store.done(Job("ana", 11.0, 1))
    await store.done(Job("eva", 10.0, 1))
    assert await store.claim(10.0, 10, 30.0) == [job]
    await store.done(job)
    assert await store.claim(1e9, 10, 0.0) == []
