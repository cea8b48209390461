"""What can go wrong around a table: stores that fail, sockets that are slow, clients that send anything."""

from __future__ import annotations

import asyncio
import os
import signal
import time

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.live.clients import QUICK, connect, in_turn, table_of
from tests.server.simulation.store import SimStore

from canasta.server.live import Hub, Session, goodbye, read_hello
from canasta.server.live import session as sessions
from canasta.server.live.session import MOST_BYTES, MOST_WAITING
from canasta.server.live.timers import STEADY, within_budget
from canasta.server.store import Conflict, StoreError
from canasta.server.tables import inputs
from canasta.server.tables.errors import TableError
from canasta.server.wire import commands
from canasta.server.wire.commands import Hello
from canasta.server.wire.messages import Ack, Bye, Failed, Hinted
from canasta.server.wire.values import Settings
from canasta.server.workers import Inside, WorkerPool, pool

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("error", "code"),
    [(StoreError("disk-full", where="x"), "away"), (Conflict("conflict", table="x"), "restart")],
)
async def test_what_is_not_stored_has_not_happened(hub: Hub, store: SimStore, error: StoreError, code: str) -> None:
    one, two = await table_of(hub, QUICK, 2)
    seq = one.seq
    store.fails = error
    await one.session.say(commands.Begin(id="b"))
    for client in (one, two):
        await client.until(lambda client=client: any(isinstance(m, Bye) for m in client.messages))
        assert (client.messages[-1].code, client.messages[-1].again) == (code, True)
        assert client.seq == seq, "nobody was told"
    back = await connect(hub, one.table.id, one.key)
    assert back.seq == seq
    assert back.table.stage == "open"
    assert isinstance(await back.ask(commands.Begin(id="b")), Ack)


async def test_what_the_table_would_do_by_itself_and_cannot_store_is_no_fault_of_its_own(
    hub: Hub, store: SimStore, caplog: pytest.LogCaptureFixture
) -> None:
    one, _ = await table_of(hub, QUICK, 2)
    live = hub.tables[one.table.id]

    async def act() -> None:
        async with live.lock:
            await live.commit(0, inputs.MatchBegun())

    store.fails = StoreError("disk-full", where="x")
    live.clockwork.begin(act)
    await one.until(lambda: isinstance(one.messages[-1], Bye))
    await asyncio.sleep(0.01)
    assert "stands still" not in caplog.text


async def test_a_socket_that_does_not_read_is_let_go(hub: Hub) -> None:
    one, _ = await table_of(hub, QUICK, 2)
    slow = await hub.connect(one.table.id, Hello())
    await asyncio.sleep(0)
    for number in range(MOST_WAITING + 10):
        await one.ask(commands.Say(id=f"s{number}", phrase="hello"))
    frames = []
    while (frame := slow.take()) is not None:
        frames.append(msgspec.json.decode(frame))
    assert [frame["t"] for frame in frames] == ["bye"]
    assert frames[0]["code"] == "slow"
    assert slow.ended
    back = await connect(hub, one.table.id, after=0)
    assert back.seq == one.seq


async def test_a_socket_that_closes_in_the_middle_of_a_command_loses_nothing(hub: Hub, store: SimStore) -> None:
    one, two = await table_of(hub, QUICK, 2)
    store.slow = 0.1
    task = asyncio.ensure_future(one.session.say(commands.Begin(id="b")))
    await asyncio.sleep(0.02)
    task.cancel()
    await one.close()
    store.slow = 0.0
    await two.until(lambda: two.table.stage == "play")
    back = await connect(hub, two.table.id, one.key)
    assert isinstance(await back.ask(commands.Begin(id="b")), Ack), "it is known to have been done"


def test_what_is_no_hello_is_refused() -> None:
    for frame in (
        "",
        "{}",
        '{"do":"ping"}',
        '{"do":"hello","key":7}',
        b"\xff\xfe",
        '{"do":"hello","lang":"fr"}',
        "[" * 9999,
    ):
        with pytest.raises(TableError) as error:
            read_hello(frame)
        bye = msgspec.json.decode(goodbye(error.value, "es"))
        assert bye["t"] == "bye"
        assert bye["message"]
    assert read_hello('{"do":"hello","lang":"es","after":3}').after == 3


async def answers(session: Session, frame: str | bytes) -> list[dict[str, object]]:
    await session.handle(frame)
    return [msgspec.json.decode(taken) for taken in iter(session.take, None)]


hostile = st.one_of(
    st.binary(max_size=80),
    st.text(max_size=80),
    st.fixed_dictionaries(
        {
            "do": st.sampled_from(
                ["hello", "lang", "settings", "bot", "begin", "play", "say", "chat", "try", "hint", "warn", "rematch"]
            ),
            "id": st.text(max_size=45) | st.just("ok"),
        },
        optional={
            "action": st.text(max_size=20),
            "chair": st.integers(),
            "text": st.text(max_size=9),
            "key": st.text(),
        },
    ).map(msgspec.json.encode),
)


def test_whatever_a_client_sends_is_answered_and_harms_nobody() -> None:
    with asyncio.Runner() as runner:
        hub = Hub(SimStore(), executor=Inside())
        (one,) = runner.run(table_of(hub, Settings(rules="clasica")))

        async def send(frames: list[str | bytes]) -> None:
            watcher = await hub.connect(one.table.id, Hello())
            watcher.take()
            for frame in frames:
                for answer in await answers(watcher, frame):
                    assert answer["t"] in ("failed", "pong", "welcome", "presence")
            await watcher.close()
            assert hub.tables[one.table.id].table.seq == 2

        @settings(max_examples=40)
        @given(frames=st.lists(hostile, max_size=5))
        def sent(frames: list[str | bytes]) -> None:
            runner.run(send(frames))

        sent()
        assert isinstance(runner.run(one.ask(commands.Rename(id="r", name="Eva", avatar="owl"))), Ack)
        runner.run(hub.close())


async def test_frames_are_bounded_and_wrong_ones_named(hub: Hub) -> None:
    (one,) = await table_of(hub, QUICK)
    await one.session.handle("x" * (MOST_BYTES + 1))
    await one.until(lambda: any(isinstance(m, Failed) and m.code == "table-too-long" for m in one.messages))
    await one.session.handle('{"do":"play","id":"p7"}')
    failed = await one.until(lambda: next((m for m in one.messages if isinstance(m, Failed) and m.id == "p7"), None))
    assert failed.code == "table-not-understood"
    assert "action" in failed.message
    assert (await one.ask(commands.Hint(id="h"))).code == "table-hints-turn"
    await one.session.handle('{"do":"hello"}')
    await one.until(lambda: any(isinstance(m, Failed) and m.code == "table-hello-twice" for m in one.messages))


async def test_a_table_has_room_for_so_many_sockets(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("canasta.server.live.attendance.MOST_SESSIONS", 2)
    (one,) = await table_of(hub, QUICK)
    await connect(hub, one.table.id)
    with pytest.raises(TableError, match="2 devices"):
        await hub.connect(one.table.id, Hello())
    assert hub.counts() == {"tables": 1, "players": 1, "watchers": 1}
    assert sessions.MOST_BYTES == 16_384


async def test_bots_think_in_another_process_which_is_replaced_when_it_dies(store: SimStore) -> None:
    hub = Hub(store)
    (one,) = await in_turn(hub, QUICK)
    assert isinstance(await one.ask(commands.Hint(id="h1")), Hinted)
    child = await hub.helper.run("", os.getpid)
    assert child != os.getpid()
    os.kill(child, signal.SIGKILL)
    assert isinstance(await one.ask(commands.Hint(id="h2")), Hinted)
    await hub.close()


async def test_while_many_wait_no_bot_tries_anything_out() -> None:
    executor = WorkerPool(1, most_each=100)
    assert [within_budget(level, executor) for level in ("master", "greedy")] == ["master", "greedy"]
    many = int(pool.MOST_WAITING_S / pool.USUAL_S) + 2
    waiting = [asyncio.create_task(executor.run("", time.sleep, 0.01)) for _ in range(many)]
    await asyncio.sleep(0)
    assert executor.crowded
    assert [within_budget(level, executor) for level in ("master", "greedy")] == [STEADY, "greedy"]
    await asyncio.gather(*waiting)
    assert not executor.crowded
    await executor.close()


async def test_a_few_long_choices_are_as_much_as_many_short_ones() -> None:
    executor = WorkerPool(1, most_each=100)
    await executor.run("", time.sleep, 0)  # the process is there
    await executor.run("", time.sleep, 4 * pool.MOST_WAITING_S)  # a quarter of this is expected of the next
    waiting = [asyncio.create_task(executor.run("", time.sleep, 0)) for _ in range(3)]
    await asyncio.sleep(0)
    assert executor.crowded
    await asyncio.gather(*waiting)
    await executor.close()
