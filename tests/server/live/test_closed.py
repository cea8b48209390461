"""A table that is not to be watched, whichever way one asks; and how much may be said at a table in a day."""

from __future__ import annotations

import random

import msgspec
import pytest
from tests.server.live.clients import QUICK, begun, connect, play_to, table_of
from tests.server.simulation.store import SimStore
from tests.server.tables.tables import Played
from tests.server.web.conftest import client_of

from canasta.server.live import Hub
from canasta.server.tables import inputs
from canasta.server.tables.errors import TableError
from canasta.server.tables.table import DAY_MS, MOST_ASIDE
from canasta.server.tables.table_log import apply
from canasta.server.wire import commands
from canasta.server.wire.messages import Ack, Bye, Failed

pytestmark = pytest.mark.anyio
CLOSED = msgspec.structs.replace(QUICK, spectators=False)


async def test_before_the_match_friends_come_by_the_link_and_then_nobody_watches(hub: Hub) -> None:
    host, friend = await table_of(hub, CLOSED, 2)
    onlooker = await connect(hub, host.table.id)
    await host.ask(commands.Begin(id="b"))
    bye = await onlooker.until(lambda: next((m for m in onlooker.messages if isinstance(m, Bye)), None))
    assert (bye.code, bye.again) == ("no-watchers", False)
    assert onlooker.view is None, "not even the first cards"
    await friend.until(lambda: friend.view is not None)
    with pytest.raises(TableError) as refused:
        await connect(hub, host.table.id)
    assert refused.value.code == "no-watchers"


@pytest.mark.parametrize("spectators", [False, True])
async def test_record_replay_and_review_are_for_those_who_may_watch(
    hub: Hub,
    spectators: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def review(*_: object, **__: object) -> bytes:
        return b"{}"

    monkeypatch.setattr(hub.coach, "moments", review)
    monkeypatch.setattr(hub.coach, "review", review)  # it takes long, and is not asked about here
    (host,) = await begun(hub, msgspec.structs.replace(QUICK, spectators=spectators, bots="random"))
    await play_to([host], lambda: host.table.stage in ("between", "finished"), random.Random(5))
    assert hub.stage_of(host.table.id) == ("over" if spectators else ""), "what the page's HTML says to anybody"
    async with client_of(hub) as web:
        for path in ("", "/record", "/replay?seat=1", "/review", "/moments"):
            address = f"/api/tables/{host.table.id}{path}"
            answers = []
            for key in (None, "A" * 43, host.key):
                headers = {} if key is None else {"Authorization": f"Bearer {key}"}
                answers.append(await web.get(address, headers=headers))
            if spectators:
                assert [answer.status_code for answer in answers] == [200] * 3
                continue
            assert [answer.status_code for answer in answers] == [403, 403, 200], path
            assert [answer.json()["code"] for answer in answers[:2]] == ["table-no-watchers", "table-wrong-key"]


async def test_what_a_player_says_in_a_day_has_a_bound(hub: Hub, store: SimStore) -> None:
    one, two = await table_of(hub, QUICK, 2)
    say = [commands.Say(id=f"s{n}", phrase="hello") for n in range(MOST_ASIDE + 1)]
    for command in say[:-1]:
        assert isinstance(await one.ask(command), Ack)
    rows = len(store.logs[one.table.id].rows)
    for refused in (
        say[-1],
        commands.Chat(id="c", text="hello"),
        commands.Rename(id="r", name="Eva María", avatar="owl"),
        commands.SeatBot(id="b", chair=3),
    ):
        answer = await one.ask(refused)
        assert isinstance(answer, Failed)
        assert answer.code == "table-aside"
    assert isinstance(await one.ask(say[0]), Ack), "what was answered is answered again"
    assert len(store.logs[one.table.id].rows) == rows
    assert isinstance(await two.ask(commands.Say(id="t", phrase="hello")), Ack), "the others may"
    assert isinstance(await one.ask(commands.Begin(id="g")), Ack), "and the match goes on"


def test_the_next_day_there_is_room_again_and_old_logs_may_go_beyond_it() -> None:
    table = Played(QUICK).table
    for number in range(3 * MOST_ASIDE):
        apply(table, 0, inputs.Phrase("hello"), 1000.0 * number)
    end = table.at
    with pytest.raises(TableError, match="today"):
        table.check_aside(0, end)
    table.check_aside(1, end)
    table.check_aside(0, end + DAY_MS)
