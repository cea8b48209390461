"""Counts of what addresses have caused to be stored: they add up, whoever counts, and go with their day."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

import pytest
from tests.server.store.conftest import on_server, removed

from canasta.server.store import Row, Store, bans, usage
from canasta.server.store.reader import Reader, copy_database
from canasta.server.store.values import Usage

pytestmark = pytest.mark.anyio
FULL = Usage(5, 100, 10_000)


async def test_counts_of_all_processes_add_up(address: str) -> None:
    async with await Store.open(address) as store:
        assert await store.count(7, {"b": Usage(1, 2, 30), "a": Usage(1, 1, 1)}, (), FULL) == {
            "a": Usage(1, 1, 1),
            "b": Usage(1, 2, 30),
        }
        assert await store.count(7, {"b": Usage(1, 8, 70)}, ("a", "c"), FULL) == {
            "b": Usage(2, 10, 100),
            "a": Usage(1, 1, 1),
        }
    async with await Store.open(address) as store:
        assert await store.count(7, {}, ("b",), FULL) == {"b": Usage(2, 10, 100)}, "a start later"
        assert await store.count(8, {}, ("b",), FULL) == {}, "another day"


@pytest.mark.parametrize("much", [Usage(5, 0, 0), Usage(0, 100, 0), Usage(0, 0, 10_000)])
async def test_what_is_full_is_told_to_all(store: Store, much: Usage) -> None:
    await store.count(7, {"full": much, "near": Usage(4, 99, 9_999)}, (), FULL)
    assert await store.count(7, {}, (), FULL) == {"full": much}


async def test_there_may_be_many_addresses(store: Store) -> None:
    many = {f"2001:db8:0:{number:x}::/64": Usage(1, number, 1) for number in range(1_300)}
    none_full = Usage(9, 9_999, 9)
    assert await store.count(7, many, (), none_full) == many
    assert await store.count(7, {}, list(many), none_full) == many


async def test_days_are_forgotten_and_an_address_on_demand(address: str) -> None:
    async with await Store.open(address) as store:
        for day in (5, 6, 7):
            await store.count(day, {"a": Usage(1, 1, day), "b": Usage(1, 1, 1)}, (), FULL)
        await store.forget_counts(7)
        assert [len(await store.count(day, {}, ("a",), FULL)) for day in (5, 6, 7)] == [0, 0, 1]
        async with await Reader.open(address) as reader:
            fullest = await reader.at_one_moment(partial(usage.fullest, day=7, most=1))
        assert fullest == {"a": Usage(1, 1, 7)}
        for there in (True, False):
            assert await bans.beside(address, partial(usage.lift, address="a")) == there
        assert await store.count(7, {}, ("a", "b"), FULL) == {"b": Usage(1, 1, 1)}


async def test_the_size_grows_with_what_is_kept(store: Store) -> None:
    before = await store.size()
    await store.create("ana", "5eed", b"{}", 1.0)
    await store.append("ana", [Row(seq, None, b"x" * 1_000, 1.0) for seq in range(1, 301)])
    assert await store.size() >= before + 300_000


async def test_there_is_room_again_once_logs_are_gone(address: str) -> None:
    """On PostgreSQL once it has cleared up, as it does by itself: the disk does not have the room back."""

    async def fill(store: Store, name: str) -> None:
        await store.create(name, "5eed", b"{}", 1.0)
        await store.append(name, [Row(seq, None, os.urandom(900), 1.0) for seq in range(1, 601)])

    async with await Store.open(address) as store:
        sole, before = store.sole, await store.size()
        await fill(store, "ana")
        assert await store.size() > before + 500_000
        await fill(store, "eva")
        full = await store.size()
        await removed(store, ["ana"])
        assert sole or await store.size() > before + 500_000, "nothing takes that room yet"
    async with await Store.open(address) as store:
        while not sole and await store.size() > before + 700_000:  # its figures come late
            await on_server("VACUUM canasta_log", address)
        assert before + 500_000 < await store.size() < before + 700_000
        await fill(store, "leo")
        assert await store.size() < full + 100_000
        await removed(store, ["eva", "leo"])
    async with await Store.open(address) as store:
        while not sole and await store.size() > before + 200_000:
            await on_server("VACUUM canasta_log", address)
        assert await store.size() < before + 200_000


async def test_a_copy_of_a_file_knows_no_address(file: Path, tmp_path: Path) -> None:
    async with await Store.open(str(file)) as store:
        await store.count(7, {"198.51.100.77": Usage(1, 1, 1)}, (), FULL)
    assert b"198.51.100.77" in file.read_bytes()
    copy = tmp_path / "copy.db"
    await copy_database(file, copy)
    assert b"198.51.100.77" not in copy.read_bytes()
