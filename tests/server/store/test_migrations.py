"""The steps of the database's schema lead to the schema of the program."""

from __future__ import annotations

import asyncio
import threading

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from tests.server.store.conftest import execute

from canasta.server.store import Row, Store, StoreError, migrate
from canasta.server.store import address as addresses
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
    def upgrade(*_: object) -> None:
        raise AssertionError

    assert migrate.newest() == ScriptDirectory(str(migrate.FOLDER)).get_current_head()
    await (await Store.open(address)).close()
    monkeypatch.setattr("alembic.command.upgrade", upgrade)
    async with await Store.open(address) as store:
        assert await store._reading.run(migrate.version) == migrate.newest()


async def test_what_belongs_to_a_competition_is_held_with_it(address: str) -> None:
    """Before the third step nothing said so but the competition's log."""
    async with await Store.open(address) as store:
        await store.create("ana", "5eed", b"{}", 1.0)
        await store.append("ana", [Row(1, None, b"[]", 2.0)])
        await store.create("Cold", "", b"{}", 1.0, kind="club")
        await store.create("Sold", "", b"{}", 1.0, kind="sheet")
        await store.create("online", "", b"{}", 1.0)
        said = (b'[1,{"did":"online","round":1,"tables":[[3,"online"]]}]', b'[1,{"did":"sheet","sheet":"Sold"}]', b"?")
        await store.append("Cold", [Row(seq, None, body, 1.0) for seq, body in enumerate(said, 1)])
        await execute(store, "DROP TABLE canasta_usage")
        await execute(store, "DROP TABLE canasta_ban")
        await execute(store, "DROP INDEX canasta_table_held_with")
        for column in ("held_with", "epoch", "owner"):
            await execute(store, f"ALTER TABLE canasta_table DROP COLUMN {column}")
        await execute(store, "DROP TABLE canasta_server")
        await execute(store, "UPDATE canasta_version SET version_num = '0002'")
    async with await Store.open(address) as store:
        asked = "SELECT table_id, held_with FROM canasta_table ORDER BY created, table_id"
        found = await store._reading.run(lambda connection: list(connection.exec_driver_sql(asked)))
        assert {tuple(row) for row in found} == {
            ("ana", None),
            ("Cold", None),
            ("Sold", "Cold"),
            ("online", "Cold"),
        }
        assert await store._reading.run(differences) == []


async def test_before_the_second_step_there_were_only_tables(address: str) -> None:
    async with await Store.open(address) as store:
        await store.create("ana", "5eed", b"{}", 1.0)
        await store.append("ana", [Row(1, None, b"[]", 2.0)])
        await execute(store, "DROP TABLE canasta_usage")
        await execute(store, "DROP TABLE canasta_ban")
        await execute(store, "DROP INDEX canasta_table_held_with")
        for column in ("held_with", "epoch", "owner", "kind"):
            await execute(store, f"ALTER TABLE canasta_table DROP COLUMN {column}")
        await execute(store, "DROP TABLE canasta_server")
        await execute(store, "UPDATE canasta_version SET version_num = '0001'")
    async with await Store.open(address) as store:
        stored = await store.load("ana")
        assert stored is not None
        assert (stored.kind, stored.rows) == ("table", [Row(1, None, b"[]", 2.0)])
        assert await store._reading.run(differences) == []


async def test_a_difference_would_be_seen(store: Store) -> None:
    await execute(store, f"ALTER TABLE {LOG.name} ADD COLUMN more INTEGER")
    assert len(await store._reading.run(differences)) == 1


async def test_a_newer_schema_is_refused(address: str) -> None:
    async with await Store.open(address) as store:
        await execute(store, "UPDATE canasta_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="newer canasta") as refused:
        await Store.open(address)
    assert refused.value.code == "newer"


async def test_the_event_loop_does_not_wait(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Alembic takes a while to import and to work: it does so in another thread."""
    seen: list[threading.Thread] = []
    original = migrate.upgrade

    def upgrade(connection: Connection, shown: str) -> None:
        seen.append(threading.current_thread())
        original(connection, shown)

    monkeypatch.setattr(migrate, "upgrade", upgrade)
    async with await Store.open(address) as store:
        assert await store.tables() == []
    assert seen
    assert seen[0] is not threading.current_thread()


async def test_servers_that_start_at_once_take_turns(postgres: str) -> None:
    for store in await asyncio.gather(*(Store.open(postgres) for _ in range(3))):
        assert await store.tables() == []
        await store.close()


async def test_whose_turn_has_just_ended_is_no_older_server(postgres: str) -> None:
    """PostgreSQL gives the locks of a transaction back one by one: the next may come in between."""
    last = addresses.read(postgres).engine(1)
    async with last.connect() as connection:
        taking = text("SELECT pg_advisory_xact_lock_shared(:number, hashtext(current_schema()))")
        await connection.execute(taking, {"number": migrate.OLD_LOCK})
        await (await Store.open(postgres)).close()
    await last.dispose()


async def test_the_schema_is_not_changed_under_an_older_server(postgres: str) -> None:
    taking = text("SELECT pg_advisory_lock(:number, hashtext(current_schema()))")
    older = addresses.read(postgres).engine(1, isolation_level="AUTOCOMMIT")
    async with older.connect() as connection:
        await connection.execute(taking, {"number": migrate.OLD_LOCK})
        with pytest.raises(StoreError) as refused:
            await Store.open(postgres)
        assert refused.value.code == "in-use"
    await older.dispose()
    await (await Store.open(postgres)).close()
