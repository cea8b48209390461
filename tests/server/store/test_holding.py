"""Several processes on one PostgreSQL: logs are taken and shared, notices heard, silent connections left."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError
from tests.server.kill.wire import Wire
from tests.server.store.conftest import ALONE, execute, rows_of

from canasta.server.store import Conflict, Hold, Job, Row, Store, StoreError
from canasta.server.store.holding import Holding
from canasta.server.store.runner import worded
from canasta.server.store.store import READERS
from canasta.server.store.values import EVERY
from canasta.texts import LANGUAGES

pytestmark = pytest.mark.anyio

ONE, TWO = 1 << 62, 7
PATIENCE_S = 5.0  # until a driver gives up making a connection


def row(seq: int) -> Row:
    return Row(seq, None, b"{}", 1.0)


def holding(store: Store) -> Holding:
    assert store.holding is not None
    return store.holding


async def taken(store: Store, table_id: str, by: int) -> Hold:
    found = await holding(store).take(table_id, "table", by)
    assert found is not None
    return found


@pytest.fixture
async def two(postgres: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two processes, and a table."""
    async with await Store.open(postgres) as one, await Store.open(postgres) as other:
        await one.create("ana", "5eed", b"{}", 1.0)
        yield one, other


@pytest.fixture
async def heard(two: tuple[Store, Store]) -> AsyncIterator[list[tuple[str, int]]]:
    """The notices that a third process hears, in order; `until_heard` waits for the last of it."""
    notices: list[tuple[str, int]] = []
    async with holding(two[0]).listening(lambda name, epoch: notices.append((name, epoch))):
        yield notices


@pytest.fixture
def wired(postgres: str) -> Iterator[tuple[Wire, str]]:
    """A wire to the database that can be cut, and the address that leads over it."""
    url = make_url(postgres)
    assert url.port is not None
    with Wire(url.port) as wire:
        yield wire, url.set(port=wire.port).render_as_string(hide_password=False)


async def until_heard(store: Store, notices: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """All notices so far: one more take, of a table of its own, comes after them."""
    name = f"end{secrets.token_hex(4)}"
    await store.create(name, "5eed", b"{}", 1.0)
    await taken(store, name, ONE)
    await taken(store, name, TWO)
    async with asyncio.timeout(10):
        while (name, 2) not in notices:
            await asyncio.sleep(0.01)
    found = [each for each in notices if not each[0].startswith("end")]
    notices.clear()
    return found


async def test_of_a_file_no_other_process_can_be_the_owner(file: Path) -> None:
    async with await Store.open(str(file)) as store:
        assert store.holding is None


async def test_each_take_has_a_higher_number_and_only_the_last_may_append(two: tuple[Store, Store]) -> None:
    one, other = two
    await one.append("ana", [row(1)])  # nobody holds it
    before, again, now = await taken(one, "ana", ONE), await taken(one, "ana", ONE), await taken(other, "ana", TWO)
    assert [before, again, now] == [Hold(ONE, 1), Hold(ONE, 2), Hold(TWO, 3)]
    for late in (before, again):
        for rows in ([row(2)], []):
            with pytest.raises(Conflict) as refused:
                await one.append("ana", rows, job=Job("ana", 1.0, 1), hold=late)
            assert refused.value.code == "moved"
    assert all(refused.value.message(lang).endswith(".") for lang in LANGUAGES)
    assert await one.claim(1e9, 10, 0.0) == []
    await other.append("ana", [row(2)], hold=now)
    with pytest.raises(Conflict) as doubled:
        await other.append("ana", [row(2)], hold=now)
    assert doubled.value.code == "conflict"
    with pytest.raises(StoreError, match="no table nobody"):
        await other.append("nobody", [row(1)], hold=now)


async def test_what_is_not_there_or_of_another_kind_is_not_taken(two: tuple[Store, Store]) -> None:
    one, other = two
    hold = await taken(one, "ana", ONE)
    assert await holding(other).take("nobody", "table", TWO) is None
    assert await holding(other).take("ana", "club", TWO) is None
    await one.append("ana", [row(1)], hold=hold)


async def test_only_who_takes_from_another_tells_it(two: tuple[Store, Store], heard: list[tuple[str, int]]) -> None:
    one, other = two
    before = await taken(one, "ana", ONE)
    now = await taken(one, "ana", ONE)
    assert await until_heard(one, heard) == []
    await holding(one).let_go({"ana": before})  # of what was taken anew one does not let go
    await taken(other, "ana", TWO)
    assert await until_heard(one, heard) == [("ana", 3)]
    await holding(one).let_go({"ana": now})
    await holding(other).let_go({"ana": Hold(TWO, 3)})
    assert await taken(one, "ana", ONE) == Hold(ONE, 4)
    assert await until_heard(one, heard) == []


async def test_of_two_takers_the_later_one_writes(two: tuple[Store, Store]) -> None:
    for number in range(20):
        name = f"table{number}"
        await two[0].create(name, "5eed", b"{}", 1.0)
        holds = await asyncio.gather(*(taken(store, name, who) for store, who in zip(two, (ONE, TWO), strict=True)))
        assert sorted(hold.epoch for hold in holds) == [1, 2]
        for store, hold in zip(two, holds, strict=True):
            if hold.epoch == 2:
                await store.append(name, [row(1)], hold=hold)
            else:
                with pytest.raises(Conflict):
                    await store.append(name, [row(1)], hold=hold)


async def test_a_taker_waits_for_an_append_that_is_under_way(postgres: str, two: tuple[Store, Store]) -> None:
    one, other = two
    hold = await taken(one, "ana", ONE)
    async with await Store.open(postgres) as third:
        async with third._writing._engine.connect() as connection:  # type: ignore[attr-defined]
            await connection.exec_driver_sql("SELECT last FROM canasta_table WHERE table_id = 'ana' FOR UPDATE")
            taking = asyncio.create_task(taken(other, "ana", TWO))
            await asyncio.sleep(0.1)
            assert not taking.done()
            await connection.exec_driver_sql("UPDATE canasta_table SET last = 1 WHERE table_id = 'ana'")
            await connection.commit()
        assert await taking == Hold(TWO, hold.epoch + 1)
    with pytest.raises(Conflict) as late:
        await one.append("ana", [row(2)], hold=hold)
    assert late.value.code == "moved"


async def test_who_holds_what_is_changed_past_it_is_told(
    two: tuple[Store, Store], heard: list[tuple[str, int]]
) -> None:
    """Rewritten, gone on with, deleted, replaced: the holder can no longer write, and hears of it."""
    one, other = two
    hold = await taken(one, "ana", ONE)
    await one.append("ana", [row(1)], hold=hold)
    await other.rewrite({"ana": {1: b'{"other":1}'}})
    assert await until_heard(one, heard) == [("ana", 2)]
    with pytest.raises(Conflict):
        await one.append("ana", [row(2)], hold=hold)
    hold = await taken(one, "ana", ONE)
    stored = await other.load("ana")
    assert stored is not None
    longer = replace(stored, rows=[*stored.rows, row(2)])
    assert await other.take_in([longer], going_on=True) == ["ana"]
    assert await until_heard(one, heard) == [("ana", 4)]
    with pytest.raises(Conflict):
        await one.append("ana", [row(3)], hold=hold)
    await taken(one, "ana", ONE)
    assert not await other.remove(["ana"], 0.5), "it was touched since"
    assert not await other.remove(["ana", "nobody"], 2.0)
    assert await until_heard(one, heard) == []
    assert await other.remove(["ana"], 2.0)
    assert await until_heard(one, heard) == [("ana", 6)]
    await other.replace(lambda: [longer])
    assert (EVERY, 0) in await until_heard(one, heard)


async def test_after_a_silence_one_asks_what_is_still_held(two: tuple[Store, Store]) -> None:
    one, other = two
    await one.create("eva", "5eed", b"{}", 1.0)
    holds = {name: await taken(one, name, ONE) for name in ("ana", "eva")}
    await taken(other, "eva", TWO)
    async with holding(one).listening(lambda *_: None) as line:
        assert await line.still_held({**holds, "nobody": Hold(ONE, 1)}) == {"ana"}
        assert await line.still_held({}) == set()


async def test_a_connection_that_listens_is_left_at_once(wired: tuple[Wire, str]) -> None:
    wire, address = wired
    async with await Store.open(address) as store:
        before = asyncio.get_running_loop().time()
        async with holding(store).listening(lambda *_: None) as line:
            await line.beat()
            wire.cut()
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.3):
                    await line.beat()
        assert asyncio.get_running_loop().time() - before < PATIENCE_S
        wire.mend(anew=True)
        async with holding(store).listening(lambda *_: None) as line:
            await execute(store, f"SELECT pg_terminate_backend({line._connection.get_server_pid()})")
            with pytest.raises(StoreError) as lost:
                await line.beat()
            assert lost.value.code == "unreachable"


async def test_whoever_waits_for_a_silent_server_can_be_told_at_once(wired: tuple[Wire, str]) -> None:
    """Old connections stay silent for ever, new ones work."""
    wire, address = wired
    async with await Store.open(address) as store:
        await store.create("ana", "5eed", b"{}", 1.0)
        await store.load("ana")
        wire.cut()
        asked = await asking(store, 1)
        wire.mend(anew=True)
        holding(store).abandon()
        async with asyncio.timeout(20):
            await asyncio.gather(*asked)  # done again, by new connections
            await store.append("ana", [row(2)])


async def asking(store: Store, readers: int) -> list[asyncio.Future[Any]]:
    """Somebody who writes to the table, and so many who read it; all wait for the database."""
    asked: list[asyncio.Future[Any]] = [asyncio.ensure_future(store.load("ana")) for _ in range(readers)]
    asked.append(asyncio.ensure_future(store.append("ana", [row(1)])))
    await asyncio.sleep(0.1)
    assert not any(each.done() for each in asked)
    return asked


async def test_a_connection_that_was_begun_in_the_silence_is_given_up_too(wired: tuple[Wire, str]) -> None:
    """The database is back: what the driver has begun in between is not waited for."""
    wire, address = wired
    async with await Store.open(address) as store:
        await store.create("ana", "5eed", b"{}", 1.0)
        await store.load("ana")
        wire.cut()
        asked = await asking(store, READERS + 1)
        holding(store).abandon()
        await asyncio.sleep(0.1)
        assert not any(each.done() for each in asked)
        before = asyncio.get_running_loop().time()
        wire.mend(anew=True)
        holding(store).abandon()
        await asyncio.gather(*asked)
        assert asyncio.get_running_loop().time() - before < PATIENCE_S, "the patience of the driver was not tried"


async def test_who_ends_while_the_server_is_silent_waits_for_nothing(wired: tuple[Wire, str]) -> None:
    """Neither for answers on old connections nor for new ones."""
    wire, address = wired
    store = await Store.open(address)
    await store.create("ana", "5eed", b"{}", 1.0)
    await store.load("ana")
    wire.cut()
    asked = await asking(store, READERS + 1)
    before = asyncio.get_running_loop().time()
    holding(store).abandon(for_good=True)
    found = await asyncio.gather(*asked, store.load("ana"), return_exceptions=True)
    await store.close()
    assert {getattr(each, "code", each) for each in found} == {"unreachable"}
    assert asyncio.get_running_loop().time() - before < PATIENCE_S, "the patience of the driver was not tried"


async def test_what_a_driver_cancels_cancels_nobody_else(postgres: str) -> None:
    def cancelled(_: object) -> None:
        raise asyncio.CancelledError

    async with await Store.open(postgres) as store:
        with pytest.raises(StoreError) as refused:
            await store._group.alone(cancelled)
        assert refused.value.code == "unreachable"
        await store.create("ana", "5eed", b"{}", 1.0)  # the writer lives


def test_a_silent_connection_that_was_left_is_a_server_out_of_reach() -> None:
    assert worded(DBAPIError("SELECT 1", None, asyncio.CancelledError()), "there").code == "unreachable"


async def test_every_seq_is_won_by_one(two: tuple[Store, Store]) -> None:
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
        mine, theirs = (won[players.index((who, name))] for who in (0, 1))
        assert mine.keys().isdisjoint(theirs)
        assert {row.seq: row.body for row in await rows_of(two[1], name)} == mine | theirs
    assert {job.for_seq for job in await two[0].claim(1e9, 100, 1.0)} == {target}


async def test_a_job_goes_to_one_server(two: tuple[Store, Store]) -> None:
    names = [f"table{n}" for n in range(60)]
    await asyncio.gather(*(two[0].create(name, "5eed", b"{}", 1.0) for name in names))
    await asyncio.gather(*(two[0].append(name, [], job=Job(name, 1.0, 0)) for name in names))
    found = await asyncio.gather(*(store.claim(2.0, 10, 50.0) for _ in range(8) for store in two))
    claimed = sorted(job.table_id for jobs in found for job in jobs)
    assert claimed == sorted(names)


async def test_lost_connections_are_replaced(two: tuple[Store, Store]) -> None:
    store, other = two
    await store.load("ana")
    for seq in range(1, 4):
        await execute(other, ALONE)
        await store.append("ana", [Row(seq, None, b"", 1.0)])
    assert [row.seq for row in await rows_of(store, "ana")] == [1, 2, 3]
