"""Group commit: what waits together is written together, and everyone gets an answer of their own."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import event
from tests.server.store.conftest import rows_of

from canasta.server.store import Conflict, Job, Row, Store, StoreError, group
from canasta.server.store.group import MOST
from canasta.server.tables.errors import TableError

pytestmark = pytest.mark.anyio


def commits(store: Store) -> list[object]:
    """A list that grows with every commit of the writer from now on."""
    seen: list[object] = []
    event.listen(store._writing.engine, "commit", seen.append)
    return seen


async def test_what_waits_together_is_one_transaction(store: Store) -> None:
    names = [f"table{n}" for n in range(100)]
    seen = commits(store)
    await asyncio.gather(*(store.create(name, "5eed", b"{}", 1.0) for name in names))
    assert len(seen) == 1
    await asyncio.gather(*(store.append(name, [Row(1, "0:a", b"", 1.0)], job=Job(name, 1.0, 1)) for name in names))
    assert len(seen) == 2
    assert len(await store.claim(1.0, 1000, 1.0)) == 100


async def test_a_transaction_has_a_bound(store: Store) -> None:
    await store.create("ana", "5eed", b"{}", 1.0)
    seen = commits(store)
    await asyncio.gather(*(store.append("ana", [Row(seq, None, b"", 1.0)]) for seq in range(1, MOST + 3)))
    assert len(seen) == 2
    assert [row.seq for row in await rows_of(store, "ana")] == list(range(1, MOST + 3))


@pytest.mark.parametrize(("raised", "told"), [(TableError("again"), TableError), (KeyError("x"), StoreError)])
async def test_a_piece_of_work_that_fails_holds_no_other_write_up(
    store: Store, raised: Exception, told: type[Exception]
) -> None:
    def work(_: object) -> None:
        raise raised

    await store.create("ana", "5eed", b"{}", 1.0)
    failing = asyncio.create_task(store.change_lapsing(work))
    written = asyncio.create_task(store.append("ana", [Row(1, None, b"", 1.0)]))
    with pytest.raises(told):
        await asyncio.wait_for(failing, 20)
    await asyncio.wait_for(written, 20)
    assert len(await rows_of(store, "ana")) == 1


async def test_batches_keep_a_distance_and_a_lone_write_does_not_wait(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.create("ana", "5eed", b"{}", 1.0)
    monkeypatch.setattr(group, "PACE", 1.5)
    store._group._begun = float("-inf")
    loop, seen = asyncio.get_running_loop(), commits(store)
    begun = loop.time()
    await store.append("ana", [Row(1, None, b"", 1.0)])
    assert loop.time() - begun < 1.5
    others = [asyncio.create_task(store.append("ana", [Row(seq, None, b"", 1.0)])) for seq in (2, 3)]
    await asyncio.sleep(0.05)
    await store.append("ana", [Row(4, None, b"", 1.0)])
    await asyncio.gather(*others)
    assert loop.time() - begun >= 1.5
    assert len(seen) == 2


async def test_a_table_that_was_just_created_can_be_appended_to_in_the_same_transaction(store: Store) -> None:
    seen = commits(store)
    await asyncio.gather(
        store.create("ana", "5eed", b"{}", 1.0),
        store.append("ana", [Row(1, None, b"one", 2.0)]),
        store.append("ana", [Row(2, None, b"two", 3.0)]),
    )
    assert len(seen) == 1
    assert [row.body for row in await rows_of(store, "ana")] == [b"one", b"two"]


async def test_refused_appends_do_not_spoil_the_others(store: Store) -> None:
    """Of each kind that the writer finds before the database does."""
    for name in ("ana", "eva", "sol"):
        await store.create(name, "5eed", b"{}", 1.0)
    seen = commits(store)
    answers = await asyncio.gather(
        store.append("ana", [Row(1, None, b"", 1.0)]),
        store.append("eva", [Row(2, None, b"", 1.0)]),
        store.append("nobody", [Row(1, None, b"", 1.0)]),
        store.append("ana", [Row(1, None, b"late", 1.0)]),
        store.append("ana", [Row(2, None, b"", 1.0)]),
        store.append("sol", [Row(1, None, b"", 1.0)]),
        return_exceptions=True,
    )
    codes = [getattr(answer, "code", None) for answer in answers]
    assert codes == [None, "conflict", "no-table", "conflict", None, None]
    assert len(seen) == 1
    assert [len(await rows_of(store, name)) for name in ("ana", "eva", "sol")] == [2, 0, 1]


async def test_what_the_database_refuses_does_not_spoil_the_others(store: Store) -> None:
    for name in ("ana", "eva", "sol"):
        await store.create(name, "5eed", b"{}", 1.0)
    await store.append("ana", [Row(1, "0:a", b"", 1.0)])
    wrong: bytes = {"not": "bytes"}  # type: ignore[assignment]
    answers = await asyncio.gather(
        store.append("eva", [Row(1, "0:a", b"", 1.0)]),
        store.append("ana", [Row(2, "0:a", b"", 1.0)]),
        store.append("eva", [Row(2, None, wrong, 1.0)]),
        store.create("ana", "other", b"", 1.0),
        store.append("eva", [Row(2, None, b"", 1.0)]),
        store.append("sol", [Row(1, "0:b", b"", 1.0), Row(2, "0:b", b"", 1.0)]),
        return_exceptions=True,
    )
    codes = [getattr(answer, "code", None) for answer in answers]
    assert codes == [None, "repeated", "failed", "table-exists", None, "repeated"]
    assert [len(await rows_of(store, name)) for name in ("ana", "eva", "sol")] == [1, 2, 0]


async def test_a_waiter_that_goes_away_leaves_its_rows(store: Store) -> None:
    """Its caller has applied them in memory already: the log and the memory must agree."""
    await store.create("ana", "5eed", b"{}", 1.0)
    gone = asyncio.create_task(store.append("ana", [Row(1, None, b"one", 1.0)]))
    stays = asyncio.create_task(store.append("ana", [Row(2, None, b"two", 1.0)]))
    refused = asyncio.create_task(store.append("ana", [Row(1, None, b"late", 1.0)]))
    await asyncio.sleep(0)
    gone.cancel()
    refused.cancel()  # nobody is left to hear of the conflict
    await stays
    for task in (gone, refused):
        with pytest.raises(asyncio.CancelledError):
            await task
    assert [row.body for row in await rows_of(store, "ana")] == [b"one", b"two"]


async def test_nobody_waits_for_a_writer_that_is_gone(store: Store) -> None:
    """As when an event loop is torn down with the store open."""
    await store.create("ana", "5eed", b"{}", 1.0)
    under_way = asyncio.create_task(store.append("ana", [Row(1, None, b"one", 1.0)]))
    waiting = asyncio.create_task(store.claim(1.0, 1, 1.0))
    while len(store._group._queue) != 1:  # until one is in the writer's hands, the other still in the queue
        await asyncio.sleep(0)
    store._group._task.cancel()
    for task in (under_way, waiting):
        with pytest.raises(asyncio.CancelledError):
            await asyncio.wait_for(task, 5)
    with pytest.raises(StoreError) as refused:
        await store.append("ana", [Row(1, None, b"one", 1.0)])
    assert refused.value.code == "closed"


def test_a_conflict_says_what_was_expected() -> None:
    error = Conflict("conflict", table="ana", expected=4, found=3)
    assert str(error) == "Somebody else was faster at table ana: step 3 came when step 4 was next."
    assert error.message("es") == "Alguien se adelantó en la mesa ana: llegó el paso 3 cuando tocaba el 4."
