"""Leases of server processes and what they hold: on every database, and two processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError
from tests.server.kill.wire import Wire
from tests.server.store.conftest import execute

from canasta.server.store import Conflict, Hold, Job, Peer, Row, Store, StoreError
from canasta.server.store.failures import worded
from canasta.server.store.store import READERS
from canasta.texts import LANGUAGES

pytestmark = pytest.mark.anyio

ONE, TWO = Peer(1 << 62, "one", "127.0.0.1:1", "s1"), Peer(7, "two", "127.0.0.1:2", "s2")
LONG = 60_000.0
PATIENCE_S = 5.0  # until a driver gives up making a connection


def row(seq: int) -> Row:
    return Row(seq, None, b"{}", 1.0)


async def taken(store: Store, table_id: str, by: Peer) -> Hold:
    found = await store.take(table_id, by.server)
    assert isinstance(found, Hold)
    return found


@pytest.fixture
async def two(postgres: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two processes with leases, and a table."""
    async with await Store.open(postgres) as one, await Store.open(postgres) as other:
        assert await one.enter(ONE, LONG) == []
        assert await other.enter(TWO, LONG) == [ONE]
        await one.create("ana", "5eed", b"{}", 1.0)
        yield one, other


async def expire(store: Store, who: Peer) -> None:
    await execute(store, f"UPDATE canasta_server SET until = 1 WHERE server = {who.server}")  # noqa: S608


async def test_each_take_has_a_higher_number(store: Store) -> None:
    assert await store.enter(ONE, LONG) == []
    await store.create("ana", "5eed", b"{}", 1.0)
    assert await store.holder("ana") is None
    holds = [await taken(store, "ana", ONE) for _ in range(3)]
    assert holds == [Hold(ONE.server, 1), Hold(ONE.server, 2), Hold(ONE.server, 3)]
    assert await store.holder("ana") == ONE
    await store.let_go({"ana": holds[0]})  # of what was taken anew one does not let go
    assert await store.holder("ana") == ONE
    await store.let_go({"ana": holds[2]})
    assert await store.holder("ana") is None
    assert await taken(store, "ana", ONE) == Hold(ONE.server, 4)
    assert await store.take("nobody", ONE.server) is None


async def test_only_the_last_hold_may_append(store: Store) -> None:
    await store.enter(ONE, LONG)
    await store.create("ana", "5eed", b"{}", 1.0)
    await store.append("ana", [row(1)])  # nobody holds it
    before, now = await taken(store, "ana", ONE), await taken(store, "ana", ONE)
    for rows in ([row(2)], []):
        with pytest.raises(Conflict) as refused:
            await store.append("ana", rows, job=Job("ana", 1.0, 1), hold=before)
        assert refused.value.code == "moved"
    assert all(refused.value.message(lang).endswith(".") for lang in LANGUAGES)
    assert await store.next_due() is None
    await store.append("ana", [row(2)], hold=now)
    with pytest.raises(Conflict) as late:
        await store.append("ana", [row(2)], hold=now)
    assert late.value.code == "conflict"
    with pytest.raises(StoreError, match="no table nobody"):
        await store.append("nobody", [row(1)], hold=now)


async def test_a_process_that_has_left_holds_nothing(two: tuple[Store, Store]) -> None:
    one, other = two
    await taken(one, "ana", ONE)
    await one.leave(ONE.server)
    assert await other.holder("ana") is None
    assert await one.take("ana", ONE.server) == Peer(ONE.server)  # nor does it get anything
    assert await taken(other, "ana", TWO) == Hold(TWO.server, 2)


async def test_of_a_file_nobody_else_can_be_the_owner(file: Path) -> None:
    async with await Store.open(str(file)) as store:
        assert store.sole
        await store.enter(ONE, 0.0)
        assert await store.renew(ONE.server, 0.0) == []  # it never ends
        await store.create("ana", "5eed", b"{}", 1.0)
        await taken(store, "ana", ONE)
    async with await Store.open(str(file)) as store:  # the process before was killed
        assert await store.enter(TWO, 0.0) == []
        assert await taken(store, "ana", TWO) == Hold(TWO.server, 2)


async def test_what_a_living_process_holds_is_not_taken(two: tuple[Store, Store]) -> None:
    one, other = two
    hold = await taken(one, "ana", ONE)
    assert await other.take("ana", TWO.server) == ONE
    assert await other.holder("ana") == ONE
    await one.append("ana", [row(1)], hold=hold)
    await one.let_go({"ana": hold})
    assert await taken(other, "ana", TWO) == Hold(TWO.server, 2)


async def test_of_two_takers_one_wins(two: tuple[Store, Store]) -> None:
    one, other = two
    for number in range(20):
        name = f"table{number}"
        await one.create(name, "5eed", b"{}", 1.0)
        found = await asyncio.gather(one.take(name, ONE.server), other.take(name, TWO.server))
        holds = [each for each in found if isinstance(each, Hold)]
        assert [hold.epoch for hold in holds] == [1]
        assert await one.holder(name) == (ONE if holds[0].server == ONE.server else TWO)


async def test_a_lease_that_is_over_is_never_prolonged(two: tuple[Store, Store]) -> None:
    one, other = two
    assert await one.renew(ONE.server, LONG) == [TWO]
    hold = await taken(one, "ana", ONE)
    await expire(other, ONE)
    assert await one.renew(ONE.server, LONG) is None
    assert await other.renew(TWO.server, LONG) == []
    assert await taken(other, "ana", TWO) == Hold(TWO.server, 2)
    with pytest.raises(Conflict) as late:
        await one.append("ana", [row(1)], hold=hold)
    assert late.value.code == "moved"
    assert await one.take("ana", ONE.server) == TWO


async def test_a_lease_ends_by_itself(two: tuple[Store, Store]) -> None:
    one, other = two
    await taken(one, "ana", ONE)
    assert await one.renew(ONE.server, 100.0) == [TWO]
    async with asyncio.timeout(10):
        while isinstance(await other.take("ana", TWO.server), Peer):
            await asyncio.sleep(0.02)
    assert await one.renew(ONE.server, 100.0) is None


async def test_a_lease_may_end_while_an_append_is_under_way(two: tuple[Store, Store]) -> None:
    """The row is locked by the append: the taker waits for it, and gets what it stored."""
    one, other = two
    hold = await taken(one, "ana", ONE)
    engine = one._writing.engine
    async with await Store.open(engine.url.render_as_string(hide_password=False)) as third:
        runner = third._leases
        assert runner is not None
        async with runner._engine.connect() as connection:  # type: ignore[attr-defined]
            await connection.exec_driver_sql("SELECT last FROM canasta_table WHERE table_id = 'ana' FOR UPDATE")
            await expire(other, ONE)
            taking = asyncio.create_task(other.take("ana", TWO.server))
            await asyncio.sleep(0.1)
            assert not taking.done()
            await connection.exec_driver_sql("UPDATE canasta_table SET last = 1 WHERE table_id = 'ana'")
            await connection.commit()
        assert await taking == Hold(TWO.server, hold.epoch + 1)
    with pytest.raises(Conflict) as late:
        await one.append("ana", [row(2)], hold=hold)
    assert late.value.code == "moved"


async def test_what_belongs_to_a_competition_goes_to_who_holds_it(two: tuple[Store, Store]) -> None:
    one, other = two
    await one.create("Cclub", "", b"{}", 1.0, kind="club")
    await one.create("online", "", b"{}", 1.0, held_with="Cclub")
    club = await taken(one, "Cclub", ONE)
    assert await other.holder("online") == ONE
    assert await other.take("online", TWO.server) == ONE
    table = await taken(one, "online", ONE)
    await one.append("Cclub", [row(1)], hold=club)  # to take the table did not take the competition anew
    await one.let_go({"Cclub": club})
    assert await other.holder("Cclub") == ONE  # not before the table
    await one.let_go({"online": table})
    await one.let_go({"Cclub": club})
    await taken(other, "online", TWO)
    assert await one.holder("Cclub") == TWO


async def test_jobs_of_others_are_not_claimed_while_they_live(two: tuple[Store, Store]) -> None:
    one, other = two
    await other.create("eva", "5eed", b"{}", 1.0)
    hold = await taken(one, "ana", ONE)
    await one.append("ana", [], job=Job("ana", 1.0, 0), hold=hold)
    await one.append("eva", [], job=Job("eva", 2.0, 0))
    assert await other.claim(5.0, 10, 100.0, server=TWO.server) == [Job("eva", 2.0, 0)]
    assert await other.claim(5.0, 10, 100.0, server=TWO.server) == []
    await expire(other, ONE)
    assert await other.claim(5.0, 10, 100.0, server=TWO.server) == [Job("ana", 1.0, 0)]


async def test_whoever_waits_for_a_silent_server_can_be_told_at_once(postgres: str) -> None:
    """Old connections stay silent for ever, new ones work."""
    url = make_url(postgres)
    assert url.port is not None
    with Wire(url.port) as wire:
        async with await Store.open(url.set(port=wire.port).render_as_string(hide_password=False)) as store:
            await store.create("ana", "5eed", b"{}", 1.0)
            assert await store.holder("ana") is None
            wire.cut()
            asked = [asyncio.ensure_future(each) for each in (store.holder("ana"), store.append("ana", [row(1)]))]
            await asyncio.sleep(0.1)
            assert not any(each.done() for each in asked)
            wire.mend(anew=True)
            store.abandon()
            async with asyncio.timeout(20):
                assert await asyncio.gather(*asked) == [None, None], "done again, by new connections"
                await store.append("ana", [row(2)])


async def test_a_connection_that_was_begun_in_the_silence_is_given_up_too(postgres: str) -> None:
    """The lease was lost, and is back: nobody waits for what the driver has begun in between."""
    url = make_url(postgres)
    assert url.port is not None
    with Wire(url.port) as wire:
        async with await Store.open(url.set(port=wire.port).render_as_string(hide_password=False)) as store:
            await store.create("ana", "5eed", b"{}", 1.0)
            await store.holder("ana")
            wire.cut()
            asked = [asyncio.ensure_future(store.holder("ana")) for _ in range(READERS + 1)]
            asked.append(asyncio.ensure_future(store.append("ana", [row(1)])))
            await asyncio.sleep(0.1)
            store.abandon()
            await asyncio.sleep(0.1)
            assert not any(each.done() for each in asked)
            before = asyncio.get_running_loop().time()
            wire.mend(anew=True)
            store.abandon()
            assert await asyncio.gather(*asked) == [None] * len(asked)
            assert asyncio.get_running_loop().time() - before < PATIENCE_S, "the patience of the driver was not tried"


async def test_who_ends_while_the_server_is_silent_waits_for_nothing(postgres: str) -> None:
    """Neither for answers on old connections nor for new ones."""
    url = make_url(postgres)
    assert url.port is not None
    with Wire(url.port) as wire:
        store = await Store.open(url.set(port=wire.port).render_as_string(hide_password=False))
        await store.create("ana", "5eed", b"{}", 1.0)
        await store.holder("ana")
        wire.cut()
        asked = [asyncio.ensure_future(store.holder("ana")) for _ in range(READERS + 1)]
        asked.append(asyncio.ensure_future(store.append("ana", [row(1)])))
        await asyncio.sleep(0.1)
        before = asyncio.get_running_loop().time()
        store.abandon(for_good=True)
        found = await asyncio.gather(*asked, store.holder("ana"), return_exceptions=True)
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
