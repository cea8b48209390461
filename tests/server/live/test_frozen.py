"""A table that new rules have frozen: people look at it and are told why, nothing is done there, the others play on."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from tests.changed_rules import later
from tests.server.live.clients import QUICK, Client, begun, connect, play_to, table_of
from tests.server.simulation.store import SimStore

from canasta.server.journal.errors import JournalError
from canasta.server.journal.inspection import inspect_all
from canasta.server.live import Hub
from canasta.server.live.hub import MatchProgress
from canasta.server.store import Job
from canasta.server.web.app import create_app
from canasta.server.wire import commands
from canasta.server.wire.messages import Ack, Failed
from canasta.server.workers import Inside

pytestmark = pytest.mark.anyio
AWARD: dict[str, Any] = {"going_out": 200}
SHORT = msgspec.structs.replace(QUICK, seed="s0")  # a deal of half as many actions as most, and as many to review


async def one_deal(store: SimStore) -> tuple[Client, Client]:
    """Two people at a table in its second deal, on a server that has stopped."""
    hub = Hub(store, executor=Inside())
    await hub.start()
    one, two = await table_of(hub, SHORT, 2)
    assert isinstance(await two.ask(commands.Confirm("agree")), Ack)
    assert isinstance(await one.ask(commands.Begin("begin")), Ack)
    await play_to([one, two], lambda: bool(one.table.sheets) and one.table.stage == "play", random.Random(5))
    await hub.close()
    return one, two


@pytest.fixture
async def then(store: SimStore) -> tuple[Client, Client]:
    return await one_deal(store)


async def test_it_is_shown_with_its_score_and_takes_nothing(
    store: SimStore, then: tuple[Client, Client], caplog: pytest.LogCaptureFixture
) -> None:
    before, _ = then
    name, rows = before.table.id, list(store.logs[before.table.id].rows)
    store.jobs[name] = Job(name, 0.0, len(rows))
    with later("clasica", AWARD), caplog.at_level(logging.WARNING):
        hub = Hub(store, executor=Inside())
        await hub.start()
        await hub._take_up()
        ana = await connect(hub, name, before.key, "es")
        assert (ana.table.sheets, ana.table.scores) == (before.table.sheets, before.table.scores)
        assert "ya no tiene" in ana.table.frozen
        assert "no longer has" in str((await hub.info(name, "en")).frozen)
        assert ana.welcome is not None
        assert (ana.welcome.player, ana.welcome.clock) == (None, None)
        for command in (
            commands.Play("a", "draw"), commands.Next("b"), commands.Abandon("c"), commands.Back("d"),
            commands.Say("e", "hello"), commands.Rematch("f"), commands.Replace("g", 1), commands.Hint("h"),
            commands.Try("i", "draw"),
        ):  # fmt: skip
            answer = await ana.ask(command)
            assert isinstance(answer, Failed), command
            assert (answer.code, answer.again, answer.message) == ("journal-frozen-rules", False, ana.table.frozen)
        await ana.session.say(commands.Language("en"))
        await ana.until(lambda: "no longer has" in ana.table.frozen)
        live = await hub.tables.take(name)
        assert (live.table.due(), live.job(), live.lost) == (None, None, False)
        assert MatchProgress.of(live.table) == MatchProgress(
            [tuple(side.total for side in deal) for deal in before.table.sheets]
        )
        other, _ = await begun(hub, QUICK, 2)
        await other.until(lambda: other.table.stage == "play")
        await hub.close()
    assert store.logs[name].rows == rows
    assert [record.levelname for record in caplog.records] == ["WARNING"], "the operator is told once"
    assert name in caplog.text


async def test_over_http_it_answers_in_words(store: SimStore, then: tuple[Client, Client]) -> None:
    before, _ = then
    path = f"/api/tables/{before.table.id}"
    with later("clasica", AWARD):
        hub = Hub(store, executor=Inside())
        app: Any = create_app(hub)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x") as web:
            info = (await web.get(path)).json()
            assert info["scores"] == before.table.scores
            assert info["frozen"]
            for _ in range(2):
                answer = await web.post(f"{path}/chairs", json={"name": "Eva", "avatar": "owl"})
                assert (answer.status_code, answer.json()["code"]) == (409, "journal-frozen-rules")
            for rest in ("record", "replay", "review"):
                assert (await web.get(f"{path}/{rest}")).status_code in (200, 409)
        await hub.close()


async def test_a_table_by_rules_that_are_gone_tells_its_scores_in_a_sentence(
    store: SimStore, then: tuple[Client, Client]
) -> None:
    before, _ = then
    log = store.logs[before.table.id]
    log.rows[0] = replace(log.rows[0], body=log.rows[0].body.replace(b'"rules":"clasica"', b'"rules":"casera"'))
    rows = list(log.rows)
    scores = ", ".join(str(score) for score in before.table.scores)
    hub = Hub(store, executor=Inside())
    await hub.start()
    with pytest.raises(JournalError, match=f"“casera@1”, which .* its last scores are {scores}"):
        await connect(hub, before.table.id, before.key, "en")
    [finding] = (await inspect_all(store)).findings
    assert (finding.health, "“casera@1”" in finding.why("en")) == ("frozen", True)
    app: Any = create_app(hub)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x") as web:
        for rest in ("", "/record", "/replay", "/review"):
            answer = await web.get(f"/api/tables/{before.table.id}{rest}")
            assert (answer.status_code, answer.json()["code"]) == (409, "journal-frozen-gone")
    await hub.close()
    assert store.logs[before.table.id].rows == rows


async def test_a_socket_at_a_frozen_table_stays(store: SimStore, then: tuple[Client, Client]) -> None:
    """It is not sent away to come back at once."""
    before, _ = then
    with later("clasica", AWARD):
        hub = Hub(store, executor=Inside())
        await hub.start()
        ana = await connect(hub, before.table.id, before.key)
        await asyncio.sleep(0)
        await ana.session.say(commands.Ping())
        await ana.until(lambda: ana.messages[-1])
        assert not ana.session.ended
        await hub.close()
