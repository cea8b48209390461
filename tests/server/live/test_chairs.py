"""A chair that is stored is not lost with its answer; chairs that are asked for; hosts who have gone."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from tests.server.live.clients import DAYS, QUICK, Client, begun, connect, play_to, table_of
from tests.server.simulation.store import SimStore

from canasta.server.live import Hub, attendance
from canasta.server.live import table as live_table
from canasta.server.live.table import LiveTable
from canasta.server.store import Conflict, StoreError
from canasta.server.tables.errors import TableError
from canasta.server.tables.table_log import TABLE_LOG
from canasta.server.wire import commands
from canasta.server.wire.messages import Ack, Bye

pytestmark = pytest.mark.anyio
GIVEN = msgspec.structs.replace(QUICK, seating="given")
KEY = "k" * 43


async def three_of_four(hub: Hub) -> str:
    """A table with given seats that waits for its last player."""
    host = await hub.create(GIVEN, "Ana", "fox")
    for name in ("Eva", "Leo"):
        await hub.join(host.table, None, name, "fox")
    return host.table


@pytest.mark.parametrize("error", [Conflict("conflict", table="x"), StoreError("disk-full", where="x")])
async def test_who_sat_down_has_the_key_though_the_match_could_not_begin(
    hub: Hub, store: SimStore, monkeypatch: pytest.MonkeyPatch, error: StoreError
) -> None:
    table = await three_of_four(hub)
    add = store.add

    def then_fail(*words: object) -> None:
        add(*words)  # type: ignore[arg-type]
        monkeypatch.undo()
        store.fails = error

    monkeypatch.setattr(store, "add", then_fail)
    seated = await hub.join(table, None, "Zoe", "owl")
    assert store.fails is None, "the match was to begin"
    assert (await hub.info(table, "en")).stage == "open"
    zoe = await connect(hub, table, seated.key)
    await zoe.until(lambda: zoe.table.stage != "open")
    assert zoe.welcome is not None
    assert (zoe.welcome.player, zoe.table.stage) == (3, "play")


async def test_the_same_key_finds_the_chair_that_no_answer_told_of(
    hub: Hub, store: SimStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also the last free one, and by a name that is taken: by the very same person."""
    table = await three_of_four(hub)
    add = store.add

    def in_vain(*words: object) -> None:
        add(*words)  # type: ignore[arg-type]
        monkeypatch.undo()
        raise StoreError("failed", where="x")

    monkeypatch.setattr(store, "add", in_vain)
    with pytest.raises(TableError):
        await hub.join(table, None, "Zoe", "owl", KEY)
    again = await hub.join(table, None, "Zoe", "owl", KEY)
    assert (again.player, again.key) == (3, KEY)
    zoe = await connect(hub, table, KEY)
    await zoe.until(lambda: zoe.table.stage != "open")
    with pytest.raises(TableError):
        await hub.join(table, None, "Zoe", "owl", "x" * 43)


async def test_a_name_of_its_own_is_asked_of_a_new_key(hub: Hub) -> None:
    host = await hub.create(GIVEN, "Ana", "fox")
    with pytest.raises(TableError, match="Ana"):
        await hub.join(host.table, None, "Ana", "owl", KEY)
    assert (await hub.join(host.table, 2, "Eva", "owl", KEY)).player == 2


async def test_a_late_friend_asks_watches_and_plays(hub: Hub) -> None:
    (host,) = await begun(hub)
    taken = await hub.join(host.table.id, 2, "Zoe", "fox", "k" * 43)
    assert await hub.join(host.table.id, 2, "Zoe", "fox", "k" * 43) == taken, "the answer to a lost request"
    await host.until(lambda: host.table.asked)
    friend = await connect(hub, host.table.id, taken.key)
    assert (friend.player, friend.view.seat) == (None, None), "no cards are shown before the deal is over"
    assert isinstance(await host.ask(commands.Admit(id="a", chair=2, yes=True)), Ack)
    await play_to([host], lambda: host.table.stage == "between", random.Random(1))
    bye = await friend.until(lambda: next((m for m in friend.messages if isinstance(m, Bye)), None))
    assert (bye.code, bye.again) == ("seated", True)
    friend = await connect(hub, host.table.id, taken.key)
    assert (friend.player, friend.table.chairs[2].name) == (2, "Zoe")
    await play_to([host, friend], lambda: host.table.deal == 2 and friend.acts, random.Random(2))


async def test_after_a_no_the_friend_is_told_and_may_watch_on(hub: Hub) -> None:
    (host,) = await begun(hub)
    taken = await hub.join(host.table.id, 2, "Zoe", "fox")
    friend = await connect(hub, host.table.id, taken.key)
    assert isinstance(await host.ask(commands.Admit(id="a", chair=2, yes=False)), Ack)
    bye = await friend.until(lambda: next((m for m in friend.messages if isinstance(m, Bye)), None))
    assert (bye.code, bye.again) == ("not-admitted", False)
    with pytest.raises(TableError, match="opens no seat"):
        await connect(hub, host.table.id, taken.key)
    assert (await connect(hub, host.table.id)).player is None


async def asking(hub: Hub) -> tuple[Client, Client]:
    """The host of a match, and a friend who asks for the chair of a bot."""
    (host,) = await begun(hub)
    taken = await hub.join(host.table.id, 2, "Zoe", "fox")
    friend = await connect(hub, host.table.id, taken.key)
    await host.until(lambda: host.table.asked)
    return host, friend


async def test_who_asks_takes_it_back(hub: Hub) -> None:
    host, friend = await asking(hub)
    await friend.session.say(commands.Unseat(id="u", chair=2))
    await host.until(lambda: not host.table.asked)
    bye = await friend.until(lambda: next((m for m in friend.messages if isinstance(m, Bye)), None))
    assert bye.code == "not-admitted"


async def test_who_asks_and_is_gone_for_a_while_asks_no_longer(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    host, friend = await asking(hub)
    await friend.close()
    again = await connect(hub, host.table.id, friend.key)
    monkeypatch.setattr(live_table, "GONE_MS", 30)
    await again.close()
    await host.until(lambda: not host.table.asked)
    with pytest.raises(TableError, match="opens no seat"):
        await connect(hub, host.table.id, friend.key)


async def test_by_days_who_asks_may_go(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "GONE_MS", 0)
    host = await hub.create(DAYS, "Ana", "fox")
    ana = await connect(hub, host.table, host.key)
    await ana.ask(commands.Begin(id="b"))
    await hub.join(host.table, 2, "Zoe", "fox")
    await ana.until(lambda: ana.table.asked)
    assert not hub.tables[host.table]._askers_gone


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
    host, second = await begun(hub, LOBBY, 2)
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
