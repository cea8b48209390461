"""One server has a PostgreSQL, also after its connections were lost; two that are there nevertheless harm nothing."""

from __future__ import annotations

import asyncio
import logging
import random
import subprocess
import sys
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text
from tests.server.store.conftest import execute
from tests.server.store.test_files import HOLD

from canasta.server.store import Conflict, Job, Row, Store, StoreError, address, database_lock
from canasta.server.store.database_lock import NUMBER, DatabaseLock
from canasta.texts import LANGUAGES

pytestmark = pytest.mark.anyio


class NoLock:
    """As if the lock's connection had just been lost."""

    async def release(self) -> None:
        """Nothing is held."""


@pytest.fixture
async def two(postgres: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[Store]]:
    """Two servers at once, as there may be for a moment."""

    async def unlocked(_: object) -> NoLock:
        return NoLock()

    monkeypatch.setattr("canasta.server.store.store._locked", unlocked)
    async with await Store.open(postgres) as one, await Store.open(postgres) as other:
        yield [one, other]


async def refused(where: str) -> StoreError:
    with pytest.raises(StoreError) as error:
        await (await Store.open(where)).close()
    return error.value


def lock_of(store: Store) -> DatabaseLock:
    assert isinstance(store._lock, DatabaseLock)
    return store._lock


async def end_connection(store: Store, of: DatabaseLock) -> None:
    assert of._backend is not None
    await execute(store, f"SELECT pg_terminate_backend({of._backend.pid})")


async def held_by_another_backend(lock: DatabaseLock, than: object) -> None:
    async with asyncio.timeout(30):
        while lock._backend == than or lock._gone.is_set():
            await asyncio.sleep(0.02)


@pytest.fixture
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_lock, "WAIT_S", 0.3)
    monkeypatch.setattr(database_lock, "BEAT_S", 0.3)


@pytest.mark.usefixtures("_hurried")
async def test_a_database_takes_one_server(postgres: str) -> None:
    async with await Store.open(postgres) as store:
        error = await refused(postgres)
        assert error.code == "in-use"
        for lang in LANGUAGES:
            assert error.message(lang).endswith(".")
        await store.create("ana", "5eed", b"{}", 1.0)
    async with await Store.open(postgres) as store:
        assert await store.load("ana")


def test_a_killed_server_holds_nothing(postgres: str) -> None:
    command = [sys.executable, "-c", HOLD, postgres]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "open\n"
        assert asyncio.run(refused(postgres)).code == "in-use"
        child.kill()

    async def open_again() -> None:
        await (await Store.open(postgres)).close()

    asyncio.run(open_again())


@pytest.mark.usefixtures("_hurried")
async def test_a_lost_lock_is_taken_again(postgres: str, caplog: pytest.LogCaptureFixture) -> None:
    async with await Store.open(postgres) as store:
        lock = lock_of(store)
        before = lock._backend
        with caplog.at_level(logging.WARNING):
            await end_connection(store, lock)
            await held_by_another_backend(lock, before)
        assert "is lost" in caplog.text
        assert (await refused(postgres)).code == "in-use"
        await store.create("ana", "5eed", b"{}", 1.0)


@pytest.mark.usefixtures("_hurried")
async def test_it_is_taken_from_a_connection_that_only_we_have_lost(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database does not know yet that nobody is at the other end."""
    async with await Store.open(postgres) as store:
        lock = lock_of(store)
        before, kept = lock._backend, lock._connection

        async def forget(self: DatabaseLock) -> None:
            self._connection = None

        with monkeypatch.context() as cut:
            cut.setattr(DatabaseLock, "_drop", forget)
            cut.setattr(lock, "_engine", address.read(postgres).engine(1, isolation_level="AUTOCOMMIT"))
            lock._gone.set()
            await held_by_another_backend(lock, before)
            assert lock._backend is not None
            assert not lock._taken.done()
            engine = lock._engine
        assert kept is not None
        await kept.invalidate()
        await kept.close()
        await lock._drop()
        await engine.dispose()


@pytest.mark.usefixtures("_hurried")
async def test_who_is_too_late_for_a_lost_lock_writes_nothing_more(postgres: str) -> None:
    taking = text("SELECT pg_advisory_lock(:number, hashtext(current_schema()))")
    other = address.read(postgres).engine(1, isolation_level="AUTOCOMMIT")
    async with await Store.open(postgres) as store:
        await store.create("ana", "5eed", b"{}", 1.0)
        async with other.connect() as faster:
            waiting = asyncio.create_task(faster.execute(taking, {"number": NUMBER}))
            await asyncio.sleep(0.1)
            await end_connection(store, lock_of(store))
            await waiting
            error = await asyncio.wait_for(store.taken(), 30)
            assert error.code == "taken"
            with pytest.raises(StoreError) as late:
                await store.append("ana", [Row(1, None, b"", 1.0)])
            assert late.value.code == "taken"
    await other.dispose()


async def test_every_seq_is_won_by_one(two: list[Store]) -> None:
    """Both write to the same tables as fast as they can, and learn from each conflict how far the other is."""
    tables, target = [f"table{n}" for n in range(5)], 30
    for name in tables:
        await two[0].create(name, "5eed", b"{}", 1.0)

    async def play(who: int, name: str, chance: random.Random) -> dict[int, bytes]:
        won, seq = {}, 1
        while seq <= target:
            body = f"{who}:{chance.random()}".encode()
            try:
                await two[who].append(name, [Row(seq, None, body, 1.0)], job=Job(name, float(seq), seq))
                won[seq] = body
                seq += 1
            except Conflict as conflict:
                seq = int(conflict.data["expected"])
        return won

    players = [(who, name) for name in tables for who in (0, 1)]
    random.Random(7).shuffle(players)
    won = await asyncio.gather(*(play(who, name, random.Random(who)) for who, name in players))
    for name in tables:
        stored = await two[1].load(name)
        assert stored is not None
        mine, theirs = (won[players.index((who, name))] for who in (0, 1))
        assert mine.keys().isdisjoint(theirs)
        assert {row.seq: row.body for row in stored.rows} == mine | theirs
    assert {job.for_seq for job in await two[0].claim(1e9, 100, 1.0)} == {target}


async def test_a_job_goes_to_one_server(two: list[Store]) -> None:
    names = [f"table{n}" for n in range(60)]
    await asyncio.gather(*(two[0].create(name, "5eed", b"{}", 1.0) for name in names))
    await asyncio.gather(*(two[0].append(name, [], job=Job(name, 1.0, 0)) for name in names))
    found = await asyncio.gather(*(store.claim(2.0, 10, 50.0) for _ in range(8) for store in two))
    claimed = sorted(job.table_id for jobs in found for job in jobs)
    assert claimed == sorted(names)


async def test_lost_connections_are_replaced(two: list[Store]) -> None:
    store, other = two
    await store.create("ana", "5eed", b"{}", 1.0)
    await store.load("ana")
    for seq in range(1, 4):
        await execute(
            other,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )
        await store.append("ana", [Row(seq, None, b"", 1.0)])
    stored = await store.load("ana")
    assert stored is not None
    assert [row.seq for row in stored.rows] == [1, 2, 3]
