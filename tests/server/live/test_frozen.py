"""A table that new rules have frozen says why and with which scores; versions of rules are stored and told."""

from __future__ import annotations

import logging
import random
from typing import Any

import msgspec
import pytest
from tests.changed_rules import later
from tests.server.live.clients import QUICK, Client, begun, connect, hub_on, play_to, table_of
from tests.server.simulation.store import SimStore
from tests.server.web.conftest import client_of

from canasta.server.journal.kind import JournalError
from canasta.server.live import Hub
from canasta.server.store import Job
from canasta.server.upkeep.replays import inspect_all
from canasta.server.wire import commands
from canasta.server.wire.messages import Ack
from canasta.server.wire.values import Settings

pytestmark = pytest.mark.anyio
AWARD: dict[str, Any] = {"going_out": 200}
SHORT = msgspec.structs.replace(QUICK, seed="s0")  # a deal of half as many actions as most, and as many to review


@pytest.fixture
async def then(store: SimStore) -> tuple[Client, Client]:
    """Two people at a table in its second deal, on a server that has stopped."""
    async with hub_on(store) as hub:
        one, two = await table_of(hub, SHORT, 2)
        assert isinstance(await two.ask(commands.Confirm("agree")), Ack)
        assert isinstance(await one.ask(commands.Begin("begin")), Ack)
        await play_to([one, two], lambda: bool(one.table.sheets) and one.table.stage == "play", random.Random(5))
    return one, two


async def test_it_is_not_opened_and_tells_its_scores(
    store: SimStore, then: tuple[Client, Client], caplog: pytest.LogCaptureFixture
) -> None:
    before, _ = then
    name, rows = before.table.id, list(store.logs[before.table.id].rows)
    scores = ", ".join(str(score) for score in before.table.scores)
    store.jobs[name] = Job(name, 0.0, len(rows))
    with later("clasica", AWARD), caplog.at_level(logging.WARNING):
        async with hub_on(store) as hub:
            await hub._take_up()
            assert name not in store.jobs
            with pytest.raises(JournalError, match=f"a form that .* the last scores are {scores}") as caught:
                await connect(hub, name, before.key, "en")
            assert caught.value.code == "frozen-rules"
            assert (hub.tables.frozen, hub.tables.set_aside) == (1, 0)
            [finding] = (await inspect_all(store)).findings
            assert (finding.health, finding.seq, scores in finding.why("es")) == ("frozen", 1, True)
            async with client_of(hub) as web:
                path = f"/api/tables/{name}"
                answers = [await web.get(f"{path}{rest}") for rest in ("", "/record", "/replay", "/review")]
                answers.append(await web.post(f"{path}/chairs", json={"name": "Eva", "avatar": "owl"}))
                for answer in answers:
                    assert (answer.status_code, answer.json()["code"]) == (409, "journal-frozen-rules")
            other, _ = await begun(hub, QUICK, 2)
            await other.until(lambda: other.table.stage == "play")
    assert store.logs[name].rows == rows
    assert [record.levelname for record in caplog.records] == ["WARNING"], "the operator is told once"
    assert name in caplog.text
    async with hub_on(store) as hub:
        ana = await connect(hub, name, before.key)
        assert ana.table.scores == before.table.scores


async def test_it_is_read_once_until_it_changes(
    store: SimStore, then: tuple[Client, Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    before, _ = then
    name, loads, load = before.table.id, list[str](), store.load

    async def counted(log_id: str) -> Any:
        loads.append(log_id)
        return await load(log_id)

    monkeypatch.setattr(store, "load", counted)
    async with hub_on(store) as hub:
        with later("clasica", AWARD):
            for _ in range(3):
                with pytest.raises(JournalError, match="a form that"):
                    await hub.info(name, "en", before.key)
        assert loads == [name]
        await hub.tables.renew(name)
        assert (await hub.info(name, "en", before.key)).scores == before.table.scores


async def test_the_version_is_stored_and_told(hub: Hub, store: SimStore) -> None:
    with later("tres-barajas", {}, version=2, earlier={1: {"late_plug": True}}):
        (client,) = await table_of(hub, Settings(rules="tres-barajas"), 1)
        assert client.table.settings.version == 2
        assert isinstance(await client.ask(commands.ChangeSettings("s1", Settings(rules="tres-barajas@1"))), Ack)
        await client.until(lambda: client.table.settings.version == 1)
        assert (await hub.info(client.table.id, "es")).title.endswith(", versión 1")
        assert isinstance(await client.ask(commands.ChangeSettings("s2", Settings(rules="tres-barajas"))), Ack)
        await client.until(lambda: client.table.settings.version == 2)
        assert "versión" not in (await hub.info(client.table.id, "es")).title
        stored = await store.load(client.table.id)
        assert stored is not None
        entries = [msgspec.json.decode(row.body)[1] for row in stored.rows]
        assert [entry["settings"]["version"] for entry in entries if "settings" in entry] == [2, 1, 2]
