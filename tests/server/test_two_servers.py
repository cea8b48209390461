"""Two servers on one database of PostgreSQL: what the wings store holds for both, and is done once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from typing import Any, Self

import pytest
from tests.server.daily.players import NOON, TODAY, key_of, plays, sits
from tests.server.live.clients import DAYS, Client, begun, connect, play_to
from tests.server.push.service import Browser, PushService, push_service
from tests.server.store.conftest import postgres

from canasta.server.along.sealed import AlongError, Bundles
from canasta.server.daily.hub import Daily
from canasta.server.duplicates.matches import Duplicates
from canasta.server.journal.time_and_chance import ServerClock
from canasta.server.live import Hub
from canasta.server.live import hub as hubs
from canasta.server.push.kept import KEY
from canasta.server.push.routes import Notices
from canasta.server.store import Store
from canasta.server.store.values import StoreError
from canasta.server.tables import inputs
from canasta.server.wire import commands
from canasta.server.wire.duplicates import NewDuplicate
from canasta.server.wire.messages import Ack
from canasta.server.wire.rest import NewDevice
from canasta.server.wire.values import Settings
from canasta.server.workers import Inside
from canasta.texts.errors import WordedError

__all__ = ["postgres"]  # the fixture

pytestmark = pytest.mark.anyio
HOUR = 3600.0
QUICK = Settings(rules="clasica", turn_seconds=0, pace=0, bots="greedy")


class Server:
    """A server process, as far as its tables and wings are concerned. `ahead` is what its wall clock is put forward."""

    def __init__(self, store: Store, others: frozenset[str] = frozenset()) -> None:
        self.store = store
        self.ahead = 0.0
        clock = ServerClock(wall=lambda: NOON / 1000, elapsed=lambda: asyncio.get_running_loop().time())
        steady = clock.now_ms
        clock.now_ms = lambda: steady() + self.ahead * 1000  # type: ignore[method-assign]
        self.hub = Hub(store, executor=Inside(), clock=clock)
        self.daily = Daily(self.hub)
        self.bundles = Bundles(store, clock.now_ms)
        self.duplicates = Duplicates(self.hub)
        self.notices = Notices(self.hub, "mailto:op@example.org", others)

    @classmethod
    async def start(cls, address: str, others: frozenset[str] = frozenset()) -> Self:
        server = cls(await Store.open(address), others)
        await server.hub.start()
        return server

    async def die(self) -> None:
        """End as by ``kill -9``: it lets go of nothing."""
        if self.hub._poll is not None:
            self.hub._poll.cancel()
        await self.hub.ownership.end()
        self.hub.tables.drop()
        await self.store.close()


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture
async def two(
    postgres: str, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Server, Server]]:
    monkeypatch.setattr(hubs, "POLL_S", 0.05)
    monkeypatch.setattr("canasta.server.daily.hub.Daily._play_par", lambda *_: None)
    servers = [await Server.start(postgres, frozenset({service.origin})) for _ in range(2)]
    yield servers[0], servers[1]
    for each in servers:
        await each.daily.close()
        await each.notices.close()
        await each.hub.close()
        await each.store.close()


async def again(work: Any) -> Any:
    """The answer, asked for again as a page does while a log goes from one server to the other."""
    for _ in range(40):
        try:
            return await work()
        except (WordedError, StoreError) as error:
            if error.code not in ("again", "owner", "moved", "not-stored"):
                raise
        await asyncio.sleep(0.05)
    raise AssertionError("it does not come to rest")


async def test_a_bundle_is_taken_anywhere_and_renewed_once(two: tuple[Server, Server]) -> None:
    one, other = two
    key = "k" * 43

    async def raced(after: int) -> list[object]:
        both = (each.bundles.keep(key, b"from %d" % number, after) for number, each in enumerate(two))
        return await asyncio.gather(*both, return_exceptions=True)

    for after in range(3):
        answers = await raced(after)
        assert [each for each in answers if not isinstance(each, AlongError)] == [after + 1]
        kept = b"from %d" % answers.index(after + 1)
        assert [await each.bundles.read(key) for each in two] == [(kept, after + 1)] * 2
    await one.bundles.forget(key)
    with pytest.raises(AlongError):
        await other.bundles.read(key)


async def test_a_key_has_one_try_whichever_server_is_asked(two: tuple[Server, Server]) -> None:
    for number in range(4):
        key = key_of(number)
        opened = [lambda each=each, key=key: each.daily.begin(TODAY, key, "Ana", "fox", 0) for each in two]
        first, second = await asyncio.gather(*map(again, opened))
        assert first.table == second.table
    day = await again(lambda: two[0].daily.day(TODAY))
    assert len(day.state.tries) == 4


async def test_a_result_counts_at_both_servers(two: tuple[Server, Server]) -> None:
    one, other = two
    client = await sits(one.hub, one.daily, 1)
    await plays(client, 1)
    for each in (one, other, one):
        found = await again(lambda each=each: each.daily.info(TODAY, "en", client.table.id, key_of(1)))
        assert found.finished == 1
        assert found.mine is not None
        assert found.mine.lead is not None
    await client.close()


async def test_a_try_goes_on_at_the_other_server_after_a_kill(postgres: str, two: tuple[Server, Server]) -> None:
    dying = await Server.start(postgres)
    client = await sits(dying.hub, dying.daily, 1)
    await plays(client, 1, turns=3)
    seq, table = client.seq, client.table.id
    await dying.die()
    other = two[1]
    assert (await again(lambda: other.daily.begin(TODAY, key_of(1), "Ana", "fox", 0))).table == table
    came = await connect(other.hub, table, key_of(1))
    assert came.seq >= seq
    await plays(came, 1)
    found = await again(lambda: two[0].daily.info(TODAY, "en", table, key_of(1)))
    assert (found.finished, found.mine.lead is not None) == (1, True)
    await came.close()


async def test_the_two_tables_of_a_match_are_compared_wherever_they_were_played(two: tuple[Server, Server]) -> None:
    one, other = two
    chair = await one.duplicates.open(NewDuplicate(settings=QUICK, deals=1, name="Ana", avatar="fox"))
    twin = (await again(lambda: one.duplicates.look(chair.table, "en"))).tables[1].table
    eva = await again(lambda: other.hub.join(twin, 0, "Eva", "owl"))
    clients = []
    for server, seat in ((one, chair), (other, eva)):
        client = await connect(server.hub, seat.table, seat.key)
        assert isinstance(await client.ask(commands.Begin(id=client.new_id())), Ack)
        clients.append(client)
    for seed, client in enumerate(clients):
        await play_to([client], lambda client=client: client.table.stage == "finished", random.Random(seed))
    assert clients[0].table.id in {live.table.id for live in one.hub.tables.all()}
    assert clients[1].table.id in {live.table.id for live in other.hub.tables.all()}
    found = [await again(lambda each=each: each.duplicates.look(twin, "en")) for each in (other, one)]
    assert found[0] == found[1]
    points = [[side.total for side in client.table.sheets[0]] for client in clients]
    assert found[0].results[0].points == [points[0], points[1][::-1]]
    for client in clients:
        await client.close()


def device_of(browser: Browser) -> NewDevice:
    return NewDevice(**browser.body)


async def by_days(server: Server, service: PushService) -> tuple[Client, Client]:
    """A match by days of Ana and Luis, who has a device for notices and is gone."""
    ana, luis = await begun(server.hub, DAYS, 2)
    await server.notices.add(luis.table.id, luis.key, device_of(Browser(service.origin)), "en")
    assert isinstance(await luis.ask(commands.Reach(id="r", quiet_from=0, quiet_to=0, notices=True)), Ack)
    return ana, luis


async def test_a_notice_goes_out_once_and_not_again_from_the_other_server(
    two: tuple[Server, Server], service: PushService
) -> None:
    one, other = two
    await asyncio.gather(*(each.notices.start() for each in two))
    assert await one.notices.key() == await other.notices.key() != ""
    ana, luis = await by_days(one, service)
    await luis.close()
    while not service.came:
        if ana.acts:
            seq = ana.seq
            await ana.play(next(each for each in ana.view.legal if each.startswith(("draw", "discard", "no"))))
            await ana.until(lambda seq=seq: ana.seq > seq)
        await asyncio.sleep(0.02)
    await ana.close()
    here = await connect(other.hub, ana.table.id, ana.key)
    await asyncio.sleep(0.5)
    told = [entry for _, entry in await entries(one.store, ana.table.id) if isinstance(entry, inputs.Noticed)]
    assert len(told) == len(service.came) == 1
    await here.close()


async def test_a_new_key_for_notices_is_that_of_both_servers(two: tuple[Server, Server]) -> None:
    one, other = two
    await asyncio.gather(*(each.notices.start() for each in two))
    before = await one.notices.key()
    await one.store.remove([KEY], float("inf"))
    assert await other.notices.key() == await one.notices.key() != before


async def test_a_deadline_of_a_dead_server_is_met_once_by_another(
    postgres: str,
    two: tuple[Server, Server],
    service: PushService,
) -> None:
    dying = await Server.start(postgres)
    ana, luis = await begun(dying.hub, DAYS, 2)
    await ana.until(lambda: ana.acts or luis.acts)
    table = ana.table.id
    await dying.die()
    for each in two:
        each.ahead = 30 * HOUR
    async with asyncio.timeout(30):
        while not any(isinstance(entry, inputs.Away) for _, entry in await entries(two[0].store, table)):
            await asyncio.sleep(0.05)
    await asyncio.sleep(0.5)
    missed = [entry for _, entry in await entries(two[0].store, table) if isinstance(entry, inputs.Away)]
    assert len(missed) == 1
    stored = await two[0].store.load(table)
    assert stored is not None
    assert [row.seq for row in stored.rows] == list(range(1, len(stored.rows) + 1))


async def entries(store: Store, table: str) -> list[Any]:
    stored = await store.load(table)
    assert stored is not None
    return [inputs.ROWS.decode(row.body) for row in stored.rows]
