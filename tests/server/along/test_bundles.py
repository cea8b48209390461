"""Sealed bundles in the database: kept, renewed, found by their key alone, deleted without a trace."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from canasta.server.along.sealed import MOST_BYTES, AlongError, Bundles, id_of
from canasta.server.store import Store
from canasta.server.store.reader import Reader
from canasta.server.upkeep.backups import back_up, logs_in
from canasta.server.upkeep.carrying import copy_of, receive
from canasta.server.upkeep.pruning import old_logs, pruned
from canasta.server.upkeep.replays import inspect_all

pytestmark = pytest.mark.anyio
KEY, OTHER = "k" * 43, "o" * 43
DAY_MS = 86_400_000


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    async with await Store.open(str(file)) as opened:
        yield opened


@pytest.fixture
def bundles(store: Store) -> Bundles:
    return Bundles(store, lambda: 1_000_000.0)


async def test_a_bundle_is_read_by_its_key_and_renewed(bundles: Bundles, store: Store) -> None:
    assert await bundles.keep(KEY, b"first", 0) == 1
    assert await bundles.keep(KEY, b"second \x00\xff", 1) == 2
    assert await bundles.read(KEY) == (b"second \x00\xff", 2)
    with pytest.raises(AlongError, match="Nothing is kept"):
        await bundles.read(OTHER)
    stored = await store.load(id_of(KEY))
    assert stored is not None
    assert b"Zmlyc3Q" not in b"".join(row.body for row in stored.rows), "of the one before nothing is left"


async def test_of_two_devices_the_second_hears_of_the_first(bundles: Bundles) -> None:
    await bundles.keep(KEY, b"first", 0)
    with pytest.raises(AlongError) as error:
        await bundles.keep(KEY, b"another", 0)
    assert error.value.code == "newer"
    done = await asyncio.gather(*(bundles.keep(KEY, b"%d" % number, 1) for number in range(4)), return_exceptions=True)
    assert [each for each in done if isinstance(each, int)] == [2]
    assert {each.code for each in done if isinstance(each, AlongError)} == {"newer"}
    assert (await bundles.read(KEY))[1] == 2


async def test_two_first_ones_at_once(bundles: Bundles) -> None:
    done = await asyncio.gather(bundles.keep(KEY, b"one", 0), bundles.keep(KEY, b"two", 0), return_exceptions=True)
    assert sorted(str(getattr(each, "code", each)) for each in done) == ["1", "newer"]


async def test_what_is_forgotten_is_gone_from_the_file(bundles: Bundles, store: Store, file: Path) -> None:
    await bundles.keep(KEY, b"sealed for ever", 0)
    await bundles.keep(OTHER, b"of somebody else", 0)
    await bundles.forget(KEY)
    await bundles.forget(KEY)
    with pytest.raises(AlongError):
        await bundles.read(KEY)
    with pytest.raises(AlongError) as error:
        await bundles.keep(KEY, b"again", 1)
    assert error.value.code == "no-bundle", "the other device must not bring it back unasked"
    await store.close()
    with sqlite3.connect(file) as plain:
        dump = "\n".join(plain.iterdump())
    assert id_of(KEY) not in dump
    assert id_of(OTHER) in dump
    assert b"c2VhbGVkIGZvciBldmVy" not in file.read_bytes()


async def test_the_key_is_nowhere_in_the_database(bundles: Bundles, store: Store, file: Path) -> None:
    await bundles.keep(KEY, b"sealed", 0)
    await store.close()
    assert KEY.encode() not in file.read_bytes()


async def test_the_longest_goes_to_another_database(bundles: Bundles, store: Store, tmp_path: Path) -> None:
    sealed = bytes(MOST_BYTES)
    await bundles.keep(KEY, sealed, 0)
    lines = await copy_of(store, id_of(KEY), at=1.0)
    async with await Store.open(str(tmp_path / "other.db")) as other:
        copy, changed = await receive(other, lines, 2.0)
        assert (copy.what, changed) == ("bundle", [id_of(KEY)])
        assert await Bundles(other, lambda: 1_000_000.0).read(KEY) == (sealed, 1)


async def test_it_is_checked_backed_up_and_pruned_after_a_year(bundles: Bundles, store: Store, tmp_path: Path) -> None:
    await bundles.keep(KEY, b"old", 0)
    recent = time.time() * 1000 - 200 * DAY_MS
    await Bundles(store, lambda: recent).keep(OTHER, b"of this year", 0)
    found = await inspect_all(store)
    assert found.bad == []
    assert found.counts()["bundle", "good"] == 2
    async with await Reader.open(str(tmp_path / "tables.db")) as reader:
        await back_up(reader, tmp_path / "backup.sqlite", lambda _: None)
    async with logs_in(tmp_path / "backup.sqlite") as logs:
        assert {log.kind for log in logs()} == {"bundle"}
    old = await old_logs(store, 180)
    assert (old.gone, old.running) == ((id_of(KEY),), 1)
    assert await pruned(store, old) == 0
    assert (await bundles.read(OTHER))[0] == b"of this year"
