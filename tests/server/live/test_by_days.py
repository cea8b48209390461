"""A match by days on a server whose clock is turned: it sleeps in the store, wakes by its job, and outlives servers."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime

import pytest
from tests.match.playing import choose
from tests.server.live.clients import DAYS, Client, begun, connect, in_turn
from tests.server.live.test_clocks import inputs_of
from tests.server.live.test_wall_clock import HandClock
from tests.server.simulation.store import SimStore

from canasta.server.journal.time_and_chance import Chance, ServerClock
from canasta.server.live import Hub
from canasta.server.live import hub as hubs
from canasta.server.tables import inputs
from canasta.server.tables.table import Table
from canasta.server.tables.table_log import TABLE_LOG
from canasta.server.wire import commands
from canasta.server.wire.messages import Ack
from canasta.server.workers import Inside

pytestmark = pytest.mark.anyio
HOUR = 3600.0
START = datetime(2026, 11, 23, 12, tzinfo=UTC).timestamp()
NIGHT = (1320, 420)  # minutes, UTC


@pytest.fixture(autouse=True)
def attentive(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers that look for what is due all the time, since a day takes an instant."""
    monkeypatch.setattr(hubs, "POLL_S", 0.005)


class World:
    """A store and a clock, with one server after another."""

    def __init__(self) -> None:
        self.store = SimStore()
        self.time = HandClock(START)
        self.chance = Chance(random.Random(5))  # the same cards each time
        self.table = ""

    @asynccontextmanager
    async def server(self, *, killed: bool = False) -> AsyncIterator[Hub]:
        hub = Hub(
            self.store, executor=Inside(), clock=ServerClock(self.time, lambda: 0.0, self.time), chance=self.chance
        )
        hub.clock.now_ms = lambda: self.time() * 1000  # type: ignore[method-assign]
        await hub.start()
        try:
            yield hub
        finally:
            if killed:
                assert hub._poll is not None
                hub._poll.cancel()
                hub.tables.drop()
            else:
                await hub.close()

    def rebuilt(self) -> Table:
        stored = self.store.logs[self.table]
        rows = [(row.body, row.at) for row in stored.rows]
        return TABLE_LOG.fold(self.table, stored.seed, rows, TABLE_LOG.header_of(stored.first).digest)

    async def sleeps(self, hub: Hub) -> None:
        """Wait until nothing is due, and the table has left the memory."""
        for _ in range(2000):
            await asyncio.sleep(0.005)
            due = self.rebuilt().due()
            waits = due is None or due.at > self.time() * 1000 - 10_000
            if waits and (due is None or due.timed) and not hub.tables.all():
                return
        pytest.fail(f"the table does not sleep: {self.rebuilt().due()}")

    async def turn(self, hub: Hub, hours: float) -> None:
        """Let time pass, an hour after the other."""
        for _ in range(round(hours)):
            self.time.now += HOUR
            await self.sleeps(hub)

    def missed(self) -> list[tuple[int, datetime]]:
        """The turns for which time ran out: whose they were, and when."""
        rows = self.store.logs[self.table].rows
        entries = [(inputs.ROWS.decode(row.body)[1], row.at) for row in rows]
        return [(e.player, datetime.fromtimestamp(at / 1000, UTC)) for e, at in entries if isinstance(e, inputs.Away)]


async def look_in(hub: Hub, client: Client, rng: random.Random) -> bool:
    """Somebody who comes, plays if it is their turn, and goes; whether there was anything to do."""
    came = await connect(hub, client.table.id, client.key)
    acted = came.acts
    if came.table.stage == "between" and not came.table.chairs[came.player].ready:
        assert isinstance(await came.ask(commands.Next(id=came.new_id())), Ack)
        acted = True
    while came.acts:
        seq = came.seq
        await came.play(choose(came.view.legal, rng))
        await came.until(lambda seq=seq: came.seq > seq)
    await came.close()
    return acted


async def test_a_week_of_two_people_who_look_in_twice_a_day() -> None:
    """Luis misses a turn at the weekend; one server is stopped in order, and one is killed."""
    world, rng, acted = World(), random.Random(8), {"Ana": 0, "Luis": 0}
    async with world.server() as hub:
        ana, luis = await begun(hub, DAYS, 2)
        world.table = ana.table.id
        for client in (ana, luis):
            quiet = commands.Reach(id="quiet", quiet_from=NIGHT[0], quiet_to=NIGHT[1])
            assert isinstance(await client.ask(quiet), Ack)
            await client.close()
        await world.sleeps(hub)
    for day in range(7):
        for evening in (False, True):
            async with world.server(killed=evening) as hub:
                acted["Ana"] += await look_in(hub, ana, rng)
                if day not in (3, 4):
                    await world.sleeps(hub)
                    acted["Luis"] += await look_in(hub, luis, rng)
                await world.turn(hub, 6)
            world.time.now += 6 * HOUR  # no server is there
    async with world.server() as hub:
        await world.sleeps(hub)
    table, missed = world.rebuilt(), world.missed()
    assert {player for player, _ in missed} == {1}, "Ana has missed nothing"
    assert 1 <= len(missed) <= 2, missed
    assert all(7 <= when.hour < 22 for _, when in missed), "nothing runs out at night"
    assert not table.chair(1).away
    assert [said.phrase for said in table.said] == ["time-up"] * len(missed)
    assert acted["Ana"] >= 6
    assert acted["Luis"] >= 4
    assert [row.seq for row in world.store.logs[world.table].rows] == list(range(1, table.seq + 1))


async def test_a_table_by_days_is_a_row_until_its_job_is_due() -> None:
    world = World()
    async with world.server() as hub:
        (ana,) = await begun(hub, DAYS)
        world.table = ana.table.id
        await ana.until(lambda: ana.acts)
        await ana.close()
        await world.sleeps(hub)
        job, due = world.store.jobs[world.table], world.rebuilt().due()
        assert due is not None
        assert 0 < job.due_at - due.at < 10_000
        rows = len(inputs_of(world.store, world.table))
        await world.turn(hub, 23)
        assert len(inputs_of(world.store, world.table)) == rows
        await world.turn(hub, 2)
    assert world.missed()[0][0] == 0


async def test_a_table_that_was_due_while_no_server_ran_goes_on_later_than_others_would() -> None:
    world = World()
    async with world.server() as hub:
        (ana,) = await begun(hub, DAYS)
        world.table = ana.table.id
        await ana.until(lambda: ana.acts)
        await ana.close()
        await world.sleeps(hub)
    async with world.server() as hub:
        hub._started -= 3_600_000  # it has long run, and finds the job only now, as after a partition
        world.time.now += 100 * HOUR
        await world.sleeps(hub)
    assert world.missed()


async def test_a_person_who_comes_is_told_the_deadline() -> None:
    world = World()
    async with world.server() as hub:
        (ana,) = await in_turn(hub, DAYS)
        world.time.now += 5 * HOUR
        came = await connect(hub, ana.table.id, ana.key)
        assert came.welcome is not None
        clock = came.welcome.clock
        assert clock is not None
        assert (clock.player, clock.whole_ms) == (0, 86_400_000)
        assert clock.left_ms == pytest.approx(19 * HOUR * 1000, abs=1)
        assert came.table.until == pytest.approx((START + 24 * HOUR) * 1000, abs=1)


async def test_a_page_that_says_the_same_hours_again_adds_nothing_to_the_log() -> None:
    world = World()
    async with world.server() as hub:
        (ana,) = await begun(hub, DAYS)
        world.table = ana.table.id
        for number in range(3):
            quiet = commands.Reach(id=f"q{number}", quiet_from=NIGHT[0], quiet_to=NIGHT[1], notices=number > 1)
            assert isinstance(await ana.ask(quiet), Ack)
        said = [entry for _, entry in inputs_of(world.store, world.table) if isinstance(entry, inputs.ReachSet)]
        assert [entry.notices for entry in said] == [False, True]


async def test_the_host_stays_the_host_while_others_look_in(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    monkeypatch.setattr("canasta.server.live.attendance.GONE_MS", 0)
    async with world.server() as hub:
        ana, luis = await begun(hub, DAYS, 2)
        await ana.close()
        live = hub.tables[luis.table.id]
        await luis.until(lambda: not live.people.here[0])
        live.watch_host()
        await asyncio.sleep(0.05)
        assert live.table.host == 0
