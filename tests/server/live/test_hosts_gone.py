"""A host who has gone: the next person who is here is the host, in the lobby and in the match."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.server.live.clients import QUICK, Client, connect, table_of

from canasta.server.live import Hub, attendance
from canasta.server.live.table import LiveTable
from canasta.server.tables.table import TABLE_LOG
from canasta.server.wire import commands
from canasta.server.wire.messages import Ack

pytestmark = pytest.mark.anyio
LOBBY = msgspec.structs.replace(QUICK, bots="random")


def hosts(one: Client) -> list[int]:
    return [who.number for who in one.table.chairs if who is not None and who.host]


async def gone_for_a_minute(live: LiveTable, player: int, one: Client) -> None:
    """That player's socket has closed; turn the clock on by a minute."""
    await one.until(lambda: not live.people.here[player])
    live.people.gone[player] -= attendance.GONE_MS
    live.watch_host()


async def test_in_the_lobby_the_next_person_who_is_here_begins(hub: Hub) -> None:
    host, second, third = await table_of(hub, LOBBY, 3)
    live = hub.tables[host.table.id]
    await second.close()
    await host.close()
    await third.until(lambda: live.people.here == [False, False, True, False])
    live.people.gone[0] -= attendance.GONE_MS - 5_000
    live.watch_host()
    assert hosts(third) == [0], "a short while is nothing"
    assert (await third.ask(commands.Begin(id="b"))).code == "table-not-host"
    await gone_for_a_minute(live, 0, third)
    await third.until(lambda: hosts(third) == [2])
    again = await connect(hub, host.table.id, host.key)
    assert hosts(again) == [2], "who comes back too late is a guest"
    assert (await again.ask(commands.Begin(id="b"))).code == "table-not-host"
    assert isinstance(await third.ask(commands.Unseat(id="u", chair=1)), Ack)
    assert isinstance(await third.ask(commands.Begin(id="b2")), Ack)


async def test_in_a_match_the_next_host_frees_the_chair_of_the_one_who_has_gone(hub: Hub) -> None:
    host, second = await table_of(hub, LOBBY, 2)
    await host.ask(commands.Begin(id="b"))
    await second.until(lambda: second.table.stage not in ("open", "confirm"))
    live = hub.tables[host.table.id]
    await host.close()
    await gone_for_a_minute(live, 0, second)
    await second.until(lambda: hosts(second) == [1])
    assert isinstance(await second.ask(commands.Replace(id="r", player=0)), Ack)
    await second.until(lambda: second.table.seats and live.table.seating is not None)
    assert isinstance(await second.ask(commands.Unseat(id="u", chair=0)), Ack)
    await second.until(lambda: second.table.chairs[0].vacant)
    seated = await hub.join(host.table.id, 0, "Zoe", "fox")
    newcomer = await connect(hub, host.table.id, seated.key)
    assert hosts(newcomer) == [1]
    store: Any = hub.store
    stored = await store.load(host.table.id)
    again = TABLE_LOG.fold(host.table.id, stored.seed, [(row.body, row.at) for row in stored.rows])
    assert again.host == 1, "the log says so too"


async def test_a_host_who_is_back_in_time_stays_the_host(hub: Hub) -> None:
    host, second = await table_of(hub, LOBBY, 2)
    live = hub.tables[host.table.id]
    await host.close()
    await second.until(lambda: not live.people.here[0])
    assert live._host_gone is not None
    again = await connect(hub, host.table.id, host.key)
    assert live._host_gone is None
    assert hosts(again) == [0]
    await again.close()
    await second.close()
    await hub.tables.evict()
    assert live._host_gone is None, "nobody is here who could be"


async def test_a_table_without_a_host_has_none_for_ever(hub: Hub) -> None:
    table = await hub.create_given(msgspec.structs.replace(LOBBY, seating="given"), "Cabcdefghij")
    seated = await hub.join(table, 0, "Ana", "owl", club="Cabcdefghij")
    one = await connect(hub, table, seated.key)
    live = hub.tables[table]
    live.watch_host()
    assert (live.people.heir(), live._host_gone, hosts(one)) == (None, None, [])
