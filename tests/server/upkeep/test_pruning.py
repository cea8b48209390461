"""Pruning beside living servers: what they hold stays, and what goes is gone whole."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.server.store.conftest import execute
from tests.server.upkeep.test_care import aged, under_way

from canasta.server.journal.lease import Lease
from canasta.server.live import Hub
from canasta.server.store import Conflict, Hold, Peer, Row, Store, Stored, StoreError
from canasta.server.upkeep.pruning import NAME, OldLogs, old_logs, pruned
from canasta.server.upkeep.replays import kind_of

pytestmark = pytest.mark.anyio


def two_of(logs: list[Stored]) -> tuple[list[Stored], list[Stored]]:
    """Old tables that are over, and an old competition with a part."""
    over = [log for log in logs if log.kind == "table" and not under_way(log)]
    for club in logs:
        parts = kind_of(club).parts(club)
        there = [replace(log, held_with=club.table_id) for log in logs if log.table_id in parts]
        if there:
            return [aged(log, 40) for log in over], [aged(club, 40), *(aged(log, 40) for log in there)]
    raise AssertionError("the corpus has no competition with a part")


async def sweep(store: Store, found: OldLogs | None = None) -> int:
    found = found or await old_logs(store, 30)
    return await pruned(store, found, Lease(store, Peer(0, NAME)))


async def left(store: Store) -> set[str]:
    return {each.table_id for each in await store.tables()}


async def test_what_is_old_goes_under_a_lease(address: str, logs: list[Stored]) -> None:
    tables, club = two_of(logs)
    async with await Store.open(address) as store:
        young = aged(tables.pop(), 5)
        await store.take_in([*tables, *club, young])
        assert await sweep(store) == 0
        assert await left(store) == {young.table_id}
        assert await store.enter(Peer(5, "another"), 60_000) == [], "the lease of the pruning is over"


async def test_what_a_living_server_holds_stays(postgres: str, logs: list[Stored]) -> None:
    tables, club = two_of(logs)
    held = tables[0]
    async with await Store.open(postgres) as theirs, await Store.open(postgres) as store:
        await store.take_in([*tables, *club])
        lease = Lease(theirs, Peer(0, "a server", "127.0.0.1:1"))
        hub = Hub(theirs, workers=0, lease=lease)
        await hub.start()
        try:
            journal = await hub.tables.take(held.table_id)
            part = await theirs.take(club[-1].table_id, lease.me.server)
            assert isinstance(part, Hold)
            assert await sweep(store) == 1 + len(club)
            assert await left(store) == {held.table_id, *(log.table_id for log in club)}
            assert journal is hub.tables.known(held.table_id), "nobody has noticed"
            await theirs.append(club[-1].table_id, [], hold=part)
            first = await theirs.take(club[0].table_id, lease.me.server)
            assert isinstance(first, Hold)
            for log, hold in ((club[-1], part), (club[0], first)):
                await theirs.let_go({log.table_id: hold})
            assert await sweep(store) == 1
            assert await left(store) == {held.table_id}
        finally:
            await hub.close()
        assert await sweep(store) == 0
        assert await left(store) == set()


async def test_what_was_touched_or_taken_since_the_look_stays(address: str, logs: list[Stored]) -> None:
    (touched, *_), club = two_of(logs)
    async with await Store.open(address) as store:
        await store.take_in([touched, *club])
        found = await old_logs(store, 30)
        number = len(touched.rows) + 1
        await store.append(touched.table_id, [Row(number, None, b"[]", found.before + 1.0)])
        assert await sweep(store, found) == 1
        assert await left(store) == {touched.table_id}


async def test_nobody_writes_to_what_is_being_deleted(address: str, logs: list[Stored]) -> None:
    (log, *_), _ = two_of(logs)
    async with await Store.open(address) as store:
        await store.take_in([log])
        await store.enter(Peer(1, "a"), 60_000)
        before = await store.take(log.table_id, 1)
        assert isinstance(before, Hold)
        await store.let_go({log.table_id: before})
        if not store.sole:
            await store.enter(Peer(2, "b"), 60_000)
        taken = await store.take(log.table_id, 2)
        assert isinstance(taken, Hold)
        late = [Row(len(log.rows) + 1, None, b"[]", 1.0)]
        with pytest.raises(Conflict):
            await store.append(log.table_id, late, hold=before)
        assert not await store.remove({log.table_id: before}, float("inf"))
        assert not await store.remove({log.table_id: taken, "nobody": taken}, float("inf"))
        assert await store.remove({log.table_id: taken}, float("inf"))
        with pytest.raises(StoreError):
            await store.append(log.table_id, late, hold=taken)
        assert await store.take(log.table_id, 2) is None


async def test_a_lease_that_is_over_deletes_nothing(postgres: str, logs: list[Stored]) -> None:
    (log, *_), _ = two_of(logs)
    async with await Store.open(postgres) as store:
        await store.take_in([log])
        await store.enter(Peer(1, "a"), 60_000)
        taken = await store.take(log.table_id, 1)
        assert isinstance(taken, Hold)
        await execute(store, "UPDATE canasta_server SET until = 0")
        assert not await store.remove({log.table_id: taken}, float("inf"))
        assert await left(store) == {log.table_id}
