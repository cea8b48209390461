"""Backups and restoring: a moment of a database that is written to, replayed, and put back in either kind."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.store.conftest import removed
from tests.server.store.later_step import later_step
from tests.server.upkeep.conftest import spoilt

from canasta.server.store import Row, Store, Stored, StoreError, whole_logs
from canasta.server.store.reader import Reader
from canasta.server.upkeep.backups import back_up, logs_in
from canasta.server.upkeep.replays import Inspection, inspect_each

pytestmark = pytest.mark.anyio


async def backed_up(address: str, target: Path) -> Inspection:
    async with await Reader.open(address) as reader:
        return await back_up(reader, target, lambda _: None)


async def all_of(address: str) -> list[Stored]:
    async with await Reader.open(address) as reader:
        found = await reader.at_one_moment(lambda connection: list(whole_logs.every(connection)))
    return sorted(found, key=lambda log: log.table_id)


async def test_a_backup_beside_a_running_server_is_one_moment(stocked: str, tmp_path: Path, logs: list[Stored]) -> None:
    async with await Store.open(stocked) as store:
        await store.create("busy", "", b"{}", 1.0)
        stop = asyncio.Event()

        async def write() -> None:
            number = 0
            while not stop.is_set():
                number += 1
                await store.append("busy", [Row(number, None, b"[]", 1.0)])

        writing = asyncio.create_task(write())
        found = await backed_up(stocked, tmp_path / "backup")
        stop.set()
        await writing
    assert len(found.findings) == len(logs) + 1
    assert [each.log_id for each in found.bad] == ["busy"]  # its rows are no inputs
    async with logs_in(tmp_path / "backup") as read:
        there = {log.table_id: log for log in read()}
    assert {log.table_id: log for log in logs}.items() <= there.items()
    assert [row.seq for row in there["busy"].rows] == list(range(1, len(there["busy"].rows) + 1))
    assert (tmp_path / "backup").stat().st_mode & 0o777 == 0o600
    assert not list(tmp_path.glob(".*.part*"))


async def test_a_backup_is_restored_as_it_was(stocked: str, tmp_path: Path, logs: list[Stored]) -> None:
    before = await all_of(stocked)
    await backed_up(stocked, tmp_path / "backup")
    async with await Store.open(stocked) as store:
        await removed(store, [log.table_id for log in logs[1:]])
        await store.create("later", "", b"{}", 1.0)
        async with logs_in(tmp_path / "backup") as read:
            await store.replace(read)
    assert await all_of(stocked) == before


async def test_a_backup_moves_to_the_other_kind_of_database(stocked: str, tmp_path: Path) -> None:
    """From PostgreSQL to SQLite, and from SQLite to another file."""
    before = await all_of(stocked)
    await backed_up(stocked, tmp_path / "backup")
    other = str(tmp_path / "other.db")
    async with await Store.open(other) as store, logs_in(tmp_path / "backup") as read:
        await store.replace(read)
    assert await all_of(other) == before


async def test_a_senseless_log_is_named_and_the_others_replay(stocked: str, tmp_path: Path, logs: list[Stored]) -> None:
    bad, gap = spoilt(logs[1]), replace(logs[2], rows=[logs[2].rows[0], *logs[2].rows[2:]])
    headless = replace(logs[3], rows=logs[3].rows[1:])
    wrong = {log.table_id: log for log in (bad, gap, headless)}
    async with await Store.open(stocked) as store:
        await removed(store, wrong)
        await store.take_in(list(wrong.values()))
    found = await backed_up(stocked, tmp_path / "backup")
    assert {each.log_id for each in found.unreadable} == set(wrong)
    assert len(found.findings) == len(logs)
    async with await Store.open(stocked) as store, logs_in(tmp_path / "backup") as read:
        await store.replace(read)  # asked for, it gives back what there was
    assert {log.table_id: log for log in await all_of(stocked)}.items() >= wrong.items()


async def test_a_backup_of_an_older_schema_is_brought_up_to_date_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = tmp_path / "old.db"
    async with await Store.open(str(old)) as store:
        await store.create("t1", "", b"{}", 1.0)
        await store.append("t1", [Row(1, None, b"[]", 1.0)])
    later_step(tmp_path, monkeypatch)
    with pytest.raises(StoreError) as caught:
        await all_of(str(old))
    assert caught.value.code == "older"
    before = old.read_bytes()
    assert len((await backed_up(str(old), tmp_path / "backup")).findings) == 1
    async with logs_in(old) as read:
        assert len(inspect_each(read()).findings) == 1
    assert old.read_bytes() == before


async def test_what_fails_in_the_middle_of_a_restore_changes_nothing(stocked: str, logs: list[Stored]) -> None:
    before = await all_of(stocked)
    async with await Store.open(stocked) as store:
        with pytest.raises(StoreError):
            await store.replace(lambda: iter([*logs, logs[0]]))
    assert await all_of(stocked) == before
