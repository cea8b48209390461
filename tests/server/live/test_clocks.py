"""Nobody waits for ever: clocks, bots that stand in, the time between deals, tables that sleep."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest
from tests.server.live.clients import HURRIED, QUICK, begun, connect, hub_on, in_turn, play_to, until
from tests.server.simulation.store import SimStore

from canasta.server.live import Hub, attendance, timers
from canasta.server.live.table import SPARED_MS
from canasta.server.live.timers import GRACE_MS
from canasta.server.store import Job
from canasta.server.tables import inputs
from canasta.server.tables import table as tables
from canasta.server.tables.errors import TableError
from canasta.server.wire import commands
from canasta.server.wire.messages import Ack, Did
from canasta.server.wire.values import Settings
from canasta.server.workers import Inside

pytestmark = pytest.mark.anyio


def inputs_of(store: SimStore, table_id: str) -> list[tuple[int | None, inputs.Input]]:
    return [inputs.ROWS.decode(row.body) for row in store.logs[table_id].rows]


async def test_a_clock_runs_out_a_bot_plays_and_its_owner_comes_back(hub: Hub, store: SimStore) -> None:
    one, two = await begun(hub, HURRIED, 2)
    clock: Any = await one.until(
        lambda: next((m.clock for m in reversed(one.messages) if isinstance(m, Did) and m.clock), None)
    )
    assert (clock.whole_ms, 0 < clock.left_ms <= 1000) == (1000, True)
    late = one if clock.player == one.player else two
    await one.until(lambda: one.table.chairs[late.player].away, 5.0)
    assert (None, inputs.Away(late.player or 0)) in inputs_of(store, one.table.id)
    stood = await one.until(
        lambda: [e for _, e in inputs_of(store, one.table.id) if isinstance(e, inputs.ActionsPlayed) and e.stand_in],
        5.0,
    )
    assert stood[0].actions.split()[0] in ("draw", "take")
    assert isinstance(await late.ask(commands.Back(id="back")), Ack)
    await one.until(lambda: not one.table.chairs[late.player].away)
    assert (await late.ask(commands.Back(id="again"))).code == "table-not-away"


async def test_any_command_of_somebody_away_brings_them_back(hub: Hub) -> None:
    one, two = await begun(hub, HURRIED, 2)
    await one.until(lambda: any(chair.away for chair in one.table.chairs), 5.0)
    late = next(client for client in (one, two) if one.table.chairs[client.player].away)
    assert isinstance(await late.ask(commands.Say(id="sorry", phrase="sorry")), Ack)
    await one.until(lambda: not one.table.chairs[late.player].away)


async def test_nobody_is_hurried_where_the_clock_is_off(hub: Hub) -> None:
    one, two = await in_turn(hub, QUICK, 2)
    live = hub.tables[one.table.id]
    assert live.table.due() is None
    assert live.clockwork.clock() is None
    assert (await one.ask(commands.Replace(id="r", player=1))).code == "table-replace-here"
    await two.close()
    await one.until(lambda: live.people.here[:2] == [True, False])
    assert (await one.ask(commands.Replace(id="r", player=1))).code == "table-replace-soon"
    live.people.gone[1] -= attendance.GONE_MS
    assert isinstance(await one.ask(commands.Replace(id="r", player=1)), Ack)
    await one.until(lambda: one.table.chairs[1].away)
    assert isinstance(await one.ask(commands.Abandon(id="a")), Ack)
    await one.until(lambda: one.table.stage == "finished" and one.table.abandoned)


async def test_the_host_frees_the_chair_of_who_has_gone_and_a_newcomer_plays_on(hub: Hub) -> None:
    one, two = await in_turn(hub, msgspec.structs.replace(QUICK, spectators=False), 2)
    live, old = hub.tables[one.table.id], two.key
    assert (await one.ask(commands.Unseat(id="u", chair=1))).code == "table-replace-here"
    await two.close()
    await one.until(lambda: live.people.here[:2] == [True, False])
    assert (await one.ask(commands.Unseat(id="u", chair=1))).code == "table-replace-soon"
    live.people.gone[1] -= attendance.GONE_MS
    assert isinstance(await one.ask(commands.Unseat(id="u", chair=1)), Ack)
    await one.until(lambda: one.table.chairs[1].vacant)
    with pytest.raises(TableError, match="opens no seat"):
        await connect(hub, one.table.id, old)
    watching = await connect(hub, one.table.id)  # the link works until somebody has come
    seated = await hub.join(one.table.id, 1, "Zoe", "fox")
    newcomer = await connect(hub, one.table.id, seated.key)
    await one.until(lambda: one.table.chairs[1].name == "Zoe")
    assert newcomer.view.seat is not None
    assert len(newcomer.view.hand) == newcomer.view.hands[newcomer.view.seat]
    await watching.close()
    with pytest.raises(TableError, match="Only the players"):
        await connect(hub, one.table.id)


async def test_the_next_deal_begins_when_all_who_are_here_want_it_or_after_a_while(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = await begun(hub, QUICK, 2)
    await play_to([one, two], lambda: one.table.stage == "between", random.Random(1))
    assert isinstance(await one.ask(commands.Next(id="n1")), Ack)
    await one.until(lambda: one.table.chairs[0].ready)
    assert one.table.stage == "between", "the other is still looking at the sheet"
    await two.close()  # nobody waits for who has gone
    await one.until(lambda: one.table.deal == 2)
    two = await connect(hub, one.table.id, two.key)
    monkeypatch.setattr(tables, "BETWEEN_MS", 300)
    await play_to([one, two], lambda: one.table.stage == "between" or one.table.deal == 3, random.Random(2))
    if one.table.stage == "between":
        await one.ask(commands.Next(id="n2"))
    await one.until(lambda: one.table.deal == 3, 5.0)


async def test_a_table_sleeps_when_all_have_gone_and_their_clocks_stand(
    hub: Hub, store: SimStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timers, "GRACE_MS", 150)
    (client,) = await in_turn(hub, HURRIED)
    table_id, key = client.table.id, client.key
    live = hub.tables[table_id]
    await client.close()
    await asyncio.sleep(0.4)
    assert not live.clockwork.awake
    assert table_id not in store.jobs
    seq = live.table.seq
    await asyncio.sleep(1.0)
    assert live.table.seq == seq, "the turn did not run out while nobody was there"
    back = await connect(hub, table_id, key)
    assert back.welcome is not None
    assert back.welcome.clock is not None
    assert back.welcome.clock.left_ms > 800, "a whole clock for who comes back"
    assert back.acts


async def test_what_a_stopped_process_left_behind_goes_on(store: SimStore, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_on(store) as first:
        (client,) = await in_turn(first, HURRIED)
        table_id = client.table.id
        job = store.jobs[table_id]
    store.jobs[table_id] = Job(table_id, 0.0, job.for_seq)
    monkeypatch.setattr("canasta.server.live.hub.POLL_S", 0.05)
    async with hub_on(store):  # takes the table up
        await until(lambda: any(isinstance(entry, inputs.Away) for _, entry in inputs_of(store, table_id)))


async def test_a_job_is_stored_again_only_once_it_would_come_much_too_early(
    hub: Hub, store: SimStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    (client,) = await in_turn(hub, Settings(rules="clasica", ceremony="short", turn_seconds=60, pace=0))
    table_id, clock = client.table.id, hub.clock
    begun, before = clock.now_ms(), store.jobs[table_id]
    for later, again in ((SPARED_MS, True), (1.5 * SPARED_MS, False), (2 * SPARED_MS, True)):
        monkeypatch.setattr(clock, "now_ms", lambda later=later: begun + later)
        assert isinstance(await client.ask(commands.Say(id=f"at {later}", phrase="sorry")), Ack)
        found = store.jobs[table_id]
        assert (found is not before, found.due_at > begun + later) == (again, True)
        before = found


@pytest.mark.parametrize(("late_ms", "taken"), [(30_000.0, True), (90_000.0, False)])
async def test_later_on_only_tables_that_were_just_left_are_taken_up(
    store: SimStore, monkeypatch: pytest.MonkeyPatch, late_ms: float, *, taken: bool
) -> None:
    """A process has died beside one that has been there for long: its tables go on, those at rest stay so."""
    first = Hub(store, executor=Inside())
    (client,) = await begun(first, Settings(rules="clasica", ceremony="short", turn_seconds=60, pace=0))
    table_id, second, now_ms = client.table.id, Hub(store, executor=Inside()), first.clock.now_ms
    store.jobs[table_id] = Job(table_id, now_ms() - late_ms, store.jobs[table_id].for_seq)
    second._started = now_ms() - 10 * GRACE_MS
    await second._take_up()
    found = second.tables.known(table_id)
    assert (found is not None and found.clockwork.awake, table_id in store.jobs) == (taken, taken)
    for hub in (second, first):
        await hub.close()


async def test_bots_of_one_table_do_the_same_on_every_server(store: SimStore) -> None:
    """Their chance follows from the table, so that a server that stops between thought and deed changes nothing."""
    logs = []
    for _ in range(2):
        async with hub_on(store) as hub:
            (client,) = await begun(hub, msgspec.structs.replace(QUICK, seed="siete"))
            await play_to([client], lambda client=client: client.table.stage != "play", random.Random(3))
            entries = inputs_of(store, client.table.id)
            logs.append([(by, entry) for by, entry in entries if isinstance(entry, inputs.ActionsPlayed)])
    assert logs[0] == logs[1]
