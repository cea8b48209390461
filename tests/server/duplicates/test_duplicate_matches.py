"""Duplicate matches on a server: the same cards, nothing told before both tables are finished, and what ends one."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from tests.server.live.clients import Client, connect, hub_on, play_to
from tests.server.simulation.store import SimStore
from tests.server.web.conftest import asking

from canasta.match.record import read
from canasta.match.verify import Status, verify
from canasta.server.duplicates.matches import STILL_MS, DuplicateError, Duplicates, duplicate_wing
from canasta.server.journal.time_and_chance import ServerClock
from canasta.server.live import Hub
from canasta.server.tables import inputs
from canasta.server.tables.errors import TableError
from canasta.server.web.app import create_app
from canasta.server.web.config import Config
from canasta.server.wire import commands
from canasta.server.wire.duplicates import NewDuplicate
from canasta.server.wire.messages import Ack, Failed
from canasta.server.wire.rest import Opened
from canasta.server.wire.values import Settings
from canasta.texts.errors import WordedError

pytestmark = pytest.mark.anyio
QUICK = Settings(rules="clasica", turn_seconds=0, pace=0, bots="greedy")


class Later:
    """A clock that can be put forward."""

    def __init__(self) -> None:
        self.more = 0.0
        real = ServerClock()
        self.clock = ServerClock(elapsed=lambda: real.steady_ms() / 1000 + self.more)


@pytest.fixture
def store() -> SimStore:
    return SimStore()


@pytest.fixture
def later() -> Later:
    return Later()


@pytest.fixture
async def hub(store: SimStore, later: Later) -> AsyncIterator[Hub]:
    async with hub_on(store, clock=later.clock) as hub:
        yield hub


async def opened(hub: Hub, deals: int = 2, settings: Settings = QUICK) -> tuple[Opened, Opened]:
    """A match with a person at the first chair of each table: Ana of team 0, Eva of team 1."""
    duplicates = Duplicates(hub)
    one = await duplicates.open(NewDuplicate(settings=settings, deals=deals, name="Ana", avatar="fox"))
    twin = (await duplicates.look(one.table, "en")).tables[1].table
    return one, await hub.join(twin, 0, "Eva", "owl")


async def playing(hub: Hub, chair: Opened) -> Client:
    """The socket of a player whose match has begun."""
    client = await connect(hub, chair.table, chair.key)
    assert isinstance(await client.ask(commands.Begin(id=client.new_id())), Ack)
    await client.until(lambda: client.table.stage == "play")
    return client


async def to_the_end(client: Client, seed: int) -> None:
    await play_to([client], lambda: client.table.stage == "finished", random.Random(seed))


def code_of(error: pytest.ExceptionInfo[WordedError]) -> str:
    assert error.value.message("es") != error.value.message("en")
    return error.value.code


async def test_both_tables_get_the_same_cards_at_no_score_and_are_compared_at_the_end(hub: Hub) -> None:
    one, other = await opened(hub)
    first, second = await playing(hub, one), await playing(hub, other)
    assert first.table.cards == second.table.cards == one.table
    assert first.view.hand == second.view.hand
    assert (first.table.twin, first.table.target, first.table.deals, first.table.hints) == (True, 0, 2, False)
    assert not any("100,000" in line for line in first.table.house)
    await to_the_end(first, 1)
    await to_the_end(second, 2)
    found = await Duplicates(hub).look(other.table, "en")
    assert [table.deals for table in found.tables] == [2, 2]
    assert [chair.team for chair in found.tables[1].chairs] == [1, 0, 1, 0]
    assert len(found.results) == 2
    for deal, (sheet, twin) in zip(
        found.results, zip(first.table.sheets, second.table.sheets, strict=True), strict=True
    ):
        assert deal.points == [[side.total for side in sheet], [side.total for side in reversed(twin)]]
        lead = sum(ours - theirs for ours, theirs in deal.points)
        assert deal.swing == max(-1500, min(1500, lead))
    assert found.total == sum(deal.swing for deal in found.results)
    assert found.winner == ("draw" if found.total == 0 else int(found.total < 0))
    records = [read(await hub.record(chair.table)) for chair in (one, other)]
    for number in (0, 1):
        assert records[0].deals[number].deck == records[1].deals[number].deck
        assert records[0].deals[number].cut == records[1].deals[number].cut
    assert records[0].deals[0].turns != records[1].deals[0].turns
    for record in [await hub.record(chair.table) for chair in (one, other)]:
        assert {each.status for each in verify(record.encode())} == {Status.PROVEN}


async def test_every_deal_is_opened_as_at_no_score(hub: Hub) -> None:
    one, _ = await opened(hub, deals=3)
    rules = hub.tables[one.table].table.rules
    assert {rules.opening_minimum(score) for score in (-500, 0, 1500, 3000, 9000)} == {50}
    asked = Settings(rules="tres-barajas", house={"opening": "0:60 5000:120", "target": 400, "aimed_cut": False})
    duplicate = await Duplicates(hub).open(NewDuplicate(settings=asked, name="Ana", avatar="fox"))
    rules = hub.tables[duplicate.table].table.rules
    assert {rules.opening_minimum(score) for score in (-500, 0, 6000)} == {90}
    assert (rules.aimed_cut, rules.deals, rules.target) == (False, 4, 100_000)


async def nothing_told(hub: Hub, app: Any, tables: tuple[Opened, Opened], both: int = 0) -> None:
    """No door tells anything of the play: without a key, with that of the same table, with that of the other.

    `both`: the deals that both tables have finished; of these the points are told.
    """
    async with asking(app) as web:
        for chair in tables:
            for key in (None, *(each.key for each in tables)):
                headers = {} if key is None else {"authorization": f"Bearer {key}"}
                for path in ("record", "replay", "review", "moments", "habits"):
                    answer = await web.get(f"/api/tables/{chair.table}/{path}", headers=headers)
                    assert (answer.status_code, answer.json()["code"]) == (409, "table-twin-sealed"), path
                if key != chair.key:
                    answer = await web.get(f"/api/tables/{chair.table}", headers=headers)
                    assert answer.status_code == 403
                    hello = commands.Hello(key=key)
                    with pytest.raises(TableError):
                        await hub.connect(chair.table, hello)
            told = (await web.get(f"/api/duplicates/{chair.table}")).json()
            assert len(told["results"]) == both
            assert (told["total"], told["winner"]) == (sum(deal["swing"] for deal in told["results"]), None)
            assert set(told["tables"][0]) == {"table", "stage", "deals", "abandoned", "still", "chairs"}


async def test_nothing_is_told_of_a_table_before_both_are_finished(hub: Hub, store: SimStore) -> None:
    tables = await opened(hub)
    app = create_app(hub, Config(), [duplicate_wing(hub)])
    watcher = await connect(hub, tables[1].table)
    first, second = [await playing(hub, chair) for chair in tables]
    assert watcher.messages[-1].code == "no-watchers"
    await nothing_told(hub, app, tables)
    await play_to([first], lambda: first.table.stage == "between", random.Random(1))
    await nothing_told(hub, app, tables)
    await play_to([second], lambda: second.table.stage == "between", random.Random(2))
    await nothing_told(hub, app, tables, 1)
    await to_the_end(first, 3)
    await nothing_told(hub, app, tables, 1)
    cards = hub.tables[tables[0].table].table.cards
    assert cards is not None
    heard = b"".join(first.frames + second.frames)
    for number in (1, 2):
        assert cards.of_deal(number).encode() not in heard
    assert cards.secret.encode() not in heard
    assert b'"revealed"' not in heard
    await hub.close()
    async with hub_on(store) as again:  # what a server knows of it lies in the logs of the tables
        app = create_app(again, Config(), [duplicate_wing(again)])
        await nothing_told(again, app, tables, 1)
        late = await connect(again, tables[0].table, tables[0].key)
        assert b'"revealed"' not in b"".join(late.frames)
        await to_the_end(await connect(again, tables[1].table, tables[1].key), 4)
        assert len((await Duplicates(again).look(tables[0].table, "en")).results) == 2
        assert cards.of_deal(1) in await again.record(tables[1].table)


async def test_who_has_gone_is_not_replaced_but_by_a_bot(hub: Hub) -> None:
    one, _ = await opened(hub)
    await hub.join(one.table, 1, "Leo", "owl")
    client = await playing(hub, one)
    with pytest.raises(TableError) as refused:
        await hub.join(one.table, 2, "Zoe", "owl")
    assert code_of(refused) == "no-watchers"
    live = hub.tables[one.table]
    live.people.coming.clear()
    live.people.gone[1] = 0.0
    answer = await client.ask(commands.Unseat(id=client.new_id(), chair=1))
    assert isinstance(answer, Failed)
    assert answer.code == "table-twin-substitute"
    assert isinstance(await client.ask(commands.Replace(id=client.new_id(), player=1)), Ack)
    await client.until(lambda: client.table.chairs[1].away)


async def test_there_is_no_rematch_no_other_setting_and_nobody_beside_a_player(hub: Hub) -> None:
    one, _ = await opened(hub, deals=1)
    client = await connect(hub, one.table, one.key)
    answer = await client.ask(commands.ChangeSettings(id=client.new_id(), settings=QUICK))
    assert answer.code == "table-settings-shared"
    await client.ask(commands.Begin(id=client.new_id()))
    assert (await client.ask(commands.Beside(id=client.new_id(), key="b" * 43))).code == "table-beside-compared"
    await to_the_end(client, 1)
    assert (await client.ask(commands.Rematch(id=client.new_id()))).code == "table-rematch-shared"


async def test_a_table_that_stands_still_does_not_keep_the_other_one_waiting(hub: Hub, later: Later) -> None:
    one, other = await opened(hub)
    duplicates = Duplicates(hub)
    first, second = await playing(hub, one), await playing(hub, other)

    async def refused(table: str, key: str | None) -> str:
        with pytest.raises(WordedError) as error:
            await duplicates.end(table, key, "en")
        return code_of(error)

    assert await refused(one.table, one.key) == "early"
    await to_the_end(first, 1)
    await play_to([second], lambda: second.table.stage == "between", random.Random(2))
    assert await refused(one.table, None) == await refused(one.table, other.key) == "wrong-key"
    assert await refused(one.table, one.key) == "awake"
    later.more = STILL_MS / 1000 + 5
    assert await refused(one.table, one.key) == "awake", "somebody is there"
    await second.close()
    later.more *= 2
    assert (await duplicates.look(one.table, "en")).tables[1].still
    found = await duplicates.end(one.table, one.key, "en")
    assert [table.abandoned for table in found.tables] == [False, True]
    assert len(found.results) == 1
    assert found.winner is not None
    assert await refused(one.table, one.key) == "over"
    assert "abandoned" in await hub.record(other.table)


async def test_a_table_at_which_nobody_has_begun_is_called_off(hub: Hub, later: Later) -> None:
    one, other = await opened(hub, deals=1)
    await to_the_end(await playing(hub, one), 1)
    later.more = STILL_MS / 1000 + 5
    hub.tables[other.table].people.coming.clear()
    found = await Duplicates(hub).end(one.table, one.key, "en")
    assert (found.tables[1].stage, found.results, found.winner) == ("finished", [], None)
    assert await hub.record(one.table)
    client = await connect(hub, other.table, other.key)
    assert client.table.abandoned
    assert (await client.ask(commands.Begin(id=client.new_id()))).code == "table-finished"
    with pytest.raises(TableError) as refused:
        await hub.join(other.table, 1, "Leo", "owl")
    assert code_of(refused) == "finished"


async def test_an_abandoned_table_counts_as_far_as_it_was_played(hub: Hub) -> None:
    one, other = await opened(hub)
    first, second = await playing(hub, one), await playing(hub, other)
    await play_to([first], lambda: first.table.stage == "between", random.Random(1))
    assert isinstance(await first.ask(commands.Abandon(id=first.new_id())), Ack)
    await first.until(lambda: first.table.abandoned)
    assert b'"revealed"' not in b"".join(first.frames)
    with pytest.raises(TableError):
        await hub.record(one.table, one.key)
    await to_the_end(second, 2)
    found = await Duplicates(hub).look(one.table, "en")
    assert len(found.results) == 1
    assert [table.deals for table in found.tables] == [1, 2]


async def test_bad_input_gets_a_sentence(hub: Hub) -> None:
    duplicates = Duplicates(hub)
    with pytest.raises(DuplicateError) as refused:
        await duplicates.open(NewDuplicate(settings=Settings(rules="reglamento/3"), name="Ana", avatar="fox"))
    assert code_of(refused) == "sides"
    plain = await hub.create(QUICK, "Ana", "fox")
    with pytest.raises(DuplicateError) as refused:
        await duplicates.look(plain.table, "en")
    assert code_of(refused) == "no-match"
    async with asking(create_app(hub, Config(), [duplicate_wing(hub)])) as web:
        asked = {"settings": {"rules": "clasica"}, "name": "Ana", "avatar": "fox"}
        for deals, place in ((0, "$.deals"), (13, "$.deals"), ("4", "$.deals")):
            answer = await web.post("/api/duplicates", json={**asked, "deals": deals})
            assert answer.status_code == 400
            assert place.removeprefix("$.") in answer.json()["message"]
        assert (await web.get("/api/duplicates/zzzzzzzzzz")).status_code == 404
        made = (await web.post("/api/duplicates", json=asked)).json()
        assert made["player"] == 0
        found = (await web.get(f"/api/duplicates/{made['table']}?lang=es")).json()
        assert (found["title"], found["deals"]) == ("Canasta clásica", 4)


def test_logs_of_other_tables_say_nothing_of_it() -> None:
    assert b"twin" not in msgspec.json.encode(inputs.TableMade(QUICK))
