"""Pruning: what is old goes, whole, and what was touched since the look stays."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.server.upkeep.test_care import aged, under_way

from canasta.server.store import Row, Store, Stored
from canasta.server.upkeep.pruning import OldLogs, old_logs, pruned
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
    return await pruned(store, found)


async def left(store: Store) -> set[str]:
    return {each.table_id for each in await store.tables()}


async def test_what_is_old_goes(address: str, logs: list[Stored]) -> None:
    tables, club = two_of(logs)
    async with await Store.open(address) as store:
        young = aged(tables.pop(), 5)
        await store.take_in([*tables, *club, young])
        assert await sweep(store) == 0
        assert await left(store) == {young.table_id}


async def test_what_was_touched_since_the_look_stays(address: str, logs: list[Stored]) -> None:
    (touched, *_), club = two_of(logs)
    async with await Store.open(address) as store:
        await store.take_in([touched, *club])
        found = await old_logs(store, 30)
        number = len(touched.rows) + 1
        await store.append(touched.table_id, [Row(number, None, b"[]", found.before + 1.0)])
        assert await sweep(store, found) == 1
        assert await left(store) == {touched.table_id}
