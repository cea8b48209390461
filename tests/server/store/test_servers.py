"""Several servers on one PostgreSQL: they share the work, and harm nothing even without taking logs."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator

import pytest
from tests.server.store.conftest import execute

from canasta.server.store import Conflict, Job, Row, Store

pytestmark = pytest.mark.anyio


@pytest.fixture
async def two(postgres: str) -> AsyncIterator[list[Store]]:
    async with await Store.open(postgres) as one, await Store.open(postgres) as other:
        yield [one, other]


async def test_every_seq_is_won_by_one(two: list[Store]) -> None:
    """Both write to the same tables as fast as they can, and learn from each conflict how far the other is."""
    tables, target = [f"table{n}" for n in range(5)], 30
    for name in tables:
        await two[0].create(name, "5eed", b"{}", 1.0)

    async def play(who: int, name: str, chance: random.Random) -> dict[int, bytes]:
        won, seq = {}, 1
        while seq <= target:
            body = f"{who}:{chance.random()}".encode()
            try:
                await two[who].append(name, [Row(seq, None, body, 1.0)], job=Job(name, float(seq), seq))
                won[seq] = body
                seq += 1
            except Conflict as conflict:
                seq = int(conflict.data["expected"])
        return won

    players = [(who, name) for name in tables for who in (0, 1)]
    random.Random(7).shuffle(players)
    won = await asyncio.gather(*(play(who, name, random.Random(who)) for who, name in players))
    for name in tables:
        stored = await two[1].load(name)
        assert stored is not None
        mine, theirs = (won[players.index((who, name))] for who in (0, 1))
        assert mine.keys().isdisjoint(theirs)
        assert {row.seq: row.body for row in stored.rows} == mine | theirs
    assert {job.for_seq for job in await two[0].claim(1e9, 100, 1.0)} == {target}


async def test_a_job_goes_to_one_server(two: list[Store]) -> None:
    names = [f"table{n}" for n in range(60)]
    await asyncio.gather(*(two[0].create(name, "5eed", b"{}", 1.0) for name in names))
    await asyncio.gather(*(two[0].append(name, [], job=Job(name, 1.0, 0)) for name in names))
    found = await asyncio.gather(*(store.claim(2.0, 10, 50.0) for _ in range(8) for store in two))
    claimed = sorted(job.table_id for jobs in found for job in jobs)
    assert claimed == sorted(names)


async def test_lost_connections_are_replaced(two: list[Store]) -> None:
    store, other = two
    await store.create("ana", "5eed", b"{}", 1.0)
    await store.load("ana")
    for seq in range(1, 4):
        await execute(
            other,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )
        await store.append("ana", [Row(seq, None, b"", 1.0)])
    stored = await store.load("ana")
    assert stored is not None
    assert [row.seq for row in stored.rows] == [1, 2, 3]
