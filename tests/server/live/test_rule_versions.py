"""The server stores and tells by which version of its rules a table plays: the newest, unless one was asked for."""

from __future__ import annotations

import msgspec
import pytest
from tests.changed_rules import later
from tests.server.live.clients import table_of
from tests.server.simulation.store import SimStore

from canasta.server.live import Hub
from canasta.server.wire import commands
from canasta.server.wire.messages import Ack
from canasta.server.wire.values import Settings

pytestmark = pytest.mark.anyio


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


async def test_a_version_that_is_not_known_is_refused(hub: Hub) -> None:
    (client,) = await table_of(hub, Settings(rules="clasica"), 1)
    answer = await client.ask(commands.ChangeSettings("s1", Settings(rules="tres-barajas", version=9)))
    assert answer.code == "rules-unknown-version"
