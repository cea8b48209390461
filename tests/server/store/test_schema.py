"""The steps of the database's schema lead to the schema of the program."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from tests.server.store.conftest import execute, rows_of
from tests.server.store.later_step import later_step

from canasta.server.store import Row, Store, StoreError, schema
from canasta.server.store.reader import Reader
from canasta.server.store.schema import LOG, METADATA, VERSION_TABLE

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
    return list(compare_metadata(context, METADATA))


async def test_the_steps_lead_to_the_schema(store: Store) -> None:
    assert await store._reading.run(differences) == []
    names = await store._reading.run(lambda connection: inspect(connection).get_table_names())
    assert set(names) == {*METADATA.tables, VERSION_TABLE}


async def test_at_the_newest_step_there_is_nothing_to_do(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object, **__: object) -> None:
        raise AssertionError

    script = ScriptDirectory(str(schema.MIGRATIONS), version_locations=[str(schema.MIGRATIONS)])
    assert schema.newest() == script.get_current_head()
    await (await Store.open(address)).close()
    monkeypatch.setattr(MigrationContext, "configure", none)
    async with await Store.open(address) as store:
        assert await store._reading.run(schema.version) == schema.newest()


async def test_a_database_of_an_older_step_is_brought_up_to_date(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await Store.open(address) as store:
        await store.create("ana", "5eed", b"{}", 1.0)
        await store.append("ana", [Row(1, None, b"[]", 2.0)])
    later_step(tmp_path, monkeypatch)
    async with await Reader.open(address) as reader:
        with pytest.raises(StoreError) as refused:
            await reader.at_one_moment(lambda _: None)
        assert refused.value.code == "older"
        assert await reader.load("ana") is not None, "it is read as it is"
    async with await Store.open(address) as store:
        assert await rows_of(store, "ana") == [Row(1, None, b"[]", 2.0)]
        assert await store._reading.run(schema.version) == schema.newest()
        assert "canasta_ink" in await store._reading.run(lambda connection: inspect(connection).get_table_names())


async def test_a_difference_would_be_seen(store: Store) -> None:
    await execute(store, f"ALTER TABLE {LOG.name} ADD COLUMN more INTEGER")
    assert len(await store._reading.run(differences)) == 1


async def test_the_event_loop_does_not_wait(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Alembic takes a while to import and to work: it does so in another thread."""
    seen: list[threading.Thread] = []
    original = schema.migrate

    def migrate(connection: Connection, shown: str) -> None:
        seen.append(threading.current_thread())
        original(connection, shown)

    monkeypatch.setattr(schema, "migrate", migrate)
    async with await Store.open(address) as store:
        assert await store.tables() == []
    assert seen
    assert seen[0] is not threading.current_thread()


async def test_servers_that_start_at_once_take_turns(postgres: str) -> None:
    for store in await asyncio.gather(*(Store.open(postgres) for _ in range(3))):
        assert await store.tables() == []
        await store.close()
