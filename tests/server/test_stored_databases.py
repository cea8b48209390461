"""Every database that was ever stored opens with everything in it; the steps of the schema lead there with data."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from tests.server.corpus import logs
from tests.server.corpus.databases import filled, logs_of, migrated, names, restored
from tests.server.store import conftest

from canasta import __version__
from canasta.server.store import Row, Store, StoreError
from canasta.server.store import address as addresses
from canasta.server.store.reader import Reader
from canasta.server.store.schema import newest, version
from canasta.server.upkeep.replays import inspect_all

pytestmark = pytest.mark.anyio
file, postgres, address = conftest.file, conftest.postgres, conftest.address  # fixtures: a database of each kind


async def digests(source: Store | Reader) -> dict[str, Any]:
    found = {}
    for listed in await source.tables():
        stored = await source.load(listed.table_id)
        assert stored is not None
        assert (stored.kind, len(stored.rows)) == (listed.kind, listed.last)
        found[listed.table_id] = await logs.digest_of(stored)
    return found


@pytest.mark.parametrize("name", names())
async def test_a_stored_database_opens_as_it_was(name: str, tmp_path: Path) -> None:
    place = tmp_path / "tables.sqlite"
    then = restored(name, place)
    async with await Reader.open(str(place)) as reader:
        assert await digests(reader) == then, "as it is, before any step"
    await _opens_as_it_was(str(place), then)


@pytest.mark.parametrize("name", names())
async def test_it_opens_as_it_was_on_postgresql(name: str, postgres: str, tmp_path: Path) -> None:
    """A server of then on PostgreSQL had the same rows, in the same step of the schema."""
    place = tmp_path / "tables.sqlite"
    then = restored(name, place)
    async with await Reader.open(str(place)) as reader:
        kept = [await reader.load(table_id) for table_id in then]

    def make(connection: Connection) -> None:
        migrated(connection, name.rpartition("-")[2])
        filled(connection, [log for log in kept if log is not None])

    await asyncio.to_thread(lambda: asyncio.run(done(postgres, make)))
    async with await Reader.open(postgres) as reader:
        assert await digests(reader) == then
    await _opens_as_it_was(postgres, then)


def test_the_present_database_is_there_and_keeps_results() -> None:
    name = f"{__version__}-{newest()}"
    assert name in names(), "python -m tests.server.corpus"
    found = logs_of(name)
    assert {log.kind for log in found if any(b'"kept":' in row.body for row in log.rows)} == {"table", "club", "sheet"}


async def _opens_as_it_was(place: str, then: dict[str, Any]) -> None:
    async with await Store.open(place) as store:
        assert await store._reading.run(version) == newest()
        assert await digests(store) == then
        found = await inspect_all(store)
        assert (len(found.findings), found.bad) == (len(then), [])
        (listed, *_) = await store.tables()
        await store.append(listed.table_id, [Row(listed.last + 1, None, b"[]", listed.touched)])


async def done(address: str, work: Any) -> None:
    runner = addresses.read(address).runner(1)
    try:
        await runner.run(work)
    finally:
        await runner.close()


async def test_a_database_of_a_newer_step_stays_as_it_is(address: str) -> None:
    async with await Store.open(address) as store:
        await store.create("ana", "5eed", b"{}", 1.0)

    def newer(connection: Connection) -> None:
        connection.exec_driver_sql("UPDATE canasta_version SET version_num = '9999'")
        connection.exec_driver_sql("ALTER TABLE canasta_table ADD COLUMN ink INTEGER")

    await asyncio.to_thread(lambda: asyncio.run(done(address, newer)))
    for opening in (Store.open, Reader.open):
        with pytest.raises(StoreError) as refused:
            await opening(address)
        assert (refused.value.code, "newer canasta" in refused.value.message("en")) == ("newer", True)
