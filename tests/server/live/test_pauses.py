"""A paused table is quiet for everybody: no clock, no bot, no next deal, also after the server has started anew."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.live.clients import QUICK, connect, hub_on, in_turn
from tests.server.simulation.store import SimStore

from canasta.server.live import Hub
from canasta.server.wire import commands
from canasta.server.wire.messages import Ack
from canasta.server.wire.values import PauseInfo, Settings

pytestmark = pytest.mark.anyio


async def test_a_pause_holds_for_all_and_over_a_restart_until_a_player_goes_on(hub: Hub, store: SimStore) -> None:
    one, two = await in_turn(hub, Settings(rules="clasica", ceremony="short", turn_seconds=60, pace=0), 2)
    watcher = await connect(hub, one.table.id)
    live = hub.tables[one.table.id]
    assert isinstance(await two.ask(commands.Pause(id="p")), Ack)
    for reader in (one, two, watcher):
        await reader.until(lambda reader=reader: reader.table.pause == PauseInfo(1))
    assert live.clockwork.clock() is None
    late = one if one.acts else two
    assert (await late.play(late.view.legal[0])).code == "table-paused"
    assert one.table.id not in store.jobs
    for client in (one, two, watcher):
        await client.close()
    await hub.close()
    async with hub_on(store) as again:
        one, two = [await connect(again, one.table.id, client.key) for client in (one, two)]
        assert (one.table.pause, again.tables[one.table.id].table.due()) == (PauseInfo(1), None)
        assert isinstance(await one.ask(commands.Resume(id="r")), Ack)
        await two.until(lambda: two.table.pause is None)
        assert (one if one.acts else two).acts
        assert again.tables[one.table.id].clockwork.clock() is not None


async def test_a_bot_that_thinks_while_somebody_pauses_does_not_act(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    (client,) = await in_turn(hub, QUICK)
    thinking, thought = asyncio.Event(), asyncio.Event()

    async def slowly(*_: object) -> str:
        thinking.set()
        await thought.wait()
        return "draw"

    monkeypatch.setattr("canasta.server.live.timers.choice", slowly)
    while not thinking.is_set():
        if client.acts:
            await client.play(next(one for one in client.view.legal if one.startswith(("draw", "discard"))))
        await asyncio.sleep(0)
    assert isinstance(await client.ask(commands.Pause(id="p")), Ack)
    seq = client.seq
    thought.set()
    await asyncio.sleep(0.05)
    assert hub.tables[client.table.id].table.seq == seq
    assert isinstance(await client.ask(commands.Resume(id="r")), Ack)
    await client.until(lambda: client.seq > seq + 1)
