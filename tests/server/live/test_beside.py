"""Somebody beside a player sees what the player sees, does nothing, and is seen by all."""

from __future__ import annotations

import random
from typing import Any, get_args

import msgspec
import pytest
from tests.server.live.clients import QUICK, Client, begun, connect, play_to
from tests.server.tables.tables import some_command

from canasta.server.live import Hub
from canasta.server.tables.errors import TableError
from canasta.server.wire import commands
from canasta.server.wire.messages import Ack, Bye, Did, Failed, Presence

pytestmark = pytest.mark.anyio

LENT = "lent-key-of-Eva-which-nobody-knows-yet"
OTHER = "other-key-of-Eva-which-nobody-knows-yet"


async def let(client: Client, key: str | None = LENT) -> Any:
    return await client.ask(commands.Beside(id=client.new_id(), key=key))


def plain(frame: bytes) -> Any:
    """A frame without what is the reader's own: the id of their command."""
    told = msgspec.json.decode(frame)
    told.pop("id", None)
    return told


async def test_they_see_exactly_what_the_player_sees(hub: Hub) -> None:
    clients = await begun(hub, people=4)
    eva = clients[2]
    table = eva.table.id
    assert isinstance(await let(eva), Ack)
    friend = await connect(hub, table, LENT, eva.session.lang)
    watcher = await connect(hub, table, None, eva.session.lang)
    assert (friend.welcome and friend.welcome.player, friend.welcome and friend.welcome.beside) == (None, 2)
    assert friend.view == eva.view
    assert friend.view.hand
    assert not watcher.view.hand
    start = len(friend.frames)
    last = len([frame for frame in eva.frames if plain(frame)["t"] == "did"])
    await play_to(clients, lambda: eva.table.stage == "between", random.Random(8))
    await friend.until(lambda: friend.seq == eva.seq)
    seen = [plain(frame) for frame in friend.frames[start:]]
    own = [told for told in map(plain, eva.frames) if told["t"] == "did"][last:]
    for told in own:  # who is told where to talk, the player alone
        if told["table"]:
            told["table"]["settings"].pop("call", None)
    assert [told for told in seen if told["t"] == "did"] == own
    again = await connect(hub, table, LENT, eva.session.lang)
    assert again.view == eva.view
    assert again.welcome is not None
    assert [event.number for event in again.welcome.events] == again.numbers


async def test_they_do_nothing(hub: Hub) -> None:
    clients = await begun(hub, people=2)
    await let(clients[1])
    friend = await connect(hub, clients[0].table.id, LENT)
    seq = clients[0].seq
    for kind in get_args(commands.Command):
        if kind in (commands.Hello, commands.Ping, commands.Language):
            continue
        told = await friend.ask(some_command(kind, friend.new_id()))
        assert isinstance(told, Failed), kind
        assert told.code == "table-beside"
        assert told.message == "You sit beside Luis: you see what Luis sees, and cannot do anything."
    assert clients[0].seq == seq
    with pytest.raises(TableError) as error:
        await hub.join(clients[0].table.id, None, "Pía", "fox", LENT)
    assert error.value.code == "beside"


async def test_all_see_it_and_the_player_ends_it(hub: Hub) -> None:
    ana, luis = await begun(hub, people=2)
    table = ana.table.id
    assert ana.table.chairs[1].beside is None
    await let(luis)
    await ana.until(lambda: ana.table.chairs[1].beside == 0)
    said = [one.said for one in ana.messages if isinstance(one, Did) and one.said]
    assert [(each.player, each.phrase) for each in said] == [(1, "beside")]
    assert said[0].text == "Ahora alguien puede estar a mi lado y ver mis cartas."
    friend = await connect(hub, table, LENT)
    (told,) = [one for one in ana.messages if isinstance(one, Presence) and one.beside[1]][:1]
    assert (told.beside, told.watchers, told.here[1]) == ([0, 1, 0, 0], 0, True)
    assert friend.table.chairs[1].beside == 1
    await let(luis, OTHER)  # a new link: the old one is dead
    assert isinstance(friend.messages[-1], Bye)
    assert (friend.messages[-1].code, friend.messages[-1].again) == ("beside-over", False)
    with pytest.raises(TableError) as error:
        await connect(hub, table, LENT)
    assert error.value.code == "wrong-key"
    second = await connect(hub, table, OTHER)
    before = len([one for one in second.messages if isinstance(one, Did)])
    await let(luis, None)
    assert second.messages[-1].code == "beside-over"
    assert len([one for one in second.messages if isinstance(one, Did)]) == before
    await ana.until(lambda: ana.table.chairs[1].beside is None)
    assert [one.said.phrase for one in ana.messages if isinstance(one, Did) and one.said][-1] == "alone"
    assert (await let(luis, None)).code == "table-beside-none"
    with pytest.raises(TableError):
        await connect(hub, table, OTHER)


async def test_a_link_is_refused_where_nobody_may_watch_and_in_competitions(hub: Hub) -> None:
    ana, luis = await begun(hub, msgspec.structs.replace(QUICK, spectators=False), people=2)
    told = await let(luis)
    assert (told.code, told.message) == (
        "table-beside-off",
        "Nobody can watch at this table, so nobody can sit beside a player.",
    )
    ana, luis = await begun(hub, people=2)
    live = await hub.tables.take(ana.table.id)
    live.table.of = "abcdefghij"
    assert (await let(luis)).code == "table-beside-compared"
    live.table.of = None
    assert ana.key is not None
    assert (await let(luis, ana.key)).code == "table-beside-key"
    assert isinstance(await let(luis), Ack)
    assert (await let(ana)).code == "table-beside-key"


async def test_a_link_ends_with_the_seat(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("canasta.server.live.attendance.GONE_MS", 0)
    ana, luis = await begun(hub, people=2)
    await let(luis)
    friend = await connect(hub, ana.table.id, LENT)
    await luis.close()
    assert isinstance(await ana.ask(commands.Unseat(id="u", chair=1)), Ack)
    await friend.until(lambda: friend.session.ended)
    assert friend.messages[-1].code == "beside-over"
