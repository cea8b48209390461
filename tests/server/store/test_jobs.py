"""A job is claimed by one, and comes back if nobody deals with it."""

from __future__ import annotations

import pytest

from canasta.server.store import Conflict, Job, Row, Store

pytestmark = pytest.mark.anyio


@pytest.fixture
def store(each_store: Store) -> Store:
    """The contract: a store in memory keeps it as well."""
    return each_store


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
