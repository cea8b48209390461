"""A fault of the database is noticed, reported once, and over when it is over."""

from __future__ import annotations

import logging
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event

from canasta.server.store import Row, Store, StoreError
from canasta.server.store.runner import QUIET_S, Condition

pytestmark = pytest.mark.anyio


def limit(store: Store, pages: int) -> None:
    """From the next write on the file has no more pages than that."""

    @event.listens_for(store._writing.engine, "begin", once=True)
    def _limit(connection: object) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")  # type: ignore[attr-defined]


async def test_a_full_disk_is_told_once_and_found_by_who_asks(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    async with await Store.open(str(file)) as store:
        await store.check()
        await store.create("ana", "5eed", b"{}", 1.0)
        for _ in range(3):
            limit(store, 1)
            with pytest.raises(StoreError) as refused:
                await store.append("ana", [Row(1, None, bytes(100_000), 1.0)])
            assert refused.value.code == "disk-full"
            assert await store.load("ana") is not None, "what is there can be read all the same"
        assert [record.levelname for record in caplog.records] == ["ERROR"]
        assert str(file) in caplog.text
        limit(store, 100_000)
        await store.check()
        assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING"]
        limit(store, 100_000)
        await store.append("ana", [Row(1, None, bytes(100_000), 1.0)])


async def test_a_write_that_changes_nothing_goes_to_the_disk(file: Path) -> None:
    """Else a full disk would seem well before it is."""
    async with await Store.open(str(file)) as store:
        store._condition.note("writing", StoreError("disk-full", where="x"))
        log = file.with_name(f"{file.name}-wal")
        before = log.stat().st_size if log.exists() else 0
        await store.check()
        assert log.stat().st_size > before
        assert not store._condition.failing("writing")


async def test_asking_works_on_every_database(store: Store) -> None:
    store._condition.note("writing", StoreError("unreachable", where="x"))
    await store.check()
    assert not store._condition.failing("writing")


async def test_what_is_asked_wrongly_is_no_trouble_of_the_database(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    await store.create("ana", "5eed", b"{}", 1.0)
    for refused in (store.create("ana", "5eed", b"{}", 1.0), store.append("bea", [Row(1, None, b"{}", 1.0)])):
        with pytest.raises(StoreError):
            await refused
    await store.check()
    assert caplog.records == []


def test_a_trouble_that_comes_and_goes_is_not_told_each_time(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)
    now = 0.0
    condition = Condition("here", lambda: now)
    for _ in range(5):
        condition.note("reading", StoreError("busy", where="here"))
        condition.note("writing", StoreError("busy", where="here"))
        condition.note("reading", None)
        condition.note("writing", None)
    assert len(caplog.records) == 1
    now += QUIET_S
    condition.note("reading", StoreError("busy", where="here"))
    assert len(caplog.records) == 2


async def test_damage_stays_damage(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    async with await Store.open(str(file)) as store:
        for _ in range(3):
            store._condition.note("reading", StoreError("damaged", where=str(file)))
            assert await store.tables() == []
        assert len(caplog.records) == 1
        with pytest.raises(StoreError, match="damaged"):
            await store.check()


@pytest.mark.skipif(os.name == "nt", reason="needs a system with modes")
async def test_only_the_owner_may_read_the_file(file: Path) -> None:
    with closing(sqlite3.connect(file)):
        pass
    file.touch()
    file.chmod(0o664)
    async with await Store.open(str(file)) as store:
        await store.create("ana", "5eed", b"{}", 1.0)
        found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
    assert set(found) >= {file.name, f"{file.name}.lock", f"{file.name}-wal"}
    assert set(found.values()) == {0o600}
