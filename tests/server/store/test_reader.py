"""A database is read beside its server, whatever step of the schema it has seen, and stays as it is."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.store.conftest import execute

from canasta.server.store import Row, Store, StoreError
from canasta.server.store.reader import Reader

pytestmark = pytest.mark.anyio


async def test_it_reads_beside_the_server_and_can_write_nothing(address: str) -> None:
    async with await Store.open(address) as store:
        await store.create("ana", "5eed", b"{}", 1.0)
        await store.create("club", "", b"{}", 2.0, kind="club")
        await store.append("ana", [Row(1, "c", b"[1]", 3.0)])
        async with await Reader.open(address) as reader:
            assert [(each.table_id, each.kind, each.last) for each in await reader.tables()] == [
                ("ana", "table", 1), ("club", "club", 0),
            ]  # fmt: skip
            assert await reader.load("ana") == await store.load("ana")
            assert await reader.load("eva") is None
            await store.append("ana", [Row(2, None, b"[2]", 4.0)])
            assert await reader.load("ana") == await store.load("ana")
            with pytest.raises(StoreError, match=r"read-only|only be read"):
                await reader._runner.run(lambda connection: connection.exec_driver_sql("DELETE FROM canasta_log"))


async def test_a_log_with_a_gap_is_seen_by_reader_and_store(address: str) -> None:
    async with await Store.open(address) as store:
        await store.create("ana", "5eed", b"{}", 1.0)
        await store.append("ana", [Row(1, None, b"[1]", 3.0), Row(2, None, b"[2]", 3.0)])
        await execute(store, "DELETE FROM canasta_log WHERE seq = 1")
        async with await Reader.open(address) as reader:
            for one in (reader, store):
                with pytest.raises(StoreError) as error:
                    await one.load("ana")
                assert error.value.code == "rows-missing"


async def test_a_file_that_its_work_cannot_write_is_no_fault_of_the_database(address: str, tmp_path: Path) -> None:
    await (await Store.open(address)).close()
    async with await Reader.open(address) as reader:
        with pytest.raises(FileNotFoundError, match="nowhere"):
            await reader.at_one_moment(lambda _: (tmp_path / "nowhere" / "backup").write_bytes(b""))
        assert await reader.tables() == []


async def test_a_database_without_the_schema_is_refused(address: str) -> None:
    async with await Store.open(address) as store:
        await execute(store, "DROP TABLE canasta_version")
        with pytest.raises(StoreError, match="not a canasta database"):
            await Reader.open(address)


async def test_what_is_no_database_stays_as_it_is(tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    with pytest.raises(StoreError) as error:
        await Reader.open(str(other))
    assert error.value.code == "not-there"
    other.write_text("a shopping list")
    with pytest.raises(StoreError) as error:
        await Reader.open(str(other))
    assert (error.value.code, other.read_text()) == ("foreign", "a shopping list")
    assert [path.name for path in tmp_path.iterdir()] == ["other.db"]
