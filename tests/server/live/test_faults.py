"""Faults in the middle: what is stored is told or fetched, timers go on, and nothing wrong is tried for ever."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any

import pytest
from tests.server.live.clients import HURRIED, QUICK, Client, begun, connect, hub_on, in_turn, table_of
from tests.server.simulation.store import SimStore

from canasta.server.live import Hub, answers
from canasta.server.live import timers as thinking
from canasta.server.live.answers import Broadcast
from canasta.server.store import StoreError
from canasta.server.tables.errors import TableError
from canasta.server.wire import commands
from canasta.server.wire.commands import Hello
from canasta.server.wire.messages import Ack, Bye
from canasta.server.workers import Inside, WorkError

pytestmark = pytest.mark.anyio


class FaultError(Exception):
    """Put in by a test."""


def last_of(client: Client) -> Any:
    return client.messages[-1]


async def test_a_fault_in_telling_leaves_nobody_untold_and_the_clock_running(
    hub: Hub, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    one, two = await table_of(hub, HURRIED, 2)
    live = hub.tables[one.table.id]

    def fail(*_: object) -> None:
        raise FaultError

    with monkeypatch.context() as broken, caplog.at_level(logging.ERROR):
        broken.setattr(answers.Broadcast, "__init__", fail)
        await one.session.say(commands.Begin(id="b"))
        for client in (one, two):
            await client.until(lambda client=client: isinstance(last_of(client), Bye))
            assert last_of(client).code == "restart"
    assert any(isinstance(message, Ack) for message in one.messages), "it is stored, and who asked knows"
    assert "cannot be told" in caplog.text
    assert not live.lost
    back = await connect(hub, one.table.id, one.key)
    assert back.table.stage == "play"
    await back.until(lambda: any(chair.away for chair in back.table.chairs), 10)


async def test_who_cannot_be_told_comes_back_and_the_others_play_on(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = await table_of(hub, QUICK, 2)
    frame = Broadcast.frame

    def fail(self: Broadcast, seat: int | None, lang: str, command: str | None, *, seated: bool) -> bytes:
        if lang == two.session.lang:
            raise FaultError
        return frame(self, seat, lang, command, seated=seated)

    monkeypatch.setattr(Broadcast, "frame", fail)
    assert isinstance(await one.ask(commands.Begin(id="b")), Ack)
    await two.until(lambda: isinstance(last_of(two), Bye))
    await one.until(lambda: one.table.stage == "play")
    live = hub.tables[one.table.id]
    assert one.seq == live.table.seq
    back = await connect(hub, one.table.id, two.key)
    assert back.seq == live.table.seq


async def test_who_comes_while_an_input_cannot_be_stored_is_not_shown_it(hub: Hub, store: SimStore) -> None:
    (one,) = await in_turn(hub)
    stored = len(store.logs[one.table.id].rows)
    store.slow, store.fails = 0.05, StoreError("disk-full", where="there")
    playing = asyncio.ensure_future(one.session.say(commands.Play(id="p", action=one.view.legal[0])))
    await asyncio.sleep(0.01)
    assert hub.tables[one.table.id].table.seq == stored + 1
    with pytest.raises(TableError) as refused:
        await hub.connect(one.table.id, Hello())
    assert refused.value.code == "again"
    await playing
    again = await connect(hub, one.table.id)
    assert again.seq == stored


class Failing(Inside):
    """An executor whose deep bot goes wrong in the way that the test gives; each attempt is counted."""

    def __init__(self, wrong: str | Exception) -> None:
        self.wrong = wrong
        self.asked: Counter[str] = Counter()

    async def run(self, client: str, work: Any, /, *args: Any, **kwargs: Any) -> Any:
        self.asked[args[2]] += 1  # the chance hangs on how far the match has come
        if isinstance(self.wrong, Exception):
            raise self.wrong
        return self.wrong


@pytest.mark.parametrize(
    "wrong",
    ["discard 5; draw", "fly", "take X X X", WorkError("late"), WorkError("busy"), FaultError()],
    ids=["refused", "no action", "illegal", "late", "busy", "broken"],
)
async def test_a_light_player_acts_where_a_bots_choice_is_no_use(
    store: SimStore, wrong: str | Exception, caplog: pytest.LogCaptureFixture
) -> None:
    executor = Failing(wrong)
    with caplog.at_level(logging.WARNING):
        async with hub_on(store, executor) as hub:
            (one,) = await begun(hub)
            while len(executor.asked) < 6:
                await one.until(lambda: one.acts or len(executor.asked) >= 6)
                if one.acts:
                    await one.play(one.view.legal[0])
    assert set(executor.asked.values()) == {1}
    assert caplog.records


async def test_where_nothing_can_be_done_it_is_tried_once_and_logged(
    hub: Hub, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[int] = []

    async def wrong(attempt: int, *_: object) -> str:
        tried.append(attempt)
        return "fly"

    monkeypatch.setattr("canasta.server.live.timers.choice", wrong)
    (one,) = await table_of(hub, QUICK)
    with caplog.at_level(logging.ERROR):
        await one.ask(commands.Begin(id="b"))
        live = hub.tables[one.table.id]
        while one.acts:
            await one.play(one.view.legal[0])
        async with asyncio.timeout(20):
            while len(tried) < thinking.ATTEMPTS:
                await asyncio.sleep(0.01)
        for _ in range(20):
            live.clockwork.arm()
            await asyncio.sleep(0.01)
    assert tried == list(range(thinking.ATTEMPTS))
    assert caplog.text.count("stands still") == 1
    assert isinstance(await one.ask(commands.Say(id="s", phrase="sorry")), Ack), "and people are heard"
