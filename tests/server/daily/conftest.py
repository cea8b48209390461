"""A server with its days, on a store in memory and a clock that tests turn."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from tests.server.daily.players import NOON, Turned
from tests.server.live.clients import hub_on
from tests.server.simulation.store import SimStore

from canasta.server.daily import hub as days
from canasta.server.daily.hub import Daily
from canasta.server.journal.time_and_chance import ServerClock
from canasta.server.live import Hub


@pytest.fixture
def store() -> SimStore:
    return SimStore()


@pytest.fixture
def clock() -> Turned:
    return Turned()


@pytest.fixture
async def hub(store: SimStore, clock: Turned) -> AsyncIterator[Hub]:
    async with hub_on(store, clock=ServerClock(wall=lambda: NOON / 1000, elapsed=clock)) as hub:
        yield hub


@pytest.fixture
async def daily(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Daily]:
    monkeypatch.setattr(days, "PLAYINGS", 3)
    monkeypatch.setattr(days, "LEVEL", "novice")
    daily = Daily(hub)
    await daily.start()
    yield daily
    await daily.close()
