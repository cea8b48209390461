"""A friend who asks for a bot's chair watches with the key of the request, and comes back as a player after a yes."""

from __future__ import annotations

import random

import pytest
from tests.server.live.clients import begun, connect, play_to

from canasta.server.live import Hub
from canasta.server.tables.errors import TableError
from canasta.server.wire import commands
from canasta.server.wire.messages import Ack, Bye

pytestmark = pytest.mark.anyio


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
