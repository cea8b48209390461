"""A wall clock that is set changes nothing: nobody is away by it, nothing stands still."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from tests.server.live.clients import HURRIED, connect, hub_on, in_turn, play_to, table_of
from tests.server.simulation.store import SimStore

from canasta.server.journal.time_and_chance import ServerClock
from canasta.server.live import Hub, attendance, timers
from canasta.server.tables import inputs
from canasta.server.wire import commands
from canasta.server.wire.messages import Ack
from canasta.server.wire.values import Settings

pytestmark = pytest.mark.anyio
HOUR = 3_600_000.0
SLOW = Settings(rules="clasica", ceremony="short", turn_seconds=30, pace=0)
LEAPS = pytest.mark.parametrize("leap", [2 * HOUR, -3 * HOUR], ids=["2 h on", "3 h back"])


class HandClock:
    """A number that is moved by hand."""

    def __init__(self, now: float = 1e12) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@LEAPS
def test_stamps_follow_the_time_that_passes(leap: float) -> None:
    wall, elapsed = HandClock(1_700_000_000.0), HandClock(50.0)
    clock = ServerClock(wall, elapsed)
    assert clock.now_ms() == 1_700_000_000_000
    wall.now += leap / 1000
    elapsed.now += 1.5
    assert clock.now_ms() == 1_700_000_001_500


@LEAPS
async def test_no_clock_of_a_table_sees_it(hub: Hub, leap: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that reads the wall clock reads another time from here on."""
    one, two = await in_turn(hub, SLOW, 2)
    live = hub.tables[one.table.id]
    wall = time.time
    monkeypatch.setattr(time, "time", lambda: wall() + leap / 1000)
    before: Any = live.clockwork.clock()
    live.clockwork.arm()
    await one.ask(commands.Say(id="hello", phrase="sorry"))
    after: Any = live.clockwork.clock()
    assert 0 <= before.left_ms - after.left_ms < 20_000
    assert not any(chair.away for chair in one.table.chairs)
    actor = one if one.acts else two
    await actor.play(actor.view.legal[0])
    assert live.clockwork.clock().left_ms > 20_000  # type: ignore[union-attr]
    await two.close()
    await one.until(lambda: live.people.here[:2] == [True, False])
    refused = await one.ask(commands.Replace(id="r", player=1))
    assert refused.code == "table-replace-soon"
    assert int("".join(sign for sign in refused.message if sign.isdigit())) <= 61


@LEAPS
async def test_timers_go_by_what_passes_whatever_stamps_inputs_bear(
    hub: Hub, leap: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log may hold stamps of a server whose clock was wrong."""
    one, two = await in_turn(hub, SLOW, 2)
    live = hub.tables[one.table.id]
    steady = HandClock(0.0)
    live.clockwork = timers.Clockwork(live, ServerClock(awake=steady))
    live.clockwork.wake()
    assert live.clockwork.clock().left_ms == 30_000  # type: ignore[union-attr]
    stamps = hub.clock.now_ms()
    monkeypatch.setattr(hub.clock, "now_ms", lambda: stamps + leap)
    for _ in range(2):
        await one.until(lambda: one.acts or two.acts)
        actor = one if one.acts else two
        await actor.play(actor.view.legal[0])
        assert live.clockwork.clock().left_ms == 30_000  # type: ignore[union-attr]
        steady.now += 12
        assert live.clockwork.clock().left_ms == 18_000  # type: ignore[union-attr]
    assert not any(chair.away for chair in one.table.chairs)


async def test_a_log_from_the_future_does_not_stop_the_bots(store: SimStore) -> None:
    """A server whose clock went three hours ahead was stopped, and its successor has the right time."""
    ahead = ServerClock(wall=lambda: time.time() + 3 * HOUR / 1000)
    async with hub_on(store, clock=ahead) as first:
        (client,) = await in_turn(first, HURRIED)
    async with hub_on(store) as second:
        again = await connect(second, client.table.id, client.key)
        await again.until(lambda: again.table.chairs[0].away, 20)
        assert isinstance(await again.ask(commands.Back(id="back")), Ack)
        seq = again.seq
        await play_to([again], lambda: again.seq > seq + 8, random.Random(1))
        played = [inputs.ROWS.decode(row.body)[1] for row in store.logs[client.table.id].rows]
        assert any(isinstance(entry, inputs.Away) for entry in played)


async def test_a_log_from_the_future_does_not_hold_up_the_dealer(
    store: SimStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody's browser has not added to the shuffle yet; the dealer waits for it a moment, not three hours."""
    monkeypatch.setattr(attendance, "ADD_MS", 100)
    async with hub_on(store, clock=ServerClock(wall=lambda: time.time() + 3 * HOUR / 1000)) as first:
        clients = await table_of(first, Settings(rules="clasica", turn_seconds=0, pace=0, seating="given"), 4)
        table = clients[0].table.id
    async with hub_on(store) as second:
        again = [await connect(second, table, client.key) for client in clients]
        dealer = again[second.tables[table].table.match.dealer]  # type: ignore[union-attr]
        other = next(client for client in again if client is not dealer)
        other.session.adds = True
        assert 0 < second.tables[table].clockwork.left_to_add(dealer.player) <= 100
        assert isinstance(await dealer.ask(commands.Shuffle(id="now")), Ack)
